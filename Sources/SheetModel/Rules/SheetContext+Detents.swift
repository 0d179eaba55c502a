import Diagnostics
import SheetSpec
import YAMLSyntax

extension SheetContext {
  /// Whether the style is known and has a sheet; where it has none, the sheet's keys are another
  /// rule's.
  var hasSheet: Bool { style?.hasSheet == true && !staysPopover }

  /// How many detents the sheet has, the default among them; nil where not all could be read.
  var detentCount: Int? {
    switch spec.detents {
    case .missing: 1
    case .invalid: nil
    case .written(let list, _, _): list.isComplete ? list.detents.count : nil
    }
  }

  /// The name of the largest undimmed detent, where the sheet has it.
  var undimmedDetent: String? {
    guard let name = spec.largestUndimmedDetentIdentifier.value else { return nil }
    let isDeclared =
      spec.detents.isWritten ? detents.contains { $0.name.value == name } : name == "large"
    return isDeclared ? name : nil
  }

  /// The fix that takes out the key at `range`, where that can be done; never a safe one where a
  /// comment stands in the value, which goes with it.
  func removal(
    of key: String, at range: SourceRange, _ applicability: Fix.Applicability,
    title: String? = nil
  ) -> [Fix] {
    guard let edits = tree.removal(ofKeyAt: range, in: file) else { return [] }
    let holdsComment = tree.holdsComment(inPairAt: range, in: file)
    return [
      Fix(title ?? "take `\(key)` out", holdsComment ? .unsafe : applicability, edits)
    ]
  }
}

extension Entry {
  /// The value as a place to point at.
  func label(_ message: String) -> [Diagnostic.Label] {
    range.map { [Diagnostic.Label(message, at: $0)] } ?? []
  }
}
