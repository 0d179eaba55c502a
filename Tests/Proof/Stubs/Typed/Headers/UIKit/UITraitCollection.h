// Source: ADOC uikit/uitraitcollection, uikit/uiuserinterfacesizeclass, uikit/uiuserinterfaceidiom,
// uikit/uitraitenvironment; that the traits are `Sendable` and on no actor: OBJC2, OS271.
#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
} API_AVAILABLE_IOS(8.0);

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone API_AVAILABLE_IOS(3.2) = 0,
  UIUserInterfaceIdiomPad API_AVAILABLE_IOS(3.2) = 1,
  UIUserInterfaceIdiomTV NS_SWIFT_NAME(tv) API_AVAILABLE_IOS(9.0) = 2,
  UIUserInterfaceIdiomCarPlay API_AVAILABLE_IOS(9.0) = 3,
  UIUserInterfaceIdiomMac API_AVAILABLE_IOS(14.0) = 5,
  UIUserInterfaceIdiomVision API_AVAILABLE_IOS(17.0) = 6,
} API_AVAILABLE_IOS(3.2);

API_AVAILABLE_IOS(8.0) NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@end

API_AVAILABLE_IOS(8.0) NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    API_DEPRECATED_IOS(8.0, 17.0, "Use the trait change registration APIs");
@end

NS_ASSUME_NONNULL_END
