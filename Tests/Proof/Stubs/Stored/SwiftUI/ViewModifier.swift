// ADOC swiftui/viewmodifier, swiftui/modifiedcontent, swiftui/view/modifier(_:).

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, StubNode {
  let walk: (StubTree) -> Void
  public var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }
  func note(in tree: StubTree) { walk(tree) }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, StubNode {
  let content: Content
  let modifier: Modifier
  public var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }
  func note(in tree: StubTree) {
    tree.walk(modifier.body(content: _ViewModifier_Content { $0.walk(content) }))
  }
}

extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
