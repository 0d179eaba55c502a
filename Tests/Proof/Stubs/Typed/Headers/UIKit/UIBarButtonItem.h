// Source: ADOC uikit/uibaritem, uikit/uibarbuttonitem.
#pragma once
#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE_IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

API_AVAILABLE_IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <UIPopoverPresentationControllerSourceItem>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
