package import SheetSpec

/// What a sheet says under a condition.
package struct SheetVariant: Sendable {
  /// When it holds.
  package let condition: VariantCondition
  /// What it says: a setting that is not written is as it would be without the variant.
  package let settings: VariantSettings
}

/// What a variant can say; nothing that is not written counts.
package struct VariantSettings: Sendable {
  /// How the content is presented; nil as without the variant.
  package let style: ModalPresentationStyle?
  /// How it is shown as a popover; nil as without the variant.
  package let popover: Popover?
  /// Whether it refuses to be swiped away.
  package let isModalInPresentation: Setting<Modality>
  /// The size that the content wants.
  package let preferredContentSize: Setting<ContentSize?>
  /// How it is closed, but for a drag; nil as without the variant.
  package let dismissal: Dismissal?
  /// Whether what is behind it scrolls.
  package let backgroundScrolling: Setting<BackgroundScrolling>
  /// What UIKit's sheet presentation controller is told.
  package let configuration: SheetConfiguration
}

/// Variants that hold together somewhere, and the sheet there.
package struct SheetCombination: Sendable {
  /// The places of the variants in the sheet, in order; empty where none holds.
  package let variants: [Int]
  /// The states in which they hold; nil is none of the app's own.
  package let states: [String?]
  /// The sheet with what they say in its place.
  package var sheet: Sheet { sheets[0] }
  // A sheet cannot hold a sheet but behind a reference.
  private let sheets: [Sheet]
  private let cells: [Targets.Cell]

  /// Gives nil where something could not be read, which has been reported.
  init?(_ varied: VariedContext) {
    guard let sheet = Sheet(varied.context, in: []) else { return nil }
    sheets = [sheet]
    variants = varied.combination.variants
    states = varied.combination.states
    cells = varied.combination.cells
  }

  /// Whether these hold in `target`.
  package func holds(in target: TargetContainer) -> Bool {
    cells.contains { cell in
      cell.traits == target.container.traits
        && Generation.allCases.contains {
          target.generations.contains($0) && target.device.runs($0) && $0.meets(cell.versions)
        }
    }
  }
}

extension SheetVariant {
  /// The variants of a sheet, nothing of which could not be read.
  static func all(_ base: SheetContext, _ decoding: Decoding) -> [SheetVariant] {
    let detents = base.spec.detents.value?.detents ?? []
    return (base.spec.variants.value?.records ?? []).compactMap { variant in
      var spec = variant.sheet
      spec.detents = spec.detents.resolved(with: detents)
      spec.parameters = base.spec.parameters
      let context = SheetContext(spec, base.targets, decoding)
      return VariantSettings(context).map {
        SheetVariant(condition: VariantCondition(variant.when.value), settings: $0)
      }
    }
  }
}

extension VariantSettings {
  fileprivate init?(_ context: SheetContext) {
    let spec = context.spec
    guard let configuration = SheetConfiguration(context, context.style ?? .pageSheet) else {
      return nil
    }
    self.configuration = configuration
    style = spec.modalPresentationStyle.value
    popover = spec.popover.value.map { Popover($0) }
    isModalInPresentation = spec.isModalInPresentation.setting(default: .fixed(false))
    preferredContentSize = spec.preferredContentSize.contentSize
    dismissal = spec.dismissal.value.map { Dismissal($0, hasSheet: true) }
    backgroundScrolling = spec.backgroundScrolling.setting(default: .enabled)
  }
}
