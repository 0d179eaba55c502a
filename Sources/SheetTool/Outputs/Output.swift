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
    case refused(Failure)
    /// There was no room for more of them, so that it is to be made again in its turn.
    case postponed(Emitter, [EmissionSource])
  }

  /// Where the file is.
  let path: String
  /// What is to be done; nil where the file is current.
  let change: Change?

  /// The bytes that are held for what is to be done; nil where there are none.
  fileprivate var size: Int? {
    switch change {
    case .bytes(let bytes): bytes.count
    case .drift(let drift): drift.difference.count
    case .refused, .postponed, nil: nil
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
        let output = output(names.path(stem, emitter), emitter, sources)
        guard let size = output.size,
          held.add(size, ordering: .relaxed).oldValue + size > room
        else { return output }
        return Output(path: output.path, change: .postponed(emitter, sources))
      }
    }
  }

  /// What an emitter makes of specs together.
  func output(_ path: String, _ emitter: Emitter, _ sources: [EmissionSource]) -> Output {
    let bytes = bytes(emitter, sources)
    let file = OutputFile(path, of: specs, configurations)
    do throws(Failure) {
      let state = try file.state(before: bytes, in: files, isForced: isForced)
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

  /// Writes what was made.
  func write(_ bytes: [UInt8], to path: String) throws {
    try OutputFile(path, of: specs, configurations).write(bytes, to: files)
  }
}
