import CommandLineKit
import Diagnostics
import SheetModel
import SheetSpec

/// What a recorded finger drags, and where.
enum DragScene {
  /// How a device is held.
  enum Turn: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  /// The sheet that is meant; throws where it cannot be told.
  static func sheet(
    named name: String?, in documents: [Document]
  ) throws(ProgramError) -> (sheet: Sheet, platform: Platform) {
    let all = documents.flatMap { document in document.sheets.map { ($0, document.platform) } }
    let names = all.map { $0.0.name }
    guard let name else {
      if let only = all.first, all.count == 1 { return only }
      throw .usage(
        "the spec has \(all.count) sheets",
        hint: "name one with `--sheet`: \(names.joined(separator: ", "))")
    }
    guard let found = all.first(where: { $0.0.name == name }) else {
      throw .usage(
        "the spec has no sheet `\(name)`", hint: hint(name, names, "its sheets are "))
    }
    return found
  }

  /// What devices are called, each once, in the order of `sheetc devices`.
  static var devices: [String] {
    var names: [String] = []
    for name in Platform(ios: IOSVersion(15)).containers.map({ $0.device.example })
    where !names.contains(name) { names.append(name) }
    return names
  }

  /// The device as it is held, on the newest iOS that it runs.
  static func target(
    _ platform: Platform, device name: String, orientation turn: Turn
  ) throws(ProgramError) -> TargetContainer {
    let names = devices
    guard names.contains(name) else {
      throw .usage(
        "no device is called `\(name)`", hint: hint(name, names, "`sheetc devices` lists them: "))
    }
    let targets = platform.containers.filter {
      $0.device.example == name && $0.orientation.rawValue == turn.rawValue
    }
    guard let target = targets.last else {
      throw .usage(
        "the spec does not target `\(name)` in \(turn.rawValue)",
        hint: "name a device and an orientation of its platform")
    }
    return target
  }

  private static func hint(_ name: String, _ names: [String], _ otherwise: String) -> String {
    if let closest = closestName(to: name, among: names) { return "did you mean `\(closest)`?" }
    return otherwise + names.joined(separator: ", ")
  }
}
