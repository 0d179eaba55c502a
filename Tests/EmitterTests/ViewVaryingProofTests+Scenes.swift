extension ViewVaryingProofTests {
  static let followingScenes: [Scene] = [
    Scene(
      testDescription: "a number", system: "18",
      body: """
        var selected = FollowingView16SheetModifier.Detent.peek
        let detent = Binding(get: { selected }, set: { selected = $0 })
        var parameters = FollowingView16SheetModifier.Parameters()
        @MainActor func content() -> StubTree {
          StubTree(Text("content").followingView16SheetPresentation(detent: detent, parameters: parameters))
        }
        print(names(content()))
        print(told("presentationCornerRadius", content()), told("presentationBackground", content()))
        parameters.shift = 100
        parameters.keyboardHeight = 30
        parameters.default = .nan
        print(names(content()))
        print(told("presentationCornerRadius", content()), told("presentationBackground", content()))
        userSelects("height=820.0", in: content())
        print(selected)
        userSelects("height=180.5", in: content())
        print(selected)
        let before = content()
        parameters.shift = 0
        before.selection?.wrappedValue = before.detents?.first { $0.stubName == "height=180.5" } ?? .large
        print(selected, names(content()))
        """,
      lines: [
        "FittedDetent HalfDetent height=170.0 height=810.0 large at height=170.0",
        "presentationCornerRadius 12.0 presentationBackgroundInteraction enabled up through height=170.0",
        "FittedDetent HalfDetent height=180.5 height=820.0 large at height=180.5",
        "presentationCornerRadius 0.0 presentationBackgroundInteraction enabled up through height=180.5",
        "tall", "peek",
        "peek FittedDetent HalfDetent height=160.0 height=820.0 large at height=160.0",
      ]),
    Scene(
      testDescription: "two detents of one height", system: "18",
      body: """
        var selected = EqualView16SheetModifier.Detent.high
        let detent = Binding(get: { selected }, set: { selected = $0 })
        var parameters = EqualView16SheetModifier.Parameters()
        parameters.one = 40
        parameters.two = 0
        let content = StubTree(
          Text("content").equalView16SheetPresentation(detent: detent, parameters: parameters))
        userSelects("height=240.0", in: content)
        print(selected, names(content))
        """,
      lines: ["high height=240.0 at height=240.0"]),
    Scene(
      testDescription: "the content", system: "18",
      body: """
        let view = Text("content").fittedView16SheetPresentation()
        print(names(StubTree(view)))
        StubRoom.contentHeight = { $0 / 3 + 90 }
        _ = StubTree(view)
        print(names(StubTree(view)), StubTree(view).contentSize?.height ?? 0)
        StubRoom.sheet.height = 200
        _ = StubTree(view)
        print(names(StubTree(view)), StubTree(view).contentSize?.height ?? 0)
        StubRoom.sheet.width = 600
        _ = StubTree(view)
        print(names(StubTree(view)))
        StubRoom.contentHeight = { _ in 5 }
        _ = StubTree(view)
        print(names(StubTree(view)))
        StubRoom.contentHeight = { _ in 0 }
        _ = StubTree(view)
        print(names(StubTree(view)))
        """,
      lines: [
        "height=320.0 at none", "height=200.0 at none 700.0", "height=200.0 at none 200.0",
        "height=270.0 at none", "height=0.0 at none", "height=320.0 at none",
      ]),
    Scene(
      testDescription: "content beside other detents", system: "18",
      body: """
        let view = Text("content").followingView16SheetPresentation()
        print(names(StubTree(view)))
        StubRoom.contentHeight = { _ in 750 }
        _ = StubTree(view)
        print(names(StubTree(view)))
        StubRoom.contentHeight = { _ in 900 }
        _ = StubTree(view)
        print(names(StubTree(view)))
        for fit in [600.0, 750, 900] {
          print(
            FollowingView16SheetModifier.height(.fitted, maximumDetentValue: 780, fit: fit) ?? -1,
            FollowingView16SheetModifier.height(.tall, maximumDetentValue: 1000, fit: fit) ?? -1)
        }
        print(FollowingView16SheetModifier.height(.fitted, maximumDetentValue: 1000) ?? -1)
        """,
      lines: [
        "FittedDetent HalfDetent height=170.0 height=810.0 large at FittedDetent",
        "HalfDetent height=170.0 height=750.0 height=810.0 large at height=750.0",
        "HalfDetent height=170.0 height=800.0 height=920.0 large at height=800.0",
        "700.0 810.0", "750.0 810.0", "780.0 920.0", "900.0",
      ]),
    Scene(
      testDescription: "where a detent is active", system: "18",
      body: """
        let view = Text("content").activeView16SheetPresentation()
        print(names(StubTree(view)), told("presentationBackgroundInteraction", StubTree(view)))
        UIDevice.current.userInterfaceIdiom = .pad
        print(names(StubTree(view)), told("presentationBackgroundInteraction", StubTree(view)))
        StubSurroundings.presenter = regular
        print(names(StubTree(view)))
        StubSurroundings.presenter = EnvironmentValues(
          horizontalSizeClass: .compact, verticalSizeClass: .compact)
        print(names(StubTree(view)))
        let given = Text("content").activeView16SheetPresentation(
          horizontalSizeClass: .compact, verticalSizeClass: .regular)
        print(names(StubTree(given)))
        """,
      lines: [
        "height=150.0 large at height=150.0 presentationBackgroundInteraction disabled",
        "MidDetent height=150.0 large at height=150.0 presentationBackgroundInteraction enabled up through MidDetent",
        "MidDetent large at MidDetent", "MidDetent large at MidDetent",
        "MidDetent height=150.0 large at height=150.0",
      ]),
    Scene(
      testDescription: "a state", system: "18",
      body: """
        var selected = VariedView16SheetModifier.initialDetent
        let detent = Binding(get: { selected }, set: { selected = $0 })
        var state = VariedView16SheetModifier.State.standard
        @MainActor func content() -> some View {
          Text("content").variedView16SheetPresentation(detent: detent, state: state, isModal: true)
        }
        var tree = StubTree(content())
        print(names(tree), told("presentationDragIndicator", tree), told("presentationContent", tree))
        state = .searching
        tree = redraw(tree, content)
        print(names(tree), told("presentationDragIndicator", tree), told("presentationContent", tree))
        print(told("presentationBackgroundInteraction", tree), told("interactive", tree))
        userSelects("TallDetent", in: tree)
        tree = redraw(tree, content)
        print(selected)
        state = .standard
        tree = redraw(tree, content)
        print(selected, names(tree), told("presentationBackgroundInteraction", tree))
        print(heights(
          StubTree(Text("content").variedView16SheetPresentation(state: .searching, isModal: true)),
          maximum: 280, medium: 140, horizontalSizeClass: .compact, verticalSizeClass: .regular))
        print(VariedView16SheetModifier.State.allCases.map(\\.rawValue).joined(separator: " "))
        """,
      lines: [
        "SmallDetent large at SmallDetent presentationDragIndicator visible presentationContentInteraction resizes",
        "TallDetent height=290.0 large at large presentationDragIndicator hidden presentationContentInteraction scrolls",
        "presentationBackgroundInteraction enabled up through height=290.0 interactiveDismissDisabled true",
        "tall",
        "small SmallDetent large at SmallDetent presentationBackgroundInteraction enabled up through SmallDetent",
        "TallDetent 168.0, height=290.0 280.0, large 280.0",
        "standard searching",
      ]),
    Scene(
      testDescription: "the presenter's size classes", system: "18",
      body: """
        var isUp = false
        let host = Text("host").variedView16Sheet(
          isPresented: Binding(get: { isUp }, set: { isUp = $0 }), isModal: true
        ) { Text("content") }
        print(told("scrollDisabled", StubTree(host)), shown(StubTree(host)))
        isUp = true
        @MainActor func look() {
          let tree = StubTree(host)
          guard let content = tree.presentations[0].content() else { return print("nothing") }
          print(told("scrollDisabled", tree), names(content), told("interactive", content))
          print(told("presentationBackground ", content), told("presentationBackgroundInteraction", content))
        }
        look()
        StubSurroundings.presenter = regular
        look()
        StubSurroundings.presenter = compact
        StubSurroundings.presented = regular
        look()
        let alone = Text("alone").variedView16SheetPresentation(isModal: true)
        print(names(StubTree(alone)))
        StubSurroundings.presenter = regular
        print(names(StubTree(alone)))
        """,
      lines: [
        "scrollDisabled false ",
        "scrollDisabled true SmallDetent large at SmallDetent interactiveDismissDisabled true",
        "presentationBackground color Sa\"nd presentationBackgroundInteraction enabled up through SmallDetent",
        "scrollDisabled false large at large interactiveDismissDisabled false",
        "presentationBackground material thin presentationBackgroundInteraction disabled",
        "scrollDisabled true SmallDetent large at SmallDetent interactiveDismissDisabled true",
        "presentationBackground color Sa\"nd presentationBackgroundInteraction enabled up through SmallDetent",
        "SmallDetent large at SmallDetent", "large at large",
      ]),
    Scene(
      testDescription: "the device and its system", system: "27",
      body: """
        @MainActor func look() {
          let tree = StubTree(Text("content").variedView16SheetPresentation(isModal: true))
          print(
            told("presentationCornerRadius", tree), told("presentationSizing", tree),
            told("presentationPlacement", tree), told("frame", tree))
        }
        look()
        UIDevice.current.userInterfaceIdiom = .pad
        look()
        simulate(iOS: 16, 4)
        look()
        simulate(iOS: 27)
        StubSurroundings.presenter = flat
        look()
        """,
      lines: [
        "presentationCornerRadius nil presentationSizing page presentationPlacement automatic frame nil nil",
        "presentationCornerRadius 12.0 presentationSizing fitted presentationPlacement leading frame 400.0 500.0",
        "presentationCornerRadius nil nothing nothing frame nil nil",
        "presentationCornerRadius nil presentationSizing page presentationPlacement automatic frame nil nil",
      ]),
    Scene(
      testDescription: "the style", system: "18",
      body: """
        struct Thing: Identifiable { let id: String }
        var item: Thing? = Thing(id: "thing")
        var dismissals = 0
        let host = Text("host").styledView16Sheet(
          item: Binding(get: { item }, set: { item = $0 }), onDismiss: { dismissals += 1 }
        ) { Text($0.id) }
        print(shown(StubTree(host)))
        let cover = StubTree(host).presentations[0].content()
        print(cover?.modifiers ?? [], cover?.detents == nil)
        cover?.appearances.forEach { $0() }
        StubSurroundings.presenter = regular
        UIDevice.current.userInterfaceIdiom = .pad
        print(shown(StubTree(host)))
        cover?.disappearances.forEach { $0() }
        print(shown(StubTree(host)))
        print(StubTree(host).presentations[1].content().map(names) ?? "nothing")
        for presentation in StubTree(host).presentations { presentation.onDismiss?() }
        print(dismissals)
        let up = StubTree(host)
        item = nil
        _ = redraw(up) { host }
        print(shown(StubTree(host)), "none", dismissals)
        UIDevice.current.userInterfaceIdiom = .phone
        item = Thing(id: "covering")
        let covered = StubTree(host)
        item = nil
        _ = redraw(covered) { host }
        print(dismissals)
        let edited = Text("host").styledView16Sheet(isPresented: .constant(true), state: .editing) {
          Text("content")
        }
        print(shown(StubTree(edited)))
        """,
      lines: [
        "fullScreenCover nil", #"["Text thing"] true"#, "fullScreenCover nil", "popover leading",
        "large medium at medium", "2", " none 3", "3", "sheet nil",
      ]),
  ]
}
