import ArgumentParser

/// The options that override the user's preferences on the desktop.
struct PreferenceOptions: ParsableArguments {
  @Flag(
    help: "Less motion: pages fade instead of sliding (default: in a window as the desktop says).")
  var reduceMotion = false

  @Option(
    parsing: .unconditional,
    help: """
      How large text is, from 0.5 to 4; 1 is the usual size (default: in a window as the desktop \
      says).
      """,
    transform: OptionValue.textSize)
  var textSize: Double?

  @MainActor
  var preferences: UserPreferences {
    UserPreferences(reducesMotion: reduceMotion, textScale: textSize)
  }
}
