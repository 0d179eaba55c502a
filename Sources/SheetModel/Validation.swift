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
  guard let combinations = check(context, by: rules, &decoding) else { return nil }
  return Sheet(context, in: combinations, variants: SheetVariant.all(context, decoding))
}

/// Decides every selected rule about a sheet of which nothing is made.
package func check(
  _ spec: consuming SheetSpec, for targets: Targets, by rules: RuleSelection,
  _ decoding: inout Decoding
) {
  _ = check(SheetContext(spec, targets, decoding), by: rules, &decoding)
}

/// Reports what breaks a rule, in each combination of variants; gives those, with the sheet that
/// each makes of it, or nil where there is an error.
private func check(
  _ context: SheetContext, by rules: RuleSelection, _ decoding: inout Decoding
) -> [VariedContext]? {
  var report = RuleReport(
    rules, Allowance.all(context.spec, &decoding.diagnostics), context)
  var varied: [VariedContext] = []
  if context.spec.variants.isWritten {
    varied = VariedContext.all(context, decoding)
    for one in varied {
      report.beginCombination(where: one.context.conditions)
      report.decide(SheetRule.ofEachCombination, one.context)
    }
    report.beginCombination(where: [])
  } else {
    report.decide(SheetRule.ofEachCombination, context)
  }
  let whole =
    varied.isEmpty
    ? context
    : SheetContext(
      context.spec, context.targets, decoding, combinations: varied.map { $0.combination })
  report.decide(SheetRule.ofTheWhole, whole)
  for diagnostic in report.diagnostics.all { decoding.diagnostics.report(diagnostic) }
  let contexts = [context] + varied.map { $0.context }
  guard !contexts.contains(where: { reportsUndecided($0, &decoding.diagnostics) }) else {
    return nil
  }
  return report.diagnostics.hasErrors ? nil : varied
}

extension RuleReport {
  /// Decides the rules at some places of `SheetRule.all`.
  fileprivate mutating func decide(_ positions: Range<Int>, _ context: SheetContext) {
    let rules = SheetRule.all
    for position in positions where begin(position) { rules[position].check(context, &self) }
  }
}

/// A sheet as it is while some of its variants hold.
struct VariedContext {
  /// Which, and where.
  let combination: Combination
  /// The sheet there.
  let context: SheetContext

  /// The sheet of `base` in each combination of its variants that is reached.
  static func all(_ base: SheetContext, _ decoding: Decoding) -> [VariedContext] {
    let variants = base.spec.variants.value?.records ?? []
    let dropped = Set(SheetRule.sheetKeys(base.spec).map { $0.0 })
    let combinations = Combination.all(of: variants, in: base.targets)
    var actingKeys = [StyleKeys](repeating: [], count: variants.count)
    for combination in combinations {
      let keys = base.spec.actingKeys(with: combination.variants)
      for index in combination.variants { actingKeys[index].formUnion(keys) }
    }
    return combinations.map { combination in
      let holding = combination.variants.map { variants[$0] }
      return VariedContext(
        combination: combination,
        context: SheetContext(
          base.spec.varied(
            by: combination.variants, sheetKeys: dropped, actingKeys: actingKeys),
          combination.targets, decoding,
          document: base.platform, conditions: holding.compactMap { $0.when.range },
          baseDetents: base.spec.detents.isWritten ? base.detents.map { $0.name.value } : ["large"])
      )
    }
  }
}

extension Sheet {
  /// Gives nil where something could not be read, which has been reported.
  convenience init?(
    _ context: SheetContext, in combinations: [VariedContext], variants: [SheetVariant] = []
  ) {
    guard let style = context.style else { return nil }
    var varied: [SheetCombination] = []
    for combination in combinations {
      guard let one = SheetCombination(combination) else { return nil }
      varied.append(one)
    }
    var configuration: SheetConfiguration?
    if style.hasSheet, !context.staysPopover {
      guard let found = SheetConfiguration(context, style) else { return nil }
      configuration = found
    }
    self.init(
      name: context.spec.name.value, description: context.spec.description.value, style: style,
      popover: style == .popover ? Popover(context.spec.popover.value) : nil,
      configuration: configuration,
      isModalInPresentation: context.spec.isModalInPresentation.setting(default: .fixed(false)),
      preferredContentSize: context.spec.preferredContentSize.contentSize,
      dismissal: Dismissal(context.spec.dismissal.value, hasSheet: style.hasSheet),
      backgroundScrolling: context.spec.backgroundScrolling.setting(default: .enabled),
      actions: (context.spec.actions.value ?? []).compactMap { Action($0) },
      variants: variants, combinations: varied)
  }
}

