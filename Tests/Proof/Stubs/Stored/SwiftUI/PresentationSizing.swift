// ADOC swiftui/presentationsizing and its types, swiftui/presentationsizing/proposedsize(for:context:).

/// What is sized.
public struct PresentationSizingRoot {}

/// Where it is.
public struct PresentationSizingContext {}

/// How large something that is presented is.
public protocol PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

extension PresentationSizing {
  /// Which of SwiftUI's sizings gives the size.
  var stubText: String {
    let size = proposedSize(for: PresentationSizingRoot(), context: PresentationSizingContext())
    return ["automatic", "fitted", "form", "page"][Int(size.width ?? 0)]
  }
}

/// One of SwiftUI's sizings.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// A size by which it is known again.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 0, height: nil) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// One of SwiftUI's values.
  public static var automatic: Self { Self() }
}

/// One of SwiftUI's sizings.
public struct FittedPresentationSizing: PresentationSizing {
  /// A size by which it is known again.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 1, height: nil) }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// One of SwiftUI's values.
  public static var fitted: Self { Self() }
}

/// One of SwiftUI's sizings.
public struct FormPresentationSizing: PresentationSizing {
  /// A size by which it is known again.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 2, height: nil) }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// One of SwiftUI's values.
  public static var form: Self { Self() }
}

/// One of SwiftUI's sizings.
public struct PagePresentationSizing: PresentationSizing {
  /// A size by which it is known again.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 3, height: nil) }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// One of SwiftUI's values.
  public static var page: Self { Self() }
}
