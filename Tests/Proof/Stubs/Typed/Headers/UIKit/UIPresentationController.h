// Source: ADOC uikit/uipresentationcontroller, uikit/uiadaptivepresentationcontrollerdelegate and their
// members' pages; OBJC2 for the delegate.
#pragma once
#import <UIKit/UIViewController.h>
#import <UIKit/UIVisualEffect.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE_IOS(8.0) NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:
    (UIPresentationController *)controller;
- (UIModalPresentationStyle)
    adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                       traitCollection:(UITraitCollection *)traitCollection
    API_AVAILABLE_IOS(8.3);
- (void)presentationController:(UIPresentationController *)presentationController
    prepareAdaptivePresentationController:
        (UIPresentationController *)adaptivePresentationController API_AVAILABLE_IOS(15.0);
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller
           viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
           transitionCoordinator:
               (nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator
    API_AVAILABLE_IOS(8.3);
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController
    API_AVAILABLE_IOS(13.0);
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController
    API_AVAILABLE_IOS(13.0);
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController
    API_AVAILABLE_IOS(13.0);
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:)) API_AVAILABLE_IOS(13.0);
@end

API_AVAILABLE_IOS(8.0) NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject <UITraitEnvironment>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable UIViewController *)presentingViewController
    NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong, readonly) UIViewController *presentedViewController;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly, strong, nullable) UIView *containerView;
@property (nonatomic, readonly, nullable) UIView *presentedView;
@property (nonatomic, weak, nullable) id<UIAdaptivePresentationControllerDelegate> delegate;
@property (nonatomic, copy, nullable) UIVisualEffect *backgroundEffect API_AVAILABLE_IOS(26.1);
@end

NS_ASSUME_NONNULL_END
