// Views, as ADOC swiftui/view and swiftui/viewbuilder declare them, with a walk that takes the place of drawing.
@_exported import UIKit

/// Part of what is shown.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view without a body, which says itself what it is.
@MainActor protocol StubNode {
  /// Notes what the view is.
  func note(in tree: StubTree)
}

/// What a view turned out to be.
@MainActor public final class StubTree {
  /// Each modifier with its arguments, from the inside out.
  public internal(set) var modifiers: [String] = []
  /// The detents that it was given; nil for the system's own choice.
  public internal(set) var detents: Set<PresentationDetent>?
  /// Where the selected detent is kept.
  public internal(set) var selection: Binding<PresentationDetent>?
  /// What it presents.
  public internal(set) var presentations: [StubPresentation] = []
  /// What is called when it appears.
  public internal(set) var appearances: [() -> Void] = []
  /// What is called when it disappears.
  public internal(set) var disappearances: [() -> Void] = []
  /// The values whose changes are heard of.
  public internal(set) var changes: [StubChange] = []
  /// The size that a layout gave its content.
  public internal(set) var contentSize: CGSize?

  /// Walks through `view`.
  public init(_ view: some View) {
    walk(view)
  }

  func walk(_ view: some View) {
    StubSurroundings.walks += 1
    defer { StubSurroundings.walks -= 1 }
    if let node = view as? any StubNode {
      node.note(in: self)
    } else {
      walk(view.body)
    }
  }
}

/// A view with something noted about it.
struct StubNoted<Content: View>: View, StubNode {
  let content: Content
  let addition: (StubTree) -> Void

  var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }

  func note(in tree: StubTree) {
    tree.walk(content)
    addition(tree)
  }
}

extension View {
  /// This view, noted as having a modifier of SwiftUI that came with an iOS.
  func noted(
    _ name: String, _ arguments: String, since major: Int, _ minor: Int = 0
  ) -> some View {
    StubNoted(content: self) { tree in
      Stub.require(major, minor, name)
      tree.modifiers.append("\(name) \(arguments)")
    }
  }
}

extension Never: View {
  /// Never asked for.
  public var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }
}

/// Nothing.
public struct EmptyView: View, StubNode {
  /// Makes one.
  public init() {}
  /// Never asked for.
  public var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }
  func note(in tree: StubTree) {}
}

/// A text, by which tests tell views apart.
public struct Text: View, StubNode {
  let content: String
  /// Makes one.
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
  /// Never asked for.
  public var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }
  func note(in tree: StubTree) { tree.modifiers.append("Text \(content)") }
}

/// Several views.
struct StubGroup: View, StubNode {
  let views: [any View]

  var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }

  func note(in tree: StubTree) { for view in views { tree.walk(view) } }
}

/// One of two views.
public struct StubConditionalContent<TrueContent: View, FalseContent: View>: View, StubNode {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }
  let branch: Branch
  /// Never asked for.
  public var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }
  func note(in tree: StubTree) {
    switch branch {
    case .first(let view): tree.walk(view)
    case .second(let view): tree.walk(view)
    }
  }
}

/// Puts the statements of a closure together to a view.
@resultBuilder public struct ViewBuilder {
  /// A part of the view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A part of the view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A part of the view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// A part of the view.
  public static func buildBlock<First: View, Second: View>(
    _ first: First, _ second: Second
  ) -> some View { StubGroup(views: [first, second]) }
  /// A part of the view.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> StubConditionalContent<First, Second> {
    StubConditionalContent(branch: .first(first))
  }
  /// A part of the view.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> StubConditionalContent<First, Second> {
    StubConditionalContent(branch: .second(second))
  }
}
