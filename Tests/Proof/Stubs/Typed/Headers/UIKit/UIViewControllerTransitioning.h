// Source: ADOC, OBJC2 uikit/uiviewcontrollertransitioningdelegate, …animatedtransitioning,
// …interactivetransitioning, …contexttransitioning, uikit/uiviewcontrollertransitioncoordinator.
#pragma once
#import <UIKit/UIViewController.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
@end

API_AVAILABLE_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:
    (nullable id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(animateTransition(using:));
@optional
- (void)animationEnded:(BOOL)transitionCompleted;
@end

API_AVAILABLE_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@end

API_AVAILABLE_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForPresentedController:(UIViewController *)presented
                         presentingController:(UIViewController *)presenting
                             sourceController:(UIViewController *)source
    NS_SWIFT_NAME(animationController(forPresented:presenting:source:));
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:
    (UIViewController *)dismissed NS_SWIFT_NAME(animationController(forDismissed:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:
    (id<UIViewControllerAnimatedTransitioning>)animator
    NS_SWIFT_NAME(interactionControllerForPresentation(using:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:
    (id<UIViewControllerAnimatedTransitioning>)animator
    NS_SWIFT_NAME(interactionControllerForDismissal(using:));
- (nullable UIPresentationController *)
    presentationControllerForPresentedViewController:(UIViewController *)presented
                            presentingViewController:(nullable UIViewController *)presenting
                                sourceViewController:(UIViewController *)source
    NS_SWIFT_NAME(presentationController(forPresented:presenting:source:)) API_AVAILABLE_IOS(8.0);
@end

API_AVAILABLE_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <NSObject>
@end

NS_ASSUME_NONNULL_END
