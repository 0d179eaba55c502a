// ADOC swiftui/view, the page of each modifier and of what it takes.

/// Whether something is shown.
public enum Visibility: Sendable {
  case automatic, visible, hidden
}

/// The argument of the modifier of that name.
public struct PresentationBackgroundInteraction: Sendable {
  let stubText: String
  /// One of SwiftUI's values.
  public static let automatic = Self(stubText: "automatic")
  /// One of SwiftUI's values.
  public static let enabled = Self(stubText: "enabled")
  /// One of SwiftUI's values.
  public static let disabled = Self(stubText: "disabled")
  /// One of SwiftUI's values.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(stubText: "enabled up through \(detent.stubName)")
  }
}

/// The argument of the modifier of that name.
public struct PresentationContentInteraction: Sendable {
  let stubText: String
  /// One of SwiftUI's values.
  public static let automatic = Self(stubText: "automatic")
  /// One of SwiftUI's values.
  public static let resizes = Self(stubText: "resizes")
  /// One of SwiftUI's values.
  public static let scrolls = Self(stubText: "scrolls")
}

/// The argument of the modifier of that name.
public struct PresentationAdaptation: Sendable {
  let stubText: String
  /// One of SwiftUI's values.
  public static let automatic = Self(stubText: "automatic")
  /// One of SwiftUI's values.
  public static let none = Self(stubText: "none")
  /// One of SwiftUI's values.
  public static let popover = Self(stubText: "popover")
  /// One of SwiftUI's values.
  public static let sheet = Self(stubText: "sheet")
  /// One of SwiftUI's values.
  public static let fullScreenCover = Self(stubText: "fullScreenCover")
}

/// The argument of the modifier of that name.
public struct PresentationPlacement: Sendable {
  let stubText: String
  /// One of SwiftUI's values.
  public static let automatic = Self(stubText: "automatic")
  /// One of SwiftUI's values.
  public static let leading = Self(stubText: "leading")
  /// One of SwiftUI's values.
  public static let center = Self(stubText: "center")
  /// One of SwiftUI's values.
  public static let trailing = Self(stubText: "trailing")
}

extension View {
  /// Notes the modifier.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    noted("presentationBackground", style.stubText, since: 16, 4)
  }

  /// Notes the modifier.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    noted("scrollDisabled", "\(disabled)", since: 16)
  }

  /// Notes the modifier.
  public func frame(idealWidth: CGFloat? = nil, idealHeight: CGFloat? = nil) -> some View {
    noted("frame", "\(idealWidth.stubText) \(idealHeight.stubText)", since: 13)
  }

  /// Notes the modifier.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    noted("interactiveDismissDisabled", "\(isDisabled)", since: 15)
  }

  /// Notes the modifier.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    StubNoted(content: self) { tree in
      Stub.require(16, 0, "presentationDetents")
      tree.detents = detents
      tree.modifiers.append(
        "presentationDetents \(detents.map(\.stubName).sorted().joined(separator: " "))")
    }
  }

  /// Notes the modifier.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // The selection must be one of the detents (ADOC).
    guard detents.contains(selection.wrappedValue) else {
      Stub.fail("`\(selection.wrappedValue.stubName)` is selected, and is no detent of the sheet")
    }
    return StubNoted(content: presentationDetents(detents)) { $0.selection = selection }
  }

  /// Notes the modifier.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    noted("presentationDragIndicator", "\(visibility)", since: 16)
  }

  /// Notes the modifier.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    noted("presentationBackgroundInteraction", interaction.stubText, since: 16, 4)
  }

  /// Notes the modifier.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    noted("presentationContentInteraction", behavior.stubText, since: 16, 4)
  }

  /// Notes the modifier.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    noted("presentationCornerRadius", cornerRadius.stubText, since: 16, 4)
  }

  /// Notes the modifier.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    noted("presentationCompactAdaptation", adaptation.stubText, since: 16, 4)
  }

  /// Notes the modifier.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    noted("presentationSizing", sizing.stubText, since: 18)
  }

  /// Notes the modifier.
  public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
    noted("presentationPlacement", placement.stubText, since: 27)
  }
}
