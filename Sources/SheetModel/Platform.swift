package import SheetSpec

/// What a document targets, with every default in place.
package struct Platform: Hashable, Sendable {
  /// The deployment target.
  package let ios: IOSVersion
  /// The kinds of device, in the language's order.
  package let idioms: [Idiom]
  /// The orientations, in the language's order.
  package let orientations: [Orientation]

  /// Makes a platform; without arguments what holds where a document says nothing.
  package init(
    ios: IOSVersion = IOSVersion(16), idioms: [Idiom] = Idiom.allCases,
    orientations: [Orientation] = Orientation.allCases
  ) {
    self.ios = ios
    self.idioms = idioms
    self.orientations = orientations
  }

  /// Takes what `spec` says, and the defaults where it says nothing; what could not be read is
  /// taken as the default too, since it has been reported and nothing is emitted.
  package init(_ spec: Entry<PlatformSpec>) {
    let spec = spec.value
    ios = spec?.ios.value ?? IOSVersion(16)
    idioms = spec?.idioms.value.map { Idiom.allCases.filter($0.contains) } ?? Idiom.allCases
    orientations =
      spec?.orientations.value.map { Orientation.allCases.filter($0.contains) }
      ?? Orientation.allCases
  }
}
