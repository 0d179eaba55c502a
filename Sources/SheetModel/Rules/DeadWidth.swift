import Diagnostics
import SheetSpec

extension SheetRule {
  /// `dead-width`
  static let deadWidth = SheetRule(
    id: "dead-width", severity: .warning,
    summary: "A width that is to follow `preferredContentSize` where it cannot, or has nothing to "
      + "follow.",
    rationale: """
      UIKit's header says that `widthFollowsPreferredContentSizeWhenEdgeAttached` has no effect
      while `prefersEdgeAttachedInCompactHeight` is false. The width that it follows is that of
      `preferredContentSize`; where a spec says none, what UIKit does is not documented, unless
      the content sets the size itself.
      """,
    examples: [
      .good(
        """
        sheets:
          Filter:
            prefersEdgeAttachedInCompactHeight: true
            widthFollowsPreferredContentSizeWhenEdgeAttached: true
            preferredContentSize: { width: 414, height: 560 }
        """),
      .good(
        """
        sheets:
          Filter:
            widthFollowsPreferredContentSizeWhenEdgeAttached: false
            preferredContentSize: { width: 414, height: 560 }
        """),
      .bad(
        """
        sheets:
          Filter:
            «widthFollowsPreferredContentSizeWhenEdgeAttached»: true
            preferredContentSize: { width: 414, height: 560 }
        """),
      .bad(
        """
        sheets:
          Filter:
            prefersEdgeAttachedInCompactHeight: true
            «widthFollowsPreferredContentSizeWhenEdgeAttached»: true
            preferredContentSize: none
        """),
    ]
  ) { context, report in
    let spec = context.spec
    let key = "widthFollowsPreferredContentSizeWhenEdgeAttached"
    let attached = spec.prefersEdgeAttachedInCompactHeight
    guard context.hasSheet, !attached.isInvalid,
      case .written(true, let range, _) = spec.widthFollowsPreferredContentSizeWhenEdgeAttached
    else { return }
    if attached.value != true {
      report(
        "`\(key)` has no effect on a sheet that is not attached to the edge", at: range,
        labels: attached.label("not attached"),
        help: ["add `prefersEdgeAttachedInCompactHeight: true`, or leave the key out"])
    } else if !spec.preferredContentSize.isInvalid, (spec.preferredContentSize.value ?? nil) == nil
    {
      report(
        "`\(key)` has no `preferredContentSize` to follow", at: range,
        labels: spec.preferredContentSize.label("no size"),
        help: [
          "add `preferredContentSize`; where the content sets it at run time, `allow` says so"
        ])
    }
  }
}
