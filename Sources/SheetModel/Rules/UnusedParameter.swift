import Diagnostics
import SheetSpec

extension SheetRule {
  /// `unused-parameter`
  static let unusedParameter = SheetRule(
    id: "unused-parameter", severity: .warning,
    summary: "A parameter that nothing is made of.",
    rationale: """
      A parameter becomes a property that the app sets, and moves the sheet by the heights and the
      radius that are made of it. One that none is made of moves nothing: it was left behind, or
      the height that should use it does not.
      """,
    examples: [
      .good(
        """
        sheets:
          Search:
            parameters: { keyboardHeight: { default: 0, minimum: 0, maximum: 400 } }
            detents: [panel: keyboardHeight + 160, large]
        """),
      .bad(
        """
        sheets:
          Search:
            parameters:
              keyboardHeight: { default: 0, minimum: 0, maximum: 400 }
              «barHeight»: { default: 49, minimum: 0, maximum: 100 }
            detents: [panel: keyboardHeight + 160, large]
        """,
        fixed: """
          sheets:
            Search:
              parameters:
                keyboardHeight: { default: 0, minimum: 0, maximum: 400 }
              detents: [panel: keyboardHeight + 160, large]
          """),
      .bad(
        """
        sheets:
          Search:
            parameters: { «barHeight»: { default: 49, minimum: 0, maximum: 100 } }
            detents: [medium, large]
        """,
        fixed: """
          sheets:
            Search:
              detents: [medium, large]
          """),
    ]
  ) { context, report in
    guard let list = context.spec.parameters.value, !context.spec.variants.isInvalid else { return }
    var used: Set<String> = []
    for spec in [context.spec] + (context.spec.variants.value?.records.map({ $0.sheet }) ?? []) {
      guard let names = spec.usedParameters else { return }
      used.formUnion(names)
    }
    for declaration in list.declarations where !used.contains(declaration.name.value) {
      let name = declaration.name
      let isOnly = list.declarations.count == 1
      let key = isOnly ? context.spec.parameters.keyRange : name.range
      report(
        "nothing is made of the parameter `\(name.value)`", at: name.range,
        help: ["use it in a height, or leave it out"],
        fixes: key.map {
          context.removal(of: isOnly ? "parameters" : name.value, at: $0, .unsafe)
        } ?? [])
    }
  }
}

extension SheetSpec {
  /// The parameters that heights and the radius are made of; nil where not all could be read.
  fileprivate var usedParameters: [String]? {
    let list = detents.value
    guard !detents.isInvalid, list?.isComplete != false, !preferredCornerRadius.isInvalid,
      list?.detents.contains(where: { $0.hasUnknownHeight }) != true
    else { return nil }
    var names: [String] = []
    for body in list?.detents.compactMap({ $0.body?.value }) ?? [] {
      for height in [body.height.value, body.estimated.value] {
        names += height?.parameters.map { $0.value } ?? []
      }
    }
    if case .parameter(let name)? = preferredCornerRadius.value ?? nil { names.append(name) }
    return names
  }
}

extension DetentSpec {
  /// Whether a height could not be read.
  fileprivate var hasUnknownHeight: Bool {
    (body?.value).map { $0.height.isInvalid || $0.estimated.isInvalid } ?? false
  }
}
