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
      if let configuration, place.isDirectly(in: folder) {
        specs.append(ConfiguredSpec(path: path, configuration: configuration))
        continue
      }
      folder = place.folder
      let found = self.configuration(of: folder)
      configuration = found
      specs.append(ConfiguredSpec(path: path, configuration: found))
    }
    return specs
  }
}

extension String {
  /// The folder of a path, with the slash at its end; empty where it has none.
  fileprivate var folder: [UInt8] {
    let bytes = Array(utf8)
    return Array(bytes[...(bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1)])
  }

  /// Whether `folder` is that of this path.
  fileprivate func isDirectly(in folder: [UInt8]) -> Bool {
    var bytes = utf8.makeIterator()
    for byte in folder where bytes.next() != byte { return false }
    while let byte = bytes.next() {
      if byte == UInt8(ascii: "/") { return false }
    }
    return true
  }
}
