/// Kinds of keys that act in some styles only.
package struct StyleKeys: OptionSet, Sendable {
  /// A bit for each kind.
  package let rawValue: Int
  /// What a sheet presentation controller reads.
  package static let sheet = StyleKeys(rawValue: 1)
  /// Whether it can be closed from outside: `isModalInPresentation`, and what becomes of a swipe.
  package static let modality = StyleKeys(rawValue: 2)
  /// `popover`.
  package static let popover = StyleKeys(rawValue: 4)
  /// A drag that closes what has no sheet.
  package static let drag = StyleKeys(rawValue: 8)

  /// Makes a set of its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }
}

extension SheetSpec {
  /// The keys that act while the variants at some places hold and no other.
  package func actingKeys(with holding: [Int]) -> StyleKeys {
    let style = holding.styleGiver(in: self).value
    guard style.hasSheet else { return .drag }
    guard style == .popover else { return [.sheet, .modality] }
    return holding.popoverGiver(in: self).staysPopover
      ? [.modality, .popover] : [.sheet, .modality, .popover]
  }

  /// The sheet with what the variants at some places, those that hold in order, say in its place.
  ///
  /// Where the style has no sheet, or the popover never becomes one, only who says so keeps the
  /// keys of sheets, and is wrong to say them. All others lose them: the sheet itself, and each
  /// variant whose keys act in another combination, as `actingKeys` of each variant tells. What is
  /// said of popovers is treated likewise where the style is another, and a drag where it has a sheet.
  package func varied(
    by holding: [Int], sheetKeys: Set<String>, actingKeys elsewhere: [StyleKeys]
  ) -> SheetSpec {
    let variants = self.variants.value?.records ?? []
    let (style, popover) = (holding.styleGiver(in: self), holding.popoverGiver(in: self))
    let acting = actingKeys(with: holding)
    // Who takes the sheet away: the style, or a popover that stays one.
    let giver = style.value.hasSheet ? popover.variant : style.variant
    func idleKeys(of variant: Int?) -> StyleKeys {
      var idle = variant.map { elsewhere[$0] } ?? [.sheet, .modality, .popover, .drag]
      idle.subtract(acting)
      if variant == giver { idle.remove(.sheet) }
      if variant == style.variant { idle.subtract([.modality, .popover, .drag]) }
      return idle
    }
    var result = without(idleKeys(of: nil), sheetKeys)
    // A variant says nothing of a drag, and takes none away.
    let drag = result.dismissal.value?.interactive ?? .missing
    for index in holding {
      let said = variants[index].sheet.without(idleKeys(of: index), sheetKeys)
      for field in SheetSpec.definition.fields { field.overlay(said, &result) }
    }
    result.dismissal = result.dismissal.with { $0.interactive = drag }
    result.detents = result.detents.resolved(with: detents.value?.detents ?? [])
    return result
  }

  private func without(_ keys: StyleKeys, _ sheetKeys: Set<String>) -> SheetSpec {
    guard !keys.isEmpty else { return self }
    var result = self
    if keys.contains(.modality) {
      result.isModalInPresentation = .missing
      result.dismissal = result.dismissal.with { $0.swipe = .missing }
    }
    if keys.contains(.popover) { result.popover = .missing }
    if keys.contains(.drag) {
      result.dismissal = result.dismissal.with { $0.interactive = .missing }
    }
    if keys.contains(.sheet) {
      for field in SheetSpec.definition.fields where sheetKeys.contains(field.key) {
        field.clear(&result)
      }
    }
    return result
  }
}

extension [Int] {
  /// The style that holds while these variants do, and the one that says it; nil is the sheet.
  fileprivate func styleGiver(
    in spec: SheetSpec
  ) -> (value: ModalPresentationStyle, variant: Int?) {
    let variants = spec.variants.value?.records ?? []
    for index in reversed() {
      if let style = variants[index].sheet.modalPresentationStyle.value { return (style, index) }
    }
    return (spec.modalPresentationStyle.value ?? .pageSheet, nil)
  }

  /// Whether the popover stays one while these variants hold, and the one that says it; nil is the
  /// sheet.
  fileprivate func popoverGiver(in spec: SheetSpec) -> (staysPopover: Bool, variant: Int?) {
    let variants = spec.variants.value?.records ?? []
    for index in reversed() {
      if let popover = variants[index].sheet.popover.value { return (popover.staysPopover, index) }
    }
    return (spec.popover.value?.staysPopover ?? false, nil)
  }
}

extension PopoverSpec {
  /// Whether it never becomes a sheet.
  fileprivate var staysPopover: Bool { compactAdaptation.value == CompactAdaptation.none }
}

extension Entry<DismissalSpec> {
  /// The dismissal with a change to what it says, where it could be read.
  fileprivate func with(_ change: (inout DismissalSpec) -> Void) -> Entry {
    guard case .written(var dismissal, let key, let range) = self else { return self }
    change(&dismissal)
    return .written(dismissal, key: key, range: range)
  }
}
