/// The constraints by which a container places a view, while something else stands in its place.
///
/// Stand-ins with the same values hold for what is in the place; a constant that is changed
/// meanwhile takes effect when the view is back.
@MainActor
struct PlaceConstraints {
  private let originals: [NSLayoutConstraint]
  private let followsMask: Bool

  /// What leads out of a view, before it leaves its place.
  init(of view: UIView) {
    originals = view.constraintsToOutside
    followsMask = view.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether the view is placed by its mask alone.
  var isEmpty: Bool { followsMask && originals.isEmpty }

  /// Lets a view that has come into the place be placed as the other was, which follows its mask
  /// now.
  func apply(to substitute: UIView, for view: UIView) {
    if isEmpty { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    substitute.translatesAutoresizingMaskIntoConstraints = followsMask
    for original in originals {
      guard let copy = original.copy(replacing: view, by: substitute) else { continue }
      copy.isActive = true
    }
  }

  /// The view is back in its place.
  func restore(to view: UIView) {
    if isEmpty { return }
    view.translatesAutoresizingMaskIntoConstraints = followsMask
    for original in originals where original.hasCommonView { original.isActive = true }
  }
}

extension UIView {
  /// The constraints that lead from this view, or from below it, to somewhere outside of it.
  fileprivate var constraintsToOutside: [NSLayoutConstraint] {
    guard !isIslandRoot else { return [] }
    var found: [NSLayoutConstraint] = []
    var ancestor = superview
    while let view = ancestor {
      found += view.constraints.filter { $0.reaches(into: self) }
      ancestor = view.superview
    }
    return found
  }
}

extension NSLayoutConstraint {
  /// The same for another view; nil where the constraint is not about that view itself.
  fileprivate func copy(replacing view: UIView, by other: UIView) -> NSLayoutConstraint? {
    guard let firstItem, firstItem === view || secondItem === view else { return nil }
    let first: AnyObject = firstItem === view ? other : firstItem
    let copy = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation,
      toItem: secondItem === view ? other : secondItem, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
    copy.priority = priority
    copy.identifier = identifier
    return copy
  }
}
