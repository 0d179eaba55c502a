// Source: HDR, member for member; `preferredPlacement` and `backgroundEffect` ADOC, OS271, MSL. What Swift
// sees refined (NS_REFINED_FOR_SWIFT) stands again in Overlays/UIKit.swiftinterface.
#pragma once
#import <UIKit/UIPresentationController.h>

NS_ASSUME_NONNULL_BEGIN

@class UISheetPresentationController, UISheetPresentationControllerDetent;

typedef NSString *UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME(UISheetPresentationControllerDetent.Identifier);

extern const UISheetPresentationControllerDetentIdentifier
    UISheetPresentationControllerDetentIdentifierMedium API_AVAILABLE_IOS(15.0);
extern const UISheetPresentationControllerDetentIdentifier
    UISheetPresentationControllerDetentIdentifierLarge API_AVAILABLE_IOS(15.0);

typedef NS_ENUM(NSInteger, UISheetPresentationControllerPlacement) {
  UISheetPresentationControllerPlacementAutomatic = 0,
  UISheetPresentationControllerPlacementLeading = 1,
  UISheetPresentationControllerPlacementCenter = 2,
  UISheetPresentationControllerPlacementTrailing = 3,
} NS_SWIFT_NAME(UISheetPresentationController.Placement) API_AVAILABLE_IOS(27.0);

API_AVAILABLE_IOS(16.0) NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@property (nonatomic, readonly) UITraitCollection *containerTraitCollection;
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end

API_AVAILABLE_IOS(15.0) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)mediumDetent;
+ (instancetype)largeDetent;
+ (instancetype)
    customDetentWithIdentifier:(nullable UISheetPresentationControllerDetentIdentifier)identifier
                      resolver:
                          (CGFloat (^)(id<UISheetPresentationControllerDetentResolutionContext>))resolver
    API_AVAILABLE_IOS(16.0) NS_REFINED_FOR_SWIFT;
@property (nonatomic, strong, readonly) UISheetPresentationControllerDetentIdentifier identifier
    API_AVAILABLE_IOS(16.0);
- (CGFloat)resolvedValueInContext:(id<UISheetPresentationControllerDetentResolutionContext>)context
    API_AVAILABLE_IOS(16.0) NS_REFINED_FOR_SWIFT;
@property (nonatomic, copy, nullable) UIVisualEffect *backgroundEffect API_AVAILABLE_IOS(26.1);
@end

API_AVAILABLE_IOS(15.0) NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (UISheetPresentationController *)sheetPresentationController;
@end

API_AVAILABLE_IOS(15.0) NS_SWIFT_UI_ACTOR
@interface UISheetPresentationController : UIPresentationController
@property (nonatomic, weak, nullable) id<UISheetPresentationControllerDelegate> delegate;
@property (nonatomic, strong, nullable) UIView *sourceView;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
@property (nonatomic) BOOL prefersGrabberVisible;
@property (nonatomic) CGFloat preferredCornerRadius NS_REFINED_FOR_SWIFT;
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property (nonatomic, copy, nullable)
    UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nonatomic, copy, nullable)
    UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
@property (nonatomic) BOOL prefersPageSizing API_AVAILABLE_IOS(17.0);
@property (nonatomic) UISheetPresentationControllerPlacement preferredPlacement
    API_AVAILABLE_IOS(27.0);
- (void)animateChanges:(void(NS_NOESCAPE ^)(void))changes;
- (void)invalidateDetents API_AVAILABLE_IOS(16.0);
@end

NS_ASSUME_NONNULL_END
