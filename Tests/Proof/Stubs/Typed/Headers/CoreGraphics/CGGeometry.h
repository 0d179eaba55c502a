// Source: ADOC corefoundation/cgfloat, cgpoint, cgsize, cgrect, cgvector. (In the SDK these stand in
// CoreFoundation, which CoreGraphics re-exports; here they stand in CoreGraphics.)
#pragma once

typedef double CGFloat;

struct CGPoint {
  CGFloat x;
  CGFloat y;
};
typedef struct CGPoint CGPoint;

struct CGSize {
  CGFloat width;
  CGFloat height;
};
typedef struct CGSize CGSize;

struct CGVector {
  CGFloat dx;
  CGFloat dy;
};
typedef struct CGVector CGVector;

struct CGRect {
  CGPoint origin;
  CGSize size;
};
typedef struct CGRect CGRect;
