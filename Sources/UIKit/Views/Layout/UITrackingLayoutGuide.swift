/// A guide that moves with something on the screen, and activates constraints by the edges of its
/// view that it is near to: see ``UIView/keyboardLayoutGuide``.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// The edges of its view that the guide is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Constraints that are active while the guide is near to all of some edges. They replace those
  /// that were set for the same edges before, which become inactive.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(near[edge], by: trackingConstraints, active: nearEdges.isSuperset(of: edge))
    near[edge] = trackingConstraints
  }

  /// Constraints that are active while the guide is near to none of some edges. They replace those
  /// that were set for the same edges before, which become inactive.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom awayFromEdge:
      NSDirectionalRectEdge
  ) {
    replace(
      away[awayFromEdge], by: trackingConstraints, active: nearEdges.isDisjoint(with: awayFromEdge))
    away[awayFromEdge] = trackingConstraints
  }

  /// The constraints that were set for the guide near to some edges.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge] ?? [] }

  /// The constraints that were set for the guide away from some edges.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edge] ?? [] }

  /// Makes all these constraints inactive, and forgets them.
  open func removeAllTrackedConstraints() {
    for constraints in [near, away] {
      NSLayoutConstraint.deactivate(constraints.values.flatMap { $0 })
    }
    (near, away) = ([:], [:])
  }

  private func replace(
    _ former: [NSLayoutConstraint]?, by constraints: [NSLayoutConstraint], active: Bool
  ) {
    NSLayoutConstraint.deactivate((former ?? []).filter { !constraints.contains($0) })
    if active {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }
}
