/// The constraints by which a container places a view, while another view replaces it.
///
/// Copies of them place the replacement; a constant that changes meanwhile takes effect when the
/// view is back.
@MainActor
struct PlaceConstraints {
  private let originals: [NSLayoutConstraint]
  private let followsMask: Bool

  /// Takes the constraints that lead out of a view, before it is replaced.
  init(of view: UIView) {
    originals = view.constraintsToOutside
    followsMask = view.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether only the autoresizing mask places the view.
  var isEmpty: Bool { followsMask && originals.isEmpty }

  /// Places a replacement as the view was placed; the view itself follows its mask now.
  func apply(to substitute: UIView, for view: UIView) {
    if isEmpty { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    substitute.translatesAutoresizingMaskIntoConstraints = followsMask
    for original in originals {
      guard let copy = original.copy(replacing: view, by: substitute) else { continue }
      copy.isActive = true
    }
  }

  /// The view is back, and is placed by its own constraints.
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
