/// A spec and its configuration.
struct ConfiguredSpec: Sendable {
  /// The path as it was given.
  let path: String
  /// The place of its configuration among those of the run.
  let configuration: Int
}

extension ConfigurationFinder {
  /// Finds the configuration of each of `found`; standard input, `-`, is looked up as
  /// `standardInputPath`, or in the current folder.
  mutating func specs(_ found: SpecFiles, standardInputPath: String?) -> [ConfiguredSpec] {
    // Of folders in which there is a spec: nobody asked for the configuration of another.
    var known = [Int?](repeating: nil, count: found.searched.count)
    return found.files.map { file in
      if let folder = file.folder, let configuration = known[folder] {
        return ConfiguredSpec(path: file.path, configuration: configuration)
      }
      let place = file.path == "-" ? standardInputPath ?? "" : file.path
      let configuration = self.configuration(of: place.folder)
      if let folder = file.folder { known[folder] = configuration }
      return ConfiguredSpec(path: file.path, configuration: configuration)
    }
  }
}

extension String {
  /// The folder of a path, with the slash at its end; empty where it has none.
  fileprivate var folder: [UInt8] {
    let bytes = Array(utf8)
    return Array(bytes[...(bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1)])
  }
}
