import SheetSpec

/// Sheets with one variant each, which says one key under one condition.
enum VariantMatrix {
  /// What a variant says under a key, in a sheet that says something already.
  struct Row: Sendable {
    let key: String
    let value: String
    /// The keys of the sheet, besides its detents, as a flow mapping without braces.
    var sheet = ""
    /// The detents of the sheet; empty is none said.
    var detents = "medium, large"
  }

  /// At least one row for each key that a variant can say; `SMALL` is a detent with a height.
  static let rows = [
    Row(key: "modalPresentationStyle", value: "formSheet"),
    Row(key: "modalPresentationStyle", value: "fullScreen"),
    Row(
      key: "modalPresentationStyle", value: "popover, popover: { anchor: sourceView }",
      sheet: "actions: { grow: { select: large } }"),
    Row(
      key: "popover", value: "{ anchor: sourceView, permittedArrowDirections: [left] }",
      sheet: "modalPresentationStyle: popover, popover: { anchor: sourceView }"),
    Row(
      key: "popover", value: "{ anchor: sourceView, compactAdaptation: none }",
      sheet: "modalPresentationStyle: popover, popover: { anchor: sourceView }"),
    Row(key: "sourceView", value: "true"),
    Row(
      key: "detents", value: "[large]",
      sheet: "actions: { turn: { cycle: [medium, large] }, shrink: { select: medium } }"),
    Row(key: "detents", value: "[SMALL, large]"),
    Row(
      key: "detents", value: "[SMALL, large]", sheet: "actions: { shrink: { select: small } }",
      detents: "large"),
    Row(key: "detents", value: "[large]", detents: "SMALL, large"),
    Row(key: "detents", value: "[medium]", detents: ""),
    Row(key: "selectedDetentIdentifier", value: "large", sheet: "prefersGrabberVisible: true"),
    Row(key: "selectedDetentIdentifier", value: "large", detents: "SMALL, large"),
    Row(key: "largestUndimmedDetentIdentifier", value: "medium"),
    Row(
      key: "largestUndimmedDetentIdentifier", value: "none",
      sheet: "largestUndimmedDetentIdentifier: medium, backgroundScrolling: locked"),
    Row(key: "largestUndimmedDetentIdentifier", value: "small", detents: "SMALL"),
    Row(key: "largestUndimmedDetentIdentifier", value: "large", detents: ""),
    Row(key: "isModalInPresentation", value: "true"),
    Row(key: "isModalInPresentation", value: "host"),
    Row(key: "isModalInPresentation", value: "false", sheet: "isModalInPresentation: host"),
    Row(key: "prefersGrabberVisible", value: "true"),
    Row(key: "preferredCornerRadius", value: "12"),
    Row(
      key: "preferredCornerRadius", value: "radius",
      sheet: "parameters: { radius: { default: 12, minimum: 0, maximum: 40 } }"),
    Row(key: "prefersScrollingExpandsWhenScrolledToEdge", value: "false"),
    Row(key: "prefersEdgeAttachedInCompactHeight", value: "true"),
    Row(
      key: "widthFollowsPreferredContentSizeWhenEdgeAttached", value: "true",
      sheet: "prefersEdgeAttachedInCompactHeight: true"),
    Row(key: "preferredContentSize", value: "{ width: 320, height: 400 }"),
    Row(
      key: "preferredContentSize", value: "none",
      sheet: "preferredContentSize: { width: 320, height: 400 }, modalPresentationStyle: formSheet"),
    Row(key: "prefersPageSizing", value: "false"),
    Row(key: "preferredPlacement", value: "leading"),
    Row(key: "background", value: "{ material: thin }"),
    Row(key: "background", value: "{ material: thin }", sheet: "background: { color: Sand }"),
    Row(key: "background", value: "host"),
    Row(key: "backgroundScrolling", value: "locked"),
    Row(key: "dismissal", value: "{ swipe: refused, closeControl: true }"),
    Row(
      key: "dismissal", value: "{ swipe: host }",
      sheet: "isModalInPresentation: host, dismissal: { swipe: refused, closeControl: true }"),
    Row(
      key: "dismissal", value: "{ swipe: refused, closeControl: true }",
      sheet: "modalPresentationStyle: popover, "
        + "popover: { anchor: sourceView, compactAdaptation: none }", detents: ""),
    Row(
      key: "modalPresentationStyle",
      value: "formSheet, dismissal: { swipe: refused, closeControl: true }",
      sheet: "modalPresentationStyle: fullScreen, dismissal: { interactive: {} }", detents: ""),
  ]

  /// A value for each kind of condition; `minimumIOS` is the version after the target.
  static let conditions = [
    "horizontalSizeClass": "regular", "verticalSizeClass": "compact", "userInterfaceIdiom": "pad",
    "minimumIOS": "", "state": "searching",
  ]

  /// Deployment targets, each with the version that a variant asks for there.
  static let targets = ["15.0": "16.0", "16.0": "17.0", "18.0": "26.0"]

  /// The keys that a variant can say.
  static var keys: [String] { VariantSpec.definition.fields.map(\.key).filter { $0 != "when" } }

  /// The kinds of conditions that there are.
  static var kinds: [String] { ConditionSpec.definition.fields.map(\.key) }

  /// A case for each row under each condition at a deployment target.
  static func cases(at target: String) -> [EmissionCase] {
    var cases: [EmissionCase] = []
    for (index, row) in rows.enumerated() {
      for kind in kinds {
        let condition = kind == "minimumIOS" ? targets[target] ?? "" : conditions[kind] ?? ""
        let name = "\(kind.prefix(1).uppercased())\(kind.dropFirst())\(index)"
        // Where the variant asks for iOS 16 itself, its own detents need nothing in their place.
        let fallback = target == "15.0" ? ", fallback: medium" : ""
        let small = "small: { height: 200\(fallback) }"
        let variedSmall = kind == "minimumIOS" ? "small: 200" : small
        var keys = row.sheet.isEmpty ? [] : [row.sheet]
        if !row.detents.isEmpty {
          keys.append("detents: [\(row.detents.replacing("SMALL", with: small))]")
        }
        let variant = "\(row.key): \(row.value.replacing("SMALL", with: variedSmall))"
        keys.append("variants: [{ when: { \(kind): \"\(condition)\" }, \(variant) }]")
        cases.append(
          EmissionCase(
            description: "\(row.key)-\(index)-\(kind)",
            text: """
              emit: [\(target == "15.0" ? "uikit" : "uikit, swiftui")]
              platform: { ios: "\(target)" }
              sheets: { \(name): { \(keys.joined(separator: ", ")) } }
              """,
            deploymentTarget: target))
      }
    }
    return cases
  }
}
