import CoreGraphics
import QuartzCore

/// The arrangement of stack views in an animation block. It is animated without a call of
/// `layoutIfNeeded()`.
extension ViewAnimation {
  /// The block that animates changes now; nil if changes are not animated.
  static var animating: ViewAnimation? {
    guard isEnabled, let current, current.takesTime else { return nil }
    return current
  }

  /// Requests the layout of a stack view before the block ends.
  func layOutAtEnd(_ stackView: UIStackView) {
    guard changedStackViewIDs.insert(ObjectIdentifier(stackView)).inserted else { return }
    changedStackViews.append(stackView)
  }

  /// Lays out the changed stack views, together with the views around them that move with them.
  func layOutStackViews() {
    let stackViews = changedStackViews
    changedStackViews.removeAll()
    changedStackViewIDs.removeAll()
    // A view that moves because of two of them moves once.
    for stackView in stackViews { stackView.prepareLayout(isLayingOut: false) }
    for stackView in stackViews { stackView.layer.layoutIfNeeded() }
  }

  /// Animates hiding or showing a view that a stack view arranges.
  ///
  /// The view's property is set immediately, but the view stays visible until the block's
  /// animations end. Meanwhile its stack view reduces its length to 0.
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
