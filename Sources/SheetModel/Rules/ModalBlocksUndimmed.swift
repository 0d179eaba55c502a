import Diagnostics
import SheetSpec

extension SheetRule {
  /// `modal-blocks-undimmed`
  static let modalBlocksUndimmed = SheetRule(
    id: "modal-blocks-undimmed", severity: .warning,
    summary: "A modal sheet with an undimmed detent, behind which nothing can be touched.",
    rationale: """
      An undimmed detent is there to let people use what is behind the sheet. UIKit's
      documentation says that a view controller with `isModalInPresentation` ignores events
      outside of its bounds. One library reports that such touches are lost on devices and
      arrive in the Simulator, so that a try there shows nothing. A delegate that refuses the
      swipe leaves touches alone. It is decided where Swift for UIKit is made.
      """,
    examples: [
      .good(
        """
        sheets:
          Places:
            detents: [medium, large]
            largestUndimmedDetentIdentifier: none
            isModalInPresentation: true
        """),
      .good(
        """
        sheets:
          Places:
            detents: [medium, large]
            largestUndimmedDetentIdentifier: medium
            isModalInPresentation: false
        """),
      .good(
        """
        emit: [swiftui]
        sheets:
          Places:
            detents: [medium, large]
            largestUndimmedDetentIdentifier: medium
            isModalInPresentation: true
        """),
      .bad(
        """
        sheets:
          Places:
            detents: [medium, large]
            largestUndimmedDetentIdentifier: medium
            «isModalInPresentation»: true
        """,
        fixed: """
          sheets:
            Places:
              detents: [medium, large]
              largestUndimmedDetentIdentifier: medium
              dismissal: { swipe: refused }
          """),
    ]
  ) { context, report in
    let spec = context.spec
    guard context.hasSheet, context.emits(.uikit),
      spec.isModalInPresentation.value == .fixed(true),
      let range = spec.isModalInPresentation.keyRange, let name = context.undimmedDetent
    else { return }
    report(
      "a modal sheet ignores touches outside of it, though up to `\(name)` nothing there is dimmed",
      at: range,
      labels: spec.largestUndimmedDetentIdentifier.keyRange.map {
        [.init("what is behind is to be used here", at: $0)]
      } ?? [],
      help: [
        "refuse the swipe alone: `dismissal: { swipe: refused }` leaves touches behind as they are"
      ],
      fixes: swipeFix(context))
  }

  /// The fix that refuses the swipe alone; none where the sheet says more of its dismissal.
  private static func swipeFix(_ context: SheetContext) -> [Fix] {
    guard case .written(_, let key, let value) = context.spec.isModalInPresentation,
      !context.spec.dismissal.isWritten, context.file.text(value) == "true"
    else { return [] }
    let written = "dismissal: { swipe: refused }"
    return [Fix("write `\(written)`", .unsafe, [.init(SourceRange(key.start, value.end), written)])]
  }
}
