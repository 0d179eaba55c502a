import Diagnostics
package import SheetSpec

/// Decides every selected rule about a sheet, and makes the sheet if no error was found in it.
///
/// Reports to `decoding.diagnostics`; a sheet with a key that could not be read gives nil.
package func validate(
  _ spec: consuming SheetSpec, for targets: Targets, by rules: RuleSelection,
  _ decoding: inout Decoding
) -> Sheet? {
  let context = SheetContext(spec, targets, decoding)
  return check(context, by: rules, &decoding) ? Sheet(context) : nil
}

/// Decides every selected rule about a sheet of which nothing is made.
package func check(
  _ spec: consuming SheetSpec, for targets: Targets, by rules: RuleSelection,
  _ decoding: inout Decoding
) {
  _ = check(SheetContext(spec, targets, decoding), by: rules, &decoding)
}

/// Reports what breaks a rule; tells whether no error is among it.
private func check(
  _ context: SheetContext, by rules: RuleSelection, _ decoding: inout Decoding
) -> Bool {
  var report = RuleReport(rules, Allowance.all(context.spec, &decoding.diagnostics))
  for position in SheetRule.all.indices where report.begin(position) {
    SheetRule.all[position].check(context, &report)
  }
  for diagnostic in report.diagnostics.all { decoding.diagnostics.report(diagnostic) }
  return !report.diagnostics.hasErrors
}

extension Sheet {
  /// Gives nil where something could not be read, which has been reported.
  fileprivate init?(_ context: SheetContext) {
    let spec = context.spec
    guard let style = context.style else { return nil }
    self.name = spec.name.value
    self.style = style
    description = spec.description.value
    popover = style == .popover ? Popover(spec.popover.value) : nil
    isModalInPresentation = spec.isModalInPresentation.setting(default: .fixed(false))
    backgroundScrolling = spec.backgroundScrolling.setting(default: .enabled)
    actions = (spec.actions.value ?? []).compactMap { Action($0) }
    preferredContentSize = Setting(
      (spec.preferredContentSize.value ?? nil).flatMap { ContentSize($0) },
      isWritten: spec.preferredContentSize.isWritten)
    guard style.hasSheet else {
      configuration = nil
      return
    }
    guard let configuration = SheetConfiguration(context, style) else { return nil }
    self.configuration = configuration
  }
}

extension Action {
  /// Gives nil where something could not be read, which has been reported.
  fileprivate init?(_ action: NamedRecord<ActionSpec>) {
    name = action.name.value
    if let cycle = action.record.cycle.value {
      kind = .cycle(cycle.map(\.value))
    } else if let detent = action.record.select.value {
      kind = .select(
        detent, whenContentOffsetExceeds: action.record.whenContentOffsetExceeds.value)
    } else {
      return nil
    }
  }
}

extension ContentSize {
  fileprivate init?(_ spec: SizeSpec) {
    guard let width = spec.width.value, let height = spec.height.value else { return nil }
    self.init(width: width, height: height)
  }
}

extension Popover {
  fileprivate init(_ spec: PopoverSpec?) {
    anchor = spec?.anchor.value
    compactAdaptation = spec?.compactAdaptation.value ?? .sheet
    let directions = spec?.permittedArrowDirections.value
    permittedArrowDirections = directions.map { directions in
      ArrowDirection.allCases.filter(directions.contains)
    }
  }
}

extension SheetConfiguration {
  fileprivate init?(_ context: SheetContext, _ style: ModalPresentationStyle) {
    let spec = context.spec
    var detents: [Detent] = []
    for (detent, formula) in zip(context.detents, context.formulas) {
      guard let detent = Detent(detent, formula) else { return nil }
      detents.append(detent)
    }
    guard spec.detents.value?.isComplete ?? !spec.detents.isInvalid else { return nil }
    if detents.isEmpty { detents = [Detent(name: "large", kind: .large)] }
    self.detents = Setting(detents, isWritten: spec.detents.isWritten)
    sourceView = spec.sourceView.setting(default: false)
    selectedDetent = spec.selectedDetentIdentifier.index(in: detents)
    largestUndimmedDetent = spec.largestUndimmedDetentIdentifier.index(in: detents)
    prefersGrabberVisible = spec.prefersGrabberVisible.setting(default: false)
    preferredCornerRadius = spec.preferredCornerRadius.setting(default: nil)
    prefersScrollingExpandsWhenScrolledToEdge =
      spec.prefersScrollingExpandsWhenScrolledToEdge.setting(default: true)
    prefersEdgeAttachedInCompactHeight =
      spec.prefersEdgeAttachedInCompactHeight.setting(default: false)
    widthFollowsPreferredContentSizeWhenEdgeAttached =
      spec.widthFollowsPreferredContentSizeWhenEdgeAttached.setting(default: false)
    prefersPageSizing = spec.prefersPageSizing.setting(default: style == .pageSheet)
    preferredPlacement = spec.preferredPlacement.setting(default: .automatic)
    background = spec.background.setting(default: .system)
  }
}

extension Detent {
  fileprivate init?(_ spec: DetentSpec, _ formula: HeightFormula?) {
    name = spec.name.value
    switch spec.kind {
    case .system: kind = name == "medium" ? .medium : .large
    case .custom(let body):
      guard let formula, let height = body.height.value else { return nil }
      kind = .custom(
        CustomDetent(
          text: height.text, formula: formula, usesMedium: height.usesMedium,
          exceedsMaximum: formula.exceedsMaximum, fallsBelowZero: formula.fallsBelowZero,
          fallback: body.fallback.value, activity: spec.activity))
    }
  }
}

extension HeightFormula {
  /// Whether the height is below 0 somewhere.
  var fallsBelowZero: Bool {
    MediumDetent.factors.contains {
      PiecewiseLinear(self, mediumFactor: $0).signs.isNegative
    }
  }

  /// Whether the height is above the maximum detent value somewhere.
  var exceedsMaximum: Bool {
    MediumDetent.factors.contains {
      PiecewiseLinear(self, mediumFactor: $0).adding(.identity, times: -1).signs.isPositive
    }
  }
}

extension Entry {
  fileprivate func setting(default defaultValue: Value) -> Setting<Value> {
    Setting(value ?? defaultValue, isWritten: isWritten)
  }
}

extension Entry<String> {
  /// The place of the named detent, or nil for the word that stands for a default.
  fileprivate func index(in detents: [Detent]) -> Setting<Int?> {
    Setting(detents.firstIndex { $0.name == value }, isWritten: isWritten)
  }
}
