// The umbrella: a header for each topic. A new topic is a new header here, and, where Swift sees it
// refined, an extension in Overlays/UIKit.swiftinterface.
#import <Foundation/Foundation.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/UIColor.h>
#import <UIKit/UIVisualEffect.h>
#import <UIKit/UIResponder.h>
#import <UIKit/UITraitCollection.h>
#import <UIKit/UIDevice.h>
#import <UIKit/CALayer.h>
#import <UIKit/UIView.h>
#import <UIKit/UIGestureRecognizer.h>
#import <UIKit/UIScrollView.h>
#import <UIKit/UIViewFitting.h>
#import <UIKit/UIViewPropertyAnimator.h>
#import <UIKit/UIBarButtonItem.h>
#import <UIKit/UIViewController.h>
#import <UIKit/UIViewControllerTransitioning.h>
#import <UIKit/UIPresentationController.h>
#import <UIKit/UIPopoverPresentationController.h>
#import <UIKit/UISheetPresentationController.h>
