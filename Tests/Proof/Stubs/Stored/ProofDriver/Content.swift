@_exported import UIKit

/// Makes the constraints of `view` come to a height for each width, in points; nil makes them come to
/// none.
@MainActor public func constrain(_ view: UIView, _ height: ((CGFloat) -> CGFloat)?) {
  Stub.fittingHeights[ObjectIdentifier(view)] = height
}
