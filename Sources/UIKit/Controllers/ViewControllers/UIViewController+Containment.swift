extension UIViewController {
  /// Brings the children into an order, those that are not named first.
  func orderChildren(as order: [UIViewController]) {
    let others = childControllers.filter { child in !order.contains { $0 === child } }
    childControllers = others + order.filter { $0.parent === self }
  }

  /// The nearest container around this one that overrides an action.
  func nearestContainer(for action: Selector, sender: Any?) -> UIViewController? {
    let isDefault = action.isDeclared(by: UIViewController.self)
    return sequence(first: self, next: \.parent).dropFirst().first { container in
      container.canPerformAction(action, withSender: sender)
        && (!isDefault || container.overridesShow)
    }
  }

  /// Whether a controller may become a child of this one; reports the one that may not.
  func canAdopt(_ child: UIViewController) -> Bool {
    guard isInside(child) else { return true }
    Diagnostics.warn(
      "\(type(of: child)) cannot become a child of itself, of its descendants, or of what these "
        + "present.")
    return false
  }

  /// Makes a controller a child that may become one, and takes it from its former parent.
  func makeChild(_ child: UIViewController) {
    guard child.otherAdopters == nil else {
      // It loses its former place just now, and somebody who is called meanwhile wants it, too.
      return child.refuseAdoption(by: self)
    }
    child.otherAdopters = []
    child.stopBeingPresented(asChildOf: self)
    if let former = child.parentController {
      former.childControllers.removeAll { $0 === child }
      child.parentController = nil
      former.childDidLeave(child)
    }
    TransitionTrace.note(child, "willMove(toParent:)")
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
    child.endAdoption()
    child.concludeAppearance(in: self)
  }

  /// Ends being a child of the parent.
  func leaveParent(_ parent: UIViewController) {
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    TransitionTrace.note(self, "didMove(toParent:)")
    didMove(toParent: nil)
    isMovingFromParent = false
    parent.childDidLeave(self)
  }

  /// Keeps a container from adopting this controller inside another's `addChild(_:)`: that call
  /// came first and is to have its effect. It takes the controller from one parent only, and so it
  /// ends any call meanwhile.
  func refuseAdoption(by container: UIViewController) {
    guard otherAdopters?.contains(container) == false else { return }
    Diagnostics.warn(
      "\(type(of: self)) cannot become a child of \(type(of: container)) while another container "
        + "adopts it; the call is ignored.")
    otherAdopters?.append(container)
  }

  /// The controller has its new parent: those that it was refused to may have made room for it.
  func endAdoption() {
    let refused = otherAdopters ?? []
    otherAdopters = nil
    for container in refused where container !== parent { container.childDidLeave(self) }
  }

  /// What a controller shows that neither a file nor an override gives a view.
  func makeEmptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Whether this is another controller, or one of its descendants, or presented by these.
  func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }.contains { $0 === other }
  }

  /// Ends the presentation of a controller that becomes a child: it can only be shown at one place.
  func stopBeingPresented(asChildOf parent: UIViewController) {
    guard let presentation = ownPresentation else { return }
    Diagnostics.warn(
      "\(type(of: self)) is presented by \(type(of: presentation.presenter)); as it becomes a "
        + "child of \(type(of: parent)), it is dismissed.")
    for presentation in presentation.chain.reversed() {
      presentation.transition?.completeOffscreen()
    }
    // A dismissal that ran has ended the presentation now.
    guard ownPresentation === presentation else { return }
    Presentation.dismiss(from: presentation.presenter, animated: false, completion: nil)
  }

  /// Ends a coming or going that a former parent has begun and would have ended.
  func concludeAppearance(in parent: UIViewController) {
    guard isOnScreen else { return closeAppearance() }
    guard appearance != .appeared, appearance != .disappeared else { return }
    if parent.isShowing { return parent.finishAppearance(of: self, animated: false) }
    // Where both go, the child ends with its parent.
    if !isShowing, parent.appearance != .disappeared { return }
    endAppearanceTransition()
  }
}
