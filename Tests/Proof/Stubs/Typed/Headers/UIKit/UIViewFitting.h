// Source: ADOC uikit/uiview/systemlayoutsizefitting(_:), …(_:withhorizontalfittingpriority:verticalfittingpriority:),
// uikit/uiview/layoutfittingcompressedsize, uikit/uilayoutpriority.
#pragma once
#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
extern const UILayoutPriority UILayoutPriorityRequired API_AVAILABLE_IOS(6.0);
extern const UILayoutPriority UILayoutPriorityFittingSizeLevel API_AVAILABLE_IOS(6.0);

extern const CGSize UILayoutFittingCompressedSize API_AVAILABLE_IOS(6.0)
    NS_SWIFT_NAME(UIView.layoutFittingCompressedSize);

@interface UIView (UIConstraintBasedLayoutFittingSize)
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
    NS_SWIFT_NAME(systemLayoutSizeFitting(_:)) API_AVAILABLE_IOS(6.0);
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority
    NS_SWIFT_NAME(systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:))
    API_AVAILABLE_IOS(8.0);
@end

NS_ASSUME_NONNULL_END
