// Source: ADOC uikit/uicolor.
#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE_IOS(2.0) NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSCopying>
// ADOC uikit/uicolor/black
@property (class, nonatomic, readonly) UIColor *blackColor NS_SWIFT_NAME(black);
// ADOC uikit/uicolor/init(named:), iOS 11
+ (nullable UIColor *)colorNamed:(NSString *)name API_AVAILABLE_IOS(11.0);
@end

NS_ASSUME_NONNULL_END
