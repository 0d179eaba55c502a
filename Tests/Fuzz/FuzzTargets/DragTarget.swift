import Diagnostics
import SheetCompiler
import SheetEmitters
import SheetModel
import SheetTool

extension FuzzTarget {
  /// A recorded drag, which sheets of each kind are dragged with.
  package static let drag = FuzzTarget(name: "drag") { bytes throws(Fault) in
    let recording: DragRecording
    do throws(DragRecording.Problem) {
      recording = try DragRecording(csv: bytes)
    } catch {
      try require(error.line >= 1 && !error.message.isEmpty, "a problem without a place or a word")
      return
    }
    try require(recording.points.count > 1, "a drag of one sample")
    for (sheet, platform) in sheets {
      guard let target = platform.containers.last else { throw Fault("no container") }
      for scrolled in [0, 40.0] {
        try require(
          !DragPage.text(sheet, recording, in: target, scrolled: scrolled).isEmpty, "no page")
      }
      guard let interactive = sheet.dismissal.interactive else { continue }
      let size = (width: target.container.width, height: target.container.height)
      for row in DragSimulation(interactive, recording, size: size).rows {
        try require(
          (row.progress.map { $0 >= 0 && $0 <= 1 } ?? true) && !row.translation.isNaN
            && !row.velocity.isNaN, "a row without numbers: \(row)")
      }
    }
  }

  private static let sheets: [(Sheet, Platform)] = {
    var compiler = SpecCompiler()
    let result = compiler.compile(Array(spec.utf8), path: "fuzz.sheet.yaml")
    return (result.source?.documents ?? []).flatMap { document in
      document.sheets.map { ($0, document.platform) }
    }
  }()

  /// How many sheets recordings drag; 0 would be no test.
  package static var draggedSheetCount: Int { sheets.count }

  private static let spec = """
    platform: { ios: "16.0" }
    sheets:
      Detents: { detents: [medium, { tall: "min(80%, 600)" }, large] }
      Photo:
        modalPresentationStyle: fullScreen
        dismissal:
          interactive:
            direction: [down, right]
            thresholds: [{ progress: 0.3 }, { translation: 40, velocity: 800 }]
            minimumTranslation: 10
            onlyWhenScrolledToTop: true
      Hosted:
        modalPresentationStyle: overFullScreen
        dismissal: { interactive: { direction: up, thresholds: host, distance: 50% } }
    """
}
