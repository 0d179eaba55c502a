import SheetModel
import SheetSpec

extension Emitter {
  /// Swift for UIKit: one type a sheet.
  package static let uikit = Emitter(
    name: "uikit", summary: "Swift for UIKit", fileExtension: ".uikit.swift",
    mark: [SwiftWriter.mark]
  ) { sources, access in
    var supporting: UIKitSheet?
    return SwiftWriter.file(
      of: sources, importing: ["UIKit"], for: access,
      { sheet, platform, writer in
        var sheet = UIKitSheet(sheet, platform, access)
        if let supporting { sheet.dismissalScope = "\(supporting.sheet.name)Sheet." }
        writer.blank()
        sheet.write(to: &writer)
        if supporting == nil, sheet.sheet.dismissal.interactive != nil { supporting = sheet }
      },
      behind: { source, writer in
        for presets in UIKitPresets.all(of: source, access) { presets.write(to: &writer) }
      },
      last: { writer in
        guard let supporting else { return }
        writer.blank()
        supporting.writeDismissalSupport(to: &writer)
      })
  }
}

extension Sheet {
  /// The parameters of the calls that present this, besides content and presenter, with their types.
  fileprivate func anchors(usesSourceView: Bool) -> [(name: String, type: String)] {
    let anchors = [popover?.anchor] + variants.map { $0.settings.popover?.anchor }
    var parameters: [(name: String, type: String)] = []
    if anchors.contains(.sourceItem) {
      parameters.append(("sourceItem", "any UIPopoverPresentationControllerSourceItem"))
    }
    if usesSourceView || anchors.contains(.sourceView) {
      parameters.append(("sourceView", "UIView"))
    }
    return parameters
  }
}

/// One sheet on its way to Swift.
struct UIKitSheet {
  /// The sheet.
  let sheet: Sheet
  /// What it targets.
  let platform: Platform
  /// The access level of what is generated.
  let access: String
  /// The lists of detents, the sheet's own and those of its variants.
  let detentLists: DetentLists
  /// What a sheet presentation controller is told with every detent there is; nil where there is never one.
  let resting: SheetConfiguration?
  /// Before the names of what drags to dismiss are made of, where another type has them.
  var dismissalScope = ""
  /// The parameters of the generated calls besides content and presenter, with their types.
  let anchors: [(name: String, type: String)]
  /// Whether the call takes the view that the sheet is centred over.
  let usesSourceView: Bool
  /// What some variant says, asked for by nearly all that is written.
  private(set) var varying: [VaryingSetting] = []
  private let hasPublicInit: Bool

  init(_ sheet: Sheet, _ platform: Platform, _ access: AccessLevel) {
    self.sheet = sheet
    self.platform = platform
    self.access = access.rawValue
    hasPublicInit = access != .internal
    detentLists = DetentLists(sheet)
    // A style without a sheet has one in some variant, or nowhere.
    let base =
      sheet.configuration
      ?? sheet.variants.first { $0.settings.style?.hasSheet == true }?.settings.configuration
    resting = sheet.variants.isEmpty ? base : base?.with(detentLists.detents)
    usesSourceView =
      sheet.configuration?.sourceView.value == true
      || sheet.variants.contains { $0.settings.configuration.sourceView.value }
    anchors = sheet.anchors(usesSourceView: usesSourceView)
    if !sheet.variants.isEmpty { varying = varyingSettings() }
  }

  /// Writes the type.
  func write(to writer: inout SwiftWriter) {
    if let description = sheet.description {
      writer.documentation(description)
      writer.write("///")
    }
    writer.write("/// - Remark: Generated from `sheets.\(sheet.name)`.")
    writer.write("@MainActor")
    writer.block("\(access) final class \(sheet.name)Sheet\(inheritance) {") { writer in
      if let configuration = resting {
        writeDetents(configuration, to: &writer)
        writer.blank()
        writeParameters(configuration, to: &writer)
        writeFittingState(configuration, to: &writer)
      }
      writeState(to: &writer)
      writeHooks(to: &writer)
      if hasPublicInit {
        writer.write(
          """
          /// Makes a sheet that is not yet presented.
          \(access) \(isObject ? "override " : "")init() {}

          """)
      }
      writeDismissalHook(to: &writer)
      writePresent(to: &writer)
      writer.blank()
      writeConfigure(to: &writer)
      writeVariants(to: &writer)
      if let configuration = resting {
        writer.blank()
        writeSelection(configuration, to: &writer)
        writeFitting(configuration, to: &writer)
        writeAnimation(configuration, to: &writer)
        writer.heights(
          of: configuration.detents.value, medium: "UIKit's medium detent", access: access)
      }
      writeActions(to: &writer)
      writeScrollLock(to: &writer)
    }
    writeDelegate(to: &writer)
  }

  private func writePresent(to writer: inout SwiftWriter) {
    let parameters = anchors.map { "\n  \($0.name): \($0.type)," }.joined()
    let arguments = anchors.map { ", \($0.name): \($0.name)" }.joined()
    let measuring =
      resting?.usesFit == true ? " { [weak self] in self?.contentDidChange() }" : ""
    writer.write(
      """
      /// Makes `content` this sheet and presents it.
      \(access) func present(
        _ content: UIViewController,
        from presenter: UIViewController,\(parameters)
        animated: Bool = true
      ) {
        configure(content, presenter: presenter\(arguments))
        presenter.present(content, animated: animated)\(measuring)
      }
      """)
  }

  private func writeConfigure(to writer: inout SwiftWriter) {
    let isResting = resting != nil
    writer.write(
      isResting
        ? "/// Makes `content` this sheet for `presenter`; what is selected while it is up stays."
        : "/// Makes `content` this sheet for `presenter`.")
    if anchors.isEmpty {
      writer.write(
        "\(access) func configure(_ content: UIViewController, presenter: UIViewController) {")
    } else {
      let parameters = anchors.map { "  \($0.name): \($0.type)" }.joined(separator: ",\n")
      writer.write(
        """
        \(access) func configure(
          _ content: UIViewController,
          presenter: UIViewController,
        \(parameters)
        ) {
        """)
    }
    writer.block(nil) { writer in writeConfiguration(to: &writer) }
  }
}
