// Source: ADOC uikit/uiview, uikit/uiwindow, uikit/uicoordinatespace.
#pragma once
#import <UIKit/CALayer.h>
#import <UIKit/UIColor.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/UIResponder.h>
#import <UIKit/UITraitCollection.h>

NS_ASSUME_NONNULL_BEGIN

@class UIWindow, UIViewController;

// ADOC uikit/uipopoverpresentationcontrollersourceitem, OS271: alone here in that it does not belong to the
// main actor. That a view and a bar button item are source items: "Conforming Types" of that page.
API_AVAILABLE_IOS(16.0)
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end

// ADOC, OBJC2 uikit/uiview/autoresizingmask-swift.struct
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
} NS_SWIFT_NAME(UIView.AutoresizingMask);

API_AVAILABLE_IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <UITraitEnvironment, UIPopoverPresentationControllerSourceItem>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets API_AVAILABLE_IOS(11.0);
@property (nonatomic, readonly, nullable) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nonatomic, readonly, nullable) UIWindow *window;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index NS_SWIFT_NAME(insertSubview(_:at:));
- (void)insertSubview:(UIView *)view
         belowSubview:(UIView *)siblingSubview NS_SWIFT_NAME(insertSubview(_:belowSubview:));
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (void)removeFromSuperview;
@property (nonatomic, readonly, strong) CALayer *layer;
- (void)didMoveToWindow;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
@end

API_AVAILABLE_IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@property (nonatomic, strong, nullable) UIViewController *rootViewController;
@end

NS_ASSUME_NONNULL_END
