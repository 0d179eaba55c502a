import Diagnostics
import SheetCompiler
import TestSupport
import Testing

/// What people write first, and what they are told.
@Suite struct NearMissTests {
  /// A sheet's lines with the place marked, and the first help or the title of the first fix.
  static let misses: [(String, String)] = [
    ("«undimmed»: medium", "did you mean `largestUndimmedDetentIdentifier`?"),
    ("«grabber»: true", "did you mean `prefersGrabberVisible`?"),
    ("«detent»: [medium]", "did you mean `detents`?"),
    (
      "«percentThreshold»: 0.3",
      "how far a drag has to go is `dismissal: { interactive: { thresholds: { progress: 0.3 } } }`"
    ),
    (
      "dismissal: { interactive: { «percentThreshold»: 0.3 } }",
      "how far a drag has to go is `thresholds: { progress: 0.3 }`"
    ),
    (
      "dismissal: { interactive: { thresholds: { «fraction»: 0.3 } } }",
      "did you mean `progress`?"
    ),
    (
      "dismissal: { interactive: { «progress»: 0.3 } }", "`progress` belongs under `thresholds`"
    ),
    (
      "dismissal: { interactive: { thresholds: «0.3» } }",
      "a part of the distance is written `{ progress: 0.3 }`"
    ),
    (
      "dismissal: { interactive: { distance: «screen» } }",
      "`container` is the view that holds the content, `window` the one around it"
    ),
    ("dismissal: { interactive: { thresholds: { velocity: «800pt» } } }", "write `800`"),
    ("dismissal: { interactive: { direction: «vertical» } }", "write `[down, up]`"),
    ("dismissal: { «closeButton»: true }", "did you mean `closeControl`?"),
    (
      "variants: [{ when: { state: up }, dismissal: { «interactive»: {} } }]",
      "`interactive` is said once, in the sheet itself"
    ),
    ("«closeControl»: true", "`closeControl` belongs under `dismissal`"),
    (
      "dismissal: { swipe: «disabled» }", "a swipe that does not close the sheet is `refused`"
    ),
    ("«fraction»: 0.5", "a part of the tallest height is a detent: `detents: [half: 50%]`"),
    ("«cornerRadius»: 12", "did you mean `preferredCornerRadius`?"),
    ("detents: [«.medium», large]", "UIKit's own detents are written without dot and parentheses"),
    ("detents: [medium, «large()»]", "UIKit's own detents are written without dot and parentheses"),
    ("detents: [small: {«height:320»}]", "put a space after the colon"),
    (
      "detents: [small: {height: 320, «fraction»: 1}]",
      "a part of the tallest height is written in percent: `height: 40%`"
    ),
    ("prefersGrabberVisable: true", "did you mean `prefersGrabberVisible`?"),
    ("prefersGrabberVisible: «yes»", "write `true`"),
    ("prefersGrabberVisible: «\"true\"»", "write `true`"),
    ("prefersGrabberVisible: «Off»", "write `false`"),
    ("detents: [«mediun», large]", "did you mean `medium`?"),
    ("selectedDetentIdentifier: «.large»", "did you mean `large`?"),
    ("modalPresentationStyle: «.formSheet»", "did you mean `formSheet`?"),
    ("variants: «[]»", "leave the key out"),
    ("background: { «colour»: Sand }", "did you mean `color`?"),
    ("actions: { scroll: { «detent»: large } }", "did you mean `select`?"),
    (
      "variants: [{ when: { «idiom»: pad }, detents: [large] }]",
      "did you mean `userInterfaceIdiom`?"
    ),
  ]

  @Test(arguments: misses)
  func areExplained(_ line: String, _ help: String) throws {
    let text = line.contains("«") ? line : "«" + line.replacing(":", with: "»:", maxReplacements: 1)
    let style =
      line.hasPrefix("popover")
      ? "modalPresentationStyle: popover\n    "
      : line.contains("interactive: ") ? "modalPresentationStyle: custom\n    " : ""
    let marked = Marked("sheets:\n  Cart:\n    \(style)\(text)\n")
    var compiler = SpecCompiler()
    let found = compiler.check(Array(marked.text.utf8), path: "a.sheet.yaml").diagnostics
    let problem = try #require(found.first)
    #expect(found.count == 1)
    #expect(problem.range == marked.ranges.first)
    #expect((problem.help + problem.fixes.map(\.title)).contains(help), "\(problem)")
    for fix in problem.fixes {
      let mended = fix.applied(to: Array(marked.text.utf8))
      #expect(
        compiler.check(mended, path: "a.sheet.yaml").diagnostics.allSatisfy {
          $0.range != problem.range || $0.rule != problem.rule
        })
    }
  }
}
