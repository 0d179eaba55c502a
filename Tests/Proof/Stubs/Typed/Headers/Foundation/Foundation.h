// What UIKit's declarations need of Foundation.
// Source: ADOC foundation/nsstring, nsarray, nsset, nsdictionary, nsnumber, nscoder, timeinterval; for
// the macros the attributes that Clang documents (AttributeReference, "swift_name", "swift_newtype",
// "enum_extensibility", "flag_enum", "availability").
#pragma once

#include <ObjectiveC/NSObject.h>
#include <CoreGraphics/CGGeometry.h>

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(...) __attribute__((swift_name(#__VA_ARGS__)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
// How Foundation's API notes name the Swift value type that stands for a class (Clang "swift_bridge").
#define NS_SWIFT_BRIDGE(_name) __attribute__((swift_bridge(_name)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_ENUM(_type, _name)                                                                      \
  enum __attribute__((enum_extensibility(open))) _name : _type _name;                              \
  enum __attribute__((enum_extensibility(open))) _name : _type
#define NS_OPTIONS(_type, _name)                                                                   \
  enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type _name;                   \
  enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type
#define API_AVAILABLE_IOS(_version) __attribute__((availability(ios, introduced=_version)))
#define API_DEPRECATED_IOS(_introduced, _deprecated, _message)                                     \
  __attribute__((availability(ios, introduced=_introduced, deprecated=_deprecated, message=_message)))

NS_ASSUME_NONNULL_BEGIN

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

@class NSString, NSCoder;

@protocol NSCopying
@end

@protocol NSSecureCoding
@end

NS_SWIFT_BRIDGE("Swift.String")
@interface NSString : NSObject <NSCopying>
@end

@interface NSNumber : NSObject <NSCopying>
@end

@interface NSCoder : NSObject
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@end

NS_SWIFT_BRIDGE("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@end

NS_SWIFT_BRIDGE("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@end

NS_SWIFT_BRIDGE("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@end

NS_ASSUME_NONNULL_END
