package import SheetSpec

/// What a document targets, with every default in place.
package struct Platform: Hashable, Sendable {
  /// The deployment target.
  package let ios: IOSVersion
  /// The kinds of device, in the language's order.
  package let idioms: [Idiom]
  /// The orientations, in the language's order.
  package let orientations: [Orientation]

  /// Takes what `spec` says, and the defaults where it says nothing; what could not be read is
  /// taken as the default too, since it has been reported and nothing is emitted.
  package init(_ spec: Entry<PlatformSpec>) {
    ios = spec.value?.ios.value ?? IOSVersion(16)
    let idioms = spec.value?.idioms.value ?? Idiom.allCases
    self.idioms = Idiom.allCases.filter(idioms.contains)
    let orientations = spec.value?.orientations.value ?? Orientation.allCases
    self.orientations = Orientation.allCases.filter(orientations.contains)
  }
}
