import SheetModel
import SheetSpec

/// The different lists of detents of a sheet and its variants.
struct DetentLists {
  /// Each list with its name, the sheet's own first.
  private(set) var all: [(name: String, configuration: SheetConfiguration)] = []
  private var names: [String] = []

  init(_ sheet: Sheet) {
    if let own = sheet.configuration { all.append(("own", own)) }
    for (index, variant) in sheet.variants.enumerated() {
      let configuration = variant.settings.configuration
      let like = all.first { $0.configuration.detents.value.isAlike(configuration.detents.value) }
      if !configuration.detents.isWritten {
        names.append("own")
      } else if let like {
        names.append(like.name)
      } else {
        names.append("variant\(index + 1)")
        all.append(("variant\(index + 1)", configuration))
      }
    }
    // A style with a sheet has a list of its own where nobody says one.
    let unsaid = sheet.variants.first { $0.settings.style?.hasSheet == true }?.settings
      .configuration
    if all.first?.name != "own", let first = all.first?.configuration ?? unsaid {
      all.insert(("own", first), at: 0)
    }
  }

  /// The list that the variant at a place says.
  func name(of variant: Int) -> String { names[variant] }

  /// Every detent once, those of the sheet itself first, as it is first declared.
  var detents: [Detent] {
    var detents: [Detent] = []
    for detent in all.flatMap({ $0.configuration.detents.value })
    where !detents.contains(where: { $0.name == detent.name }) {
      detents.append(detent)
    }
    return detents
  }
}

extension [Detent] {
  /// Whether two lists have the same detents with the same heights, fallbacks and places.
  func isAlike(_ other: [Detent]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isAlike($1) }
  }
}

extension Detent {
  /// Whether two detents have one name and say the same.
  func isAlike(_ other: Detent) -> Bool {
    guard name == other.name else { return false }
    switch (kind, other.kind) {
    case (.medium, .medium), (.large, .large): return true
    case (.custom(let left), .custom(let right)):
      return left.text == right.text && left.fallback == right.fallback
        && left.activity == right.activity
    default: return false
    }
  }
}

extension SwiftWriter {
  /// Writes the enumeration of `lists` of detents, the sheet's own and those of its variants.
  mutating func detentLists(_ lists: [(name: String, detents: [Detent])], access: String) {
    write("/// The lists of `detents`, the sheet's own and those of `variants`.")
    block("\(access) enum DetentList {") { writer in
      writer.write("case \(lists.map { $0.name }.joined(separator: ", "))")
      writer.blank()
      writer.block("var detents: [Detent] {") { writer in
        writer.write("switch self {")
        for (name, detents) in lists {
          let names = detents.map { ".\(SwiftText.identifier($0.name))" }
          writer.write("case .\(name): return [\(names.joined(separator: ", "))]")
        }
        writer.write("}")
      }
    }
  }
}
