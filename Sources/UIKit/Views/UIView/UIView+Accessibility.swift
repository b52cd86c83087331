extension UIView: UIAccessibilityIdentification {}

extension UIView {
  /// The frontmost visible view of this subtree that has an identifier; nil if there is none.
  package func visibleView(withAccessibilityIdentifier identifier: String) -> UIView? {
    var found: UIView?
    // Views are visited from back to front, so the last match is the frontmost one.
    var pending = [self]
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      if view.accessibilityIdentifier == identifier { found = view }
      pending += view.subviews.reversed()
    }
    return found
  }
}
