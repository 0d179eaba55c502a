// Source: ADOC uikit/uipopoverpresentationcontroller and its members' pages; for the delegate and
// uikit/uipopoverarrowdirection also OBJC2.
#pragma once
#import <UIKit/UIBarButtonItem.h>
#import <UIKit/UIPresentationController.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1UL << 0,
  UIPopoverArrowDirectionDown = 1UL << 1,
  UIPopoverArrowDirectionLeft = 1UL << 2,
  UIPopoverArrowDirectionRight = 1UL << 3,
  UIPopoverArrowDirectionAny = UIPopoverArrowDirectionUp | UIPopoverArrowDirectionDown |
                               UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight,
};

API_AVAILABLE_IOS(8.0) NS_SWIFT_UI_ACTOR
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:
    (UIPopoverPresentationController *)popoverPresentationController
    NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
@end

API_AVAILABLE_IOS(8.0) NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nonatomic, weak, nullable) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nonatomic, assign) UIPopoverArrowDirection permittedArrowDirections;
@property (nullable, nonatomic, strong) UIView *sourceView;
@property (nonatomic, assign) CGRect sourceRect;
@property (nonatomic, assign) BOOL canOverlapSourceViewRect API_AVAILABLE_IOS(9.0);
@property (nullable, nonatomic, strong) UIBarButtonItem *barButtonItem
    API_DEPRECATED_IOS(8.0, 27.0, "Use sourceItem");
@property (nullable, nonatomic, strong) id<UIPopoverPresentationControllerSourceItem> sourceItem
    API_AVAILABLE_IOS(16.0);
@property (nullable, nonatomic, copy) NSArray<UIView *> *passthroughViews;
@property (nonatomic, readonly, strong) UISheetPresentationController *adaptiveSheetPresentationController
    API_AVAILABLE_IOS(15.0);
@end

NS_ASSUME_NONNULL_END
