// ADOC swiftui/shapestyle, swiftui/anyshapestyle, swiftui/color, swiftui/material.

/// What something is filled with.
public protocol ShapeStyle {
  /// What it is, in words.
  var stubText: String { get }
}

/// A colour of the asset catalogue.
public struct Color: ShapeStyle {
  /// What it is, in words.
  public let stubText: String
  /// Finds it by its name.
  public init(_ name: String) { stubText = "color \(name)" }
  private init() { stubText = "clear" }
  /// A colour that lets all through.
  public static let clear = Color()
}

extension Color: View, StubNode {
  /// Never asked for.
  public var body: Never { Stub.fail("a view of SwiftUI's own was asked for its body") }
  func note(in tree: StubTree) {}
}

/// Any of them.
public struct AnyShapeStyle: ShapeStyle {
  /// What it is, in words.
  public let stubText: String
  /// Holds one.
  public init<S: ShapeStyle>(_ style: S) { stubText = style.stubText }
}

/// A blur.
public struct Material: ShapeStyle {
  /// What it is, in words.
  public let stubText: String
}

extension ShapeStyle where Self == Material {
  /// One of SwiftUI's values.
  public static var ultraThinMaterial: Material { Material(stubText: "material ultraThin") }
  /// One of SwiftUI's values.
  public static var thinMaterial: Material { Material(stubText: "material thin") }
  /// One of SwiftUI's values.
  public static var regularMaterial: Material { Material(stubText: "material regular") }
  /// One of SwiftUI's values.
  public static var thickMaterial: Material { Material(stubText: "material thick") }
}
