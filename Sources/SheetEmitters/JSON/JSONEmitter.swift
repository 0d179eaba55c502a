import JSONText
import SheetModel
import SheetSpec

extension Emitter {
  /// The validated sheets with every default written out, in declared order.
  package static let json = Emitter(
    name: "json", summary: "the validated sheets with every default, as JSON",
    fileExtension: ".json", mark: ["{", "\"generator\"", ":", "\"sheetc\""]
  ) { sources, _ in
    let value: JSONValue = [
      "generator": "sheetc",
      "version": 1,
      "sources": .array(
        sources.map { source in
          [
            "name": .string(source.name),
            "documents": .array(source.documents.map { .object(document($0)) }),
          ]
        }),
    ]
    var bytes: [UInt8] = []
    value.write(to: &bytes, layout: .pretty)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func document(_ document: Document) -> JSONObject {
    let containers = document.platform.containers
    let hasDetents = document.sheets.contains { sheet in
      sheet.configuration != nil
        || sheet.combinations.contains { $0.sheet.configuration != nil }
    }
    return [
      "name": .string(document.name),
      "emit": words(document.emit),
      "platform": [
        "ios": .string(document.platform.ios.description),
        "idioms": words(document.platform.idioms),
        "orientations": words(document.platform.orientations),
      ],
      "containers": .array(hasDetents ? containers.map { container($0) } : []),
      "facts": .array(hasDetents ? facts(containers) : []),
      "sheets": .array(document.sheets.map { .object(sheet($0, in: containers)) }),
    ]
  }

  private static func sheet(_ sheet: Sheet, in containers: [TargetContainer]) -> JSONObject {
    var object: JSONObject = [
      "name": .string(sheet.name),
      "type": .string("\(sheet.name)Sheet"),
      "description": sheet.description.map { .string($0) } ?? nil,
      "modalPresentationStyle": .string(sheet.style.rawValue),
    ]
    if let popover = sheet.popover {
      object.append(
        "popover",
        [
          "anchor": popover.anchor.map { .string($0.rawValue) } ?? nil,
          "permittedArrowDirections": words(
            popover.permittedArrowDirections ?? ArrowDirection.allCases),
          "compactAdaptation": .string(popover.compactAdaptation.rawValue),
        ])
    }
    object.append("isModalInPresentation", modality(sheet.isModalInPresentation.value))
    object.append(
      "preferredContentSize",
      sheet.preferredContentSize.value.map {
        ["width": .number($0.width), "height": .number($0.height)]
      } ?? "none")
    object.append("backgroundScrolling", .string(sheet.backgroundScrolling.value.rawValue))
    object.append("actions", .array(sheet.actions.map { action($0) }))
    object.append(
      "dismissal", dismissal(sheet.dismissal, hasSheet: sheet.style.hasSheet))
    if let configuration = sheet.configuration {
      append(configuration, of: sheet.style, in: containers, to: &object)
    }
    appendVariants(of: sheet, in: containers, to: &object)
    return object
  }

  /// What a variant says, and which of them hold together where.
  private static func appendVariants(
    of sheet: Sheet, in containers: [TargetContainer], to object: inout JSONObject
  ) {
    guard !sheet.variants.isEmpty else { return }
    object.append("variants", .array(sheet.variants.map { condition($0.condition) }))
    let combinations = sheet.combinations.map { combination -> JSONValue in
      let reached = containers.filter { combination.holds(in: $0) }
      var object: JSONObject = [
        "variants": .array(combination.variants.map { .integer($0) }),
        "states": .array(combination.states.map { .string($0 ?? "standard") }),
        "containers": .array(reached.map { .string($0.name) }),
      ]
      object.append("sheet", .object(self.sheet(combination.sheet, in: reached)))
      return .object(object)
    }
    object.append("combinations", .array(combinations))
  }

  private static func condition(_ condition: VariantCondition) -> JSONValue {
    .row([
      "horizontalSizeClass": .string(condition.horizontalSizeClass?.rawValue ?? "any"),
      "verticalSizeClass": .string(condition.verticalSizeClass?.rawValue ?? "any"),
      "userInterfaceIdiom": .string(condition.userInterfaceIdiom?.rawValue ?? "any"),
      "minimumIOS": condition.minimumIOS.map { .string($0.description) } ?? nil,
      "state": condition.state.map { .string($0) } ?? nil,
    ])
  }

  private static func append(
    _ configuration: SheetConfiguration, of style: ModalPresentationStyle,
    in containers: [TargetContainer], to object: inout JSONObject
  ) {
    let detents = configuration.detents.value
    let undimmed = configuration.largestUndimmedDetent.value
    func name(_ index: Int?, or word: String) -> JSONValue {
      .string(index.map { detents[$0].name } ?? word)
    }
    object.append("sourceView", .bool(configuration.sourceView.value))
    if !configuration.parameters.isEmpty {
      object.append("parameters", .array(configuration.parameters.map { parameter($0) }))
    }
    object.append(
      "detents",
      .array(
        detents.enumerated().map { index, detent in
          var object = self.detent(detent, isDimmed: undimmed.map { index > $0 } ?? true)
          let varying = configuration.varyingHeight(detentAt: index)
          let rows = containers.map {
            height(ofDetentAt: index, varying, $0, configuration, style)
          }
          object.append("heights", .array(rows))
          return .object(object)
        }))
    object.append(
      "selectedDetentIdentifier", name(configuration.selectedDetent.value, or: "smallest"))
    object.append("largestUndimmedDetentIdentifier", name(undimmed, or: "none"))
    object.append(
      "preferredCornerRadius",
      configuration.cornerRadiusParameter.map { .string($0.name) }
        ?? configuration.preferredCornerRadius.value.map { .number($0) } ?? "system")
    for (key, setting) in configuration.preferences {
      object.append(key, .bool(setting.value))
    }
    object.append("prefersPageSizing", .bool(configuration.prefersPageSizing.value))
    object.append("preferredPlacement", .string(configuration.preferredPlacement.value.rawValue))
    object.append("background", background(configuration.background.value))
  }

  private static func modality(_ modality: Modality) -> JSONValue {
    switch modality {
    case .fixed(let value): .bool(value)
    case .host: "host"
    }
  }

  private static func background(_ background: Background) -> JSONValue {
    switch background {
    case .system: "system"
    case .host: "host"
    case .material(let material): ["material": .string(material.rawValue)]
    case .color(let name): ["color": .string(name)]
    }
  }

  private static func action(_ action: Action) -> JSONValue {
    switch action.kind {
    case .select(let detent, let offset):
      [
        "name": .string(action.name), "select": .string(detent),
        "whenContentOffsetExceeds": offset.map { .number($0) } ?? nil,
      ]
    case .cycle(let detents):
      ["name": .string(action.name), "cycle": .array(detents.map { .string($0) })]
    }
  }

  private static func detent(_ detent: Detent, isDimmed: Bool) -> JSONObject {
    var object: JSONObject = ["name": .string(detent.name)]
    switch detent.kind {
    case .medium, .large: object.append("height", .string(detent.name))
    case .custom(let custom):
      object.append("height", .string(custom.text))
      if let estimate = custom.estimate { object.append("estimated", .string(estimate.text)) }
      object.append("fallback", custom.fallback.map { .string($0.rawValue) } ?? nil)
      object.append("activeIn", activity(custom.activity))
    }
    object.append("isDimmed", .bool(isDimmed))
    return object
  }

  private static func activity(_ activity: Activity) -> JSONValue {
    [
      "horizontalSizeClass": .string(activity.horizontalSizeClass?.rawValue ?? "any"),
      "verticalSizeClass": .string(activity.verticalSizeClass?.rawValue ?? "any"),
      "userInterfaceIdiom": .string(activity.userInterfaceIdiom?.rawValue ?? "any"),
    ]
  }

  private static func words<Word: RawRepresentable<String>>(_ words: [Word]) -> JSONValue {
    .array(words.map { .string($0.rawValue) })
  }
}
