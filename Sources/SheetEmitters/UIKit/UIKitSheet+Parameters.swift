import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Writes the numbers that the app gives: their type, and the property that moves the sheet.
  func writeParameters(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    guard !configuration.parameters.isEmpty else { return }
    writer.parameterType(configuration.parameters, access: access)
    writer.blank()
    writer.write("/// The numbers that the app gives; a change moves the sheet while it is up.")
    writer.block("\(access) var parameters = Parameters() {") { writer in
      writer.block("didSet {") { writer in
        writer.write("guard parameters != oldValue, let sheet else { return }")
        writer.block("animate(sheet) {") { writer in
          writeRadius(configuration, to: &writer)
          if configuration.heightsUseParameters { writeInvalidation(to: &writer) }
        }
      }
    }
    writer.blank()
  }

  /// Writes how the radius follows its parameter, in some variants or in all.
  private func writeRadius(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    let configurations = [sheet.configuration] + sheet.variants.map { $0.settings.configuration }
    guard configurations.contains(where: { $0?.cornerRadiusParameter != nil }) else { return }
    guard let value = value("preferredCornerRadius") else {
      writer.write("sheet.preferredCornerRadius = \(cornerRadius(configuration))")
      return
    }
    writer.block("if let presenter {") { writer in
      writer.write("let settings = settings(for: presenter)")
      writer.write("sheet.preferredCornerRadius = \(value)")
    }
  }

  /// The radius of the corners, as generated code names it.
  func cornerRadius(_ configuration: SheetConfiguration) -> String {
    if let parameter = configuration.cornerRadiusParameter {
      return "parameters.\(SwiftText.identifier(parameter.name))"
    }
    return configuration.preferredCornerRadius.value.map(SwiftExpression.number) ?? "nil"
  }

  /// Writes what makes UIKit ask for the heights again.
  func writeInvalidation(to writer: inout SwiftWriter) {
    write("sheet.invalidateDetents()", since: .customDetents, to: &writer)
  }

  /// Writes what changes a sheet at run time: in an animation while it is up.
  func writeAnimation(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    guard configuration.usesFit || !configuration.parameters.isEmpty else { return }
    writer.blank()
    writer.write(
      """
      private func animate(_ sheet: UISheetPresentationController, _ changes: () -> Void) {
        let isUp = sheet.presentedViewController.presentingViewController != nil
        if isUp { sheet.animateChanges(changes) } else { changes() }
      }
      """)
  }
}

extension SheetConfiguration {
  /// Whether a height follows the content.
  var usesFit: Bool { detents.value.contains { $0.custom?.usesFit == true } }

  /// Whether a height is made of a parameter.
  var heightsUseParameters: Bool {
    detents.value.contains { $0.custom?.parameters.isEmpty == false }
  }

  /// Whether heights depend on more than the container.
  var heightsVary: Bool { usesFit || heightsUseParameters }
}
