import Diagnostics

/// The lines that a fix removes and adds.
struct FixDiff {
  private static let maximumLines = 8

  private let table: LineTable
  private let fix: Fix

  /// Makes the diff of a fix to the table's file.
  init(_ fix: Fix, in table: LineTable) {
    self.fix = fix
    self.table = table
  }

  /// The rows; lines that nothing is removed from get the line before them for orientation.
  var rows: [GutterRow] {
    var rows: [GutterRow] = []
    var growth = 0
    for hunk in hunks {
      let change = change(by: hunk)
      let first = hunk.lines.lowerBound + change.unchanged
      if change.removed.isEmpty, first > 1 { rows.append(context(first - 1)) }
      rows += self.rows(.removed, change.removed, from: first)
      rows += self.rows(.added, change.added, from: first + growth)
      growth += change.added.count - change.removed.count
    }
    return rows
  }

  /// Edits of the same lines.
  private struct Hunk {
    /// The lines, from 1.
    var lines: ClosedRange<Int>
    /// The edits, in ascending order.
    var edits: [Fix.Edit]
  }

  private var hunks: [Hunk] {
    var hunks: [Hunk] = []
    var end = 0
    for edit in fix.edits where edit.range.start >= end {
      end = edit.range.end
      let first = table.position(at: edit.range.start).line
      let lines = first...max(first, table.position(at: end).line)
      if let last = hunks.last, lines.lowerBound <= last.lines.upperBound {
        let upper = max(last.lines.upperBound, lines.upperBound)
        hunks[hunks.count - 1].lines = last.lines.lowerBound...upper
        hunks[hunks.count - 1].edits.append(edit)
      } else {
        hunks.append(Hunk(lines: lines, edits: [edit]))
      }
    }
    return hunks
  }

  /// What a hunk does to its lines, after a number of lines that it leaves as they are.
  private struct Change {
    /// How many lines stay before the first that changes.
    let unchanged: Int
    /// The lines that go, as they are shown.
    let removed: ArraySlice<String>
    /// The lines that come, as they are shown.
    let added: ArraySlice<String>
  }

  private func change(by hunk: Hunk) -> Change {
    guard let first = hunk.edits.first, let last = hunk.edits.last else {
      return Change(unchanged: 0, removed: [], added: [])
    }
    let bytes = table.file.bytes
    let start = LineWindow(
      of: table.range(ofLine: hunk.lines.lowerBound), around: first.range.start, in: bytes)
    let end = LineWindow(
      of: table.range(ofLine: hunk.lines.upperBound), around: last.range.end, in: bytes)
    let upper = max(end.range.end, last.range.end)
    var new: [UInt8] = []
    var offset = min(start.range.start, first.range.start)
    let old = bytes[offset..<min(upper, bytes.count)]
    for edit in hunk.edits {
      new += bytes[offset..<min(max(offset, edit.range.start), bytes.count)]
      new += Array(edit.replacement.utf8)
      offset = min(edit.range.end, bytes.count)
    }
    new += bytes[offset..<max(offset, min(upper, bytes.count))]
    let cuts = (start.cutsStart, end.cutsEnd)
    let isAtEnd = hunk.lines.upperBound == table.count
    return Self.change(from: lines(old, cuts), to: lines(new[...], cuts), isAtEnd: isAtEnd)
  }

  private static func change(from old: [String], to new: [String], isAtEnd: Bool) -> Change {
    let shorter = min(old.count, new.count)
    let before = zip(old, new).prefix { $0 == $1 }.count
    let after = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let end = min(after, shorter - before)
    var removed = old[before..<old.count - end]
    var added = new[before..<new.count - end]
    // The nothing after the last line break of a file is no line that can be removed or added.
    if isAtEnd, removed.last == "" { removed.removeLast() }
    if isAtEnd, added.last == "" { added.removeLast() }
    return Change(unchanged: before, removed: removed, added: added)
  }

  /// The lines of a text as they are shown; the first and last may be cut off.
  private func lines(_ bytes: ArraySlice<UInt8>, _ cuts: (start: Bool, end: Bool)) -> [String] {
    let text = SourceFile(path: "", bytes: Array(bytes))
    let table = LineTable(text)
    return (1...table.count).map { line in
      let range = table.range(ofLine: line)
      let shown = DisplayText(text.bytes[range.start..<range.end], maximum: LineWindow.columns)
      let start = cuts.start && line == 1 ? "..." : ""
      let end = cuts.end && line == table.count || shown.end < range.end ? "..." : ""
      return start + shown.text + end
    }
  }

  private func context(_ line: Int) -> GutterRow {
    let range = table.range(ofLine: line)
    let shown = DisplayText(
      table.file.bytes[range.start..<range.end].prefix(4 * LineWindow.columns),
      maximum: LineWindow.columns)
    return .row(.bar, number: line, shown.text + (shown.end < range.end ? "..." : ""))
  }

  private func rows(
    _ kind: GutterRow.Kind, _ lines: ArraySlice<String>, from first: Int
  ) -> [GutterRow] {
    let role = kind == .removed ? Style.Role.removed : .added
    let shown = lines.count > Self.maximumLines ? lines.prefix(Self.maximumLines - 1) : lines
    let rows = shown.enumerated().map { index, line in
      GutterRow.row(kind, number: first + index, line, role)
    }
    return rows + (shown.count < lines.count ? [GutterRow(kind: .gap)] : [])
  }
}
