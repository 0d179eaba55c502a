import Diagnostics

/// What a tree needs only while it reads a file.
struct YAMLComposer: Sendable {
  /// The text and the marks in it.
  var marks = YAMLMarks(SourceFile(path: "", bytes: []))
  /// The collections that are open, outermost first.
  var open: [OpenCollection] = []
  /// How many of them are flow collections.
  var flowDepth = 0
  /// The offset after what was read last: the end of a block collection that ends now.
  var lastEnd = 0
  /// The root of the document that is being read.
  var root: Int?
  /// The anchors of the document, in the order of their nodes.
  var anchors: [Anchor] = []
  /// The place of each name's latest anchor in `anchors`.
  var anchorIndices: [String: Int] = [:]
  /// How many nodes the aliases of the file stand for.
  var aliasNodes = 0
  /// Whether that was reported to be too many.
  var hasReportedExpansion = false
  /// How many more names may be compared with one that no anchor has.
  var guesses = Self.allGuesses
  /// The slots in which the keys of a large mapping are searched.
  var keySlots: [Int32] = []

  /// A collection whose end was not read.
  struct OpenCollection: Sendable {
    /// Its index in the arena.
    let node: Int
    /// Its index in `anchors`, where it has an anchor.
    let anchor: Int?
    /// How many nodes there were before it, those of aliases included.
    let nodesBefore: Int
  }

  /// An anchored node.
  struct Anchor: Sendable {
    /// Its name, without the `&`.
    let name: String
    /// Its index in the arena.
    let node: Int
    /// How many nodes it has, those of aliases included; nil while it is open.
    var size: Int?
  }

  private static let allGuesses = 10_000

  /// Forgets the last file, but no capacity.
  mutating func begin(_ file: SourceFile) {
    end()
    marks = YAMLMarks(file)
    lastEnd = marks.textStart
  }

  /// Lets go of the file.
  mutating func end() {
    marks = YAMLMarks(SourceFile(path: "", bytes: []))
    open.removeAll(keepingCapacity: true)
    flowDepth = 0
    aliasNodes = 0
    hasReportedExpansion = false
    guesses = Self.allGuesses
    beginDocument()
  }

  /// Forgets the anchors of the last document.
  mutating func beginDocument() {
    root = nil
    guard !anchors.isEmpty else { return }
    anchors.removeAll(keepingCapacity: true)
    anchorIndices.removeAll(keepingCapacity: true)
  }
}
