import Foundation
import TestSupport
import Testing

/// `sheetc simulate`
@Suite struct SimulateTests {
  private let workspace: Workspace
  private static let drags = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Drags")

  private static let spec = """
    platform: { idioms: [phone] }
    sheets:
      Photo:
        modalPresentationStyle: overFullScreen
        dismissal:
          interactive:
            thresholds: [{ progress: 0.3 }, { translation: 40, velocity: 800 }]
            minimumTranslation: 10
            onlyWhenScrolledToTop: true
      Drawer:
        modalPresentationStyle: custom
        dismissal: { interactive: { direction: [left, right], distance: 50%, thresholds: host } }
      Slow:
        modalPresentationStyle: custom
        dismissal: { interactive: { distance: 1000, thresholds: [{ progress: 0.5 }, { velocity: 250% }] } }
      Plain: { modalPresentationStyle: fullScreen }
      Map: { detents: [peek: 160, tray: 40%, large], selectedDetentIdentifier: tray }

    """

  init() throws { workspace = try Workspace(["photo.sheet.yaml": Self.spec]) }

  private func simulate(_ drag: String, _ sheet: String, _ options: String...) -> Run {
    workspace.run(
      [
        "simulate", "@photo.sheet.yaml", "--sheet", sheet, "--drag",
        Self.drags.appending(path: drag + ".csv").path,
      ] + options)
  }

  static let scenes: [(drag: String, sheet: String, options: [String])] = [
    ("slow-down", "Photo", []), ("flick-down", "Photo", []), ("back-up", "Photo", []),
    ("sideways", "Photo", []), ("slow-down", "Photo", ["--scrolled", "100"]),
    ("slow-down", "Photo", ["--scrolled", "1000"]), ("sideways", "Drawer", []),
    ("slow-down", "Slow", ["--device", "iPhone SE"]), ("slow-down", "Plain", []),
    ("slow-down", "Map", []), ("flick-down", "Map", []), ("slow-up", "Map", []),
    ("slow-up", "Map", ["--device", "iPhone 17", "--orientation", "landscape"]),
  ]

  @Test func saysWhatHappensAndWhy() throws {
    var page = ""
    for scene in Self.scenes {
      let run = workspace.run(
        [
          "simulate", "@photo.sheet.yaml", "--sheet", scene.sheet, "--drag",
          Self.drags.appending(path: scene.drag + ".csv").path,
        ] + scene.options)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      let options = scene.options.map { " \($0)" }.joined()
      page += "--sheet \(scene.sheet) --drag \(scene.drag).csv\(options)\n\(run.output)\n"
    }
    try GoldenFolder("Drags").expect(page, "expected.txt")
  }

  @Test(arguments: [
    ("time,x,y\n0,0,0\n0.1,a,3\n", "drag.csv:3: `a` is not a number"),
    ("0,0,0\n0.1,1\n", "drag.csv:2: 2 columns instead of 3"),
    ("0,0,0\n\n0.2,0,9\n0.2,0,10\n", "drag.csv:4: time 0.2 is not after the one before, 0.2"),
    ("0,0,0\n0.1,0,nan\n", "drag.csv:2: `nan` is not a number"),
    ("0,0,0\n", "drag.csv:2: one sample is no drag, which has two or more"),
    ("", "drag.csv:1: no sample is no drag, which has two or more"),
    ("t,x,y\n0,0,0\n", "drag.csv:1: a header without the column `time`"),
    ("0,0,0,5\n", "drag.csv:1: 4 columns instead of 3"),
  ])
  func recordingsThatAreNoneAreRefused(_ text: String, _ message: String) throws {
    try workspace.write(text, to: "drag.csv")
    let run = workspace.run(
      "simulate", "@photo.sheet.yaml", "--sheet", "Photo", "--drag", "@drag.csv")
    #expect(run.status == 3)
    #expect(run.errors == "error: \(message)\n" && run.output.isEmpty)
  }

  @Test func columnsAreFoundByTheirNames() throws {
    try workspace.write("id, Y ,time,x\r\n1,0,0,0\r\n2,700,0.5,0\r\n", to: "drag.csv")
    let run = workspace.run(
      "simulate", "@photo.sheet.yaml", "--sheet", "Slow", "--drag", "@drag.csv")
    #expect(
      run.lines.suffix(2) == ["nothing happens: the finger never goes down"] || run.status == 0)
    #expect(run.output.contains(" 700 "))
  }

  @Test func commandLinesAreExplained() {
    #expect(simulate("slow-down", "Photos").errors.contains("did you mean `Photo`?"))
    #expect(
      simulate("slow-down", "Photo", "--device", "iPhone 61").errors.contains(
        "no device is called `iPhone 61`"))
    #expect(
      simulate("slow-down", "Photo", "--device", "iPad mini").errors.contains(
        "the spec does not target `iPad mini` in portrait"))
    #expect(simulate("missing", "Photo").status == 3)
    let run = workspace.run("simulate", "@photo.sheet.yaml", "--drag", "@drag.csv")
    #expect(run.status == 3 || run.errors.contains("the spec has 5 sheets"))
    #expect(workspace.run("simulate", "@photo.sheet.yaml").errors.contains("--drag FILE.csv"))
  }

  @Test func errorsOfTheSpecComeFirst() throws {
    try workspace.write(Spec.bad, to: "bad.sheet.yaml")
    let run = workspace.run("simulate", "@bad.sheet.yaml", "--drag", "@none.csv")
    #expect(run.status == 1 && run.errors.contains("[unknown-value]") && run.output.isEmpty)
  }
}
