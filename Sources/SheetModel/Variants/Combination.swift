package import SheetSpec

/// Variants that hold together somewhere, and where that is.
struct Combination: Sendable {
  /// The places of the variants in the spec, in order; empty where none holds.
  let variants: [Int]
  /// Where they hold and no other.
  let cells: [Targets.Cell]
  /// What is reached there.
  let targets: Targets
  /// The states in which they do; nil is none of the app's own.
  let states: [String?]

  /// Every combination that `targets` reach, those with fewer variants first.
  ///
  /// Traits, versions of iOS and states vary independently of each other, but for traits that only
  /// newer devices have.
  static func all(of variants: [VariantSpec], in targets: Targets) -> [Combination] {
    let conditions = variants.map { VariantCondition($0.when.value) }
    let states = [nil] + statesInOrder(conditions).map { String?.some($0) }
    // The place of each combination in the order in which it was found.
    var places: [[Int]: Int] = [:]
    var found: [(variants: [Int], cells: [Targets.Cell], states: Set<String?>)] = []
    for versions in versions(from: targets.platform.ios, conditions) {
      for traits in targets.traits(on: versions) {
        for state in states {
          let holding = conditions.indices.filter {
            conditions[$0].holds(in: traits, from: versions.lowerBound, state)
          }
          let place = places[holding] ?? found.count
          if place == found.count {
            places[holding] = place
            found.append((holding, [], []))
          }
          found[place].cells.append(Targets.Cell(traits: traits, versions: versions))
          found[place].states.insert(state)
        }
      }
    }
    let combinations = found.map { found in
      Combination(
        variants: found.variants, cells: found.cells,
        targets: targets.restricted(to: found.cells),
        states: states.filter { found.states.contains($0) })
    }
    // Stable, so that what is found in the base is found there first.
    return combinations.enumerated().sorted {
      ($0.element.variants.count, $0.offset) < ($1.element.variants.count, $1.offset)
    }.map { $0.element }
  }

  /// The runs of versions in which the same variants hold as far as versions go.
  private static func versions(
    from target: IOSVersion, _ conditions: [VariantCondition]
  ) -> [Range<IOSVersion>] {
    let starts =
      [target] + Set(conditions.compactMap { $0.minimumIOS }).filter { $0 > target }.sorted()
    return starts.indices.map { index in
      starts[index]..<(index + 1 < starts.count ? starts[index + 1] : IOSVersion(.max))
    }
  }

  private static func statesInOrder(_ conditions: [VariantCondition]) -> [String] {
    var states: [String] = []
    for state in conditions.compactMap({ $0.state }) where !states.contains(state) {
      states.append(state)
    }
    return states
  }
}

/// When a variant holds; what is nil always does.
package struct VariantCondition: Hashable, Sendable {
  /// In which width.
  package let horizontalSizeClass: SizeClass?
  /// In which height.
  package let verticalSizeClass: SizeClass?
  /// On which kind of device.
  package let userInterfaceIdiom: Idiom?
  /// From which version of iOS on.
  package let minimumIOS: IOSVersion?
  /// In which state.
  package let state: String?

  init(_ spec: ConditionSpec?) {
    horizontalSizeClass = spec?.horizontalSizeClass.value
    verticalSizeClass = spec?.verticalSizeClass.value
    userInterfaceIdiom = spec?.userInterfaceIdiom.value
    minimumIOS = spec?.minimumIOS.value
    state = spec?.state.value
  }

  /// Whether traits are part of the condition.
  package var dependsOnTraits: Bool {
    horizontalSizeClass != nil || verticalSizeClass != nil || userInterfaceIdiom != nil
  }

  /// Whether the variant holds in `traits`, on `version` and all later ones, and in a state.
  func holds(in traits: Traits, from version: IOSVersion, _ state: String?) -> Bool {
    Activity(horizontalSizeClass, verticalSizeClass, userInterfaceIdiom).holds(in: traits)
      && minimumIOS ?? version <= version && (self.state == nil || self.state == state)
  }
}
