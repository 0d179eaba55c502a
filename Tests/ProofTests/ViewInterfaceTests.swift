import Proof
import Testing

/// The typed stubs of SwiftUI show what Apple's documentation shows, since which iOS.
@Suite(.whereProofRuns)
struct ViewInterfaceTests {
  /// Expressions on a `view`, with the iOS that brought them; 15.0 stands for anything older too.
  static let members: [(expression: String, introduced: String)] = [
    ("view.sheet(isPresented: flag, onDismiss: nil) { EmptyView() }", "15.0"),
    ("view.sheet(item: item, onDismiss: {}) { Text($0.id) }", "15.0"),
    ("view.fullScreenCover(isPresented: flag) { EmptyView() }", "15.0"),
    ("view.fullScreenCover(item: item) { Text($0.id) }", "15.0"),
    ("view.popover(isPresented: flag, arrowEdge: .leading) { EmptyView() }", "15.0"),
    ("view.popover(item: item) { Text($0.id) }", "15.0"),
    ("view.interactiveDismissDisabled(true)", "15.0"),
    ("view.frame(idealWidth: 320, idealHeight: 480)", "15.0"),
    ("view.presentationDetents([.medium, .large])", "16.0"),
    (
      "view.presentationDetents([.height(1), .fraction(0.5)], selection: .constant(.large))", "16.0"
    ),
    ("view.presentationDragIndicator(.hidden)", "16.0"),
    ("view.onAppear {}", "15.0"),
    ("view.onDisappear {}", "15.0"),
    (
      "view.onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { _ in })", "16.0"
    ),
    ("view.presentationBackground(AnyShapeStyle(.thinMaterial))", "16.4"),
    ("view.onChange(of: 1) { _, _ in }", "17.0"),
    ("view.scrollDisabled(true)", "16.0"),
    ("view.presentationBackgroundInteraction(.enabled(upThrough: .medium))", "16.4"),
    ("view.presentationBackgroundInteraction(.disabled)", "16.4"),
    ("view.presentationContentInteraction(.scrolls)", "16.4"),
    ("view.presentationCornerRadius(nil)", "16.4"),
    ("view.presentationCompactAdaptation(.none)", "16.4"),
    ("view.presentationBackground(.thinMaterial)", "16.4"),
    ("view.presentationBackground(Color(\"name\"))", "16.4"),
    ("view.presentationBackground { EmptyView() }", "16.4"),
    ("view.presentationSizing(.fitted)", "18.0"),
    ("view.presentationSizing(.page)", "18.0"),
    ("view.presentationPlacement(.trailing)", "27.0"),
  ]

  /// The deployment targets, each just below the next.
  static let targets = ["15.0", "16.0", "16.4", "17.0", "18.0", "27.0"]

  private func file(_ expressions: [String]) -> [String: String] {
    let functions = expressions.enumerated().map { number, expression in
      """
      @MainActor func member\(number)(
        _ view: some View, flag: Binding<Bool>, item: Binding<Thing?>
      ) -> some View {
        \(expression)
      }
      """
    }
    return [
      "Members.swift": """
      import SwiftUI

      struct Thing: Identifiable { let id: String }

      \(functions.joined(separator: "\n"))
      """
    ]
  }

  @Test(arguments: targets)
  func `each member comes with its iOS`(_ target: String) throws {
    let present = Self.members.filter { Double($0.introduced) ?? 0 <= Double(target) ?? 0 }
    let found = try Proof.shared().availability(
      file(present.map(\.expression)), deploymentTarget: target, .swift6)
    #expect(found.map(\.description) == [])
    for member in Self.members where member.introduced != "15.0" {
      guard let index = Self.targets.firstIndex(of: member.introduced),
        index > 0, Self.targets[index - 1] == target
      else { continue }
      let found = try Proof.shared().availability(
        file([member.expression]), deploymentTarget: target, .swift6)
      #expect(
        found.contains { $0.text.contains("is only available in iOS \(member.introduced)") },
        "\(member.expression): \(found)")
    }
  }

  @Test func `a layout measures, and a sizing is one's own`() throws {
    let files = [
      "Layout.swift": """
      import SwiftUI

      struct Measuring: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          subviews.first?.sizeThatFits(proposal) ?? .zero
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          subviews.last?.place(at: bounds.origin, proposal: proposal)
        }
      }
      @MainActor var view: some View { Measuring { Color.clear; Text("content") } }
      """
    ]
    let found = try Proof.shared().availability(files, deploymentTarget: "16.0", .swift6)
    #expect(found.map(\.description) == [])
    #expect(try !Proof.shared().availability(files, deploymentTarget: "15.0", .swift6).isEmpty)
    let sizing = [
      "Sizing.swift": """
      import SwiftUI

      struct Sizing: PresentationSizing {
        func proposedSize(
          for root: PresentationSizingRoot, context: PresentationSizingContext
        ) -> ProposedViewSize {
          PagePresentationSizing.page.proposedSize(for: root, context: context)
        }
      }
      """
    ]
    #expect(try Proof.shared().availability(sizing, deploymentTarget: "18.0", .swift6) == [])
    #expect(try !Proof.shared().availability(sizing, deploymentTarget: "17.0", .swift6).isEmpty)
  }

  @Test func `a custom detent reads its container`() throws {
    let files = [
      "Detent.swift": """
      import SwiftUI

      struct Low: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
          guard context.verticalSizeClass == .regular else { return nil }
          return min(100, context.maxDetentValue)
        }
      }
      let low: PresentationDetent = .custom(Low.self)
      """
    ]
    let found = try Proof.shared().availability(files, deploymentTarget: "16.0", .swift6)
    #expect(found.map(\.description) == [])
    #expect(try !Proof.shared().availability(files, deploymentTarget: "15.0", .swift6).isEmpty)
  }
}
