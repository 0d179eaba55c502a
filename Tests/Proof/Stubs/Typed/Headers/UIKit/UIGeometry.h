// Source: ADOC uikit/uiedgeinsets, uikit/uirectedge.
#pragma once
#import <Foundation/Foundation.h>

struct UIEdgeInsets {
  CGFloat top;
  CGFloat left;
  CGFloat bottom;
  CGFloat right;
};
typedef struct UIEdgeInsets UIEdgeInsets;
