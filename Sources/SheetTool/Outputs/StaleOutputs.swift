import SheetCompiler
import SheetEmitters

/// Finds what sheetc generated into a folder and none of the specs makes any more.
struct StaleOutputs {
  /// The paths, in order.
  let paths: [String]

  /// Looks through a folder, not below it, for files of `kinds` that are not among `outputs` and that
  /// no spec with one of `stems` may make: those are specs with errors.
  init(
    in names: OutputNames, kinds: OutputKinds, besides outputs: [Output], stems: [String],
    _ files: any FileSystem
  ) {
    let emitters = kinds.possible
    let endings = emitters.map { $0.fileExtension }
    // Mostly there is no more in the folder than the outputs that were found to be there.
    guard
      !outputs.allSatisfy({ $0.isThereAlone })
        || files.count(in: names.folder, endingIn: endings) != outputs.count
    else {
      paths = []
      return
    }
    let entries = ((try? files.entries(names.folder)) ?? []).filter { entry in
      endings.contains { entry.name.hasSuffix($0) }
    }
    var known = Set<String>(minimumCapacity: outputs.count + stems.count * emitters.count)
    for output in outputs { known.insert(output.path) }
    for stem in stems { known.formUnion(emitters.map { names.path(stem, $0) }) }
    var found: [String] = []
    var bytes: [UInt8] = []
    for entry in entries where entry.kind == .file {
      let path = names.path(entry.name)
      guard !known.contains(path),
        (try? files.read(path, into: &bytes, limit: OutputFile.maximumSize)) != nil,
        OutputFile.isMarked(bytes)
      else { continue }
      found.append(path)
    }
    paths = found.sorted()
  }
}

extension Output {
  /// Whether the file is current, and under a name that no other output's can be on any system: those
  /// that differ in case only are refused.
  fileprivate var isThereAlone: Bool {
    isCurrent && path.utf8.allSatisfy { $0 < 0x80 }
  }
}
