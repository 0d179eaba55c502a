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

extension SheetContext {
  /// The fix that writes one more key, `entry`, of a detent; none where the detent has a form in
  /// which that cannot be done.
  func addition(of entry: String, to body: DetentSpec.Body, _ title: String) -> [Fix] {
    guard let height = body.height.value, let key = body.height.keyRange,
      let range = body.height.range
    else { return [] }
    let written = file.text(range)
    guard !written.contains("\n"), !written.contains("\r"), !tree.isTagged(height.node, in: file)
    else { return [] }
    let isShort = file.text(key) != "height"
    if isShort {
      let needsQuotes = height.text.contains(",") && written == height.text
      let value = needsQuotes ? "\"\(written)\"" : written
      return [Fix(title, .unsafe, [.init(range, "{ height: \(value), \(entry) }")])]
    }
    guard tree.isInFlow(height.node) else { return [] }
    return [Fix(title, .unsafe, [.init(SourceRange(range.end, range.end), ", \(entry)")])]
  }
}

extension Entry {
  /// The value as a place to point at.
  func label(_ message: String) -> [Diagnostic.Label] {
    range.map { [Diagnostic.Label(message, at: $0)] } ?? []
  }
}
