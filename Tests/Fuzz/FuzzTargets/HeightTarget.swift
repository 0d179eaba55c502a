import Diagnostics
import SheetCompiler
import SheetEmitters
import SheetModel

extension FuzzTarget {
  /// The text of a height, which is compiled as the height of a detent.
  package static let height = FuzzTarget(name: "height") { bytes throws(Fault) in
    let text = String(decoding: bytes, as: UTF8.self)
    guard let source = try compiled(text) else { return }
    for emitter in Emitter.all { _ = emitter.emit([source], .internal) }
    for sheet in source.documents.flatMap(\.sheets) {
      for detent in sheet.configuration?.detents.value ?? [] {
        guard case .custom(let custom) = detent.kind else { continue }
        try requireHeights(of: custom)
      }
    }
    // What is a height is one in parentheses, unless there are too many by then.
    var compiler = SpecCompiler()
    let enclosed = compiler.check(spec("(\(text))"), path: "fuzz.sheet.yaml").diagnostics
    for error in enclosed where error.severity == .error {
      try require(error.rule == "too-complex", "in parentheses: \(error.message)")
    }
  }

  private static func compiled(_ text: String) throws(Fault) -> EmissionSource? {
    var compiler = SpecCompiler()
    let result = compiler.compile(spec(text), path: "fuzz.sheet.yaml")
    for diagnostic in result.report.diagnostics {
      // The text around the height is right, and so no mistake may be seen in it.
      try require(
        diagnostic.rule != "yaml-syntax",
        "the height leaves its quotes: \(diagnostic.message)")
    }
    return result.source
  }

  /// A height is a number of points that the container has room for.
  private static func requireHeights(of detent: CustomDetent) throws(Fault) {
    for maximum in [0, 1, 320, 844.5, 1_366] as [Double] {
      for fit in [nil, 0, 200, 100_000] as [Double?] {
        let height = detent.height(
          maximum: maximum, medium: maximum / 2, HeightArguments(fit: fit))
        try require(
          height.map { $0 >= 0 && $0 <= maximum } ?? false,
          "the height is \(height.map(\.description) ?? "unknown") of \(maximum)")
      }
    }
  }

  /// A spec with `height`, whatever it is, in quotes.
  private static func spec(_ height: String) -> [UInt8] {
    var quoted = ""
    for character in height.unicodeScalars {
      if character.isASCII, character.value >= 0x20,
        !"\"\\\u{7F}".unicodeScalars.contains(character)
      {
        quoted.unicodeScalars.append(character)
      } else {
        let digits = String(character.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    let estimate = height.contains("fit") ? ", estimated: 40%" : ""
    return Array(
      """
      platform: { ios: "16.0" }
      sheets:
        Fuzz:
          detents:
            - fuzzed: { height: "\(quoted)"\(estimate), fallback: medium }
      """.utf8)
  }
}
