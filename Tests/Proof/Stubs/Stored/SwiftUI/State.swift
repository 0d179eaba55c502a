// ADOC swiftui/state, swiftui/binding, swiftui/environmentvalues. A state lives as long as the value that declares
// it, where SwiftUI keeps it as long as the view is shown.

private final class Storage<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper public struct State<Value>: @unchecked Sendable {
  private let storage: Storage<Value>
  public init(wrappedValue value: Value) { storage = Storage(value) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
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

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

public struct EnvironmentValues: Sendable {
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
}
