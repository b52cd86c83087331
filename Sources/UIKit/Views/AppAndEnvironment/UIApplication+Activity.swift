extension UIApplication {
  /// How many changes of controllers run or are requested, in all scenes.
  package var transitionCount: Int { allScenes.map(\.transitions.count).reduce(0, +) }
}
