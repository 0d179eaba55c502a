import Diagnostics
import SheetCompiler
import YAMLSyntax

/// Runs one task over many spec files on all cores; the results come in the order of the files.
struct Batch<Value: Sendable>: Sendable {
  /// Where the files are.
  let files: any FileSystem
  /// What is done with a file's bytes; nil keeps nothing of it.
  let task: @Sendable (inout SpecCompiler, [UInt8], String) -> Value?
  /// What stands for a file that could not be read.
  let failure: @Sendable (FileReport) -> Value
  /// Who is told of each file that is done.
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
    concurrentMap(specs, chunk: 64) {
      Scratch(configuration: 0, compiler: SpecCompiler(configurations[0]))
    } _: { scratch, spec in
      // Only where it is another: threads wait for each other to count references.
      if spec.configuration != scratch.configuration {
        scratch.configuration = spec.configuration
        scratch.compiler.configuration = configurations[spec.configuration]
      }
      defer { line?.advance() }
      return result(spec.path, &scratch.compiler, &scratch.buffer)
    }
  }

  private func result(
    _ path: String, _ compiler: inout SpecCompiler, _ buffer: inout [UInt8]
  ) -> Value? {
    do throws(FileError) {
      try files.read(path, into: &buffer, limit: YAMLTree.maximumFileSize)
      return task(&compiler, buffer, path)
    } catch {
      return failure(FileReport(path, error))
    }
  }
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
