// ADOC swiftui/viewmodifier, swiftui/modifiedcontent, swiftui/view/modifier(_:).

/// Something that makes another view of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = StubModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier works on.
public struct StubModifierContent<Modifier: ViewModifier>: View, StubNode {
  let walk: (StubTree) -> Void
  /// Never asked for.
  public var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }
  func note(in tree: StubTree) { walk(tree) }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, StubNode {
  let content: Content
  let modifier: Modifier
  /// Never asked for.
  public var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }
  func note(in tree: StubTree) {
    tree.walk(modifier.body(content: StubModifierContent { $0.walk(content) }))
  }
}

extension View {
  /// This view with `modifier`.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
