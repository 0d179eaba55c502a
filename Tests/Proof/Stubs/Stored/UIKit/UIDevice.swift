/// Source: ADOC uikit/uidevice.
@MainActor public final class UIDevice: NSObject {
  /// Source: ADOC uikit/uidevice/current.
  public static let current = UIDevice()
  /// Source: ADOC uikit/uidevice/userinterfaceidiom; a driver sets it.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
