import Diagnostics

/// What becomes of a swipe that would close the sheet.
package enum DismissalSwipe: String, Choice {
  /// It closes the sheet.
  case allowed
  /// It does not.
  case refusal = "refused"
  /// The app is asked each time.
  case host

  static var refused: [String: String] {
    let refused = "a swipe that does not close the sheet is `refused`"
    let allowed = "a swipe that closes the sheet is `allowed`"
    return [
      "disabled": refused, "false": refused, "none": refused, "never": refused,
      "enabled": allowed, "true": allowed, "always": allowed,
      "ask": "an app that is asked each time is the `host`",
    ]
  }
}

/// How a sheet is closed, as written.
package struct DismissalSpec: Sendable {
  /// Whether the content offers a way out of its own.
  package var closeControl: Entry<Bool> = .missing
  /// What becomes of a swipe.
  package var swipe: Entry<DismissalSwipe> = .missing
  /// How a drag closes what has no sheet.
  package var interactive: Entry<Shared<InteractiveDismissalSpec>> = .missing

  /// Every key of a dismissal.
  package static let definition = RecordDefinition<DismissalSpec>(
    "a dismissal", example: "dismissal: { closeControl: true }",
    nearMisses: nearMisses + InteractiveDismissalSpec.misplaced,
    fieldsInVariant + [
      Field(
        "interactive", { $1(&$0.interactive) },
        .shared(.record(InteractiveDismissalSpec.definition) { InteractiveDismissalSpec() }),
        default: "none",
        "How a drag closes what is presented in a style that has no sheet.")
    ])

  /// Every key of a dismissal in a variant: all but that of a drag.
  static let definitionInVariant = RecordDefinition<DismissalSpec>(
    "a dismissal in a variant", example: "dismissal: { swipe: refused, closeControl: true }",
    nearMisses: [
      .sentence(
        "interactive", "`interactive` is said once, in the sheet itself")
    ] + nearMisses, fieldsInVariant)

  private static let nearMisses: [NearMiss] = [
    .key("closeButton", "closeControl"), .key("cancelButton", "closeControl"),
    .key("hasCloseControl", "closeControl"), .key("swipeToDismiss", "swipe"),
    .key("drag", "interactive"), .key("pan", "interactive"), .key("gesture", "interactive"),
    .sentence(
      "interactiveDismissDisabled", "a swipe that does not close the sheet is `swipe: refused`",
      under: "swipe"),
    .sentence(
      "isModalInPresentation", "`isModalInPresentation` is a key of the sheet, one level up"),
  ]

  private static let fieldsInVariant: [Field<DismissalSpec>] =
    [
      Field(
        "closeControl", { $1(&$0.closeControl) }, .boolean, default: .written("false"),
        "Whether the content offers a way out of its own, such as a close button."),
      Field(
        "swipe", { $1(&$0.swipe) }, .choice, default: .choice(.allowed),
        "What becomes of a swipe that would close the sheet: it is allowed or refused, or the app "
          + "is asked each time."),
    ]
}
