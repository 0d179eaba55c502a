import Proof
import SheetEmitters
import Testing

/// What a generated view does when its content, numbers, states or surroundings change.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct ViewVaryingProofTests {
  /// A program on a system, and what it must print for the generated views of a case.
  struct Scene: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let system: String
    let body: String
    let lines: [String]

    var driver: String {
      """
      import ProofDriver

      simulate(iOS: \(system))
      let compact = EnvironmentValues(horizontalSizeClass: .compact, verticalSizeClass: .regular)
      let regular = EnvironmentValues(horizontalSizeClass: .regular, verticalSizeClass: .regular)
      let flat = EnvironmentValues(horizontalSizeClass: .regular, verticalSizeClass: .compact)
      @MainActor func names(_ tree: StubTree) -> String {
        let names = (tree.detents ?? []).map(\\.stubName).sorted().joined(separator: " ")
        return "\\(names) at \\(tree.selection?.wrappedValue.stubName ?? "none")"
      }
      @MainActor func told(_ name: String, _ tree: StubTree) -> String {
        tree.modifiers.last { $0.hasPrefix(name) } ?? "nothing"
      }
      @MainActor func shown(_ tree: StubTree) -> String {
        tree.presentations.filter { $0.content() != nil }.map { "\\($0.kind) \\($0.arrowEdge.stubText)" }
          .joined(separator: ", ")
      }
      \(body)
      """
    }
  }

  static let scenes = followingScenes + movingScenes

  @Test(arguments: scenes)
  func itsViewsFollow(_ scene: Scene) throws {
    let item = try #require(EmissionCase.all.first { $0.description == "varying-views@16.0" })
    let output = try Proof.shared().behaviour(
      ["views.swift": try item.output(.swiftui)], driver: scene.driver)
    #expect(output.split(separator: "\n").map(String.init) == scene.lines)
  }

  @Test func newerTargetsHearOfStatesToo() throws {
    let item = try #require(EmissionCase.all.first { $0.description == "varying-views@17.0" })
    let scene = try #require(Self.scenes.first { $0.testDescription == "a state" })
    let output = try Proof.shared().behaviour(
      ["views.swift": try item.output(.swiftui)],
      driver: scene.driver.replacing("View16", with: "View17"))
    #expect(output.split(separator: "\n").map(String.init) == scene.lines)
  }
}
