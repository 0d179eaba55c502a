import SheetCompiler
import SheetEmitters

/// Finds what sheetc generated into a folder and none of the specs makes any more.
struct StaleOutputs {
  /// The paths, in order.
  let paths: [String]

  /// Looks through a folder, not below it, for files of `kinds` that are not among `outputs` and that
  /// no spec with one of `stems` may make: those are specs with errors.
  init(
    in names: OutputNames, kinds: OutputKinds, besides outputs: [String], stems: [String],
    _ files: any FileSystem
  ) {
    let emitters = kinds.possible
    var known = Set<String>(minimumCapacity: outputs.count + stems.count * emitters.count)
    known.formUnion(outputs)
    for stem in stems { known.formUnion(emitters.map { names.path(stem, $0) }) }
    guard let entries = try? files.entries(names.folder) else {
      paths = []
      return
    }
    var found: [String] = []
    var bytes: [UInt8] = []
    for entry in entries where entry.kind == .file {
      let path = names.path(entry.name)
      guard !known.contains(path),
        emitters.contains(where: { entry.name.hasSuffix($0.fileExtension) }),
        (try? files.read(path, into: &bytes, limit: OutputFile.maximumSize)) != nil,
        OutputFile.isMarked(bytes)
      else { continue }
      found.append(path)
    }
    paths = found.sorted()
  }
}
