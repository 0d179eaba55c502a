import JSONText
import SheetEmitters
import SheetModel
import SheetSpec

/// The table of devices in words and in JSON.
package enum DevicePages {
  /// For a terminal: devices, facts, sources.
  static var text: String {
    var text = layout([header] + rows)
    text += "\nHeights are those of UIKit's large and medium detents held upright, in points.\n"
    text += "On its side an iPhone has no medium detent; its tallest height is unpublished.\n"
    text += "\nWhat the numbers rest on:\n"
    for fact in Fact.all { text += "  \(fact.id): \(fact.statement) (\(remark(fact)))\n" }
    text += "\nWhere the table comes from:\n"
    for source in DeviceTable.sources { text += "  \(source.key): \(source.text)\n" }
    return text
  }

  /// `docs/devices.md`.
  package static var markdown: String {
    var text = """
      # Devices

      Made of the table of devices by `make record`; `sheetc devices` prints it. All numbers are points.
      Heights are those of UIKit's large and medium detents where the device is held upright; a range
      stands where no more than bounds are known. An iPhone on its side has no medium detent, and nobody
      has published its tallest height.

      """
    text += "\n| \(header.joined(separator: " | ")) | names | sources |\n"
    text += "|" + String(repeating: " --- |", count: header.count + 2) + "\n"
    for (device, row) in zip(DeviceTable.all, rows) {
      text += "| \(row.joined(separator: " | ")) | \(device.names) | "
      text += "\(device.sources.joined(separator: ", ")) |\n"
    }
    text +=
      "\n## Facts\n\nEach is taken to hold within its tolerance; an error of a rule holds over "
    text += "all of it.\n\n| fact | what is taken to hold | how it is known | tolerance |\n"
    text += "| --- | --- | --- | --- |\n"
    for fact in Fact.all {
      text += "| `\(fact.id)` | \(fact.statement) | \(fact.certainty.rawValue): \(fact.source) | "
      text += "\(number(fact.tolerance)) |\n"
    }
    text += "\n## Sources\n\n"
    for source in DeviceTable.sources { text += "- `\(source.key)`: \(source.text)\n" }
    return text
  }

  /// Devices and facts as JSON.
  static var json: String {
    let value: JSONValue = [
      "generator": "sheetc",
      "version": 1,
      "containers": .array(
        Platform(ios: IOSVersion(15)).containers.map { Emitter.containerOnScreen($0) }),
      "facts": .array(Fact.all.map { Emitter.fact($0) }),
      "sources": .array(
        DeviceTable.sources.map { .row(["key": .string($0.key), "text": .string($0.text)]) }),
    ]
    return value.text(layout: .pretty) + "\n"
  }

  private static let header = [
    "device", "size", "safe area", "on its side", "iOS", "large to 18", "medium", "large from 26",
    "medium",
  ]

  private static var rows: [[String]] {
    DeviceTable.all.map { device in
      var row = [
        device.example, "\(number(device.width)) x \(number(device.height))",
        safeAreas(device) { "\(number($0.top)) / \(number($0.bottom))" },
        safeAreas(device) { "\(number($0.landscapeSides)) / \(number($0.landscapeBottom))" },
        versions(device),
      ]
      for generation in [Generation.ios16, .ios26] {
        let isRun = Generation.allCases.contains { other in
          device.runs(other) && (other >= .ios26) == (generation >= .ios26)
        }
        let container = device.container(.portrait, generation)
        row.append(isRun ? number(container.large) : "-")
        row.append(isRun ? container.medium.map { number($0) } ?? "-" : "-")
      }
      return row
    }
  }

  /// What is to be said of the safe area, twice where it is another from iOS 26 on.
  private static func safeAreas(
    _ device: Device, _ text: (Device.SafeArea) -> String
  ) -> String {
    let text = (text(device.safeArea), device.safeAreaFromIOS26.map(text))
    guard let newer = text.1, newer != text.0, device.runs(.ios26) || device.runs(.ios27) else {
      return text.0
    }
    return device.firstIOS >= Generation.ios26.rawValue ? newer : "\(text.0), from 26: \(newer)"
  }

  private static func versions(_ device: Device) -> String {
    switch device.lastIOS {
    case nil: "\(device.firstIOS)+"
    case device.firstIOS?: "\(device.firstIOS)"
    case let last?: "\(device.firstIOS)-\(last)"
    }
  }

  private static func remark(_ fact: Fact) -> String {
    let tolerance = fact.tolerance == 0 ? "" : ", within \(number(fact.tolerance)) points"
    return "\(fact.certainty.rawValue)\(tolerance); \(fact.source)"
  }

  private static func number(_ measure: Measure) -> String {
    measure.value.map { number($0) } ?? "\(number(measure.low))-\(number(measure.high))"
  }

  private static func number(_ points: Double) -> String {
    let text = ((points * 100).rounded() / 100 + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Columns two spaces apart.
  private static func layout(_ rows: [[String]]) -> String {
    let columns = rows[0].indices
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let line = columns.map { column in
        row[column] + String(repeating: " ", count: widths[column] - row[column].count)
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
