/// Makes the animators with which the system begins and ends one presentation; they share what the
/// first leaves on the screen for the second.
typealias SystemAnimators =
  @MainActor (_ isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning

/// A transition style, by the animators with which the system shows it: the styles themselves know
/// none.
@MainActor
protocol SystemTransitionStyle {
  func makeAnimators() -> SystemAnimators
}
