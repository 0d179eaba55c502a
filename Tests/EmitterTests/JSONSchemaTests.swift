import SheetEmitters
import TestSupport
import Testing

/// What is emitted as JSON is valid by the schema that is published with it.
@Suite(
  .enabled("needs python3 with pip, and a package index or what it gave earlier") {
    SchemaValidator.json.isAvailable
  })
struct JSONSchemaTests {
  @Test func everyGoldenAndExampleIsValid() throws {
    let outputs = try (EmissionCase.all + EmissionCase.examples).map { item in
      ("\(item).json", Array(try item.output(.json).utf8))
    }
    let outcome = try SchemaValidator.json.validate(outputs)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// The schema does refuse faults, each of which is made of a text that it takes.
  @Test func everyFaultIsRefused() throws {
    let right = try Self.sample.output(.json)
    #expect(try SchemaValidator.json.validate([("right.json", Array(right.utf8))]).status == 0)
    let faults = try Self.faults.enumerated().map { index, fault in
      try #require(right.contains(fault.right), "\(fault.right)")
      return ("\(index).json", Array(right.replacing(fault.right, with: fault.wrong).utf8))
    }
    let lines = try SchemaValidator.json.validate(faults).output.split(separator: "\n")
    for (index, fault) in Self.faults.enumerated() {
      #expect(lines.contains { $0.hasPrefix("\(index).json: $") }, "\(fault)")
    }
  }

  private static let faults: [(right: String, wrong: String)] =
    members.map { (#""\#($0)": "#, #""\#($0)s": "#) } + [
      // A member that is missing.
      (#""version": 1,"#, ""), (#""sourceView": false,"#, ""), (#""closeControl": true,"#, ""),
      (#""compactAdaptation": "sheet""#, #""compactAdaptation": "none""#),
      (#""modalPresentationStyle": "popover""#, #""modalPresentationStyle": "pageSheet""#),
      // One that is unknown, or belongs elsewhere.
      (#""generator": "sheetc","#, #""generator": "sheetc", "date": null,"#),
      (#""closeControl": true,"#, #""closeControl": true, "swipe": "allowed","#),
      (#""name": "large","#, #""name": "large", "fallback": null,"#),
      (#""isDimmed": true }"#, #""isDimmed": true, "isLast": true }"#),
      (#""cycle": "#, #""select": "large", "cycle": "#),
      // A wrong word, number or kind.
      (#""generator": "sheetc""#, #""generator": "sheet""#), (#""version": 1"#, #""version": 2"#),
      (#""version": 1"#, #""version": "1""#), (#"["uikit"]"#, #"["appkit"]"#),
      (#""ios": "27.0""#, #""ios": "14.0""#), (#"["phone"]"#, "[]"), (#""measured""#, #""known""#),
      (#""up""#, #""north""#), (#""leading""#, #""left""#), (#""thin""#, #""thinnest""#),
      (#""host""#, #""guest""#), (#""points""#, #""pixels""#),
      (#""type": "Tray"#, #""type": "tray"#),
      (#""isActive": true"#, #""isActive": false"#), (#""percent": 50"#, #""percent": 150"#),
      (#""progress": 0.25"#, #""progress": 25"#),
      (#""state": "searching""#, #""state": "any one""#),
    ]

  /// Members that have to be there under their own names.
  private static let members = [
    "sources", "documents", "platform", "orientations", "containers", "maximumDetentValue", "low",
    "first", "horizontal", "facts", "certainty", "sheets", "description", "popover", "anchor",
    "preferredContentSize", "width", "actions", "whenContentOffsetExceeds", "dismissal", "swipe",
    "interactive", "direction", "distance", "finish", "velocity", "pointsPerSecond", "parameters",
    "minimum", "detents", "estimated", "fallback", "activeIn", "heights", "isActive", "range",
    "selectedDetentIdentifier", "prefersPageSizing", "background", "material", "variants",
    "minimumIOS", "combinations", "states", "sheet",
  ]

  /// A spec with a bit of everything, for one kind of device.
  private static let sample = EmissionCase(
    description: "sample",
    text: """
      platform: { ios: "27.0", idioms: [phone], orientations: [portrait] }
      sheets:
        Tray:
          modalPresentationStyle: popover
          popover: { permittedArrowDirections: [up] }
          preferredContentSize: { width: 320, height: 400 }
          isModalInPresentation: host
          preferredPlacement: leading
          background: { material: thin }
          parameters:
            bar: { default: 50, minimum: 0, maximum: 100 }
          detents:
            - low: bar + 100
            - follows: { height: fit + 200, estimated: 300 }
            - large
          actions:
            grow: { select: large, whenContentOffsetExceeds: 20 }
            turn: { cycle: [low, large] }
          variants:
            - when: { state: searching, minimumIOS: "28.0" }
              selectedDetentIdentifier: large
        Photo:
          modalPresentationStyle: fullScreen
          dismissal:
            closeControl: true
            interactive:
              thresholds: [{ progress: 0.25 }, { velocity: 300 }]
              distance: 50%

      """, deploymentTarget: "27.0")
}

extension SchemaValidator {
  /// By the schema of emitted JSON.
  fileprivate static let json = SchemaValidator(script: "validate-json.py", cache: "json-schema")
}
