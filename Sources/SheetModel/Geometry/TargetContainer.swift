package import SheetSpec

/// A device held one way, on versions of iOS on which its sheets have the same heights.
package struct TargetContainer: Sendable {
  /// The device.
  package let device: Device
  /// How it is held.
  package let orientation: Orientation
  /// The first and the last generation.
  package let generations: ClosedRange<Generation>
  /// The container, on the first of them.
  package let container: Container

  init(_ device: Device, _ orientation: Orientation, _ generations: ClosedRange<Generation>) {
    self.device = device
    self.orientation = orientation
    self.generations = generations
    container = device.container(orientation, generations.lowerBound)
  }

  /// The first major version of iOS.
  package var firstIOS: Int { max(device.firstIOS, generations.lowerBound.rawValue) }

  /// The last major version of iOS; nil where no end is known.
  package var lastIOS: Int? { device.lastIOS(in: generations.upperBound) }

  /// What tells it from all others: `iPhone SE, portrait, iOS 16 to 18`.
  package var name: String {
    let versions =
      switch lastIOS {
      case nil: "\(firstIOS) and later"
      case firstIOS?: "\(firstIOS)"
      case let last?: "\(firstIOS) to \(last)"
      }
    return "\(device.example), \(orientation.rawValue), iOS \(versions)"
  }
}

extension Platform {
  /// Every device that the platform targets, each way it is held, phones first; without sizes that
  /// users choose, and without windows.
  package var containers: [TargetContainer] {
    DeviceTable.all.filter { $0.reach == .device && idioms.contains($0.idiom) }.flatMap { device in
      orientations.flatMap { orientation in
        TargetContainer.all(device, orientation, generations)
      }
    }
  }
}

extension TargetContainer {
  /// A device held one way, once for each run of generations with the same heights.
  fileprivate static func all(
    _ device: Device, _ orientation: Orientation, _ generations: [Generation]
  ) -> [TargetContainer] {
    var runs: [ClosedRange<Generation>] = []
    for generation in generations where device.runs(generation) {
      if let last = runs.last, isAlike(device, orientation, last.upperBound, generation) {
        runs[runs.count - 1] = last.lowerBound...generation
      } else {
        runs.append(generation...generation)
      }
    }
    return runs.map { TargetContainer(device, orientation, $0) }
  }

  /// Whether sheets have the same heights; before iOS 16 there are fallbacks alone.
  private static func isAlike(
    _ device: Device, _ orientation: Orientation, _ left: Generation, _ right: Generation
  ) -> Bool {
    let containers = (device.container(orientation, left), device.container(orientation, right))
    return (left == .ios15) == (right == .ios15)
      && containers.0.maximumDetentValue == containers.1.maximumDetentValue
  }
}

/// What a detent comes to in a container.
package enum ResolvedHeight: Hashable, Sendable {
  /// It is as tall, in points above the bottom safe area.
  case height(Measure)
  /// A sheet cannot rest at it.
  case inactive
  /// The sheet is full screen, whatever its detents are.
  case fullScreen
  /// The sheet is a popover, whatever its detents are.
  case popover
}

extension SheetConfiguration {
  /// What the detent at a place of the list comes to in `target`, in a sheet of `style`.
  package func height(
    ofDetentAt index: Int, in target: TargetContainer, style: ModalPresentationStyle
  ) -> ResolvedHeight {
    let container = target.container
    let isAttached = prefersEdgeAttachedInCompactHeight.value
    switch container.traits.presentation(of: style, isEdgeAttached: isAttached) {
    case .fullScreen: return .fullScreen
    case .popover: return .popover
    case .sheet: break
    }
    switch stage(of: index, in: target) {
    case .medium: return container.medium.map { .height($0) } ?? .inactive
    case .large: return .height(container.large)
    case .custom(let detent): return container.height(of: detent).map { .height($0) } ?? .inactive
    case nil: return .inactive
    }
  }

  /// What the height of a detent can be; nil where it varies with nothing but the container.
  package func varyingHeight(detentAt index: Int) -> VaryingHeight? {
    guard case .custom(let detent) = detents.value[index].kind else { return nil }
    return VaryingHeight(detent)
  }

  /// Whether the height of a detent varies with content or parameters.
  package func varies(detentAt index: Int) -> Bool {
    guard case .custom(let detent) = detents.value[index].kind else { return false }
    return detent.usesFit || !detent.parameters.isEmpty
  }

  /// Whether what is behind the sheet is dimmed while it rests at a detent in `target`.
  package func isDimmed(atDetentAt index: Int, in target: TargetContainer) -> Bool {
    guard let undimmed = largestUndimmedDetent.value else { return true }
    // Fallbacks that are the same detent are dimmed alike.
    guard target.generations.lowerBound == .ios15 else { return index > undimmed }
    switch (stage(of: index, in: target), stage(of: undimmed, in: target)) {
    case (.medium?, .medium?), (.medium?, .large?), (.large?, .large?): return false
    default: return true
    }
  }

  /// What a detent is in `target`: itself, or its fallback; nil where it is left out.
  private func stage(of index: Int, in target: TargetContainer) -> Detent.Kind? {
    let kind = detents.value[index].kind
    guard target.generations.lowerBound == .ios15, case .custom(let detent) = kind else {
      return kind
    }
    switch detent.fallback {
    case .medium: return .medium
    case .large: return .large
    case .omit, nil: return nil
    }
  }
}
