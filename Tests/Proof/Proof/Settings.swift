extension Proof {
  /// How the app that takes the generated code compiles it.
  package struct Settings: Sendable, Hashable, CustomStringConvertible {
    /// The argument of `-swift-version`.
    package enum LanguageMode: Int, Sendable {
      /// Swift 5 mode.
      case five = 5
      /// Swift 6 mode.
      case six = 6
    }

    /// Swift 5 or 6 mode.
    package var languageMode: LanguageMode
    /// Names that the compiler must know, such as `ExistentialAny`.
    package var upcomingFeatures: [String]
    /// Whether what says nothing about isolation belongs to the main actor.
    package var defaultIsolationMainActor: Bool

    /// Plain Swift 6 unless told otherwise.
    package init(
      languageMode: LanguageMode = .six,
      upcomingFeatures: [String] = [],
      defaultIsolationMainActor: Bool = false
    ) {
      self.languageMode = languageMode
      self.upcomingFeatures = upcomingFeatures
      self.defaultIsolationMainActor = defaultIsolationMainActor
    }

    /// Plain Swift 6 mode.
    package static let swift6 = Settings()

    /// Every setting under which generated code promises to compile without a warning.
    package static let promised: [Settings] = {
      let strict = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      let modes: [LanguageMode] = [.five, .six]
      return modes.flatMap { mode in
        [
          Settings(languageMode: mode),
          Settings(languageMode: mode, upcomingFeatures: strict),
          Settings(
            languageMode: mode, upcomingFeatures: strict, defaultIsolationMainActor: true),
        ]
      }
    }()

    /// Such as `Swift 6, ExistentialAny, main actor by default`.
    package var description: String {
      let isolation = defaultIsolationMainActor ? ["main actor by default"] : []
      return (["Swift \(languageMode.rawValue)"] + upcomingFeatures + isolation)
        .joined(separator: ", ")
    }
  }
}
