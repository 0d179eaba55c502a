import CommandLineKit
import SheetCompiler
import SheetEmitters
import Synchronization

/// An output that was made, and compared with the file that is there.
struct Output: Sendable {
  /// What is to be done about the file.
  enum Change: Sendable {
    /// These bytes are to be written.
    case bytes([UInt8])
    /// It is another than would be written, which is only told.
    case drift(Drift)
    /// It must not be written.
    case refused(ProgramError)
    /// There is no room for more of them: it is to be made in its turn.
    case postponed(Emitter, [EmissionSource])
  }

  /// Where the file is.
  let path: String
  /// What is to be done; nil where the file is current.
  let change: Change?

  /// Whether there is nothing to do.
  var isCurrent: Bool { change == nil }

  /// Whether it has yet to be made.
  var isPostponed: Bool {
    if case .postponed = change { true } else { false }
  }

  /// How many bytes are held for what is to be done.
  fileprivate var size: Int {
    switch change {
    case .bytes(let bytes): bytes.count
    case .drift(let drift): drift.difference.count
    case .refused, .postponed, nil: 0
    }
  }
}

/// Makes outputs, on all threads.
final class OutputMaker: Sendable {
  /// Which outputs there are.
  let kinds: OutputKinds
  /// The files that configurations were read from.
  let configurations: [String]
  private let specs: [String]
  private let access: AccessLevel
  private let files: any FileSystem
  private let isForced: Bool
  private let tellsDrift: Bool
  private let room: Int
  private let held = Atomic(0)

  /// Makes outputs of `kinds`; neither one of `specs` nor of `configurations` is ever replaced, and
  /// about `room` bytes are held until all outputs are known.
  init(
    _ kinds: OutputKinds, _ access: AccessLevel, specs: [String], configurations: [String],
    isForced: Bool, tellsDrift: Bool, in files: any FileSystem, room: Int = 1 << 25
  ) {
    self.kinds = kinds
    self.access = access
    self.specs = specs
    self.configurations = configurations
    self.isForced = isForced
    self.tellsDrift = tellsDrift
    self.room = room
    self.files = files
  }

  /// The outputs of one spec in a folder, whose names begin with `stem`.
  func outputs(of source: EmissionSource, _ stem: String, in names: OutputNames) -> [Output] {
    kinds.possible.compactMap { emitter in
      kinds.sources([source], for: emitter).map { sources in
        let path = names.path(stem, emitter)
        guard held.load(ordering: .relaxed) < room else {
          return Output(path: path, change: .postponed(emitter, sources))
        }
        let output = output(path, emitter, sources)
        held.add(output.size, ordering: .relaxed)
        return output
      }
    }
  }

  /// The output, made now if it was postponed.
  func made(_ output: Output) -> Output {
    guard case .postponed(let emitter, let sources) = output.change else { return output }
    return self.output(output.path, emitter, sources)
  }

  /// What an emitter makes of specs together.
  func output(_ path: String, _ emitter: Emitter, _ sources: [EmissionSource]) -> Output {
    let bytes = bytes(emitter, sources)
    do throws(ProgramError) {
      let state = try file(path).state(before: bytes, in: files, isForced: isForced)
      guard state != .current else { return Output(path: path, change: nil) }
      guard tellsDrift else { return Output(path: path, change: .bytes(bytes)) }
      return Output(path: path, change: Drift(path, state, bytes).map { .drift($0) })
    } catch {
      return Output(path: path, change: .refused(error))
    }
  }

  /// The text of an output.
  func bytes(_ emitter: Emitter, _ sources: [EmissionSource]) -> [UInt8] {
    emitter.emit(sources, access)
  }

  /// Writes what was made, unless that was done meanwhile; tells whether it was not.
  ///
  /// What is there is looked at once more: it is long since it was compared, and the folder may have
  /// been made after that.
  func write(_ bytes: [UInt8], to path: String) throws(ProgramError) -> Bool {
    let file = file(path)
    guard try file.state(before: bytes, in: files, isForced: isForced) != .current else {
      return false
    }
    try file.write(bytes, to: files)
    return true
  }

  private func file(_ path: String) -> OutputFile { OutputFile(path, of: specs, configurations) }
}
