/// A finger's way over the screen, as it was recorded.
package struct DragRecording: Sendable {
  /// The finger at a moment.
  package struct Point: Hashable, Sendable {
    /// Seconds.
    package let time: Double
    /// Points to the right.
    package let x: Double
    /// Points down.
    package let y: Double
  }

  /// Why a recording could not be read.
  package struct Problem: Error, Hashable {
    /// The line, from 1.
    package let line: Int
    /// What is wrong there.
    package let message: String
  }

  /// At least two, in the order of time.
  package let points: [Point]

  /// Reads lines of three numbers, time, x and y, apart by commas; a header may name the columns,
  /// in any order and among others.
  package init(csv bytes: [UInt8]) throws(Problem) {
    var columns = [0, 1, 2]
    var count: Int?
    var points: [Point] = []
    var number = 0
    for line in String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    {
      number += 1
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
      if fields == [""] { continue }
      if count == nil, let header = try Self.columns(fields, line: number) {
        columns = header
        count = fields.count
        continue
      }
      let expected = count ?? 3
      count = expected
      guard fields.count == expected else {
        throw Problem(
          line: number,
          message: "\(fields.count) column\(fields.count == 1 ? "" : "s") instead of \(expected)")
      }
      var values: [Double] = []
      for column in columns { values.append(try Self.number(fields[column], line: number)) }
      if let last = points.last, values[0] <= last.time {
        throw Problem(
          line: number,
          message: "time \(numberText(values[0])) is not after the one before, "
            + numberText(last.time))
      }
      points.append(Point(time: values[0], x: values[1], y: values[2]))
    }
    guard points.count > 1 else {
      throw Problem(
        line: max(number, 1),
        message: "\(points.isEmpty ? "no sample" : "one sample") is no drag, which has two or more")
    }
    self.points = points
  }

  private static func trimmed(_ field: Substring) -> String {
    var field = field
    while field.first?.isWhitespace == true || field.first == "\u{FEFF}" { field.removeFirst() }
    while field.last?.isWhitespace == true { field.removeLast() }
    return String(field)
  }

  /// The places of time, x and y in a header; nil where the line is none.
  private static func columns(_ fields: [String], line: Int) throws(Problem) -> [Int]? {
    let names = fields.map { $0.lowercased() }
    guard names.contains(where: { $0.first?.isLetter == true }) else { return nil }
    var columns: [Int] = []
    for name in ["time", "x", "y"] {
      guard let column = names.firstIndex(of: name) else {
        throw Problem(line: line, message: "a header without the column `\(name)`")
      }
      columns.append(column)
    }
    return columns
  }

  private static func number(_ text: String, line: Int) throws(Problem) -> Double {
    let isDecimal = text.allSatisfy { "0123456789+-.eE".contains($0) }
    guard isDecimal, let number = Double(text), number.isFinite else {
      throw Problem(line: line, message: "`\(text.prefix(40))` is not a number")
    }
    return number
  }
}

extension DragRecording {
  /// How long a velocity is looked back for, in seconds.
  static let velocityWindow = 0.05

  /// The mean velocity of the last moments before a point, in points per second.
  func velocity(at index: Int) -> (x: Double, y: Double) {
    guard index > 0 else { return (0, 0) }
    let end = points[index]
    let start =
      points[..<index].first { end.time - $0.time <= Self.velocityWindow } ?? points[index - 1]
    let seconds = end.time - start.time
    return ((end.x - start.x) / seconds, (end.y - start.y) / seconds)
  }

  /// How far a point is from the first.
  func translation(at index: Int) -> (x: Double, y: Double) {
    (points[index].x - points[0].x, points[index].y - points[0].y)
  }
}
