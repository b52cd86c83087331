extension UIViewController {
  /// Brings the children into an order, those that are not named first.
  func orderChildren(as order: [UIViewController]) {
    let others = childControllers.filter { child in !order.contains { $0 === child } }
    childControllers = others + order.filter { $0.parent === self }
  }

  /// Whether a controller may become a child of this one; tells of the one that may not.
  func canAdopt(_ child: UIViewController) -> Bool {
    guard isInside(child) else { return true }
    Diagnostics.warn(
      "\(type(of: child)) cannot become a child of itself, of its descendants, or of what these "
        + "present.")
    return false
  }

  /// Whether this is another controller, or one of its descendants, or presented by these.
  func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }.contains { $0 === other }
  }
}
