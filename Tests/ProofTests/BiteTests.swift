import Proof
import Testing

/// A change to a sample that takes something away from it, and what must then be said.
struct Mutation: Sendable, CustomTestStringConvertible {
  /// What is taken away.
  let name: String
  let sample: Sample
  let old: String
  let new: String
  /// A part of the message that must come.
  let message: String

  var testDescription: String { name }

  func files() throws -> [String: String] {
    try sample.files(replacing: old, with: new)
  }
}

@Suite(.whereProofRuns)
struct BiteTests {
  static let types = [
    Mutation(
      name: "unused variable", sample: .mapTray, old: "    self.content = content\n",
      new: "    self.content = content\n    let unused = 1\n", message: "'unused' was never used"),
    Mutation(
      name: "isolation of the type", sample: .mapTray, old: "@MainActor\ninternal final class",
      new: "internal final class", message: "main actor-isolated"),
    Mutation(
      name: "isolation of the identifier", sample: .mapTray,
      old: "@MainActor internal var identifier",
      new:
        "nonisolated internal var selected: Any? { UIViewController() }\n@MainActor internal var identifier",
      message: "main actor-isolated"),
    Mutation(
      name: "optional chain", sample: .mapTray, old: "content?.sheetPresentationController",
      new: "content.sheetPresentationController", message: "must be unwrapped"),
    Mutation(
      name: "return", sample: .mapTray, old: "case .peek: return min(120, maximumDetentValue)",
      new: "case .peek: _ = min(120, maximumDetentValue)", message: "missing return"),
    Mutation(
      name: "case of a detent", sample: .mapTray, old: "    case peek\n", new: "",
      message: "has no member 'peek'"),
    Mutation(
      name: "identifier of a detent", sample: .mapTray,
      old: "      case .peek: return .init(\"peek\")\n",
      new: "", message: "switch must be exhaustive"),
    Mutation(
      name: "declared member", sample: .mapTray, old: "prefersGrabberVisible", new: "showsGrabber",
      message: "has no member 'showsGrabber'"),
    Mutation(
      name: "type of a member", sample: .mapTray, old: "prefersGrabberVisible = true",
      new: "prefersGrabberVisible = 1", message: "cannot be used as a boolean"),
    Mutation(
      name: "word any", sample: .mapTray, old: "  private weak var content: UIViewController?\n",
      new: """
          private weak var content: UIViewController?
          private weak var delegate: UISheetPresentationControllerDelegate?

        """,
      message: "any UISheetPresentationControllerDelegate"),
    Mutation(
      name: "import", sample: .mapTray, old: "\nimport UIKit\n", new: "\n",
      message: "cannot find type 'UIViewController'"),
    Mutation(
      name: "spelling of an optional requirement", sample: .mapTray,
      old: "@MainActor\ninternal final class MapTraySheet {",
      new: """
        @MainActor
        internal final class MapTraySheet: NSObject, UISheetPresentationControllerDelegate {
          internal func sheetPresentationControllerDidChangeSelectedDetent(
            _ controller: UISheetPresentationController
          ) {}
        """,
      message: "nearly matches optional requirement"),
  ]

  @Test(arguments: types)
  func `types turn red without`(mutation: Mutation) throws {
    var settings = Proof.Settings.swift6
    settings.upcomingFeatures = ["ExistentialAny"]
    let files = try mutation.files()
    let onLinux = try Proof.shared().types(files, settings)
    #expect(onLinux.contains { $0.text.contains(mutation.message) }, "\(onLinux)")
    let onIOS = try Proof.shared().availability(files, deploymentTarget: "27.0", settings)
    #expect(onIOS.contains { $0.text.contains(mutation.message) }, "\(onIOS)")
  }

  static let availability: [(mutation: Mutation, target: String)] = [
    (
      Mutation(
        name: "guard of page sizing", sample: .mapTray, old: "if #available(iOS 17.0, *)",
        new: "if true", message: "'prefersPageSizing' is only available in iOS 17.0 or newer"),
      "16.0"
    ),
    (
      Mutation(
        name: "guard of the placement", sample: .mapTray, old: "if #available(iOS 27.0, *)",
        new: "if true", message: "'preferredPlacement' is only available in iOS 27.0 or newer"),
      "26.1"
    ),
    (
      Mutation(
        name: "height of a guard", sample: .mapTray, old: "#available(iOS 27.0, *)",
        new: "#available(iOS 26.1, *)", message: "'preferredPlacement' is only available"),
      "17.0"
    ),
    (
      Mutation(
        name: "guard of custom detents", sample: .itemSearch, old: "if #available(iOS 16.0, *)",
        new: "if !isUp", message: "'custom(identifier:resolver:)' is only available in iOS 16.0"),
      "15.0"
    ),
    (
      Mutation(
        name: "guard of a detent's identifier", sample: .itemSearch,
        old: "guard let sheet, !isUp else { return }",
        new: "guard let sheet, !isUp, !sheet.detents.map(\\.identifier).isEmpty else { return }",
        message: "'identifier' is only available in iOS 16.0"),
      "15.0"
    ),
    (
      Mutation(
        name: "guard of a source item", sample: .itemSearch, old: "popover.sourceView = sourceView",
        new: "popover.sourceItem = sourceView",
        message: "'sourceItem' is only available in iOS 16.0"),
      "15.0"
    ),
    (
      Mutation(
        name: "guard of an effect", sample: .mapTray, old: "sheet.prefersGrabberVisible = true",
        new: "sheet.backgroundEffect = nil",
        message: "'backgroundEffect' is only available in iOS 26.1"),
      "17.0"
    ),
    (
      Mutation(
        name: "guard of a later standard library", sample: .mapTray,
        old: "sheet.prefersGrabberVisible = true",
        new: "sheet.prefersGrabberVisible = \"ab\".contains(\"a\" as Substring)",
        message: "is only available in iOS 16.0"),
      "15.0"
    ),
  ]

