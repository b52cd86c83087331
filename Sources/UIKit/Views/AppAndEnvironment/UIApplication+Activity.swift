extension UIApplication {
  /// How many changes of controllers run or are requested, in all windows.
  package var transitionCount: Int { transitions.count }
}
