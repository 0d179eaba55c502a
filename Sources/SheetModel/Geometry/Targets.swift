package import SheetSpec

/// Everywhere that the sheets of a document can be shown.
package final class Targets: Sendable {
  /// What the document says of it.
  package let platform: Platform
  /// What is made of the sheets.
  package let emission: [EmissionTarget]
  /// The containers in which heights are compared: phones by height, then windows of pads. Before
  /// iOS 16 there are no heights to compare.
  let places: [Place]
  /// The bounds of all maximum detent values in `places`, in points; nil where there are none.
  let maxima: ClosedRange<Double>?
  /// The bounds of the maximum detent values on iPhones in regular height, in points; nil where there
  /// are none.
  let uprightMaxima: ClosedRange<Double>?
  /// The bounds of the maximum detent values where UIKit's medium detent is active, in points; nil
  /// where that is nowhere.
  let mediumMaxima: ClosedRange<Double>?
  /// The same places before those of one device with equal heights are one.
  private let allPlaces: [Place]
  /// The traits that a sheet can find, each once.
  let traits: [Traits]
  /// The generations of iOS on which there are these traits, in the order of `traits`: a dictionary
  /// of so few would cost more than the rest of a run over one file.
  private let generations: [[Generation]]

  /// Works out what `platform` reaches, for sheets of which `emission` is made.
  package init(_ platform: Platform, emission: [EmissionTarget] = [.uikit]) {
    self.platform = platform
    self.emission = emission
    var places: [Place] = []
    var traits: [Traits] = []
    var generations: [[Generation]] = []
    func note(_ found: Traits, _ generation: Generation) {
      guard let index = traits.firstIndex(of: found) else {
        traits.append(found)
        generations.append([generation])
        return
      }
      if !generations[index].contains(generation) { generations[index].append(generation) }
    }
    let reached = platform.generations
    for (index, device) in DeviceTable.all.enumerated()
    where platform.idioms.contains(device.idiom) {
      // The folding screen turns with its hinge, whatever an app says.
      let folds = device.idiom == .phone && device.sizeClasses == .regular
      for orientation in Orientation.allCases
      where folds || platform.orientations.contains(orientation) {
        for generation in reached where device.runs(generation) {
          note(device.traits(in: orientation), generation)
          // Windows of pads are not listed.
          guard generation >= .ios16, device.idiom == .phone else { continue }
          places.append(Place(device, at: index, orientation, generation))
        }
      }
    }
    if platform.idioms.contains(.pad) {
      for horizontal in [SizeClass.compact, .regular] {
        let windowTraits = Traits(horizontal, .regular, .pad)
        for generation in reached { note(windowTraits, generation) }
        places += Place.windows(windowTraits)
      }
    }
    allPlaces = places
    self.places = Place.merged(places)
    maxima = Place.maxima(places)
    uprightMaxima = Place.maxima(places.filter { $0.isUprightPhone })
    mediumMaxima = Place.maxima(places.filter { $0.mediumFactor != nil })
    self.traits = traits
    self.generations = generations
  }

  /// Traits on a run of versions of iOS.
  struct Cell: Sendable {
    let traits: Traits
    let versions: Range<IOSVersion>
  }

  /// The traits that there are on some version of a run.
  func traits(on versions: Range<IOSVersion>) -> [Traits] {
    traits.indices.filter { index in
      generations[index].contains { $0.meets(versions) }
    }.map { traits[$0] }
  }

  /// What is reached of this in `cells` alone; the deployment target is their lowest version.
  func restricted(to cells: [Cell]) -> Targets {
    Targets(restricting: self, to: cells)
  }

  private init(restricting targets: Targets, to cells: [Cell]) {
    let ios = cells.map { $0.versions.lowerBound }.min() ?? targets.platform.ios
    platform = Platform(
      ios: ios, idioms: targets.platform.idioms, orientations: targets.platform.orientations)
    allPlaces = targets.allPlaces.filter { place in
      cells.contains { cell in
        cell.traits == place.traits && place.generation?.meets(cell.versions) ?? true
      }
    }
    places = Place.merged(allPlaces)
    maxima = Place.maxima(allPlaces)
    uprightMaxima = Place.maxima(allPlaces.filter { $0.isUprightPhone })
    mediumMaxima = Place.maxima(allPlaces.filter { $0.mediumFactor != nil })
    let reached = targets.traits.indices.filter { index in
      cells.contains { $0.traits == targets.traits[index] }
    }
    traits = reached.map { targets.traits[$0] }
    generations = reached.map { targets.generations[$0] }
    emission = targets.emission
  }
}

extension Platform {
  /// The generations of iOS that the app runs on.
  package var generations: [Generation] {
    Generation.allCases.filter { $0.isReached(from: ios) }
  }
}

