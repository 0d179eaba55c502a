import SheetSpec

extension SheetContext {
  /// Which detents are active where `traits` hold, by place in the list; nil where one could not be
  /// read. A sheet without the key has `large`.
  func activeDetents(in traits: Traits) -> [Int]? {
    guard isWholeListKnown else { return nil }
    var active: [Int] = []
    for index in summaries.indices where summaries[index].holds(in: traits) {
      active.append(index)
    }
    return active
  }

  /// Whether a detent is active where `traits` hold.
  func isActive(_ index: Int, in traits: Traits) -> Bool { summaries[index].holds(in: traits) }

  /// Whether some detent is active whatever the traits.
  var hasDetentActiveEverywhere: Bool { summaries.contains(where: { $0.isEverywhere }) }

  /// Whether a detent is UIKit's medium one, or has a height that is made of it.
  func dependsOnMedium(_ index: Int) -> Bool { summaries[index].dependsOnMedium }
}

/// What rules ask of a detent most, as far as it could be read; all that is written of it is costly to
/// copy.
struct DetentSummary {
  /// Whether it is UIKit's large one.
  let isLarge: Bool
  /// Whether it has a height of its own.
  var isCustom = false
  /// Whether it is UIKit's medium one, or has a height that is made of it.
  let dependsOnMedium: Bool
  /// Whether its height follows the content.
  var usesFit = false
  /// Whether something is said to stand for the height.
  var isEstimated = false
  /// Whether a part of more than the whole is in the height.
  var exceedsWhole = false
  /// Whether its height and its traits could be read.
  var isKnown = true
  private let activity: Activity

  init(_ detent: DetentSpec) {
    activity = detent.activity
    isLarge = detent.isLarge
    guard let body = detent.body?.value else {
      dependsOnMedium = !isLarge
      return
    }
    isCustom = true
    isKnown = !body.height.isInvalid && !body.activeIn.isInvalid
    isEstimated = body.estimated.isWritten
    let height = body.height.value
    usesFit = height?.usesFit == true
    exceedsWhole = height?.partsAboveWhole.isEmpty == false
    dependsOnMedium =
      height?.usesMedium == true
      // What stands for a height is active where that is.
      || usesFit && body.estimated.value?.usesMedium == true
  }

  /// Whether the detent is active whatever the traits.
  var isEverywhere: Bool { activity.isEverywhere && !dependsOnMedium }

  /// Whether the detent is active where `traits` hold.
  func holds(in traits: Traits) -> Bool {
    !(traits.isCompactHeight && dependsOnMedium) && activity.holds(in: traits)
  }
}

extension Traits {
  /// The traits in words, for the end of a message: `in compact height on an iPhone`.
  var text: String {
    let device = userInterfaceIdiom == .phone ? "on an iPhone" : "on an iPad"
    let width = "\(horizontalSizeClass.rawValue) width"
    return isCompactHeight
      ? "in compact height \(device)"
      : "in \(width) and \(verticalSizeClass.rawValue) height \(device)"
  }
}
