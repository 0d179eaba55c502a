import CommandLineKit
import DiagnosticFormats
import Diagnostics
import SheetCompiler
import SheetEmitters
import SheetModel

extension Command {
  /// `sheetc simulate`
  static let simulate = Command(
    "simulate", abstract: "say what a sheet does while a recorded finger drags it",
    discussion: """
      The recording has a line for each sample: the time in seconds, then x and y in points, apart \
      by commas. A header may name the columns `time`, `x` and `y`, in any order and among others. \
      The first sample is the touch, the last the release.

      For a dismissal that is `interactive`, each sample's progress and velocity and what generated \
      code does are told, and at the end which threshold decided. For a sheet of UIKit's, the detent \
      that it lands on is told as far as it is known. A velocity is the mean of the last 50 \
      milliseconds; how UIKit smooths its own is not documented.

      Exit status: 0 whatever the sheet does, 1 with errors in the spec, 2 for a wrong command \
      line, 3 if something could not be read.
      """,
    operands: { path },
    options: {
      sheet
      drag
      device
      orientation
      scrolled
      Reporting.options
      Inputs.options
    }
  ) { (arguments, console) throws(ProgramError) in
    let files = POSIXFileSystem()
    guard let dragPath = arguments[drag] else {
      throw .usage("no recording is given", hint: "name one with `--drag FILE.csv`")
    }
    let inputs = try Inputs([arguments[path]], arguments, in: files, console)
    let batch = Batch<SpecCompiler.Result>(
      files: files, task: { compiler, bytes, path in compiler.compile(bytes, path: path) },
      failure: { SpecCompiler.Result(unread: $0) })
    let results = try inputs.run(batch, arguments, console)
    let report = Report(
      files: inputs.reports + results.map { $0.report }.filter { !$0.diagnostics.isEmpty },
      filesChecked: results.count, by: .sheetc)
    let documents = results.compactMap { $0.source }.flatMap { $0.documents }
    guard !documents.isEmpty else {
      try Reporting.show(report, to: .error, arguments, console)
      return Reporting.status(report, arguments)
    }
    let recording = try files.recording(dragPath)
    let (found, platform) = try DragScene.sheet(named: arguments[sheet], in: documents)
    let target = try DragScene.target(
      platform, device: arguments[device], orientation: arguments[orientation])
    try console.write(
      DragPage.text(found, recording, in: target, scrolled: Double(arguments[scrolled])))
    return .success
  }

  private static let path = Operand<String>(
    .text("SPEC", completion: .specs), help: "a spec, or `-`")
  private static let sheet = Option<String?>(
    "sheet", .text("NAME"), help: "the sheet; may be left out where the spec has one")
  private static let drag = Option<String?>(
    "drag", .text("FILE", completion: .files([".csv"])),
    help: "the recording, as comma-separated values")
  private static let device = Option<String>(
    "device",
    .text(
      "DEVICE",
      completion: .words { DragScene.devices.map { Choice(name: $0, help: nil) } }),
    default: "iPhone 16",
    help: "the device, as `sheetc devices` names it")
  private static let orientation = Option<DragScene.Turn>(
    "orientation", .choice("ORIENTATION"), default: .portrait, help: "how the device is held")
  private static let scrolled = Option<Int>(
    "scrolled", .integer("POINTS", in: 0...100_000), default: 0,
    help: "how far what scrolls under the finger is from its edge")
}

extension POSIXFileSystem {
  /// Reads a recording; throws where that cannot be done, with the line.
  fileprivate func recording(_ path: String) throws(ProgramError) -> DragRecording {
    var bytes: [UInt8] = []
    do throws(FileError) {
      try read(path, into: &bytes, limit: 1 << 24)
    } catch {
      throw .failure("cannot read `\(path.visible)`: \(error.reason)")
    }
    do throws(DragRecording.Problem) {
      return try DragRecording(csv: bytes)
    } catch {
      throw .failure("\(path.visible):\(error.line): \(error.message.visible)")
    }
  }
}
