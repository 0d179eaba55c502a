import Diagnostics
import SheetSpec

extension SheetRule {
  /// `unreachable-variant`
  static let unreachableVariant = SheetRule(
    id: "unreachable-variant", severity: .warning,
    summary: "A variant whose condition nothing that the spec targets fulfils.",
    rationale: """
      Traits come in few combinations: an iPhone has a compact width upright, an iPad never has a
      compact height, and what `platform` leaves out is not reached at all. A variant that never
      holds changes nothing, and what it says is not checked by any other rule.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
            variants:
              - when: { horizontalSizeClass: regular }
                detents: [large]
        """),
      .bad(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            detents: [medium, large]
            variants:
              - when: «{ userInterfaceIdiom: pad }»
                detents: [large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium, large]
            variants:
              - when: «{ userInterfaceIdiom: pad, verticalSizeClass: compact }»
                detents: [large]
        """),
    ]
  ) { context, report in
    guard let combinations = context.combinations, let list = context.spec.variants.value else {
      return
    }
    for (index, variant) in list.records.enumerated() {
      guard let range = variant.when.range,
        !combinations.contains(where: { $0.variants.contains(index) })
      else { continue }
      report(
        "the variant holds nowhere that the spec targets", at: range,
        help: ["leave it out, or see whether `platform` targets too little"])
    }
  }
}
