// ADOC swiftui/view/sheet(ispresented:ondismiss:content:) and its kin, fullscreencover, popover.

/// Something that a view presents, by a modifier of SwiftUI.
@MainActor public struct StubPresentation {
  /// The modifier.
  public let kind: String
  /// The edge of the arrow that it was given.
  public let arrowEdge: Edge?
  /// What is called when it has gone.
  public let onDismiss: (() -> Void)?
  /// What is presented now; nil where nothing is.
  public let content: () -> StubTree?
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
}

extension View {
  private func presenting(
    _ kind: String, arrowEdge: Edge? = nil, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> StubTree?
  ) -> some View {
    StubNoted(content: self) { tree in
      tree.presentations.append(
        StubPresentation(
          kind: kind, arrowEdge: arrowEdge, onDismiss: onDismiss, content: content))
    }
  }

  /// Presents a sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("sheet", onDismiss: onDismiss) {
      isPresented.wrappedValue ? StubSurroundings.presenting { StubTree(content()) } : nil
    }
  }

  /// Presents a sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("sheet", onDismiss: onDismiss) {
      item.wrappedValue.map { item in StubSurroundings.presenting { StubTree(content(item)) } }
    }
  }

  /// Covers the screen.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("fullScreenCover", onDismiss: onDismiss) {
      isPresented.wrappedValue ? StubSurroundings.presenting { StubTree(content()) } : nil
    }
  }

  /// Covers the screen.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("fullScreenCover", onDismiss: onDismiss) {
      item.wrappedValue.map { item in StubSurroundings.presenting { StubTree(content(item)) } }
    }
  }

  /// Presents a popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("popover", arrowEdge: arrowEdge) {
      isPresented.wrappedValue ? StubSurroundings.presenting { StubTree(content()) } : nil
    }
  }

  /// Presents a popover.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("popover", arrowEdge: arrowEdge) {
      item.wrappedValue.map { item in StubSurroundings.presenting { StubTree(content(item)) } }
    }
  }
}
