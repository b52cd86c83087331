extension UIViewController {
  /// Sorts the children; those that are not in `order` come first.
  func orderChildren(as order: [UIViewController]) {
    let ordered = Set(order.map(ObjectIdentifier.init))
    let others = childControllers.filter { !ordered.contains(ObjectIdentifier($0)) }
    childControllers = others + order.filter { $0.parent === self }
  }

  /// Whether this controller makes the appearance calls of its present or former child. If another
  /// container has adopted the child since, that container makes them.
  func decidesAppearance(of child: UIViewController) -> Bool {
    child.parent == nil || child.parent === self
  }

  /// Adds the view of a child to the container that it fills.
  func place(_ view: UIView, in container: UIView) {
    if view.superview !== container { container.addSubview(view) }
    if view.transform == .identity {
      let child = children.first { $0.viewOrPlaceholderIfLoaded === view }
      view.frame = frame(of: child, in: container)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Gives the view of the visible child the size of its container. Autoresizing is not enough,
  /// because undoing the container's size with a cancelled transition does not resize its subviews.
  func fillContainer(_ container: UIView, with child: UIViewController?) {
    guard let view = child?.viewOrPlaceholderIfLoaded, view.superview === container,
      view.transform == .identity, view.frame != frame(of: child, in: container)
    else { return }
    view.frame = frame(of: child, in: container)
  }

  /// The nearest container around this one that overrides an action.
  func nearestContainer(for action: Selector, sender: Any?) -> UIViewController? {
    let isDefault = action.isDeclared(by: UIViewController.self)
    return sequence(first: self, next: \.parent).dropFirst().first { container in
      container.canPerformAction(action, withSender: sender)
        && (!isDefault || container.overridesShow)
    }
  }

  /// Whether a controller may become a child of this one; warns if it may not.
  func canAdopt(_ child: UIViewController) -> Bool {
    guard isInside(child) else { return true }
    Diagnostics.warn(
      "\(type(of: child)) cannot become a child of itself, of its descendants, or of what these "
        + "present.")
    return false
  }

  /// Makes a controller a child, if it may become one and is none yet.
  func makeNewChild(_ child: UIViewController) {
    if child.parent !== self, canAdopt(child) { makeChild(child) }
  }

  func parentWillChange(to parent: UIViewController?) {
    TransitionTrace.recordCall(toBaseOf: self, "willMove(toParent:)", [parent])
    (isMovingFromParent, isMovingToParent) = (parent == nil, parent != nil)
  }

  func parentDidChange(to parent: UIViewController?) {
    TransitionTrace.recordCall(toBaseOf: self, "didMove(toParent:)", [parent])
    // If the child is in an appearance transition, the flags are cleared at the end of that
    // transition.
    guard appearance == .appeared || appearance == .disappeared else { return }
    (isMovingToParent, isMovingFromParent) = (false, false)
  }

  /// Called when the controller has left its parent: it has another parent now, or none.
  func didLeaveParent() {
    // If another parent is adopting the controller, its presentations move there with it.
    if parent == nil, otherAdopters == nil {
      endPresentationsLeftBehind()
      // The view stays on the screen, and no parent is left to end the appearance transition.
      if isOnScreen, appearance.isAppearing { return endAppearanceChange() }
    }
    closeAppearance()
  }

  /// Implements `show(_:sender:)` for a controller that does not show others itself: lets the
  /// parent show the controller, or presents it if there is no parent.
  func showOutside(_ controller: UIViewController, _ sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  /// Implements `showDetailViewController(_:sender:)` in the same way.
  func showDetailOutside(_ controller: UIViewController, _ sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  /// All children except the one that contains the source of an unwind segue.
  func childrenBeside(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// Makes a controller a child that may become one, and takes it from its former parent.
  func makeChild(_ child: UIViewController) {
    guard child.otherAdopters == nil else {
      // Another container is adopting the child right now, and a callback has called this method,
      // too.
      return child.refuseAdoption(by: self)
    }
    child.otherAdopters = []
    child.stopBeingPresented(asChildOf: self)
    if let former = child.parentController {
      former.childControllers.removeAll { $0 === child }
      child.parentController = nil
      former.childDidLeave(child)
    }
    TransitionTrace.call(child, "willMove(toParent:)", [self]) { child.willMove(toParent: self) }
    childControllers.append(child)
    child.parentController = self
    child.endAdoption()
    if child.parentController === self { child.concludeAppearance(in: self) }
  }

  /// Ends being a child of the parent.
  func leaveParent(_ parent: UIViewController) {
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    TransitionTrace.call(self, "didMove(toParent:)", [nil]) { didMove(toParent: nil) }
    isMovingFromParent = false
    parent.childDidLeave(self)
  }

  /// Prevents a container from adopting this controller inside another's `addChild(_:)`: the outer
  /// call came first and takes precedence.
  func refuseAdoption(by container: UIViewController) {
    guard otherAdopters?.contains(container) == false else { return }
    Diagnostics.warn(
      "\(type(of: self)) cannot become a child of \(type(of: container)) while another container "
        + "adopts it; the call is ignored.")
    otherAdopters?.append(container)
  }

  /// Ends the adoption, now that the controller has its new parent. Notifies the containers that
  /// were refused.
  func endAdoption() {
    let refused = otherAdopters ?? []
    otherAdopters = nil
    if let adopter = parent, !adopter.hasPlace(for: self) {
      refused.last { $0 !== adopter && $0.hasPlace(for: self) }?.takeOver(self)
    }
    for container in refused where container !== parent { container.childDidLeave(self) }
  }

  /// The view of a controller for which neither a file nor an override supplies one.
  func makeEmptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Whether this is another controller, one of its descendants, or presented by one of these.
  func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }.contains { $0 === other }
  }

  /// Ends the presentation of a controller that becomes a child: it can only be in one place of the
  /// hierarchy.
  func stopBeingPresented(asChildOf parent: UIViewController) {
    guard let presentation = ownPresentation else { return }
    Diagnostics.warn(
      "\(type(of: self)) is presented by \(type(of: presentation.presenter)); as it becomes a "
        + "child of \(type(of: parent)), it is dismissed.")
    for presentation in presentation.chain.reversed() {
      // A callback at the end of the presentation may have requested the dismissal.
      while let transition = presentation.transition { transition.completeOffscreen() }
    }
    // If the running transition was a dismissal, its end has ended the presentation.
    guard ownPresentation === presentation else { return }
    Presentation.dismiss(
      from: presentation.presenter, animated: false, besideOthers: true, completion: nil)
  }

  /// Ends an appearance transition that a former parent has begun and would have ended.
  func concludeAppearance(in parent: UIViewController) {
    guard isOnScreen else { return closeAppearance() }
    guard appearance != .appeared, appearance != .disappeared else { return }
    if parent.isShowing { return parent.finishAppearance(of: self, animated: false) }
    // If both are disappearing, the child's transition ends with its parent's.
    if !isShowing, parent.appearance != .disappeared { return }
    endAppearanceChange()
  }
}
