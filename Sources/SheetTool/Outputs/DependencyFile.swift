import CommandLineKit
import SheetCompiler

/// What outputs are made of, in the form that compilers write for make, which ninja, CMake and Xcode
/// read as well.
struct DependencyFile {
  /// The outputs.
  let targets: [String]
  /// The specs and configurations.
  let prerequisites: [String]

  /// The name that compilers give such files, and the only one that is replaced: the form has no
  /// place for a mark.
  static let fileExtension = ".d"

  /// Writes the file whole, unless it says this already.
  func write(to path: String, in files: any FileSystem) throws(ProgramError) {
    let bytes = try text()
    var existing: [UInt8] = []
    do throws(FileError) {
      if files.kind(path) == .file {
        try files.read(path, into: &existing, limit: OutputFile.maximumSize)
      }
      if existing != bytes { try files.replace(path, with: bytes) }
    } catch {
      throw .failure("cannot write `\(path)`: \(error.reason)")
    }
  }

  /// The rule for all outputs, and an empty one for each file that they are made of, so that make
  /// goes on when one of those is gone.
  private func text() throws(ProgramError) -> [UInt8] {
    let made = try targets.map(Self.escaped).joined(separator: " \\\n  ")
    let parts = try prerequisites.map(Self.escaped)
    let rule = "\(made): \\\n  \(parts.joined(separator: " \\\n  "))\n"
    return Array((rule + parts.map { "\n\($0):\n" }.joined()).utf8)
  }

  /// A path as both make and ninja read it back; throws where they do not agree on one, or have none,
  /// since what is then made again and what is not would be chance.
  private static func escaped(_ path: String) throws(ProgramError) -> String {
    var escaped = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ":
        // Backslashes before it would escape each other.
        escaped += String(repeating: "\\", count: backslashes + 1)
      case "#" where backslashes == 0, ":" where backslashes == 0: escaped += "\\"
      case "$": escaped += "$"
      case "\\": break
      case "~" where escaped.isEmpty: throw cannotHold(path, scalar)
      case _ where !isPlain(scalar): throw cannotHold(path, scalar)
      default: break
      }
      escaped.unicodeScalars.append(scalar)
      backslashes = scalar == "\\" ? backslashes + 1 : 0
    }
    guard backslashes == 0 else { throw cannotHold(path, "\\") }
    return escaped
  }

  /// Whether a scalar stands for itself, to both.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "+,-./@_~!(){}[]".unicodeScalars.contains(scalar)
  }

  private static func cannotHold(_ path: String, _ scalar: Unicode.Scalar) -> ProgramError {
    .failure(
      "no dependency file can hold the name `\(path)`, for make or ninja would read its "
        + "`\(scalar)` as something else; rename it, or do without --depfile")
  }
}
