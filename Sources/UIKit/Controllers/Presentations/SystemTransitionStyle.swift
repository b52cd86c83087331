/// Makes the system's two animators of one presentation. They share state, such as a view that the
/// first leaves on the screen for the second.
typealias SystemAnimators =
  @MainActor (_ isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning

/// Supplies the system's animators for a transition style. The styles themselves lie in a lower
/// layer and know no animators.
@MainActor
protocol SystemTransitionStyle {
  func makeAnimators() -> SystemAnimators
}
