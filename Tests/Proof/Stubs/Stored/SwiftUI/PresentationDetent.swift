// ADOC swiftui/presentationdetent, swiftui/presentationdetent/context, swiftui/custompresentationdetent.

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  /// What tells it apart: `medium`, `large`, or the name of its type, or its height.
  public let stubName: String
  private let resolve: ((Context) -> CGFloat?)?

  /// The system's medium detent.
  public static let medium = PresentationDetent(stubName: "medium", resolve: nil)
  /// The system's large detent.
  public static let large = PresentationDetent(stubName: "large") { $0.maxDetentValue }

  /// A detent whose height a type works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(stubName: "\(type)") { type.height(in: $0) }
  }

  /// A detent of so many points; of more than there is room for, the room.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    guard height.isFinite, height >= 0 else { Stub.fail("a detent is \(height) points tall") }
    return PresentationDetent(stubName: "height=\(height)") { min(height, $0.maxDetentValue) }
  }

  private init(stubName: String, resolve: ((Context) -> CGFloat?)?) {
    Stub.require(16, 0, "PresentationDetent")
    self.stubName = stubName
    self.resolve = resolve
  }

  /// The height in points in a container, nil where the detent is inactive; that of `medium` is the system's.
  public func stubValue(in context: Context, medium: CGFloat?) -> CGFloat? {
    resolve.map { $0(context) } ?? medium
  }

  /// Whether both are the same.
  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.stubName == right.stubName
  }

  /// Feeds what tells it apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(stubName) }

  /// The container that a height is worked out for.
  @dynamicMemberLookup public struct Context {
    /// The tallest height in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Makes a container.
    public init(
      stubMaximum maximum: CGFloat, horizontal: UserInterfaceSizeClass,
      vertical: UserInterfaceSizeClass
    ) {
      maxDetentValue = maximum
      environment = EnvironmentValues(
        horizontalSizeClass: horizontal, verticalSizeClass: vertical)
    }

    /// What the container is in.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that works out a height.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}
