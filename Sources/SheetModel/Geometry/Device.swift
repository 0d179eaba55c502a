package import SheetSpec

/// Devices that are alike to a sheet: one size of screen in points, one safe area.
package struct Device: Sendable {
  /// The one that stands for them in a message.
  package let example: String
  /// What they are called, the oldest first.
  package let names: String
  /// The kind of device.
  package let idiom: Idiom
  /// Whether it is a size of its own or one that the user chose.
  package let reach: Reach
  /// The width in points, held upright.
  package let width: Double
  /// The height in points, held upright.
  package let height: Double
  /// Pixels in a point, along one side; nil where no source is known.
  package let pixelsPerPoint: Double?
  /// The first major version of iOS that runs on one of them; 15 stands for all before.
  package let firstIOS: Int
  /// The last major version of iOS that runs on one of them; nil where no end is known.
  package let lastIOS: Int?
  /// The safe area, by orientation.
  package let safeArea: SafeArea
  /// The safe area from iOS 26 on, where it is another.
  package let safeAreaFromIOS26: SafeArea?
  /// The size classes by orientation.
  package let sizeClasses: SizeClasses
  /// The keys of `DeviceTable.sources` that name these numbers.
  package let sources: [String]

  /// How a size comes about.
  package enum Reach: String, Sendable {
    /// The device has it.
    case device
    /// The user chose larger text: Display Zoom.
    case displayZoom
  }

  /// The safe area of a screen; each number with its tolerance.
  package struct SafeArea: Hashable, Sendable {
    /// At the top, upright.
    package let top: Measure
    /// At the bottom, upright.
    package let bottom: Measure
    /// At the sides, on its side; one side alone has it where the screen folds.
    package let landscapeSides: Measure
    /// At the bottom, on its side.
    package let landscapeBottom: Measure
    /// At the top, on its side.
    package let landscapeTop: Measure
  }

  /// Which size classes the width and height have; compact width and regular height upright.
  package enum SizeClasses: Sendable {
    /// Compact in both on its side.
    case phone
    /// Regular width on its side.
    case largePhone
    /// Regular throughout.
    case regular
  }

  /// Whether one of them runs `generation`.
  package func runs(_ generation: Generation) -> Bool {
    firstIOS <= generation.last ?? .max && generation.rawValue <= lastIOS ?? .max
  }

  /// The last major version of `generation` that one of them runs; nil where none is known.
  package func lastIOS(in generation: Generation) -> Int? {
    switch (lastIOS, generation.last) {
    case (let own?, let last?): min(own, last)
    case (let own, let last): own ?? last
    }
  }

  /// The size classes and the kind of device in an orientation.
  package func traits(in orientation: Orientation) -> Traits {
    switch (sizeClasses, orientation) {
    case (.regular, _): Traits(.regular, .regular, idiom)
    case (_, .portrait): Traits(.compact, .regular, idiom)
    case (.phone, .landscape): Traits(.compact, .compact, idiom)
    case (.largePhone, .landscape): Traits(.regular, .compact, idiom)
    }
  }

  /// The whole screen in an orientation, on a generation of iOS.
  package func container(_ orientation: Orientation, _ generation: Generation) -> Container {
    let area = generation >= .ios26 ? safeAreaFromIOS26 ?? safeArea : safeArea
    let isUpright = orientation == .portrait
    return Container(
      width: isUpright ? width : height, height: isUpright ? height : width,
      topInset: isUpright ? area.top : area.landscapeTop,
      bottomInset: isUpright ? area.bottom : area.landscapeBottom,
      traits: traits(in: orientation), generation: generation, pixelsPerPoint: pixelsPerPoint)
  }
}
