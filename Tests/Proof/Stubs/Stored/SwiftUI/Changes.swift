// ADOC swiftui/view/onchange(of:perform:), swiftui/view/onchange(of:initial:_:), swiftui/view/onappear(perform:),
// swiftui/view/ondisappear(perform:).

/// A value whose changes a view hears of.
@MainActor public struct StubChange {
  /// Whether another value is the same.
  public let isEqual: (Any) -> Bool
  /// The value.
  public let value: Any
  /// What is called with the value of before and the new one.
  public let action: (Any, Any) -> Void
  /// Whether that is the closure of the new view; that of older systems is the one of before.
  public let isNew: Bool
}

extension View {
  /// Hears of changes, with the closure of before.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    StubNoted(content: self) { tree in
      tree.changes.append(
        StubChange(
          isEqual: { $0 as? V == value }, value: value,
          action: { if let new = $1 as? V { action(new) } }, isNew: false))
    }
  }

  /// Hears of changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    StubNoted(content: self) { tree in
      Stub.require(17, 0, "onChange(of:initial:_:)")
      tree.changes.append(
        StubChange(
          isEqual: { $0 as? V == value }, value: value,
          action: { if let old = $0 as? V, let new = $1 as? V { action(old, new) } }, isNew: true))
    }
  }

  /// Hears when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    StubNoted(content: self) { tree in if let action { tree.appearances.append(action) } }
  }

  /// Hears when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    StubNoted(content: self) { tree in if let action { tree.disappearances.append(action) } }
  }
}
