/// A spec and its configuration.
struct ConfiguredSpec: Sendable {
  /// The path as it was given.
  let path: String
  /// The place of its configuration among those of the run.
  let configuration: Int
}

extension ConfigurationFinder {
  /// Finds the configuration of each of `paths`; standard input, `-`, is looked up as
  /// `standardInputPath`, or in the current folder.
  mutating func specs(_ paths: [String], standardInputPath: String?) -> [ConfiguredSpec] {
    var specs: [ConfiguredSpec] = []
    specs.reserveCapacity(paths.count)
    // Files of one folder mostly follow each other; only its bytes are looked at for the second.
    var folder: [UInt8] = []
    var configuration: Int?
    for path in paths {
      let place = path == "-" ? standardInputPath ?? "" : path
      let own = place.utf8.prefix(place.utf8.lengthOfFolder)
      if let configuration, own.elementsEqual(folder) {
        specs.append(ConfiguredSpec(path: path, configuration: configuration))
        continue
      }
      folder = Array(own)
      let found = self.configuration(of: folder)
      configuration = found
      specs.append(ConfiguredSpec(path: path, configuration: found))
    }
    return specs
  }
}

extension String.UTF8View {
  /// The length of a path up to its last slash and with it; 0 where it has none.
  fileprivate var lengthOfFolder: Int {
    lastIndex(of: UInt8(ascii: "/")).map { distance(from: startIndex, to: $0) + 1 } ?? 0
  }
}
