import Proof
import SheetEmitters
import Testing

/// Whatever is taken out of generated code that guards, caps or lists something, a check turns
/// red: the proof would not miss it.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct BiteTests {
  /// Generated code without one of its parts.
  struct Mutation: Sendable, CustomTestStringConvertible {
    let item: EmissionCase
    /// What is taken out.
    let part: String
    /// How often the part came before.
    let number: Int
    let text: String

    var testDescription: String { "\(item) without \(part) \(number + 1)" }
  }

  /// One mutation for each place in the output of a case that `part` matches.
  private static func remove(
    _ name: String, without part: String, of emitter: Emitter = .uikit,
    _ pattern: Regex<(Substring, Substring)>
  ) -> [Mutation] {
    guard let item = EmissionCase.all.first(where: { $0.description == name }),
      let text = try? item.output(emitter)
    else { return [] }
    return text.matches(of: pattern).enumerated().map { number, match in
      Mutation(
        item: item, part: part, number: number,
        text: text.replacingCharacters(in: match.output.1.indices, with: ""))
    }
  }

  static let availabilityChecks = remove(
    "every-key@15.0", without: "an availability check",
    /if (#available\(iOS [\d.]+, \*\))/)

  @Test(arguments: availabilityChecks)
  func noticesAMissingAvailabilityCheck(_ mutation: Mutation) throws {
    // What the check decided is taken as decided.
    let text = mutation.text.replacing("if  {", with: "if Bool(true) {")
    let found = try Proof.shared().availability(
      ["Mutation.swift": text], deploymentTarget: "15.0", .swift6)
    #expect(found.contains { $0.text.contains("is only available in iOS") })
  }

  static let parts: [Mutation] =
    remove("heights", without: "a cap", /return min\([^\n]*(, maximumDetentValue)\)\n/)
    + remove("heights", without: "a cap over lines", /(,\n {8}maximumDetentValue)\n {6}\)/)
    + remove(
      "heights", without: "a detent", /(\n +\.custom\([^\n]*\n(?:(?! {6}\})[^\n]*\n)+ {6}\},)/)
    + remove(
      "every-key@16.0", without: "a detent",
      /(\n +\.custom\([^\n]*\n(?:(?! {6}\})[^\n]*\n)+ {6}\},)/)
    + remove("every-key@16.0", without: "UIKit's detent", /(\n +\.large\(\),)/)
    + remove("every-key@16.0", without: "a trait", /(\n +guard traits\.[^\n]*)/)
    + remove(
      "every-key@16.0", without: "a statement",
      /(\n +(?:sheet|content|popover)\.\w+ = [^\n\[]*)(?=\n)/)
    + remove(
      "every-key@15.0", without: "a fallback", /else \{\n +sheet.detents = \[(\.medium\(\), )/)
    + remove(
      "every-key@15.0", without: "the identifiers of iOS 15",
      /(\n +guard #available[^\n]*\n(?:(?! {6}\})[^\n]*\n)+ {6}\})/)
    + remove("anchors", without: "an anchor", /(\n +popover\.sourceItem = sourceItem)/)
    + remove(
      "varying-heights@16.0", without: "the bounds of a parameter",
      /didSet \{ (\S+ = max\([^\n]*\)) \}/)
    + remove(
      "varying-heights@16.0", without: "an invalidation", /(\n +sheet\.invalidateDetents\(\))/)
    + remove(
      "varying-heights@16.0", without: "the safe area",
      /fitting\.height( - view\.safeAreaInsets\.bottom)/)
    + remove(
      "varying-heights@16.0", without: "a look at what was measured before",
      /guard let height(, height != fit) else/)
    + remove(
      "varying-heights@16.0", without: "the measuring of a sheet that is up",
      /( \{ \[weak self\] in self\?\.contentDidChange\(\) \})/)
    + remove(
      "varying-heights@16.0", without: "arguments of a height",
      /(,\n +parameters: self\?\.parameters \?\? Parameters\(\))/)

  static let viewAvailabilityChecks = remove(
    "every-view-key@16.0", without: "an availability check", of: .swiftui,
    /if (#available\(iOS [\d.]+, \*\))/)

  @Test(arguments: viewAvailabilityChecks)
  func noticesAMissingAvailabilityCheckOfAView(_ mutation: Mutation) throws {
    let text = mutation.text.replacing("if  {", with: "if Bool(true) {")
    let found = try Proof.shared().availability(
      ["Mutation.swift": text], deploymentTarget: "16.0", .swift6)
    #expect(found.contains { $0.text.contains("is only available in iOS") })
  }

  static let viewParts: [Mutation] =
    remove(
      "heights", without: "a cap", of: .swiftui, /return min\([^\n]*(, maximumDetentValue)\)\n/)
    + remove(
      "every-view-key@27.0", without: "a modifier", of: .swiftui,
      /(\n +\.(?:presentation|interactive|frame)[^\n]*)(?=\n)/)
    + remove(
      "every-view-key@16.0", without: "a step", of: .swiftui, /\n +(iOS27)\(iOS18/)
    + remove(
      "every-view-key@16.0", without: "a trait", of: .swiftui, /(\n +guard context\.[^\n]*)/)
    + remove("every-view-key@16.0", without: "the arrow", of: .swiftui, /(, arrowEdge: \.\w+)/)
    + remove("every-view-key@16.0", without: "the end", of: .swiftui, /(, onDismiss: onDismiss)/)
    + remove("every-view-key@16.0", without: "the host's detent", of: .swiftui, /(detent \?\? )\$/)
    + remove(
      "every-view-key@16.0", without: "the user's choice", of: .swiftui,
      /set \{ (self = [^\n]*) \}\n/)

  @Test(arguments: viewParts)
  func noticesAMissingPartOfAView(_ mutation: Mutation) throws {
    let driver = ViewDriver(try SheetDriver.sheets(of: mutation.item))
    let outcome = Result {
      try Proof.shared().behaviour(["Mutation.swift": mutation.text], driver: driver.text)
    }
    switch outcome {
    case .success(let output): #expect(driver.firstDifference(from: output) != nil)
    case .failure(let error): #expect("\(error)".contains("stub:") || "\(error)".contains("error:"))
    }
  }

  @Test func takesOutEachKindOfPartOfAView() {
    #expect(Set(Self.viewParts.map(\.part)).count == 8)
    #expect(Self.viewAvailabilityChecks.count >= 3)
  }

  /// What keeps a view that follows something right, each with the scene that needs it.
  static let followingParts: [(mutation: Mutation, scene: String)] = {
    func remove(_ part: String, _ scene: String, _ pattern: Regex<(Substring, Substring)>)
      -> [(mutation: Mutation, scene: String)]
    {
      Self.remove("varying-views@16.0", without: part, of: .swiftui, pattern).map { ($0, scene) }
    }
    // One after the other: the compiler does not get through one long sum.
    var parts = remove(
      "the bounds of a parameter", "a number", /didSet \{ (shift = max\([^\n]*\)) \}/)
    parts += remove("a look at what was measured", "the content", /fit = \$0( > 0 \? \$0 : nil)/)
      .dropFirst().prefix(1)
    parts += remove(
      "where a detent is active", "where a detent is active", /(\.filter\(isActive\))/
    )
    .prefix(1)
    parts += remove("the selection of a state", "a state", /(\n +\.onChange\(of: settings[^\n]*)/)
      .prefix(1)
    parts += remove(
      "the end of a popover", "the style", /\n +(if !isUp \{ onDismiss\?\(\) \})/
    ).suffix(1)
    parts += remove(
      "a look at what there is", "moves to what there is",
      /(\n +guard resting\.detents\.contains\(\.tall\)[^\n]*)/)
    parts += remove(
      "the style of a sheet that is up", "the style",
      /content\(item\)(\n +\.onAppear \{ shown[^\n]*)/)
    parts += remove(
      "one of two detents of one height", "two detents of one height",
      /(\n +if presentationDetent\(selected\) == value \{ return selected \})/
    ).filter { $0.mutation.number == 1 }
    return parts
  }()

  @Test(arguments: followingParts.indices)
  func noticesAMissingPartOfAFollowingView(_ index: Int) throws {
    let (mutation, name) = Self.followingParts[index]
    let scene = try #require(
      ViewVaryingProofTests.scenes.first { $0.testDescription == name })
    let outcome = Result {
      try Proof.shared().behaviour(["Mutation.swift": mutation.text], driver: scene.driver)
    }
    switch outcome {
    case .success(let output):
      #expect(output.split(separator: "\n").map(String.init) != scene.lines)
    case .failure(let error): #expect("\(error)".contains("stub:"))
    }
  }

  @Test func takesOutEachKindOfPartOfAFollowingView() {
    #expect(Set(Self.followingParts.map(\.mutation.part)).count == 8)
  }

  /// Parts that are taken out of every kind; a pattern that no longer matches proves nothing.
  @Test func takesOutEachKindOfPart() {
    let kinds = Set(Self.parts.map { "\($0.item) \($0.part)" })
    #expect(kinds.count == 16)
    #expect(Self.availabilityChecks.count == 3)
  }

  @Test(arguments: parts)
  func noticesAMissingPart(_ mutation: Mutation) throws {
    // Without its only use a binding is a warning of its own; that is not what is shown here.
    let driver = SheetDriver(try SheetDriver.sheets(of: mutation.item))
    let outcome = Result {
      try Proof.shared().behaviour(["Mutation.swift": mutation.text], driver: driver.text)
    }
    switch outcome {
    case .success(let output): #expect(driver.firstDifference(from: output) != nil)
    case .failure(let error): #expect("\(error)".contains("stub:") || "\(error)".contains("error:"))
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in indices: DefaultIndices<Substring>, with text: String)
    -> String
  {
    guard let first = indices.first, let last = indices.last else { return self }
    return self[..<first] + text + self[index(after: last)...]
  }
}
