/// Moves the constraints that place a view in a container to another view that replaces it.
///
/// Copies of the constraints place the replacement. If a constant changes meanwhile, it takes
/// effect when the view is restored.
@MainActor
struct PlaceConstraints {
  private let originals: [NSLayoutConstraint]
  private let followsMask: Bool

  /// Stores the constraints that lead outside a view, before it is replaced.
  init(of view: UIView) {
    originals = view.constraintsToOutside
    followsMask = view.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether only the autoresizing mask places the view.
  var isEmpty: Bool { followsMask && originals.isEmpty }

  /// Places a replacement as the view was placed. The view itself follows its autoresizing mask
  /// from now on.
  func apply(to substitute: UIView, for view: UIView) {
    if isEmpty { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    substitute.translatesAutoresizingMaskIntoConstraints = followsMask
    for original in originals {
      guard let copy = original.copy(replacing: view, by: substitute) else { continue }
      copy.isActive = true
    }
  }

  /// Restores the constraints of the view, which place it again.
  func restore(to view: UIView) {
    if isEmpty { return }
    view.translatesAutoresizingMaskIntoConstraints = followsMask
    for original in originals where original.hasCommonView { original.isActive = true }
  }
}

extension NSLayoutConstraint {
  /// A copy for another view; nil if the view itself is not an item of the constraint.
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
