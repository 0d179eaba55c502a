// ADOC swiftui/environment, swiftui/environmentvalues, swiftui/userinterfacesizeclass. What is presented can stand in
// other size classes than what presents it.

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

/// What a view finds around it.
public struct EnvironmentValues: Sendable {
  /// The room across.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The room down.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// Makes them.
  public init(
    horizontalSizeClass: UserInterfaceSizeClass?, verticalSizeClass: UserInterfaceSizeClass?
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}

/// What stands around the views that a driver walks through.
@MainActor public enum StubSurroundings {
  /// Around what presents something, and around content that is walked through alone.
  public static var presenter = EnvironmentValues(
    horizontalSizeClass: .compact, verticalSizeClass: .regular)
  /// Around what is presented.
  public static var presented = EnvironmentValues(
    horizontalSizeClass: .compact, verticalSizeClass: .regular)
  static var isPresented = false
  static var walks = 0

  /// Walks through what is presented.
  static func presenting<Result>(_ body: () -> Result) -> Result {
    let outside = isPresented
    isPresented = true
    defer { isPresented = outside }
    return body()
  }
}

/// A value that a view finds around it.
@propertyWrapper @MainActor @preconcurrency public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  /// Finds it by its key.
  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  /// The value.
  public var wrappedValue: Value {
    if StubSurroundings.walks == 0 {
      Stub.fail("the environment was asked for outside of a view")
    }
    return
      (StubSurroundings.isPresented ? StubSurroundings.presented : StubSurroundings.presenter)[
        keyPath: keyPath]
  }
}
