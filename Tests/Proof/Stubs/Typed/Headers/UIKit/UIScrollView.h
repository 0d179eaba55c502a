// Source: ADOC, OS271 uikit/uiscrollview and its members' pages.
#pragma once
#import <UIKit/UIGestureRecognizer.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE_IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset API_AVAILABLE_IOS(11.0);
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer
    API_AVAILABLE_IOS(5.0);
@end

NS_ASSUME_NONNULL_END
