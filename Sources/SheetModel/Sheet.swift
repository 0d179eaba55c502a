package import SheetSpec

/// A sheet that has been found right; only `validate` makes one.
///
/// It is shared, not copied, by all that is made of it.
package final class Sheet: Sendable {
  /// The name; the generated type is `<name>Sheet`.
  package let name: String
  /// What the sheet is for.
  package let description: String?
  /// How it is presented.
  package let style: ModalPresentationStyle
  /// How it is shown as a popover, where the style is `popover`.
  package let popover: Popover?
  /// What UIKit's sheet presentation controller is told, where the style has one.
  package let configuration: SheetConfiguration?
  /// Whether it refuses to be swiped away.
  package let isModalInPresentation: Setting<Modality>
  /// The size that the content wants.
  package let preferredContentSize: Setting<ContentSize?>
  /// How it is closed.
  package let dismissal: Dismissal
  /// Whether what is behind it scrolls.
  package let backgroundScrolling: Setting<BackgroundScrolling>
  /// The moves that the app can ask for, in the order of the spec.
  package let actions: [Action]
  /// What differs by traits, version of iOS and state, in the order of the spec: the last that
  /// holds wins, key by key.
  package let variants: [SheetVariant]
  /// Which variants can hold together, and the sheet that they make; empty without variants.
  package let combinations: [SheetCombination]

  init(
    name: String, description: String?, style: ModalPresentationStyle, popover: Popover?,
    configuration: SheetConfiguration?, isModalInPresentation: Setting<Modality>,
    preferredContentSize: Setting<ContentSize?>, dismissal: Dismissal,
    backgroundScrolling: Setting<BackgroundScrolling>, actions: [Action],
    variants: [SheetVariant], combinations: [SheetCombination]
  ) {
    self.name = name
    self.description = description
    self.style = style
    self.popover = popover
    self.configuration = configuration
    self.isModalInPresentation = isModalInPresentation
    self.preferredContentSize = preferredContentSize
    self.dismissal = dismissal
    self.backgroundScrolling = backgroundScrolling
    self.actions = actions
    self.variants = variants
    self.combinations = combinations
  }
}

/// A move of the sheet that becomes a method.
package struct Action: Sendable {
  /// The name of the method.
  package let name: String
  /// What it does.
  package let kind: Kind

  /// What an action does; detents by their names.
  package enum Kind: Hashable, Sendable {
    /// Selects a detent, where content is scrolled further than so many points past where it
    /// rests, if that is said.
    case select(String, whenContentOffsetExceeds: Double?)
    /// Selects the one after the detent that is selected, and the first after the last.
    case cycle([String])
  }
}

/// A size in points.
package struct ContentSize: Hashable, Sendable {
  /// The width.
  package let width: Double
  /// The height.
  package let height: Double
}

/// How a sheet is shown as a popover.
package struct Popover: Sendable {
  /// What it points at; nil only where no iPad is targeted.
  package let anchor: PopoverAnchor?
  /// Where its arrow may point, in the language's order; nil is anywhere.
  package let permittedArrowDirections: [ArrowDirection]?
  /// What it becomes in compact size classes.
  package let compactAdaptation: CompactAdaptation
}

/// What UIKit's sheet presentation controller is told.
package struct SheetConfiguration: Sendable {
  /// Whether the generated call takes the view that the sheet is centred over.
  package let sourceView: Setting<Bool>
  /// The detents, smallest first; never empty.
  package internal(set) var detents: Setting<[Detent]>
  /// The detent that the sheet opens at, as an index of `detents`; nil is the smallest.
  package let selectedDetent: Setting<Int?>
  /// The largest undimmed detent, as an index of `detents`; nil dims all.
  package let largestUndimmedDetent: Setting<Int?>
  /// The detent that the sheet opens at by its name; nil is the smallest. In a variant that says no
  /// detents this alone tells it.
  package let selectedDetentName: Setting<String?>
  /// The largest undimmed detent by its name; nil dims all.
  package let largestUndimmedDetentName: Setting<String?>
  /// Whether the sheet shows a grabber.
  package let prefersGrabberVisible: Setting<Bool>
  /// The radius of its corners in points, or the default of the parameter that gives it; nil is the
  /// system's.
  package let preferredCornerRadius: Setting<Double?>
  /// The parameter that gives the radius; nil where it is a number or the system's.
  package let cornerRadiusParameter: Parameter?
  /// The numbers that the app gives at run time, in order.
  package let parameters: [Parameter]
  /// Whether scrolling at the top enlarges it.
  package let prefersScrollingExpandsWhenScrolledToEdge: Setting<Bool>
  /// Whether it keeps to the bottom edge in compact height.
  package let prefersEdgeAttachedInCompactHeight: Setting<Bool>
  /// Whether its width follows its content where it keeps to the edge.
  package let widthFollowsPreferredContentSizeWhenEdgeAttached: Setting<Bool>
  /// Whether it has a page's size.
  package let prefersPageSizing: Setting<Bool>
  /// Where it stands in a wide window.
  package let preferredPlacement: Setting<Placement>
  /// What it is filled with.
  package let background: Setting<Background>
}

extension SheetConfiguration {
  /// The same with other detents.
  package func with(_ detents: [Detent]) -> SheetConfiguration {
    var configuration = self
    configuration.detents = Setting(detents, isWritten: self.detents.isWritten)
    return configuration
  }
}

/// One document of a spec file, found right; shared like its sheets.
package final class Document: Sendable {
  /// What the file is called in code.
  package let name: String
  /// What it is emitted as, where the command line does not say.
  package let emit: [EmissionTarget]
  /// What it was decided against.
  package let platform: Platform
  /// The sheets, in the order of the file.
  package let sheets: [Sheet]

  /// Makes a document of sheets that `validate` made.
  package init(name: String, emit: [EmissionTarget], platform: Platform, sheets: [Sheet]) {
    self.name = name
    self.emit = emit
    self.platform = platform
    self.sheets = sheets
  }
}
