// Source: ADOC, OBJC2, OS271 uikit/uiviewcontrollertransitioningdelegate, …animatedtransitioning,
// uikit/uipercentdriveninteractivetransition, uikit/uitransitioncontextviewkey, …viewcontrollerkey,
// …interactivetransitioning, …contexttransitioning, uikit/uiviewcontrollertransitioncoordinator.
#pragma once
#import <UIKit/UIViewController.h>
#import <UIKit/UIViewPropertyAnimator.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *UITransitionContextViewControllerKey NS_TYPED_EXTENSIBLE_ENUM;
extern const UITransitionContextViewControllerKey UITransitionContextFromViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.from) API_AVAILABLE_IOS(7.0);
extern const UITransitionContextViewControllerKey UITransitionContextToViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.to) API_AVAILABLE_IOS(7.0);

typedef NSString *UITransitionContextViewKey NS_TYPED_EXTENSIBLE_ENUM;
extern const UITransitionContextViewKey UITransitionContextFromViewKey
    NS_SWIFT_NAME(UITransitionContextViewKey.from) API_AVAILABLE_IOS(8.0);
extern const UITransitionContextViewKey UITransitionContextToViewKey
    NS_SWIFT_NAME(UITransitionContextViewKey.to) API_AVAILABLE_IOS(8.0);

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
- (nullable UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key
    NS_SWIFT_NAME(viewController(forKey:));
- (nullable UIView *)viewForKey:(UITransitionContextViewKey)key
    NS_SWIFT_NAME(view(forKey:)) API_AVAILABLE_IOS(8.0);
- (CGRect)finalFrameForViewController:(UIViewController *)vc
    NS_SWIFT_NAME(finalFrame(for:));
@end

API_AVAILABLE_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:
    (nullable id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(animateTransition(using:));
@optional
- (id<UIViewImplicitlyAnimating>)interruptibleAnimatorForTransition:
    (id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(interruptibleAnimator(using:)) API_AVAILABLE_IOS(10.0);
- (void)animationEnded:(BOOL)transitionCompleted;
@end

API_AVAILABLE_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@end

API_AVAILABLE_IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (readonly) CGFloat duration;
@property (readonly) CGFloat percentComplete;
@property (nonatomic, assign) CGFloat completionSpeed;
@property (nonatomic, assign) UIViewAnimationCurve completionCurve;
@property (nonatomic, assign) BOOL wantsInteractiveStart API_AVAILABLE_IOS(10.0);
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(update(_:));
- (void)cancelInteractiveTransition NS_SWIFT_NAME(cancel());
- (void)finishInteractiveTransition NS_SWIFT_NAME(finish());
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
