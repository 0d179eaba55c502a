import Diagnostics
import SheetSpec
import YAMLSyntax

/// What a rule sees: a sheet as it is written, and what it is decided against.
///
/// A class, since what a sheet says is large and rules hand it on.
final class SheetContext {
  /// The sheet.
  let spec: SheetSpec
  /// What it targets; in a combination of variants, what that reaches.
  let targets: Targets
  /// What the document targets.
  let document: Platform
  /// The combinations of variants that are reached; known once all have been looked at.
  let combinations: [Combination]?
  /// The conditions of the variants that hold; empty in the sheet as it stands.
  let conditions: [SourceRange]
  /// In a combination of variants, the names of the detents that the sheet itself declares.
  let baseDetents: [String]
  /// The file.
  let file: SourceFile
  /// Its nodes.
  let tree: YAMLTree
  /// The style, with its default; nil where it could not be read.
  let style: ModalPresentationStyle?
  /// Whether the sheet is a popover in compact size classes too, and so never a sheet.
  let staysPopover: Bool
  /// The detents that could be read, in order.
  let detents: [DetentSpec]
  /// What rules ask of each detent most, in the order of the list.
  let summaries: [DetentSummary]
  /// Whether every detent could be read, and there is one.
  let isWholeListKnown: Bool
  /// The formula of each detent in the order of the list; nil for UIKit's own, and where the
  /// height could not be read.
  let formulas: [HeightFormula?]
  /// The height of each detent where it is a line; nil where it is not, follows the content, or is not
  /// known.
  let lines: [HeightLine?]
  /// The formula of each detent until its content was measured, where the height follows that; nil
  /// for all others, and where it is not known.
  let estimates: [HeightFormula?]
  /// The parameters of the sheet that can be what they say, in order.
  let parameters: [Parameter]
  /// Whether nothing in the file up to the end of the sheet was wrong in form.
  let isReadable: Bool
  /// The order of the detents; nil where each is at least as tall as those before it in every
  /// container, which is so in nearly all sheets and seen at once, and where none matters.
  private(set) lazy var order: DetentOrder? =
    style?.hasSheet != false && !isPlainlyAscending ? DetentOrder(self) : nil
  /// The heights that may be out of range, in order; the others are seen to be in it at once, nearly
  /// all.
  private(set) lazy var doubtfulHeights: [WrittenHeight] = detents.indices.flatMap { index in
    isPlainlyInRange(index) ? [] : writtenHeights(index)
  }

  /// Works out what rules share.
  init(
    _ written: consuming SheetSpec, _ targets: Targets, _ decoding: borrowing Decoding,
    document: Platform? = nil,
    conditions: [SourceRange] = [], baseDetents: [String] = [],
    combinations: [Combination]? = nil
  ) {
    spec = consume written
    self.targets = targets
    self.document = document ?? targets.platform
    self.conditions = conditions
    self.baseDetents = baseDetents
    self.combinations = combinations
    // Not the whole of `decoding`: its diagnostics are added to while this is alive.
    file = decoding.file
    tree = decoding.tree
    isReadable = !decoding.diagnostics.hasErrors
    style =
      spec.modalPresentationStyle.isInvalid
      ? nil : spec.modalPresentationStyle.value ?? .pageSheet
    staysPopover =
      style == .popover && spec.popover.value?.compactAdaptation.value == CompactAdaptation.none
    let list = spec.detents.value
    let detents = list?.detents ?? []
    let summaries = detents.map(DetentSummary.init)
    self.detents = detents
    self.summaries = summaries
    isWholeListKnown =
      list?.isComplete == true && !summaries.isEmpty && summaries.allSatisfy({ $0.isKnown })
    let parameters = Parameter.all(spec.parameters.value)
    self.parameters = parameters
    let formulas = detents.map { detent in
      // A parameter that cannot be what it says was reported.
      detent.body?.value.height.value.flatMap { try? HeightFormula($0.expression, parameters) }
    }
    self.formulas = formulas
    lines = detents.indices.map { index in
      switch detents[index].kind {
      case .system: summaries[index].isLarge ? .largeDetent : .mediumDetent
      case .custom: summaries[index].usesFit ? nil : formulas[index]?.line
      case .reference: nil
      }
    }
    estimates = summaries.indices.map { index in
      guard summaries[index].usesFit else { return nil }
      return detents[index].body?.value.estimated.value.flatMap {
        try? HeightFormula($0.expression, parameters)
      }
    }
  }

  /// What the document says of its targets.
  var platform: Platform { targets.platform }

  /// Whether Swift for `framework` is made of the sheet.
  func emits(_ framework: EmissionTarget) -> Bool { targets.emission.contains(framework) }

  /// Whether the app runs on a system without custom detents.
  var targetsSystemDetentsOnly: Bool { platform.ios < .customDetents }
}

extension DetentSpec {
  /// What is said of a detent of one's own; nil for `medium` and `large`.
  var body: Shared<Body>? {
    if case .custom(let body) = kind { body } else { nil }
  }

  /// Whether the name is one of UIKit's.
  var hasSystemName: Bool { name.value == "medium" || name.value == "large" }

  /// What the detent is before iOS 16: `medium`, `large`, `omit`, or nil where nothing is said.
  var systemDetent: DetentFallback? {
    switch kind {
    case .system: name.value == "medium" ? .medium : .large
    case .custom(let body): body.value.fallback.value
    case .reference: nil
    }
  }
}