  @Test(arguments: availability)
  func `availability turns red without`(mutation: Mutation, target: String) throws {
    let files = try mutation.files()
    let messages = try Proof.shared().availability(files, deploymentTarget: target, .swift6)
    #expect(messages.contains { $0.text.contains(mutation.message) }, "\(messages)")
    // Nothing but availability is wrong with it.
    #expect(try Proof.shared().types(files, .swift6) == [])
    #expect(
      try Proof.shared().availability(files, deploymentTarget: "27.0", .swift6) == [])
  }

  static let behaviour = [
    Mutation(
      name: "clamp of a height", sample: .mapTray, old: "min(120, maximumDetentValue)", new: "120",
      message: "peek 120.0, tray"),
    Mutation(
      name: "clamp of a clamp", sample: .mapTray, old: ", 480, maximumDetentValue)", new: ", 480)",
      message: "tray 120.0"),
    Mutation(
      name: "custom detent", sample: .mapTray,
      old: """
              .custom(identifier: Detent.peek.identifier) { context in
                Self.height(.peek, maximumDetentValue: context.maximumDetentValue)
              },

        """,
      new: "", message: "detents = tray, com.apple.UIKit.large"),
    Mutation(
      name: "system detent", sample: .mapTray, old: "      .large(),\n", new: "",
      message: "detents = peek, tray\n"),
    Mutation(
      name: "part that makes a detent inactive", sample: .mapTray,
      old:
        "guard context.containerTraitCollection.verticalSizeClass == .regular else { return nil }",
      new: "_ = context.containerTraitCollection",
      message: "tray 60.0, com.apple.UIKit.large 60.0"),
    Mutation(
      name: "style before the sheet", sample: .mapTray,
      old: "    content.modalPresentationStyle = .pageSheet\n", new: "", message: "no sheet"),
    Mutation(
      name: "flag", sample: .mapTray, old: "    sheet.prefersGrabberVisible = true\n", new: "",
      message: "prefersGrabberVisible = false"),
  ]

  static let driver = """
    import ProofDriver

    let content = UIViewController()
    MapTraySheet().configure(content, presenter: UIViewController())
    if let sheet = content.sheetPresentationController {
      print(describe(sheet))
      print(heights(sheet, maximum: 100))
      print(heights(sheet, maximum: 60, verticalSizeClass: .compact))
    } else {
      print("no sheet")
    }
    """
  static let sound = Result {
    try Proof.shared().behaviour(Sample.mapTray.files(), driver: driver)
  }

  @Test(arguments: behaviour)
  func `behaviour turns red without`(mutation: Mutation) throws {
    let sound = try Self.sound.get()
    let mutated = try Proof.shared().behaviour(mutation.files(), driver: Self.driver)
    #expect(!sound.contains(mutation.message))
    #expect(mutated.contains(mutation.message))
    #expect(sound != mutated)
  }

  static let guardsAtRunTime = [
    Mutation(
      name: "guard of custom detents", sample: .itemSearch, old: "if #available(iOS 16.0, *)",
      new: "if !isUp", message: "`UISheetPresentationController.Detent.custom` needs iOS 16.0"),
    Mutation(
      name: "guard of page sizing", sample: .itemSearch, old: "if #available(iOS 17.0, *)",
      new: "if !isUp", message: "`UISheetPresentationController.prefersPageSizing` needs iOS 17.0"),
  ]

  @Test(arguments: guardsAtRunTime)
  func `behaviour on iOS 15 turns red without`(mutation: Mutation) throws {
    let error = try #require(throws: ProofError.self) {
      try Proof.shared().behaviour(
        mutation.files(), driver: BehaviourTests.popoverDriver(system: "15"))
    }
    #expect(error.description.contains(mutation.message))
  }
}