extension Action {
  /// Gives nil where something could not be read, which has been reported.
  fileprivate init?(_ action: NamedRecord<ActionSpec>) {
    name = action.name.value
    if let cycle = action.record.cycle.value {
      kind = .cycle(cycle.map { $0.value })
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

extension Entry<SizeSpec?> {
  /// The size; nil is none.
  var contentSize: Setting<ContentSize?> {
    Setting((value ?? nil).flatMap { ContentSize($0) }, isWritten: isWritten)
  }
}

extension Popover {
  init(_ spec: PopoverSpec?) {
    anchor = spec?.anchor.value
    compactAdaptation = spec?.compactAdaptation.value ?? .sheet
    let directions = spec?.permittedArrowDirections.value
    permittedArrowDirections = directions.map { directions in
      ArrowDirection.allCases.filter(directions.contains)
    }
  }
}

extension SheetConfiguration {
  /// Gives nil where something could not be read, which has been reported.
  init?(_ context: SheetContext, _ style: ModalPresentationStyle) {
    var detents: [Detent] = []
    for index in context.detents.indices {
      guard let detent = Detent(index, context) else { return nil }
      detents.append(detent)
    }
    guard !context.spec.preferredCornerRadius.isInvalid,
      context.spec.parameters.value?.isComplete != false,
      !context.spec.parameters.isInvalid,
      context.parameters.count == context.spec.parameters.value?.declarations.count ?? 0
    else { return nil }
    parameters = context.parameters
    let radius = context.spec.preferredCornerRadius.value ?? nil
    cornerRadiusParameter =
      if case .parameter(let name) = radius { parameters.first { $0.name == name } } else { nil }
    guard context.spec.detents.value?.isComplete ?? !context.spec.detents.isInvalid else {
      return nil
    }
    if detents.isEmpty { detents = [.large] }
    self.detents = Setting(detents, isWritten: context.spec.detents.isWritten)
    sourceView = context.spec.sourceView.setting(default: false)
    selectedDetent = context.spec.selectedDetentIdentifier.index(in: detents)
    largestUndimmedDetent = context.spec.largestUndimmedDetentIdentifier.index(in: detents)
    selectedDetentName = context.spec.selectedDetentIdentifier.name(or: "smallest")
    largestUndimmedDetentName = context.spec.largestUndimmedDetentIdentifier.name(or: "none")
    prefersGrabberVisible = context.spec.prefersGrabberVisible.setting(default: false)
    preferredCornerRadius = Setting(
      cornerRadiusParameter?.defaultValue ?? radius?.points,
      isWritten: context.spec.preferredCornerRadius.isWritten)
    prefersScrollingExpandsWhenScrolledToEdge =
      context.spec.prefersScrollingExpandsWhenScrolledToEdge.setting(default: true)
    prefersEdgeAttachedInCompactHeight =
      context.spec.prefersEdgeAttachedInCompactHeight.setting(default: false)
    widthFollowsPreferredContentSizeWhenEdgeAttached =
      context.spec.widthFollowsPreferredContentSizeWhenEdgeAttached.setting(default: false)
    prefersPageSizing = context.spec.prefersPageSizing.setting(default: style == .pageSheet)
    preferredPlacement = context.spec.preferredPlacement.setting(default: .automatic)
    background = context.spec.background.setting(default: .system)
  }
}

extension Detent {
  fileprivate init?(_ index: Int, _ context: SheetContext) {
    let spec = context.detents[index]
    name = spec.name.value
    switch spec.kind {
    case .system: kind = name == "medium" ? .medium : .large
    case .reference: return nil
    case .custom(let body):
      guard let formula = context.formulas[index], let height = body.value.height.value else {
        return nil
      }
      var estimate: CustomDetent.Estimate?
      if height.usesFit {
        guard let text = body.value.estimated.value?.text, let formula = context.estimates[index]
        else { return nil }
        estimate = CustomDetent.Estimate(
          text: text, formula: formula, exceedsMaximum: formula.exceedsMaximum,
          fallsBelowZero: formula.fallsBelowZero)
      }
      kind = .custom(
        CustomDetent(
          text: height.text, formula: formula, estimate: estimate,
          usesMedium: context.dependsOnMedium(index), fallback: body.value.fallback.value,
          activity: spec.activity))
    }
  }
}

extension HeightFormula {
  /// Whether the height is below 0 somewhere.
  var fallsBelowZero: Bool {
    if let line { return line.signs.isNegative }
    // The least is below 0 where one of its parts is, and the greatest where all of them are at once.
    switch self {
    case .minimum(let values) where values.allSatisfy { $0.line != nil }:
      return values.contains(where: { $0.fallsBelowZero })
    case .maximum(let values)
    where values.contains { $0.line != nil && !$0.fallsBelowZero }:
      return false
    default: break
    }
    return MediumDetent.factors.contains {
      HeightRange(self, mediumFactor: $0)?.low.signs.isNegative ?? true
    }
  }

  /// Whether the height is above the maximum detent value somewhere.
  var exceedsMaximum: Bool {
    // The greatest is above it where one of its parts is, and the least where all of them are at once.
    switch self {
    case .maximum(let values) where values.allSatisfy { $0.line != nil }:
      return values.contains(where: { $0.exceedsMaximum })
    case .minimum(let values)
    where values.contains { $0.line != nil && !$0.exceedsMaximum }:
      return false
    default: break
    }
    let excess = adding(.linear(LinearHeight(maximum: 1)), times: -1)
    if let line = excess.line { return line.signs.isPositive }
    return MediumDetent.factors.contains {
      HeightRange(excess, mediumFactor: $0)?.high.signs.isPositive ?? true
    }
  }
}

extension Entry {
  /// The value, or the default where none is written.
  func setting(default defaultValue: Value) -> Setting<Value> {
    Setting(value ?? defaultValue, isWritten: isWritten)
  }
}

extension Entry<String> {
  /// The place of the named detent, or nil for the word that stands for a default.
  fileprivate func index(in detents: [Detent]) -> Setting<Int?> {
    Setting(detents.firstIndex { $0.name == value }, isWritten: isWritten)
  }

  /// The name of a detent, or nil for the word that stands for a default.
  fileprivate func name(or word: String) -> Setting<String?> {
    Setting(value == word ? nil : value, isWritten: isWritten)
  }
}
