// Source: ADOC uikit/uidevice, uikit/uidevice/current, uikit/uidevice/userinterfaceidiom.
#pragma once
#import <Foundation/Foundation.h>
#import <UIKit/UITraitCollection.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE_IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom API_AVAILABLE_IOS(3.2);
@end

NS_ASSUME_NONNULL_END
