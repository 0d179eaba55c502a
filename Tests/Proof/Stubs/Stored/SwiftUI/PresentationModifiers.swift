// ADOC swiftui/view, the page of each modifier and of what it takes.

public enum Visibility: Sendable {
  case automatic, visible, hidden
}

public struct PresentationBackgroundInteraction: Sendable {
  let stubText: String
  public static let automatic = Self(stubText: "automatic")
  public static let enabled = Self(stubText: "enabled")
  public static let disabled = Self(stubText: "disabled")
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(stubText: "enabled up through \(detent.stubName)")
  }
}

public struct PresentationContentInteraction: Sendable {
  let stubText: String
  public static let automatic = Self(stubText: "automatic")
  public static let resizes = Self(stubText: "resizes")
  public static let scrolls = Self(stubText: "scrolls")
}

public struct PresentationAdaptation: Sendable {
  let stubText: String
  public static let automatic = Self(stubText: "automatic")
  public static let none = Self(stubText: "none")
  public static let popover = Self(stubText: "popover")
  public static let sheet = Self(stubText: "sheet")
  public static let fullScreenCover = Self(stubText: "fullScreenCover")
}

public struct PresentationSizing: Sendable {
  let stubText: String
  public static let automatic = Self(stubText: "automatic")
  public static let fitted = Self(stubText: "fitted")
  public static let form = Self(stubText: "form")
  public static let page = Self(stubText: "page")
}

public struct PresentationPlacement: Sendable {
  let stubText: String
  public static let automatic = Self(stubText: "automatic")
  public static let leading = Self(stubText: "leading")
  public static let center = Self(stubText: "center")
  public static let trailing = Self(stubText: "trailing")
}

extension View {
  public func frame(idealWidth: CGFloat? = nil, idealHeight: CGFloat? = nil) -> some View {
    noted("frame", "\(idealWidth.stubText) \(idealHeight.stubText)", since: 13)
  }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    noted("interactiveDismissDisabled", "\(isDisabled)", since: 15)
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    StubNoted(content: self) { tree in
      Stub.require(16, 0, "presentationDetents")
      tree.detents = detents
      tree.modifiers.append(
        "presentationDetents \(detents.map(\.stubName).sorted().joined(separator: " "))")
    }
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // The selection must be one of the detents (ADOC).
    guard detents.contains(selection.wrappedValue) else {
      Stub.fail("`\(selection.wrappedValue.stubName)` is selected, and is no detent of the sheet")
    }
    return StubNoted(content: presentationDetents(detents)) { $0.selection = selection }
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    noted("presentationDragIndicator", "\(visibility)", since: 16)
  }

  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    noted("presentationBackgroundInteraction", interaction.stubText, since: 16, 4)
  }

  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    noted("presentationContentInteraction", behavior.stubText, since: 16, 4)
  }

  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    noted("presentationCornerRadius", cornerRadius.stubText, since: 16, 4)
  }

  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    noted("presentationCompactAdaptation", adaptation.stubText, since: 16, 4)
  }

  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    noted("presentationSizing", sizing.stubText, since: 18)
  }

  public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
    noted("presentationPlacement", placement.stubText, since: 27)
  }
}
