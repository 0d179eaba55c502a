import Foundation
import TestSupport
import Testing

@testable import SheetEmitters

/// The state machine in generated code is the one that `sheetc` is compiled with.
@Suite struct DismissalSupportTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func generatedDragIsTheCompiledOne() throws {
    let compiled = Self.root.appending(path: "Sources/SheetModel/Dismissal/DismissalDrag.swift")
    let text = try String(contentsOf: compiled, encoding: .utf8)
      .replacing("\nstruct DismissalDrag:", with: "\nfileprivate struct DismissalDrag:")
    #expect(!text.contains("\"\"\"") && text.contains("fileprivate struct"))
    let body = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    try GoldenFolder("../../Sources/SheetEmitters/UIKit/Dismissal").expect(
      """
      extension DismissalSupport {
        /// The state machine: the text of `DismissalDrag.swift`, which a test keeps in step.
        static let drag = #\"\"\"
      \(body)
          \"\"\"#
      }

      """, "DismissalSupport+Drag.swift")
  }
}
