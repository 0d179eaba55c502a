/// Source: HDR, ADOC.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// Effectively the window's traits.
  var containerTraitCollection: UITraitCollection { get }
  /// The most that a detent can have, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The circumstances in which a driver resolves a detent.
@MainActor
public final class StubResolutionContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  /// The driver's traits.
  public let containerTraitCollection: UITraitCollection
  /// The driver's maximum, in points.
  public let maximumDetentValue: CGFloat
  /// What `medium` resolves to where it is active, in points.
  public let medium: CGFloat

  /// Makes a context of the driver's numbers.
  public init(maximum: CGFloat, medium: CGFloat, traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    self.medium = medium
  }
}

extension UISheetPresentationController {
  /// Source: HDR, ADOC.
  @MainActor public final class Detent: NSObject {
    /// Source: ADOC; the raw values CHARON.
    public struct Identifier: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
      /// The text that names the detent.
      public let rawValue: String
      /// Makes the identifier of that text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes the identifier of that text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The system's medium detent.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The system's large detent.
      public static let large = Self("com.apple.UIKit.large")
      /// The text that names the detent.
      public var description: String { rawValue }
    }

    /// The identifier on every system, for drivers.
    public let stubIdentifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      stubIdentifier = identifier
      self.resolver = resolver
    }

    /// Inactive in compact height (HDR, ADOC); its height is the context's.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? StubResolutionContext)?.medium
      }
    }

    /// The maximum (HDR, ADOC).
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Source: HDR, ADOC (iOS 16); a missing identifier becomes a made-up one.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Stub.require(16, 0, "UISheetPresentationController.Detent.custom")
      return Detent(identifier ?? Identifier("com.apple.UIKit.dynamic"), resolver: resolver)
    }

    /// Source: HDR, ADOC (iOS 16).
    public var identifier: Identifier {
      Stub.require(16, 0, "UISheetPresentationController.Detent.identifier")
      return stubIdentifier
    }

    /// Source: HDR, ADOC (iOS 16); nil where the detent is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      Stub.require(16, 0, "UISheetPresentationController.Detent.resolvedValue(in:)")
      return stubValue(in: context)
    }

    /// The resolved value on every system, for drivers.
    public func stubValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      let wasResolving = Stub.isResolving
      Stub.isResolving = true
      defer { Stub.isResolving = wasResolving }
      return resolver(context)
    }

    /// Source: HDR, ADOC (iOS 26.1).
    public var backgroundEffect: UIVisualEffect? {
      didSet { Stub.require(26, 1, "UISheetPresentationController.Detent.backgroundEffect") }
    }
  }
}
