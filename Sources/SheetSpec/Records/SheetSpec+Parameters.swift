import Diagnostics
import YAMLSyntax

extension SheetSpec {
  /// Looks up the names in heights and the radius among the parameters, reports those that are
  /// none, and makes what is made of them invalid.
  mutating func resolveParameters(_ decoding: inout Decoding) {
    guard !parameters.isInvalid else { return }
    // A parameter whose name could not be read may be the one that is meant.
    guard parameters.value?.isNamed != false else { return }
    resolve(parameters.value?.declarations ?? [], &decoding)
    guard case .written(var list, let key, let range) = variants else { return }
    list.resolve(parameters.value?.declarations ?? [], &decoding)
    variants = .written(list, key: key, range: range)
  }

  fileprivate mutating func resolve(
    _ declarations: [ParameterListSpec.Declaration], _ decoding: inout Decoding
  ) {
    let names = declarations.map { $0.name.value }
    if case .written(var list, let key, let range) = detents {
      if list.resolveParameters(names, &decoding) {
        detents = .written(list, key: key, range: range)
      }
    }
    guard case .written(.parameter(let name)?, let key, let range) = preferredCornerRadius else {
      return
    }
    if let found = declarations.first(where: { $0.name.value == name }) {
      guard found.spec?.defaultValue.value?.isPercent == true else { return }
      preferredCornerRadius = .invalid(key: key)
      decoding.diagnostics.report(
        .unknownValue, "a radius is in points, and `\(name)` counts percent", at: range,
        labels: [.init("the parameter", at: found.name.range)])
      return
    }
    preferredCornerRadius = .invalid(key: key)
    let closest = closestName(to: name, among: names + ["system"])
    decoding.diagnostics.report(
      .unknownValue, "`\(oneLine(name))` is not a parameter of the sheet", at: range,
      help: [
        closest.map { "did you mean `\($0)`?" }
          ?? "`preferredCornerRadius` is a number of points, a parameter, or `system`"
      ], fixes: closest.map { [Fix("write `\($0)`", .unsafe, [.init(range, $0)])] } ?? [])
  }
}

extension RecordList<VariantSpec> {
  /// Looks up the names in what each variant says.
  fileprivate mutating func resolve(
    _ declarations: [ParameterListSpec.Declaration], _ decoding: inout Decoding
  ) {
    for index in records.indices { records[index].sheet.resolve(declarations, &decoding) }
  }
}

extension DetentListSpec {
  /// Reports the names in heights that are not among `names`, and makes those heights invalid;
  /// tells whether there are any.
  fileprivate mutating func resolveParameters(_ names: [String], _ decoding: inout Decoding) -> Bool
  {
    var isChanged = false
    for index in detents.indices {
      guard case .custom(let written) = detents[index].kind, written.value.asksForMore else {
        continue
      }
      var body = written.value
      let isHeightKnown = decoding.resolve(&body.height, names)
      let isEstimateKnown = decoding.resolve(&body.estimated, names)
      decoding.checkUse(of: body)
      guard !isHeightKnown || !isEstimateKnown else { continue }
      detents[index].kind = .custom(Shared(body))
      isChanged = true
    }
    return isChanged
  }
}

extension DetentSpec.Body {
  /// Whether there is a name to be looked up, or an estimate that may stand for nothing.
  fileprivate var asksForMore: Bool {
    estimated.isWritten || height.value?.parameters.isEmpty == false
  }
}

extension Decoding {
  /// Reports an estimate of a height that does not follow the content.
  fileprivate mutating func checkUse(of body: DetentSpec.Body) {
    guard let height = body.height.value, !height.usesFit, let key = body.estimated.keyRange else {
      return
    }
    diagnostics.report(
      .unknownKey,
      "`estimated` stands for a height with `fit`, and `\(oneLine(height.text))` has none",
      at: key, help: ["leave the key out"],
      fixes: tree.removal(ofKeyAt: key, in: file).map { [Fix("take `estimated` out", .unsafe, $0)] }
        ?? [])
  }

  /// Whether each name in a height is among `names`; reports each that is not, and makes the height
  /// invalid.
  fileprivate mutating func resolve(_ entry: inout Entry<HeightSpec>, _ names: [String]) -> Bool {
    guard case .written(let height, let key, _) = entry, !height.parameters.isEmpty else {
      return true
    }
    let unknown = height.parameters.filter { !names.contains($0.value) }
    guard !unknown.isEmpty else { return true }
    entry = .invalid(key: key)
    for name in unknown {
      let range = height.place(name.range, in: tree, of: file)
      let closest = closestName(to: name.value, among: names + ["medium", "large", "fit"])
      diagnostics.report(
        .badExpression, "`\(oneLine(name.value))` is not a height", at: range,
        help: [
          closest.map { "did you mean `\($0)`?" }
            ?? "the names in a height are `medium`, `large`, `fit` and the sheet's `parameters`"
        ], fixes: closest.map { [Fix("write `\($0)`", .unsafe, [.init(range, $0)])] } ?? [])
    }
    return false
  }
}