/// A container, or a range of them, in which heights are compared.
struct Place: Sendable {
  /// How sure it is that a sheet is shown with this maximum.
  enum Reach: Sendable {
    /// Each device of a kind has one maximum between the bounds.
    case device
    /// The same, where the user chose larger text.
    case displayZoom
    /// Devices on their side: the maximum is somewhere between the bounds.
    case compactHeight
    /// Windows: every maximum between the bounds is that of one.
    case window
  }

  let reach: Reach
  /// The maximum detent value.
  let maximum: Measure
  /// The part of it that UIKit's medium detent is; nil where that is inactive.
  let mediumFactor: Double?
  let traits: Traits
  /// Where the device stands in the table, with its orientation and generation; nil for windows.
  private let device: (index: Int, orientation: Orientation, generation: Generation)?

  init(
    _ device: Device, at index: Int, _ orientation: Orientation, _ generation: Generation
  ) {
    let container = device.container(orientation, generation)
    maximum = container.maximumDetentValue
    mediumFactor = container.mediumFactor
    traits = container.traits
    self.device = (index, orientation, generation)
    reach =
      traits.isCompactHeight
      ? .compactHeight : device.reach == .displayZoom ? .displayZoom : .device
  }

  private init(
    windowsOfHeight heights: ClosedRange<Double>, _ mediumFactor: Double, _ traits: Traits
  ) {
    reach = .window
    maximum = Measure(
      between: heights.lowerBound - Container.padMargin,
      and: heights.upperBound - Container.padMargin)
    self.mediumFactor = mediumFactor
    self.traits = traits
    device = nil
  }

  /// `places` without those that have the heights of the one before, which is the same device held
  /// the same way on an older generation.
  static func merged(_ places: [Place]) -> [Place] {
    var merged: [Place] = []
    for place in places {
      if let last = merged.last, last.isSameDevice(as: place), last.maximum == place.maximum {
        continue
      }
      merged.append(place)
    }
    return merged
  }

  /// The bounds of the maximum detent values of `places`; nil where there are none.
  static func maxima(_ places: [Place]) -> ClosedRange<Double>? {
    guard let first = places.first else { return nil }
    var (low, high) = (first.maximum.low, first.maximum.high)
    for place in places {
      low = min(low, place.maximum.low)
      high = max(high, place.maximum.high)
    }
    return low...high
  }

  private func isSameDevice(as other: Place) -> Bool {
    guard let device, let otherDevice = other.device else { return false }
    let devices = DeviceTable.all
    return device.orientation == otherDevice.orientation
      && (device.index == otherDevice.index
        || devices[device.index].names == devices[otherDevice.index].names)
  }

  /// The windows of pads: those in which medium is the larger part, then all others
  /// [`Fact.windowHeights`].
  static func windows(_ traits: Traits) -> [Place] {
    let middle = MediumDetent.tallestShortContainer
    return [
      Place(windowsOfHeight: 480...middle, MediumDetent.shortFactor, traits),
      Place(windowsOfHeight: middle...1376, MediumDetent.tallFactor, traits),
    ]
  }

  /// Whether a device has this size unless its user asked for another.
  var isSizeOfDevice: Bool { device.map { DeviceTable.all[$0.index].reach == .device } ?? false }

  /// The generation of iOS; nil where the place is in all.
  var generation: Generation? { device?.generation }

  /// Whether this is an iPhone with regular height: all but those on their side.
  var isUprightPhone: Bool { device != nil && !traits.isCompactHeight }

  /// The largest maximum detent value that is likely here.
  var likelyMaximum: Double { maximum.value ?? maximum.high }

  /// Where this is: `at 375 x 667 points (iPhone SE) on iOS 18`; with a maximum of `points` where
  /// that matters. What `isCertain` is so for all that the maximum may be.
  func text(maximum points: Double?, isCertain: Bool = false) -> String {
    guard let (index, orientation, generation) = device else {
      let height = points.map { " \(pointsText($0 + Container.padMargin)) points tall" } ?? ""
      return "in an iPad window\(height)"
    }
    let device = DeviceTable.all[index]
    let isUpright = orientation == .portrait
    let size = [device.width, device.height].map(pointsText)
    var text = isUpright ? "at \(size[0]) x \(size[1])" : "in landscape at \(size[1]) x \(size[0])"
    text += " points (\(device.example))"
    if reach != .compactHeight {
      text += " on iOS \(device.lastIOS(in: generation) ?? generation.rawValue)"
    }
    if let points, points != maximum.value {
      text +=
        isCertain
        ? ", with the maximum detent value taken as \(pointsText(points))"
        : ", where the maximum detent value may be \(pointsText(points))"
    }
    return text
  }
}
