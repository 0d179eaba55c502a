// ADOC swiftui/state, swiftui/binding. A state lives as long as the value that declares
// it, where SwiftUI keeps it as long as the view is shown.

private final class Storage<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A value that a view keeps.
@propertyWrapper public struct State<Value>: @unchecked Sendable {
  private let storage: Storage<Value>
  /// Makes one.
  public init(wrappedValue value: Value) { storage = Storage(value) }
  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  /// The value as a binding.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

/// A value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// Makes one.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }
  /// A value that stays.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  /// The value as a binding.
  public var projectedValue: Binding<Value> { self }
  /// A part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (read, write) = (read, write)
    return Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: {
        var value = read()
        value[keyPath: keyPath] = $0
        write(value)
      })
  }
}
