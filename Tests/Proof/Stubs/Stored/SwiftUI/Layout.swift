// ADOC swiftui/layout, swiftui/layoutsubview, swiftui/layoutsubviews, swiftui/proposedviewsize, swiftui/unitpoint,
// swiftui/geometryproxy, swiftui/view/ongeometrychange(for:of:action:). Content is as wide as it may be; how tall it is
// where it can choose, a driver says.

/// What can be animated.
public protocol Animatable {}

/// A point of a rectangle.
public struct UnitPoint: Sendable {
  /// The corner where text begins.
  public static let topLeading = UnitPoint()
}

/// The room that a view is offered; nil lets it choose.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?
  /// Makes one.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
}

/// The room that a driver gives to what it walks through.
@MainActor public enum StubRoom {
  /// How large the sheet is.
  public static var sheet = CGSize(width: 390, height: 700)
  /// How tall the content is where it can choose, for its width.
  public static var contentHeight: @MainActor (CGFloat) -> CGFloat = { _ in 0 }
  static var placed = CGSize.zero
}

/// A view that a layout places.
public struct LayoutSubview {
  let fit: (ProposedViewSize) -> CGSize
  let placed: (ProposedViewSize) -> Void
  /// How large the view is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
  /// Places the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) { placed(proposal) }
}

/// The views that a layout places.
public typealias LayoutSubviews = [LayoutSubview]

/// Something that places views.
@preconcurrency public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// Lays out two views: content, and one that takes what it is offered.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Stub.require(16, 0, "Layout")
    return StubLayout(layout: self, content: content())
  }
}

struct StubLayout<L: Layout, Content: View>: View, StubNode where L.Cache == Void {
  let layout: L
  let content: Content

  var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }

  func note(in tree: StubTree) {
    guard let group = content as? StubGroup, group.views.count == 2 else {
      Stub.fail("a layout lays out something else than two views")
    }
    var placed: [ProposedViewSize?] = [nil, nil]
    let content = LayoutSubview { proposal in
      let width = proposal.width ?? 0
      return CGSize(width: width, height: proposal.height ?? StubRoom.contentHeight(width))
    } placed: {
      placed[0] = $0
    }
    let other = LayoutSubview { proposal in
      CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    } placed: {
      placed[1] = $0
    }
    let proposal = ProposedViewSize(width: StubRoom.sheet.width, height: StubRoom.sheet.height)
    var cache: Void = ()
    let size = layout.sizeThatFits(
      proposal: proposal, subviews: [content, other], cache: &cache)
    layout.placeSubviews(
      in: CGRect(x: 0, y: 0, width: size.width, height: size.height), proposal: proposal,
      subviews: [content, other], cache: &cache)
    guard let first = placed[0], let second = placed[1] else {
      Stub.fail("a layout did not place all of its views")
    }
    tree.contentSize = content.sizeThatFits(first)
    tree.walk(group.views[0])
    StubRoom.placed = other.sizeThatFits(second)
    tree.walk(group.views[1])
  }
}

/// What is known of where a view stands.
public struct GeometryProxy: Sendable {
  /// How large it is.
  public let size: CGSize
}

extension View {
  /// Hears what is made of the view's size.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    StubNoted(content: self) { _ in
      Stub.require(16, 0, "onGeometryChange")
      action(transform(GeometryProxy(size: StubRoom.placed)))
    }
  }
}
