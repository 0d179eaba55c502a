extension SheetSpec {
  /// Every key of a sheet.
  package static let definition = RecordDefinition<SheetSpec>(
    "a sheet", example: "Name: { detents: [medium, large] }", nearMisses: nearMisses,
    [
      Field(
        "description", { $1(&$0.description) }, .text, default: "none",
        "What the sheet is for; becomes the documentation of the generated type."),
      Field(
        "modalPresentationStyle", { $1(&$0.modalPresentationStyle) }, .choice,
        default: .choice(.pageSheet),
        "How the content is presented."),
      Field(
        "popover", { $1(&$0.popover) }, .record(PopoverSpec.definition) { PopoverSpec() },
        default: "none",
        "How the sheet is shown as a popover."),
      Field(
        "sourceView", { $1(&$0.sourceView) }, .boolean, default: false, inSwiftUI: .none,
        "Whether the generated call takes the view that the sheet is centred over."),
      Field(
        "detents", { $1(&$0.detents) }, .detentList, default: .said("[large]") { $0.isLargeAlone },
        "The heights at which the sheet rests, smallest first."),
      Field(
        "selectedDetentIdentifier", { $1(&$0.selectedDetentIdentifier) },
        .detentName(or: "smallest"),
        default: .word("smallest"), "The detent that the sheet opens at."),
      Field(
        "largestUndimmedDetentIdentifier", { $1(&$0.largestUndimmedDetentIdentifier) },
        .detentName(or: "none"), default: .word("none"), inSwiftUI: .since(.presentationStyling),
        "The largest detent at which what is behind the sheet is not dimmed and can be used."),
      Field(
        "isModalInPresentation", { $1(&$0.isModalInPresentation) }, .modality,
        default: .value(.fixed(false), "false"),
        "Whether the sheet refuses to be swiped away."),
      Field(
        "prefersGrabberVisible", { $1(&$0.prefersGrabberVisible) }, .boolean, default: false,
        inSwiftUI: .since(.customDetents), "Whether the sheet shows a grabber."),
      Field(
        "preferredCornerRadius", { $1(&$0.preferredCornerRadius) }, .cornerRadius,
        default: .said("system") { $0 == nil }, inSwiftUI: .since(.presentationStyling),
        "The radius of the sheet's corners."),
      Field(
        "prefersScrollingExpandsWhenScrolledToEdge",
        { $1(&$0.prefersScrollingExpandsWhenScrolledToEdge) },
        .boolean, default: true, inSwiftUI: .since(.presentationStyling),
        "Whether scrolling content that is at its top enlarges the sheet first."),
      Field(
        "prefersEdgeAttachedInCompactHeight", { $1(&$0.prefersEdgeAttachedInCompactHeight) },
        .boolean,
        default: false, inSwiftUI: .none,
        "Whether the sheet keeps to the bottom edge in compact height, where it is full screen "
          + "otherwise."),
      Field(
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        { $1(&$0.widthFollowsPreferredContentSizeWhenEdgeAttached) }, .boolean, default: false,
        inSwiftUI: .none,
        "Whether the width of a sheet that is attached to the edge in compact height follows "
          + "`preferredContentSize`."),
      Field(
        "preferredContentSize", { $1(&$0.preferredContentSize) },
        .record(SizeSpec.definition, or: "none") { SizeSpec() },
        default: .said("none") { $0 == nil }, inSwiftUI: .since(.presentationSizing),
        "The size that the content wants."),
      Field(
        "prefersPageSizing", { $1(&$0.prefersPageSizing) }, .boolean,
        default: .dependent("true for pageSheet, else false") { $1.repeatsPageSizing($0) },
        since: .pageSizing, inSwiftUI: .since(.presentationSizing),
        "Whether the sheet has the size of a page rather than that of a form."),
      Field(
        "preferredPlacement", { $1(&$0.preferredPlacement) }, .choice, default: .choice(.automatic),
        since: .placement, inSwiftUI: .since(.placement),
        "Where the sheet stands in a window that is wider."),
      Field(
        "background", { $1(&$0.background) }, .background, default: .value(.system, "system"),
        since: .backgroundEffect, inSwiftUI: .since(.presentationStyling),
        "What the sheet is filled with."),
      Field(
        "parameters", { $1(&$0.parameters) }, .parameterList, default: "none",
        "Numbers that the app gives at run time, for heights and the radius of the corners."),
      Field(
        "actions", { $1(&$0.actions) },
        .actions, default: "none",
        "Moves of the sheet that become methods."),
      Field(
        "dismissal", { $1(&$0.dismissal) },
        .record(DismissalSpec.definition) { DismissalSpec() }, default: "none",
        "How the sheet is closed."),
      Field(
        "backgroundScrolling", { $1(&$0.backgroundScrolling) }, .choice,
        default: .choice(.enabled), inSwiftUI: .since(.customDetents),
        "Whether what is behind the sheet scrolls while it is up."),
      Field(
        "variants", { $1(&$0.variants) }, .variants, default: "none",
        "What differs by size class, device, version of iOS or state."),
      Field(
        "allow", { $1(&$0.allow) },
        .list(of: AllowanceSpec.definition) { AllowanceSpec() }, default: "none",
        "The warnings that are silenced in this sheet, each with its reason."),
    ])

  private static let nearMisses: [NearMiss] =
    [
      .key("style", "modalPresentationStyle"),
      .key("presentationStyle", "modalPresentationStyle"),
      .key("detent", "detents"),
      .key("selected", "selectedDetentIdentifier"),
      .key("selectedDetent", "selectedDetentIdentifier"),
      .key("initialDetent", "selectedDetentIdentifier"),
      .key("undimmed", "largestUndimmedDetentIdentifier"),
      .key("largestUndimmed", "largestUndimmedDetentIdentifier"),
      .key("largestUndimmedDetent", "largestUndimmedDetentIdentifier"),
      .key("smallestUndimmedDetentIdentifier", "largestUndimmedDetentIdentifier"),
      .key("modal", "isModalInPresentation"),
      .key("isModal", "isModalInPresentation"),
      .key("interactiveDismissDisabled", "isModalInPresentation"),
      .key("grabber", "prefersGrabberVisible"),
      .key("dragIndicator", "prefersGrabberVisible"),
      .key("presentationDragIndicator", "prefersGrabberVisible"),
      .key("presentationDetents", "detents"),
      .key("presentationCornerRadius", "preferredCornerRadius"),
      .key("presentationBackgroundInteraction", "largestUndimmedDetentIdentifier"),
      .key("presentationContentInteraction", "prefersScrollingExpandsWhenScrolledToEdge"),
      .key("cornerRadius", "preferredCornerRadius"),
      .key("scrollingExpands", "prefersScrollingExpandsWhenScrolledToEdge"),
      .key("edgeAttached", "prefersEdgeAttachedInCompactHeight"),
      .key("contentSize", "preferredContentSize"),
      .key("pageSizing", "prefersPageSizing"),
      .key("placement", "preferredPlacement"),
      .key("parameter", "parameters"), .key("params", "parameters"), .key("inputs", "parameters"),
      .sentence(
        "fraction", "a part of the tallest height is a detent: `detents: [half: 50%]`",
        under: "detents"),
      .sentence("height", "a height is a detent: `detents: [small: 320]`", under: "detents"),
      .sentence("anchor", "`anchor` belongs under `popover`", under: "popover"),
      .sentence(
        "permittedArrowDirections", "`permittedArrowDirections` belongs under `popover`",
        under: "popover"),
      .sentence(
        "closeControl", "`closeControl` belongs under `dismissal`", under: "dismissal"),
      .sentence("swipe", "`swipe` belongs under `dismissal`", under: "dismissal"),
      .sentence("interactive", "`interactive` belongs under `dismissal`", under: "dismissal"),
    ] + InteractiveDismissalSpec.misplaced
}
