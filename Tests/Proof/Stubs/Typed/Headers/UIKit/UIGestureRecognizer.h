// Source: ADOC, OS271, OBJC2 uikit/uigesturerecognizer, uikit/uigesturerecognizerdelegate,
// uikit/uipangesturerecognizer; the raw values of the states OBJC2.
#pragma once
#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

@class UIGestureRecognizer;

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible = 0,
  UIGestureRecognizerStateBegan = 1,
  UIGestureRecognizerStateChanged = 2,
  UIGestureRecognizerStateEnded = 3,
  UIGestureRecognizerStateCancelled = 4,
  UIGestureRecognizerStateFailed = 5,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded,
} NS_SWIFT_NAME(UIGestureRecognizer.State);

API_AVAILABLE_IOS(3.2) NS_SWIFT_UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:));
@end

// `initWithTarget:action:` and `addTarget:action:` take any object and stand in
// Overlays/UIKit.swiftinterface.
API_AVAILABLE_IOS(3.2) NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)init;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, readonly) UIView *view;
@end

API_AVAILABLE_IOS(3.2) NS_SWIFT_UI_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger maximumNumberOfTouches;
- (CGPoint)translationInView:(nullable UIView *)view NS_SWIFT_NAME(translation(in:));
- (CGPoint)velocityInView:(nullable UIView *)view NS_SWIFT_NAME(velocity(in:));
@end

// ADOC uikit/uiview/addgesturerecognizer(_:), removegesturerecognizer(_:), gesturerecognizers
@interface UIView (UIViewGestureRecognizers)
@property (nullable, nonatomic, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers
    API_AVAILABLE_IOS(3.2);
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer API_AVAILABLE_IOS(3.2);
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer API_AVAILABLE_IOS(3.2);
@end

NS_ASSUME_NONNULL_END
