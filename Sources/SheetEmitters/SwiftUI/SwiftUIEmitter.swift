import SheetModel
import SheetSpec

extension Emitter {
  /// Swift for SwiftUI: a modifier and an extension of views for each sheet that SwiftUI can
  /// present.
  package static let swiftui = Emitter(
    name: "swiftui", summary: "Swift for SwiftUI", fileExtension: ".swiftui.swift",
    mark: [SwiftWriter.mark]
  ) { sources, access in
    let sheets = sources.flatMap { $0.documents }.flatMap { document in
      document.sheets.filter { $0.style.isInSwiftUI }.map {
        SwiftUISheet($0, document.platform, access)
      }
    }
    // What only imports would be taken for something.
    guard !sheets.isEmpty else { return SwiftWriter.emptyFile(of: sources, for: "SwiftUI") }
    let modules = sheets.contains(where: { $0.asksForDevice }) ? ["SwiftUI", "UIKit"] : ["SwiftUI"]
    return SwiftWriter.file(of: sources, importing: modules, for: access) {
      sheet, platform, writer in
      guard sheet.style.isInSwiftUI else { return }
      writer.blank()
      SwiftUISheet(sheet, platform, access).write(to: &writer)
    }
  }
}

/// One sheet on its way to Swift for SwiftUI.
struct SwiftUISheet {
  /// The sheet.
  let sheet: Sheet
  /// What it targets.
  let platform: Platform
  /// The access level of what is generated.
  let access: String
  /// What a sheet is told, its own or else what a variant says; nil where there never is one.
  let configuration: SheetConfiguration?
  /// The lists of detents, the sheet's own and those of its variants.
  let detentLists: DetentLists
  /// What SwiftUI has of each list, the sheet's own first, smallest first; no list where SwiftUI is told of none.
  let lists: [(name: String, detents: [Detent])]
  /// Every detent of the lists once.
  let detents: [Detent]
  /// What some variant says, asked for by nearly all that is written.
  private(set) var varying: [VaryingSetting] = []

  init(_ sheet: Sheet, _ platform: Platform, _ access: AccessLevel) {
    self.sheet = sheet
    self.platform = platform
    self.access = access.rawValue
    detentLists = DetentLists(sheet)
    let variants = sheet.variants.map { $0.settings }
    configuration =
      sheet.configuration
      ?? variants.first { $0.style?.hasSheet == true }.map { $0.configuration }
    let isWritten =
      sheet.configuration?.detents.isWritten == true
      || variants.contains { $0.configuration.detents.isWritten }
    var lists: [(name: String, detents: [Detent])] = []
    // Before iOS 16 only the default may be said, which SwiftUI has without being told.
    if configuration != nil, isWritten, platform.ios >= .customDetents {
      for (name, configuration) in detentLists.all {
        let detents = configuration.detents.value.filter { $0.isInSwiftUI }
        let isEmpty = detents.isEmpty && !variants.isEmpty
        lists.append((name, isEmpty ? [Detent.large] : detents))
      }
    }
    let first = lists.first?.detents ?? []
    if lists.allSatisfy({ $0.detents.isAlike(first) }) { lists.removeLast(max(0, lists.count - 1)) }
    self.lists = lists
    var all: [Detent] = []
    for detent in lists.flatMap({ $0.detents })
    where !all.contains(where: { $0.name == detent.name }) {
      all.append(detent)
    }
    detents = all
    if !variants.isEmpty { varying = varyingSettings() }
  }

  /// The name of the generated modifier.
  var modifierName: String { "\(sheet.name)SheetModifier" }

  /// Whether the modifier has an enumeration of its detents.
  var namesDetents: Bool { detents.count > 1 || detents.contains { $0.custom != nil } }

  /// Whether the sheet can be resized, so that there is something to select.
  var isResizable: Bool { detents.count > 1 }

  /// The numbers that the app gives, and SwiftUI is told something that is made of them.
  var numbers: [SheetModel.Parameter] {
    let heights = lists.flatMap { $0.detents }.compactMap { $0.custom }.flatMap { $0.parameters }
    let radii = ([configuration] + sheet.variants.map { $0.settings.configuration })
      .compactMap { $0?.cornerRadiusParameter }
    return configuration?.parameters.filter { heights.contains($0) || radii.contains($0) } ?? []
  }

  /// How the modifier declares a state: without the module, `State` would be the app's own.
  var stateAttribute: String { sheet.states.isEmpty ? "@State" : "@SwiftUI.State" }

  /// Writes the modifier and what presents the sheet.
  func write(to writer: inout SwiftWriter) {
    if let description = sheet.description {
      writer.documentation(description)
      writer.write("///")
    }
    writer.write("/// - Remark: Generated from `sheets.\(sheet.name)`.")
    writer.write("@MainActor")
    writer.block("\(access) struct \(modifierName): ViewModifier {") { writer in
      if namesDetents {
        writeDetents(to: &writer)
        writer.blank()
      }
      if !numbers.isEmpty {
        writer.parameterType(numbers, access: access)
        writer.blank()
      }
      writeStates(to: &writer)
      if !parameters.isEmpty || !kept.isEmpty || access != AccessLevel.internal.rawValue {
        writeProperties(to: &writer)
        writer.blank()
      }
      writeBody(to: &writer)
      writeSizing(to: &writer)
      writePlacement(to: &writer)
      writeFitting(to: &writer)
      writeResting(to: &writer)
      writeSettings(to: &writer)
      writePresenter(to: &writer)
      writeScrollLock(to: &writer)
      writeActions(to: &writer)
      writer.heights(of: detents, medium: "the system's medium detent", access: access)
    }
    writer.blank()
    writer.block("extension View {") { writer in writePresentation(to: &writer) }
  }
}
