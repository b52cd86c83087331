extension UIViewController {
  /// Whether a controller may become a child of this one; tells of the one that may not.
  func canAdopt(_ child: UIViewController) -> Bool {
    guard isInside(child) else { return true }
    Diagnostics.warn(
      "\(type(of: child)) cannot become a child of itself, of its descendants, or of what these "
        + "present.")
    return false
  }

  /// What a controller shows that neither a file nor an override gives a view.
  func makeEmptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The nearest container around this one that has a way of its own to answer an action.
  func container(answering action: Selector, sender: Any?) -> UIViewController? {
    let isEverybodys = action.isDeclared(by: UIViewController.self)
    return sequence(first: self, next: \.parent).dropFirst().first { container in
      container.canPerformAction(action, withSender: sender)
        && (!isEverybodys || container.showsOthersItsWay)
    }
  }

  /// Whether this is another controller, or one of its descendants, or presented by these.
  func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }.contains { $0 === other }
  }
}
