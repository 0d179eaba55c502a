import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Writes the states of the app that variants depend on.
  func writeState(to writer: inout SwiftWriter) {
    guard !sheet.states.isEmpty else { return }
    let cases = sheet.states.map(SwiftText.identifier).joined(separator: ", ")
    writer.write(
      """
      /// What the app is about; from `variants`.
      nonisolated \(access) enum State: String, CaseIterable, Sendable {
        case \(cases)
      }

      /// What the app is about now: the sheet follows, and keeps what the user selected.
      \(access) var state = State.standard {
        didSet { if state != oldValue { update() } }
      }
      """)
  }

  /// Writes what holds where, and how the sheet follows.
  func writeVariants(to writer: inout SwiftWriter) {
    guard !sheet.variants.isEmpty else { return }
    writer.blank()
    writeSwipes(to: &writer)
    writeSettings(to: &writer)
    writer.blank()
    writer.write(
      """
      /// Puts into effect what holds now. What the user selected stays, unless another detent is to
      /// be selected than before.
      private func update() {
        guard let content, let presenter, content.presentingViewController != nil else { return }
        let settings = settings(for: presenter)
      """)
    writer.block(nil) { writer in
      guard resting != nil else { return writer.write("apply(settings, to: content)") }
      writer.write(
        """
        guard let sheet else { return apply(settings, to: content) }
        sheet.animateChanges { apply(settings, to: content) }
        """)
    }
    writer.blank()
    writeApply(to: &writer)
    guard sheet.variants.contains(where: { $0.condition.dependsOnTraits }) else { return }
    writer.blank()
    writer.write(
      """
      /// Tells when the traits of its window change.
      private final class TraitView: UIView {
        weak var owner: \(sheet.name)Sheet?

        @available(iOS, deprecated: 17.0)
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          super.traitCollectionDidChange(previousTraitCollection)
          if let owner { owner.update() } else { removeFromSuperview() }
        }
      }

      /// Watches the window, and takes out what watched for sheets that are gone.
      private func watchTraits(of presenter: UIViewController) {
        guard let window = presenter.viewIfLoaded?.window else { return }
        for case let view as TraitView in window.subviews
        where view.owner == nil || view.owner === self {
          view.removeFromSuperview()
        }
        let view = TraitView()
        view.isHidden = true
        view.owner = self
        window.addSubview(view)
      }
      """)
  }

  /// Writes the settings that differ, and which of them hold.
  private func writeSettings(to writer: inout SwiftWriter) {
    writer.write("/// What differs by `variants`.")
    writer.block("@MainActor private struct Settings {") { writer in
      for setting in varying {
        writer.write("var \(setting.name): \(setting.type) = \(setting.initial)")
      }
    }
    writer.blank()
    writer.write("/// The settings that hold: of the variants that do, the last wins.")
    writer.block("private func settings(for presenter: UIViewController) -> Settings {") { writer in
      let branches = sheet.variants.enumerated().map { index, variant in
        let assignments = varying.compactMap { setting in
          setting.values[index].map { "settings.\(setting.name) = \($0)" }
        }
        return (condition: variant.condition, assignments: assignments)
      }.filter { !$0.assignments.isEmpty }
      guard !branches.isEmpty else { return writer.write("Settings()") }
      writer.write("var settings = Settings()")
      for setting in varying {
        if let start = setting.start { writer.write("settings.\(setting.name) = \(start)") }
      }
      if branches.contains(where: { $0.condition.dependsOnTraits }) {
        writer.write(
          """
          let traits =
            presenter.viewIfLoaded?.window?.traitCollection ?? presenter.traitCollection
          """)
      }
      for (condition, assignments) in branches {
        let conditions = condition.parts(on: platform.ios, traits: "traits.", device: "traits.")
        writer.branch(if: conditions) { writer in
          for assignment in assignments { writer.write(assignment) }
        }
      }
      writer.write("return settings")
    }
  }

  /// Writes how settings reach the content and the sheet.
  private func writeApply(to writer: inout SwiftWriter) {
    writer.block(
      "private func apply(_ settings: Settings, to content: UIViewController) {"
    ) { writer in
      var values = ContentValues.literals(of: sheet)
      if let value = value("isModalInPresentation") { values.isModalInPresentation = value }
      if let value = value("preferredContentSize") { values.preferredContentSize = value }
      writeContent(values, to: &writer)
      let directions = value("permittedArrowDirections")
      let stays = value("staysPopover")
      if directions != nil || stays != nil {
        writer.block("if let popover = content.popoverPresentationController {") { writer in
          if let directions { writer.write("popover.permittedArrowDirections = \(directions)") }
          if let stays {
            // Another delegate is the app's.
            writer.write(
              """
              if \(stays) {
                popover.delegate = self
              } else if popover.delegate === self {
                popover.delegate = nil
              }
              """)
          }
        }
      }
      if value("locksBackground") != nil {
        writer.write("locksBackground = settings.locksBackground")
      }
      if value("swipe") != nil { writer.write("swipe = settings.swipe") }
      if locksScrolling { writer.write("updateScrolling()") }
      guard let configuration = resting else { return }
      writer.write("guard let sheet else { return }")
      writeProperties(configuration, to: &writer)
      if configuration.usesFit {
        writer.write("if !hasStarted { fit = measuredHeight(of: content) }")
      }
      if value("detents") == nil {
        writer.block("if !hasStarted {") { writeDetentList(configuration, to: &$0) }
      } else {
        writer.write(
          """
          let selected = selectedDetent
          if !hasStarted || list != settings.detents {
            list = settings.detents
            assign(settings.detents, to: sheet)
          }
          let isLost = selected.map { !isThere.contains($0) } ?? false
          """)
      }
      writeStart(configuration, to: &writer)
      writer.write("hasStarted = true")
    }
    guard value("detents") != nil else { return }
    writer.blank()
    writer.detentLists(
      detentLists.all.map { ($0.name, $0.configuration.detents.value) }, access: "private")
    writer.blank()
    writer.block(
      "private func assign(_ list: DetentList, to sheet: UISheetPresentationController) {"
    ) { writer in
      writer.write("switch list {")
      for (name, configuration) in detentLists.all {
        writer.block("case .\(name):", closing: nil) { writeDetentList(configuration, to: &$0) }
      }
      writer.write("}")
    }
  }

  /// Writes where the sheet starts, and where it goes when what was selected is not there any more.
  private func writeStart(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    let isLost = value("detents") == nil ? "" : " || isLost"
    let isThere = value("detents") == nil ? "Detent.allCases" : "isThere"
    if let selected = value("selectedDetent") {
      writer.block("if !hasStarted || start != \(selected)\(isLost) {") { writer in
        writer.write(
          """
          start = \(selected)
          sheet.selectedDetentIdentifier = start?.identifier
          if hasStarted, let detent = start ?? \(isThere).first { detentDidChange?(detent) }
          """)
      }
      return
    }
    let name = configuration.selectedDetentName
    guard name.isWritten || !isLost.isEmpty else { return }
    writer.block("if !hasStarted\(isLost) {") { writer in
      if name.isWritten || !isLost.isEmpty {
        writer.assign(
          "selectedDetentIdentifier", identifier(named: name.value, configuration))
      }
      guard !isLost.isEmpty else { return }
      let start = name.value.map { "Detent.\(SwiftText.identifier($0))" } ?? "isThere.first"
      writer.write(
        name.value == nil
          ? "if hasStarted, let detent = \(start) { detentDidChange?(detent) }"
          : "if hasStarted { detentDidChange?(\(start)) }")
    }
  }

  /// How generated code reads a setting that differs; nil where no variant says it.
  func value(_ name: String) -> String? {
    varying.contains { $0.name == name } ? "settings.\(name)" : nil
  }

  /// Writes the body of `configure` where something differs.
  func writeVariedConfiguration(to writer: inout SwiftWriter) {
    let own = ownValues.map { "own\($0.name) = content.\($0.member)" }
    if !own.isEmpty {
      writer.block("if content !== self.content {") { writer in
        for assignment in own { writer.write(assignment) }
      }
    }
    writeKeeping(to: &writer)
    writer.write("self.presenter = presenter")
    if usesSourceView { writer.write("self.sourceView = sourceView") }
    writer.write("let settings = settings(for: presenter)")
    if value("modalPresentationStyle") != nil {
      writer.block("if content.presentingViewController == nil {") {
        $0.write("content.modalPresentationStyle = settings.modalPresentationStyle")
      }
    } else {
      writer.write("content.modalPresentationStyle = .\(sheet.style.rawValue)")
    }
    if let popover = ([sheet.popover] + sheet.variants.map({ $0.settings.popover })).compactMap({
      $0
    })
    .first {
      writer.block("if let popover = content.popoverPresentationController {") {
        writePopover(popover, to: &$0)
      }
    }
    if resting != nil {
      writer.write(
        """
        let sheet =
          content.sheetPresentationController
          ?? content.popoverPresentationController?.adaptiveSheetPresentationController
        if sheet !== self.sheet || content.presentingViewController == nil {
          self.sheet = sheet
          hasStarted = false
        }
        sheet?.delegate = self
        """)
    }
    writeDismissal(to: &writer)
    if locksScrolling { writer.write("watchPresence(of: content)") }
    writer.write("apply(settings, to: content)")
    if sheet.variants.contains(where: { $0.condition.dependsOnTraits }) {
      writer.write("watchTraits(of: presenter)")
    }
  }

  /// What the content has of its own, which comes back where no variant says anything else.
  var ownValues: [(name: String, member: String, type: String)] {
    let starts = varying.compactMap { $0.start }
    let values = varying.flatMap { $0.values }
    return [
      ("ContentSize", "preferredContentSize", "CGSize"),
      ("BackgroundColor", "view.backgroundColor", "UIColor?"),
    ].filter { value in
      let name = "own\(value.0)"
      return starts.contains(name) || values.contains(name)
    }
  }
}
