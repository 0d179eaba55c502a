extension SheetSpec {
  /// Every key of a sheet.
  package static let definition = RecordDefinition<SheetSpec>(
    "a sheet", example: "Name: { detents: [medium, large] }", nearMisses: nearMisses,
    [
      Field(
        "description", \.description, .text, default: "none",
        "What the sheet is for; becomes the documentation of the generated type."),
      Field(
        "modalPresentationStyle", \.modalPresentationStyle, .choice, default: "pageSheet",
        "How the content is presented."),
      Field(
        "popover", \.popover, .record(PopoverSpec.definition) { PopoverSpec() }, default: "none",
        "How the sheet is shown as a popover."),
      Field(
        "sourceView", \.sourceView, .boolean, default: "false",
        "Whether the generated call takes the view that the sheet is centred over."),
      Field(
        "detents", \.detents, .detentList, default: "[large]",
        "The heights at which the sheet rests, smallest first."),
      Field(
        "selectedDetentIdentifier", \.selectedDetentIdentifier, .detentName(or: "smallest"),
        default: "smallest", "The detent that the sheet opens at."),
      Field(
        "largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier,
        .detentName(or: "none"), default: "none",
        "The largest detent at which what is behind the sheet is not dimmed and can be used."),
      Field(
        "isModalInPresentation", \.isModalInPresentation, .modality, default: "false",
        "Whether the sheet refuses to be swiped away."),
      Field(
        "prefersGrabberVisible", \.prefersGrabberVisible, .boolean, default: "false",
        "Whether the sheet shows a grabber."),
      Field(
        "preferredCornerRadius", \.preferredCornerRadius, .points(or: "system"),
        default: "system", "The radius of the sheet's corners."),
      Field(
        "prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge,
        .boolean, default: "true",
        "Whether scrolling content that is at its top enlarges the sheet first."),
      Field(
        "prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight, .boolean,
        default: "false",
        "Whether the sheet keeps to the bottom edge in compact height, where it is full screen "
          + "otherwise."),
      Field(
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        \.widthFollowsPreferredContentSizeWhenEdgeAttached, .boolean, default: "false",
        "Whether the width of a sheet that is attached to the edge in compact height follows "
          + "`preferredContentSize`."),
      Field(
        "preferredContentSize", \.preferredContentSize,
        .record(SizeSpec.definition, or: "none") { SizeSpec() }, default: "none",
        "The size that the content wants."),
      Field(
        "prefersPageSizing", \.prefersPageSizing, .boolean,
        default: "true for pageSheet, else false", since: .pageSizing,
        "Whether the sheet has the size of a page rather than that of a form."),
      Field(
        "preferredPlacement", \.preferredPlacement, .choice, default: "automatic",
        since: .placement, "Where the sheet stands in a window that is wider."),
      .later("background", "What the sheet is filled with."),
      .later("parameters", "Numbers that the app gives at run time."),
      .later("actions", "Moves of the sheet that become methods."),
      .later("dismissal", "How the sheet is closed."),
      .later("backgroundScrolling", "Whether what is behind the sheet scrolls."),
      .later("variants", "What differs by size class, device, iOS version or state."),
      .later("allow", "Warnings that are silenced here."),
    ])

  private static let nearMisses: [NearMiss] = [
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
    .sentence(
      "percentThreshold",
      "how far a drag has to go is part of `dismissal`, which comes with a later version"),
    .sentence(
      "fraction", "a part of the tallest height is a detent: `detents: [half: 50%]`",
      under: "detents"),
    .sentence("height", "a height is a detent: `detents: [small: 320]`", under: "detents"),
    .sentence("anchor", "`anchor` belongs under `popover`", under: "popover"),
    .sentence(
      "permittedArrowDirections", "`permittedArrowDirections` belongs under `popover`",
      under: "popover"),
  ]
}
