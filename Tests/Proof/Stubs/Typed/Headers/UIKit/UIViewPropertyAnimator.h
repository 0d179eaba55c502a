// Source: ADOC, OS271, OBJC2 uikit/uiviewpropertyanimator, uikit/uiviewanimating,
// uikit/uiviewimplicitlyanimating, uikit/uiview/animationcurve.
#pragma once
#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear,
} NS_SWIFT_NAME(UIView.AnimationCurve);

typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd,
  UIViewAnimatingPositionStart,
  UIViewAnimatingPositionCurrent,
} API_AVAILABLE_IOS(10.0);

API_AVAILABLE_IOS(10.0) NS_SWIFT_UI_ACTOR
@protocol UIViewAnimating <NSObject>
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic) CGFloat fractionComplete;
- (void)startAnimation;
- (void)pauseAnimation;
@end

API_AVAILABLE_IOS(10.0) NS_SWIFT_UI_ACTOR
@protocol UIViewImplicitlyAnimating <UIViewAnimating>
@optional
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion;
@end

API_AVAILABLE_IOS(10.0) NS_SWIFT_UI_ACTOR
@interface UIViewPropertyAnimator : NSObject <UIViewImplicitlyAnimating>
- (instancetype)initWithDuration:(NSTimeInterval)duration
                           curve:(UIViewAnimationCurve)curve
                      animations:(void (^_Nullable)(void))animations;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion;
@end

NS_ASSUME_NONNULL_END
