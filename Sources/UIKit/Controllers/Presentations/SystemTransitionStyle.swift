/// Makes the system's two animators of one presentation: for presenting and for dismissing. Both
/// are made together because they share state, such as a view that the first leaves on the screen
/// for the second.
typealias SystemAnimators =
  @MainActor (_ isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning

/// Supplies the system's animators for a transition style. The enumeration of styles lies in a
/// lower layer, which must not name animators.
@MainActor
protocol SystemTransitionStyle {
  func makeAnimators() -> SystemAnimators
}
