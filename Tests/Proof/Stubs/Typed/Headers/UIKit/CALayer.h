// Source: ADOC quartzcore/calayer. UIKit re-exports QuartzCore, whose module the stubs do without.
#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

// ADOC quartzcore/calayer, "Key-Value Coding Extensions": a layer keeps values for arbitrary keys. Its two
// methods take Objective-C's `id`, and stand in the overlay.
API_AVAILABLE_IOS(2.0)
@interface CALayer : NSObject
@end

NS_ASSUME_NONNULL_END
