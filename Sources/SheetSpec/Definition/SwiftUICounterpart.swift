/// What says in SwiftUI what a key says in UIKit.
package enum SwiftUICounterpart: Hashable, Sendable {
  /// Nothing does.
  case none
  /// Something does from this version of iOS on.
  case since(IOSVersion)

  /// Something does wherever there are sheets, or the key needs nothing.
  package static let always = SwiftUICounterpart.since(.sheets)
}
