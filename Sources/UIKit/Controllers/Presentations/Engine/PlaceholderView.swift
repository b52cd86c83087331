import CoreGraphics

/// Stands in for a view in its superview, and holds that view until it is restored.
class PlaceholderView: UIView {
  /// How constraints place the view in its superview.
  private var constraintsOfView: PlaceConstraints?

  /// Replaces a view, which becomes a subview of this one.
  func takePlace(of view: UIView) {
    (bounds.size, center) = (view.bounds.size, view.center)
    autoresizingMask = view.autoresizingMask
    let constraints = PlaceConstraints(of: view)
    view.superview?.insertSubview(self, aboveSubview: view)
    insertSubview(view, at: 0)
    constraints.apply(to: self, for: view)
    if constraintsOfView == nil || !constraints.isEmpty { constraintsOfView = constraints }
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Restores the view to its original location.
  func restore(to view: UIView) {
    if view.superview === self { replaceSelf(by: view) }
    view.autoresizingMask = autoresizingMask
    removeFromSuperview()
    constraintsOfView?.restore(to: view)
  }

  private func replaceSelf(by view: UIView) {
    let center = convert(view.center, to: superview)
    if let superview {
      superview.insertSubview(view, aboveSubview: self)
    } else {
      view.removeFromSuperview()
    }
    view.center = center
  }

  /// The placeholder itself gets no touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
