/// A transition style, by the animators with which the system shows it: the styles themselves know
/// none.
@MainActor
protocol SystemTransitionStyle {
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning
}
