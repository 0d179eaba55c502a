import CommandLineKit
import DiagnosticFormats
import Diagnostics

/// The options by which every command that finds problems shows them.
enum Reporting {
  static let format = Option<ReportFormat>(
    "format", .choice("FORMAT", among: ReportFormat.all, name: { $0.name }, help: { $0.help }),
    default: .automatic,
    help: "how problems are shown")
  static let color = Option<ColorChoice>(
    "color", .choice("WHEN"), default: .auto,
    help:
      "whether problems are shown in colour; `auto` does on a terminal where `NO_COLOR` is not set"
  )
  static let strict = Flag("strict", help: "take warnings for errors in the exit status")
  /// For `check` alone: a problem keeps `compile` from making something.
  static let exitZero = Flag(
    "exit-zero", help: "exit with 0 although problems were found, for uploads of the report")

  @OptionList static var options: [OptionDeclaration] {
    format
    color
    strict
  }

  /// Writes the problems to `stream`.
  static func show(
    _ report: Report, to stream: StandardStream, _ arguments: Arguments, _ console: any Console
  ) throws(ProgramError) {
    let chosen = arguments[format]
    let isTerminal = console.isTerminal(stream)
    let format = chosen.format ?? (isTerminal ? .rich : .line)
    let isColored: Bool
    switch arguments[color] {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      isColored =
        isTerminal && console.environmentVariable("NO_COLOR")?.isEmpty ?? true
        && console.environmentVariable("TERM") != "dumb"
    }
    let bytes = format.render(report, isColored ? .colored : .plain)
    if !bytes.isEmpty { try console.write(bytes, to: stream) }
  }

  /// What a run says that found these problems.
  static func status(_ report: Report, _ arguments: Arguments) -> ExitStatus {
    var status = ExitStatus.success
    for diagnostic in report.files.lazy.flatMap({ $0.diagnostics }) {
      if diagnostic.rule == "unreadable-file" { return .failure }
      if diagnostic.severity == .error || diagnostic.severity == .warning && arguments[strict] {
        status = .problems
      }
    }
    return status
  }
}

/// When problems are shown in colour.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// A format of reports, or the choice of one by where the report goes.
struct ReportFormat: Sendable {
  /// What the command line calls it.
  let name: String
  /// What it is for.
  let help: String?
  /// The format; nil is rich on a terminal, else line.
  let format: Format?

  static let automatic = ReportFormat(
    name: "auto", help: "rich on a terminal, else line", format: nil)

  static var all: [ReportFormat] {
    [automatic] + Format.all.map { ReportFormat(name: $0.name, help: $0.help, format: $0) }
  }
}
