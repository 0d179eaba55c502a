@_exported import SwiftUI

/// What `view` presents by its one modifier that does.
@MainActor public func presentation(of view: some View) -> StubPresentation {
  let presentations = StubTree(view).presentations
  guard presentations.count == 1 else {
    Stub.fail("the view has \(presentations.count) modifiers that present something")
  }
  return presentations[0]
}

/// All detents of `content` resolved in one container, as `PeekDetent 120.0, large 778.0`, sorted by their names; an
/// inactive one says `inactive`. `medium` is what the system's medium detent has there.
@MainActor public func heights(
  _ content: StubTree, maximum: CGFloat, medium: CGFloat,
  horizontalSizeClass: UserInterfaceSizeClass, verticalSizeClass: UserInterfaceSizeClass
) -> String {
  let context = PresentationDetent.Context(
    stubMaximum: maximum, horizontal: horizontalSizeClass, vertical: verticalSizeClass)
  return (content.detents ?? []).sorted { $0.stubName < $1.stubName }.map { detent in
    let height = detent.stubValue(
      in: context, medium: verticalSizeClass == .compact ? nil : medium)
    return "\(detent.stubName) \(height.map { "\($0)" } ?? "inactive")"
  }.joined(separator: ", ")
}

/// Drags the sheet of `content` to the detent of that name, as a user does.
@MainActor public func userSelects(_ name: String, in content: StubTree) {
  guard let detent = content.detents?.first(where: { $0.stubName == name }) else {
    Stub.fail("the sheet has no detent `\(name)` to be dragged to")
  }
  content.selection?.wrappedValue = detent
}

/// Draws a view again after something has changed, and lets it hear of changes.
@MainActor public func redraw(_ tree: StubTree, _ view: () -> some View) -> StubTree {
  let new = StubTree(view())
  var hasChanged = false
  for (before, now) in zip(tree.changes, new.changes) where !before.isEqual(now.value) {
    (now.isNew ? now : before).action(before.value, now.value)
    hasChanged = true
  }
  return hasChanged ? StubTree(view()) : new
}
