extension ViewVaryingProofTests {
  static let movingScenes: [Scene] = [
    Scene(
      testDescription: "another detent alone", system: "18",
      body: """
        var selected = SelectedView16SheetModifier.initialDetent
        let detent = Binding(get: { selected }, set: { selected = $0 })
        var state = SelectedView16SheetModifier.State.standard
        @MainActor func content() -> some View {
          Text("content").selectedView16SheetPresentation(detent: detent, state: state)
        }
        let before = StubTree(content())
        print(names(before))
        state = .searching
        print(names(redraw(before, content)), selected)
        """,
      lines: ["large medium at medium", "large medium at large large"]),
    Scene(
      testDescription: "what is behind alone", system: "18",
      body: """
        for state in UndimmedView16SheetModifier.State.allCases {
          let tree = StubTree(Text("content").undimmedView16SheetPresentation(state: state))
          print(told("presentationBackgroundInteraction", tree), "\\(names(tree))")
          let host = Text("host").undimmedView16Sheet(isPresented: .constant(true), state: state) {
            Text("content")
          }
          print(told("scrollDisabled", StubTree(host)))
        }
        for state in AloneView16SheetModifier.State.allCases {
          let tree = StubTree(Text("content").aloneView16SheetPresentation(state: state))
          print(told("presentationBackgroundInteraction", tree), "\\(names(tree))")
        }
        for state in LargeView16SheetModifier.State.allCases {
          let tree = StubTree(Text("content").largeView16SheetPresentation(state: state))
          print(told("presentationBackgroundInteraction", tree))
        }
        """,
      lines: [
        "presentationBackgroundInteraction disabled large medium at medium",
        "scrollDisabled false",
        "presentationBackgroundInteraction enabled up through medium large medium at medium",
        "scrollDisabled true",
        "presentationBackgroundInteraction disabled BarDetent at none",
        "presentationBackgroundInteraction enabled up through BarDetent BarDetent at none",
        "presentationBackgroundInteraction enabled up through large",
        "presentationBackgroundInteraction disabled",
      ]),
    Scene(
      testDescription: "moves to what there is", system: "18",
      body: """
        typealias Varied = VariedView16SheetModifier
        for state in Varied.State.allCases {
          for width in [UserInterfaceSizeClass.compact, .regular] {
            for start in Varied.Detent.allCases {
              var (turned, widened, stayed, shrunk, grown) = (start, start, start, start, start)
              Varied.Actions.toggle(
                &turned, state: state, horizontalSizeClass: width, verticalSizeClass: .regular)
              Varied.Actions.widen(
                &widened, state: state, horizontalSizeClass: width, verticalSizeClass: .regular)
              Varied.Actions.shrink(
                &stayed, contentOffset: 8, state: state, horizontalSizeClass: width,
                verticalSizeClass: .regular)
              Varied.Actions.shrink(
                &shrunk, contentOffset: 9, state: state, horizontalSizeClass: width,
                verticalSizeClass: .regular)
              Varied.Actions.grow(&grown)
              print(state, width, start, "to", turned, widened, stayed, shrunk, grown)
            }
          }
        }
        """,
      lines: [
        "standard compact small to large small small small large",
        "standard compact large to small large large small large",
        "standard compact tall to large tall tall small large",
        "standard regular small to large small small small large",
        "standard regular large to large large large large large",
        "standard regular tall to large tall tall tall large",
        "searching compact small to large tall small small large",
        "searching compact large to small tall large small large",
        "searching compact tall to small tall tall small large",
        "searching regular small to large tall small small large",
        "searching regular large to small tall large small large",
        "searching regular tall to small tall tall small large",
      ]),
    Scene(
      testDescription: "moves beside content of any height", system: "18",
      body: """
        typealias Moved = MovedFittedView16SheetModifier
        for idiom in [UIUserInterfaceIdiom.phone, .pad] {
          UIDevice.current.userInterfaceIdiom = idiom
          for state in Moved.State.allCases {
            for start in Moved.Detent.allCases {
              var (turned, fitted) = (start, start)
              Moved.Actions.turn(&turned, state: state, horizontalSizeClass: .regular)
              Moved.Actions.shrink(&fitted, state: state, horizontalSizeClass: .regular)
              print(state, start, "to", turned, fitted)
            }
          }
        }
        """,
      lines: [
        "standard fitted to most fitted", "standard most to large fitted",
        "standard large to fitted fitted",
        "wide fitted to large fitted", "wide most to large most", "wide large to large large",
        "standard fitted to large fitted", "standard most to large fitted",
        "standard large to fitted fitted",
        "wide fitted to large fitted", "wide most to large most", "wide large to large large",
      ]),
  ]
}
