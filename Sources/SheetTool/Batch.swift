import Diagnostics
import SheetCompiler
import YAMLSyntax

/// Runs one task over many spec files on all cores; the results come in the order of the files.
typealias Batch<Value: Sendable> = StagedBatch<Value?, Value>

/// Runs a task in two stages over many spec files on all cores; the results come in the order of the
/// files.
///
/// A thread goes through the first stage with some files before it begins with the second: there is
/// more code in the two than its processor holds at once.
struct StagedBatch<Draft, Value: Sendable>: Sendable {
  /// Where the files are.
  let files: any FileSystem
  /// What is done with a file's bytes.
  let task: @Sendable (inout SpecCompiler, [UInt8], String) -> Draft
  /// What becomes of that; nil keeps nothing of it.
  let finish: @Sendable (Draft) -> Value?
  /// What stands for a file that could not be read.
  let failure: @Sendable (FileReport) -> Value
  /// Who is told of each file that went through the first stage.
  var line: ProgressLine?

  /// What one thread works with.
  private struct Scratch {
    /// The place of the compiler's configuration.
    var configuration: Int
    var compiler: SpecCompiler
    var buffer: [UInt8] = []
  }

  /// Does the task for each spec, by the one of `configurations` that it names.
  func run(
    _ specs: ArraySlice<ConfiguredSpec>, _ configurations: [Configuration]
  ) -> [Value] {
    concurrentMap(specs, chunk: 16) {
      Scratch(configuration: 0, compiler: SpecCompiler(configurations[0]))
    } _: { [files, task, finish, failure, line] scratch, specs in
      let drafts = specs.map { spec in
        // Only where it is another: threads wait for each other to count references.
        if spec.configuration != scratch.configuration {
          scratch.configuration = spec.configuration
          scratch.compiler.configuration = configurations[spec.configuration]
        }
        defer { line?.advance() }
        return Self.draft(spec.path, &scratch, files, task)
      }
      return drafts.compactMap { draft in
        switch draft {
        case .success(let draft): return finish(draft)
        case .failure(let unread): return failure(unread.report)
        }
      }
    }
  }

  /// Does the task for bytes that are no file of their own.
  func run(_ bytes: [UInt8], path: String, _ configuration: Configuration) -> Value? {
    var compiler = SpecCompiler(configuration)
    return finish(task(&compiler, bytes, path))
  }

  private static func draft(
    _ path: String, _ scratch: inout Scratch, _ files: any FileSystem,
    _ task: (inout SpecCompiler, [UInt8], String) -> Draft
  ) -> Result<Draft, UnreadFile> {
    do throws(FileError) {
      try files.read(path, into: &scratch.buffer, limit: YAMLTree.maximumFileSize)
      return .success(task(&scratch.compiler, scratch.buffer, path))
    } catch {
      return .failure(UnreadFile(report: FileReport(path, error)))
    }
  }
}

extension StagedBatch where Draft == Value? {
  /// A task of one stage; nil keeps nothing of a file.
  init(
    files: any FileSystem,
    task: @escaping @Sendable (inout SpecCompiler, [UInt8], String) -> Value?,
    failure: @escaping @Sendable (FileReport) -> Value
  ) {
    self.init(files: files, task: task, finish: { $0 }, failure: failure)
  }
}

private struct UnreadFile: Error {
  let report: FileReport
}

extension FileReport {
  /// The report of a file or folder that could not be read.
  init(_ path: String, _ error: FileError, isSpec: Bool = true) {
    let diagnostic =
      switch error {
      case .tooLarge:
        Diagnostic(
          .tooLarge, "the file is larger than \(YAMLTree.maximumFileSize >> 20) MiB", at: nil,
          help: isSpec ? ["split it into several specs"] : [])
      case .refused(let reason):
        Diagnostic(.unreadableFile, "the file cannot be read: \(reason)", at: nil)
      }
    self.init(file: SourceFile(path: path, bytes: []), diagnostics: [diagnostic])
  }
}
