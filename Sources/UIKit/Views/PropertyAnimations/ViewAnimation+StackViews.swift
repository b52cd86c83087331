import CoreGraphics
import QuartzCore

/// The arrangement of stack views in a block, which animates without a call of `layoutIfNeeded()`.
extension ViewAnimation {
  /// The block whose changes animate now; nil where changes take effect at once.
  static var animating: ViewAnimation? {
    guard isEnabled, let current, current.takesTime else { return nil }
    return current
  }

  /// Lets a stack view be laid out before the block ends.
  func layOutAtEnd(_ stackView: UIStackView) {
    guard changedStackViewIDs.insert(ObjectIdentifier(stackView)).inserted else { return }
    changedStackViews.append(stackView)
  }

  /// Lays out the stack views that have changed, with the views around them that move with them.
  func layOutStackViews() {
    let stackViews = changedStackViews
    changedStackViews.removeAll()
    changedStackViewIDs.removeAll()
    // A view that moves because of two of them moves once.
    for stackView in stackViews { stackView.prepareLayout(isLayingOut: false) }
    for stackView in stackViews { stackView.layer.layoutIfNeeded() }
  }

  /// Animates that a view was hidden or shown, which its stack view arranges.
  ///
  /// It is hidden at once, but stays visible until the end of the block's animations: meanwhile its
  /// stack view takes away its length.
  func animateVisibility(of view: UIView) {
    let change = VisibilityChange(of: view)
    if case .driven(let block) = timingCurve { block.note(change) }
    AnimationScope.recording?.addUndo { change.undo() }
    guard view.layer.isHidden else { return }
    let animation = makeAnimation(keyPath: "hidden")
    let isVisible = 0.0
    animation.fromValue = isVisible
    animation.toValue = isVisible
    view.layer.add(animation, forKey: nil, group: group)
  }
}
