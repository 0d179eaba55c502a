// Source: ADOC uikit/uivisualeffect, uikit/uiblureffect, uikit/uicoloreffect (26.1).
#pragma once
#import <Foundation/Foundation.h>
#import <UIKit/UIColor.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE_IOS(8.0) NS_SWIFT_UI_ACTOR
@interface UIVisualEffect : NSObject <NSCopying>
@end

// ADOC uikit/uiblureffect/style; the system materials are iOS 13.
typedef NS_ENUM(NSInteger, UIBlurEffectStyle) {
  UIBlurEffectStyleExtraLight,
  UIBlurEffectStyleLight,
  UIBlurEffectStyleDark,
  UIBlurEffectStyleRegular API_AVAILABLE_IOS(10.0) = 4,
  UIBlurEffectStyleProminent API_AVAILABLE_IOS(10.0) = 5,
  UIBlurEffectStyleSystemUltraThinMaterial API_AVAILABLE_IOS(13.0) = 6,
  UIBlurEffectStyleSystemThinMaterial API_AVAILABLE_IOS(13.0) = 7,
  UIBlurEffectStyleSystemMaterial API_AVAILABLE_IOS(13.0) = 8,
  UIBlurEffectStyleSystemThickMaterial API_AVAILABLE_IOS(13.0) = 9,
  UIBlurEffectStyleSystemChromeMaterial API_AVAILABLE_IOS(13.0) = 10,
} NS_SWIFT_NAME(UIBlurEffect.Style) API_AVAILABLE_IOS(8.0);

API_AVAILABLE_IOS(8.0) NS_SWIFT_UI_ACTOR
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end

NS_ASSUME_NONNULL_END
