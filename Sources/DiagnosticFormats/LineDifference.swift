/// What differs between two texts, line by line, in the unified format of `diff -u`.
package struct LineDifference {
  private enum Step {
    case keep, remove, insert
  }

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// Lines that are shown around a change.
  private static let context = 3
  /// Where more lines than these may differ, none is taken to have stayed: a search for the shortest
  /// way takes time and memory by the square of their number.
  private static let searchedLines = 10_000

  /// Compares `old` with `new`.
  package init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  /// The difference under the heading of a path, ready to be applied by `patch`; empty where the
  /// texts are equal. Line breaks stay those of the texts.
  package func unified(path: String) -> [UInt8] {
    let steps = steps()
    guard steps.contains(where: { $0 != .keep }) else { return [] }
    var bytes = Array("--- \(path)\n+++ \(path)\n".utf8)
    for hunk in hunks(steps) { append(hunk, steps, to: &bytes) }
    return bytes
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The shortest way from the old lines to the new, found between their equal starts and ends.
  private func steps() -> [Step] {
    old.count == new.count ? stepsLineByLine() : shortestSteps()
  }

  /// Each line against that in its place: what fixes change stays in its line, and a search for
  /// the shortest way would take quadratic time where many lines differ.
  private func stepsLineByLine() -> [Step] {
    var steps: [Step] = []
    var changed = 0
    for (before, after) in zip(old, new) {
      if before == after {
        steps +=
          Array(repeating: .remove, count: changed) + Array(repeating: .insert, count: changed)
        changed = 0
        steps.append(.keep)
      } else {
        changed += 1
      }
    }
    return steps + Array(repeating: .remove, count: changed)
      + Array(repeating: .insert, count: changed)
  }

  private func shortestSteps() -> [Step] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let middle = old.count - start - end
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    guard middle + new.count - start - end <= Self.searchedLines else {
      let (removed, inserted) = (middle, new.count - start - end)
      return Array(repeating: .keep, count: start) + Array(repeating: .remove, count: removed)
        + Array(repeating: .insert, count: inserted) + Array(repeating: .keep, count: end)
    }
    let difference = new[start..<(new.count - end)].difference(from: old[start..<(start + middle)])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    var steps: [Step] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        steps.append(.remove)
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        steps.append(.insert)
        newIndex += 1
      } else {
        steps.append(.keep)
        oldIndex += 1
        newIndex += 1
      }
    }
    return steps
  }

  /// The stretches of steps that are shown: changes with what stands around them.
  private func hunks(_ steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, step) in steps.enumerated() where step != .keep {
      let range = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func append(_ hunk: Range<Int>, _ steps: [Step], to bytes: inout [UInt8]) {
    var oldLine = steps[..<hunk.lowerBound].count { $0 != .insert }
    var newLine = steps[..<hunk.lowerBound].count { $0 != .remove }
    let oldCount = steps[hunk].count { $0 != .insert }
    let newCount = steps[hunk].count { $0 != .remove }
    let oldStart = oldCount == 0 ? oldLine : oldLine + 1
    let newStart = newCount == 0 ? newLine : newLine + 1
    bytes += Array("@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n".utf8)
    for step in steps[hunk] {
      switch step {
      case .keep:
        append(" ", old[oldLine], to: &bytes)
        oldLine += 1
        newLine += 1
      case .remove:
        append("-", old[oldLine], to: &bytes)
        oldLine += 1
      case .insert:
        append("+", new[newLine], to: &bytes)
        newLine += 1
      }
    }
  }

  private func append(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: sign))
    bytes += line
    if line.last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
