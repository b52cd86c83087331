extension UIApplication {
  /// The number of transitions that run or are requested, in all scenes.
  package var transitionCount: Int { allScenes.map(\.transitions.count).reduce(0, +) }
}
