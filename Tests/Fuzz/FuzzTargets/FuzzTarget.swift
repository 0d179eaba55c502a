/// Something that takes bytes from outside, and what must hold of it whatever they are.
package struct FuzzTarget: Sendable {
  /// Why bytes were not taken as they must be.
  package struct Fault: Error, CustomStringConvertible {
    /// What does not hold.
    package let description: String

    /// Makes a fault.
    init(_ description: String) { self.description = description }
  }

  /// What commands and folders of inputs call it.
  package let name: String
  /// Takes bytes; throws what does not hold, and traps where sheetc does.
  package let run: @Sendable ([UInt8]) throws(Fault) -> Void

  /// Every target.
  package static let all = [compile, height, drag, fix]

  /// Throws what does not hold, unless it does.
  static func require(
    _ condition: Bool, _ description: @autoclosure () -> String
  ) throws(Fault) {
    guard condition else { throw Fault(description()) }
  }
}
