package import SheetSpec

/// What a document targets, with every default in place.
package struct Platform: Hashable, Sendable {
  /// The deployment target.
  package let ios: IOSVersion
  /// The kinds of device, in the language's order.
  package let idioms: [Idiom]
  /// The orientations, in the language's order.
  package let orientations: [Orientation]

  /// Makes a platform; without arguments the one that holds where nothing is said.
  package init(
    ios: IOSVersion = IOSVersion(16), idioms: [Idiom] = Idiom.allCases,
    orientations: [Orientation] = Orientation.allCases
  ) {
    self.ios = ios
    self.idioms = idioms
    self.orientations = orientations
  }

  /// Takes what `spec` says, and `defaults` where it says nothing; what could not be read is
  /// taken from them too, since it has been reported and nothing is emitted.
  package init(_ spec: Entry<PlatformSpec>, defaults: Platform = Platform()) {
    let spec = spec.value
    ios = spec?.ios.value ?? defaults.ios
    idioms = spec?.idioms.value.map { Idiom.allCases.filter($0.contains) } ?? defaults.idioms
    orientations =
      spec?.orientations.value.map { Orientation.allCases.filter($0.contains) }
      ?? defaults.orientations
  }
}
