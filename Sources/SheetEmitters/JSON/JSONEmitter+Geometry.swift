package import JSONText
package import SheetModel
import SheetSpec

extension Emitter {
  /// A device held one way, with the tallest height there, and how tall a sheet is drawn at the medium
  /// detent where that is known.
  package static func containerOnScreen(_ target: TargetContainer) -> JSONValue {
    var object = containerObject(target)
    let container = target.container
    let height = container.medium?.value.flatMap { container.heightOnScreen(atDetentOf: $0) }
    object.append("mediumOnScreen", height.map { number($0) } ?? nil)
    return .row(object)
  }

  /// A device held one way, with the tallest height there.
  static func container(_ target: TargetContainer) -> JSONValue {
    .row(containerObject(target))
  }

  private static func containerObject(_ target: TargetContainer) -> JSONObject {
    let container = target.container
    let traits = container.traits
    return [
      "name": .string(target.name),
      "devices": .string(target.device.names),
      "userInterfaceIdiom": .string(traits.userInterfaceIdiom.rawValue),
      "orientation": .string(target.orientation.rawValue),
      "ios": .row([
        "first": .integer(target.firstIOS),
        "last": target.lastIOS.map { .integer($0) } ?? nil,
      ]),
      "size": .row(["width": .number(container.width), "height": .number(container.height)]),
      "sizeClasses": .row([
        "horizontal": .string(traits.horizontalSizeClass.rawValue),
        "vertical": .string(traits.verticalSizeClass.rawValue),
      ]),
      "bottomInset": measure(container.bottomInset),
      "maximumDetentValue": measure(container.maximumDetentValue),
      "facts": .array(container.maximumFacts.map { .string($0.id) }),
    ]
  }

  /// The facts that heights rest on, with where they come from.
  static func facts(_ containers: [TargetContainer]) -> [JSONValue] {
    let general: [Fact] = [
      .large, .medium, .mediumInCompactHeight, .fullScreenInCompactHeight, .popoverInRegularSize,
      .bottomInset,
    ]
    let used = Set(containers.flatMap { $0.container.maximumFacts } + general)
    return Fact.all.filter(used.contains).map { fact($0) }
  }

  /// A fact with where it comes from.
  package static func fact(_ fact: Fact) -> JSONValue {
    .row([
      "id": .string(fact.id),
      "statement": .string(fact.statement),
      "source": .string(fact.source),
      "certainty": .string(fact.certainty.rawValue),
      "tolerance": .number(fact.tolerance),
    ])
  }

  /// What a detent comes to in a container.
  static func height(
    ofDetentAt index: Int, _ varying: VaryingHeight?, _ target: TargetContainer,
    _ configuration: SheetConfiguration,
    _ style: ModalPresentationStyle
  ) -> JSONValue {
    let height = configuration.height(ofDetentAt: index, in: target, style: style)
    let isDimmed = JSONValue.bool(configuration.isDimmed(atDetentAt: index, in: target))
    let (value, isActive, dimming): (JSONValue, JSONValue, JSONValue) =
      switch height {
      case .height(let measure): (self.measure(measure), true, isDimmed)
      case .inactive: (nil, false, nil)
      case .fullScreen: ("fullScreen", false, nil)
      case .popover: ("popover", false, nil)
      }
    var row: JSONObject = [
      "container": .string(target.name), "height": value, "isActive": isActive,
      "isDimmed": dimming,
    ]
    if let varying {
      // Before iOS 16 there are fallbacks, which do not vary.
      let isVarying = if case .height = height { target.firstIOS >= 16 } else { false }
      let bounds = isVarying ? varying.bounds(in: target.container) : nil
      row.append("range", bounds.map { self.bounds($0) } ?? nil)
    }
    return .row(row)
  }

  /// A number that the app gives.
  static func parameter(_ parameter: Parameter) -> JSONValue {
    .row([
      "name": .string(parameter.name),
      "unit": parameter.unit == .points ? "points" : "percent",
      "default": .number(parameter.defaultValue),
      "minimum": .number(parameter.minimum),
      "maximum": .number(parameter.maximum),
    ])
  }

  /// A number of points to a thousandth, or its bounds where no more is known.
  private static func measure(_ measure: Measure) -> JSONValue {
    measure.value.map { number($0) } ?? bounds(measure)
  }

  /// The least and the greatest that a number of points may be.
  private static func bounds(_ measure: Measure) -> JSONValue {
    .row(["low": number(measure.low), "high": number(measure.high)])
  }

  private static func number(_ points: Double) -> JSONValue {
    .number((points * 1000).rounded() / 1000 + 0)
  }
}
