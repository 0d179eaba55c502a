/// Source: ADOC uikit/uiuserinterfacesizeclass.
public enum UIUserInterfaceSizeClass: Int {
  /// Raw value 0.
  case unspecified = 0
  /// Raw value 1.
  case compact = 1
  /// Raw value 2.
  case regular = 2
}

/// Source: ADOC uikit/uiuserinterfaceidiom.
public enum UIUserInterfaceIdiom: Int {
  /// Raw value -1.
  case unspecified = -1
  /// Raw value 0.
  case phone = 0
  /// Raw value 1.
  case pad = 1
  /// Raw value 2.
  case tv = 2
  /// Raw value 3.
  case carPlay = 3
  /// Raw value 5.
  case mac = 5
  /// Raw value 6.
  case vision = 6
}

/// Source: ADOC uikit/uitraitcollection; the memberwise initializer is the stub's own.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// Source: ADOC uikit/uitraitcollection/userinterfaceidiom.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Source: ADOC uikit/uitraitcollection/horizontalsizeclass.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Source: ADOC uikit/uitraitcollection/verticalsizeclass.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// A phone in portrait unless told otherwise.
  public init(
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}
