import Diagnostics
import SheetCompiler
import Synchronization
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

  private struct Progress: Sendable {
    var next: Int
    var results: [(index: Int, value: Value)] = []
  }

  /// Files that one worker takes at a time: enough that taking them costs nothing.
  private static var chunk: Int { 64 }

  /// Does the task for each spec, by the one of `configurations` that it names.
  func run(
    _ specs: ArraySlice<ConfiguredSpec>, _ configurations: [Configuration]
  ) -> [Value] {
    let progress = Mutex(Progress(next: specs.startIndex))
    let workers = (specs.count + Self.chunk - 1) / Self.chunk
    if workers <= 1 {
      // Threads would cost more than they save.
      work(specs, configurations, progress)
    } else {
      performConcurrently(min(workers, processorCount())) {
        work(specs, configurations, progress)
      }
    }
    return progress.withLock { progress in
      progress.results.sorted { $0.index < $1.index }.map(\.value)
    }
  }

  private func work(
    _ specs: ArraySlice<ConfiguredSpec>, _ configurations: [Configuration],
    _ progress: borrowing Mutex<Progress>
  ) {
    var configuration = 0
    var compiler = SpecCompiler(configurations[configuration])
    var buffer: [UInt8] = []
    var results: [(index: Int, value: Value)] = []
    while true {
      let start = progress.withLock { progress in
        defer { progress.next += Self.chunk }
        return progress.next
      }
      guard start < specs.endIndex else { break }
      for index in start..<min(start + Self.chunk, specs.endIndex) {
        let spec = specs[index]
        // Only where it is another: threads wait for each other to count references.
        if spec.configuration != configuration {
          configuration = spec.configuration
          compiler.configuration = configurations[configuration]
        }
        if let value = result(spec.path, &compiler, &buffer) { results.append((index, value)) }
        line?.advance()
      }
    }
    let found = results
    progress.withLock { $0.results += found }
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
