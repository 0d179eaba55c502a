package import SheetModel
import SheetSpec

/// What a sheet does while a finger drags it, in words.
package enum DragPage {
  /// The whole page.
  package static func text(
    _ sheet: Sheet, _ recording: DragRecording, in target: TargetContainer, scrolled: Double
  ) -> String {
    let size = (width: target.container.width, height: target.container.height)
    let place =
      "`\(sheet.name)` on \(target.name): \(number(size.width)) x \(number(size.height)) points"
    if let interactive = sheet.dismissal.interactive {
      let simulation = DragSimulation(interactive, recording, size: size, scrolled: scrolled)
      let distance = interactive.distance(in: size)
      let distances = interactive.directions.map { direction in
        let isVertical = direction == .down || direction == .up
        let points = number(isVertical ? distance.height : distance.width)
        return "\(points) points \(direction.rawValue)"
      }
      return place + "\nprogress 1 is \(distances.joined(separator: ", or "))\n"
        + table(simulation.rows)
        + simulation.conclusion.map { $0 + "\n" }.joined()
    }
    guard let configuration = sheet.configuration else {
      return place + "\nnothing happens: `\(sheet.style.rawValue)` has no sheet to drag, and the "
        + "spec gives it no `interactive` dismissal\n"
    }
    let prediction = DetentPrediction(configuration, sheet.style, recording, in: target)
    return place + "\n" + prediction.lines.map { $0 + "\n" }.joined()
  }

  private static func table(_ rows: [DragSimulation.Row]) -> String {
    guard !rows.isEmpty else { return "" }
    let header = ["time", "moved", "progress", "velocity", ""]
    let cells =
      [header]
      + rows.map { row in
        [
          number(row.time), number(row.translation), row.progress.map { number($0) } ?? "-",
          number(row.velocity.rounded()), row.event,
        ]
      }
    let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return "\n"
      + cells.map { row in
        // Numbers end in one column, words begin in one.
        let line = row.indices.map { column in
          let space = String(repeating: " ", count: widths[column] - row[column].count)
          return column == row.count - 1 ? row[column] : space + row[column]
        }.joined(separator: "  ")
        return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
      }.joined() + "\n"
  }

  /// A number to three places, without those that say nothing.
  private static func number(_ value: Double) -> String {
    let text = ((value * 1000).rounded() / 1000 + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
