// Source: ADOC uikit/uiviewcontroller and the members' own pages; raw values MSL.
#pragma once
#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

@class UIPresentationController, UISheetPresentationController, UIPopoverPresentationController;
@protocol UIViewControllerTransitioningDelegate;
@protocol UIViewControllerTransitionCoordinator;

typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal = 1,
  UIModalTransitionStyleCrossDissolve = 2,
  UIModalTransitionStylePartialCurl API_AVAILABLE_IOS(3.2) = 3,
};

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet API_AVAILABLE_IOS(3.2) = 1,
  UIModalPresentationFormSheet API_AVAILABLE_IOS(3.2) = 2,
  UIModalPresentationCurrentContext API_AVAILABLE_IOS(3.2) = 3,
  UIModalPresentationCustom API_AVAILABLE_IOS(7.0) = 4,
  UIModalPresentationOverFullScreen API_AVAILABLE_IOS(8.0) = 5,
  UIModalPresentationOverCurrentContext API_AVAILABLE_IOS(8.0) = 6,
  UIModalPresentationPopover API_AVAILABLE_IOS(8.0) = 7,
  UIModalPresentationNone API_AVAILABLE_IOS(7.0) = -1,
  UIModalPresentationAutomatic API_AVAILABLE_IOS(13.0) = -2,
};

// ADOC uikit/uicontentcontainer
API_AVAILABLE_IOS(8.0) NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
@end

API_AVAILABLE_IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <UITraitEnvironment, UIContentContainer>

- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property (null_resettable, nonatomic, strong) UIView *view;
@property (nonatomic, readonly, strong, nullable) UIView *viewIfLoaded API_AVAILABLE_IOS(9.0);
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded API_AVAILABLE_IOS(3.0);
@property (nonatomic, copy, nullable) NSString *title;
- (void)loadViewIfNeeded API_AVAILABLE_IOS(9.0);
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewDidLayoutSubviews API_AVAILABLE_IOS(5.0);

@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented API_AVAILABLE_IOS(5.0);
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed API_AVAILABLE_IOS(5.0);
@property (nonatomic, readonly, weak, nullable) UIViewController *parentViewController;
@property (nonatomic, readonly, nullable) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController) API_AVAILABLE_IOS(5.0);
@property (nonatomic, readonly, nullable) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController) API_AVAILABLE_IOS(5.0);

- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion
    API_AVAILABLE_IOS(5.0) NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^_Nullable)(void))completion
    API_AVAILABLE_IOS(5.0) NS_SWIFT_DISABLE_ASYNC;

@property (nonatomic, assign) UIModalTransitionStyle modalTransitionStyle API_AVAILABLE_IOS(3.0);
@property (nonatomic, assign) UIModalPresentationStyle modalPresentationStyle API_AVAILABLE_IOS(3.2);
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation API_AVAILABLE_IOS(13.0);
@property (nonatomic) CGSize preferredContentSize API_AVAILABLE_IOS(7.0);
@property (nonatomic, weak, nullable) id<UIViewControllerTransitioningDelegate> transitioningDelegate
    API_AVAILABLE_IOS(7.0);
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator>
    transitionCoordinator API_AVAILABLE_IOS(7.0);

@property (nonatomic, readonly, nullable) UIPresentationController *presentationController
    API_AVAILABLE_IOS(8.0);
@property (nonatomic, readonly, nullable) UISheetPresentationController *sheetPresentationController
    API_AVAILABLE_IOS(15.0);
@property (nonatomic, readonly, nullable) UIPopoverPresentationController *popoverPresentationController
    API_AVAILABLE_IOS(8.0);
@end

NS_ASSUME_NONNULL_END
