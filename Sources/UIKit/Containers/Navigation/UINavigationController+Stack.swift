import CoreGraphics

/// Changes of the stack: which are allowed, and which calls they make.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard canPush(controller),
      canChange("push \(type(of: controller))", else: { $0.push(controller, animated: animated) })
    else { return }
    transitions.model.push(controller)
    if controller.parent !== self || isLeaving(controller) { adopt(controller) }
    request(NavigationChange(operation: .push, isAnimated: animated))
  }

  func popTop(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else {
      Diagnostics.warn(
        "\(type(of: self)) has \(stack.isEmpty ? "nothing on its stack" : "only its root") "
          + "to pop; the call is ignored.")
      return nil
    }
    guard canChange("pop \(type(of: top))", else: { _ = $0.popTop(animated: animated) }) else {
      return nil
    }
    change(to: Array(stack.dropLast()), by: .pop, animated: animated)
    return top
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      Diagnostics.warn(
        "\(type(of: self)) cannot pop to \(type(of: controller)): that is not on its stack; "
          + "the call is ignored.")
      return nil
    }
    let canPop = canChange("pop to \(type(of: controller))") { [weak controller] navigation in
      guard let controller, navigation.isOnStack(controller) else { return }
      _ = navigation.pop(to: controller, animated: animated)
    }
    guard canPop else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), by: .pop, animated: animated) }
    return popped
  }

  func replaceStack(by controllers: [UIViewController], animated: Bool) {
    let unique = allowed(controllers)
    guard
      canChange("change its stack", else: { $0.replaceStack(by: unique, animated: animated) })
    else { return }
    if unique.isEmpty, !stack.isEmpty {
      Diagnostics.warn("\(type(of: self)) was left without a controller; it shows nothing.")
    }
    let wasBelow = unique.last.map { top in stack.contains { $0 === top } } ?? true
    change(to: unique, by: wasBelow ? .pop : .push, animated: animated)
  }

  /// The controllers that can be on the stack; warns of each other one.
  private func allowed(_ controllers: [UIViewController]) -> [UIViewController] {
    var unique = StackModel()
    for controller in controllers {
      if unique.contains(controller) {
        Diagnostics.warn(
          "\(type(of: controller)) can be on the stack of \(type(of: self)) only once; "
            + "its first place counts.")
      } else if isOnStack(controller) || canPush(controller) {
        unique.push(controller)
      }
    }
    return unique.controllers
  }

  /// Removes all controllers without animation, and returns them for another stack.
  func giveAwayStack() -> [UIViewController] {
    finishTransitions()
    let controllers = stack
    replaceStackAtOnce(by: [])
    return controllers
  }

  /// Changes the stack and shows it inside the call, for a container that needs the result at once.
  func replaceStackAtOnce(by controllers: [UIViewController]) {
    finishTransitions()
    setStack(allowed(controllers))
    showSameTop()
  }

  /// Pops by a gesture, as the back button does: an app's own methods may refuse.
  ///
  /// - Returns: whether something began.
  func popBySwipe(_ interactor: any UIViewControllerInteractiveTransitioning) -> Bool {
    guard canSwipe, let item = navigationBar.topItem, navigationBar(navigationBar, shouldPop: item)
    else { return false }
    swipeInteractor = interactor
    popViewController(animated: true)
    swipeInteractor = nil
    // Starts now and not at the end of the turn, because the gesture is already moving.
    startRequested()
    return transitions.running != nil
  }

  /// Whether there is a controller to pop, and no transition runs.
  var canSwipe: Bool {
    stack.count > 1 && transitions.running == nil && isViewLoaded && view.window != nil
  }

  // MARK: Allowed changes

  private func canPush(_ controller: UIViewController) -> Bool {
    let name = "\(type(of: controller))"
    let reason: String
    if isOnStack(controller) {
      reason = "it is on the stack already"
    } else if controller is UINavigationController {
      reason = "a navigation controller cannot be on the stack of another"
    } else if !controller.canBePushed {
      reason = "a split view controller cannot be on a stack"
    } else if isInside(controller) {
      reason = "it contains the navigation controller"
    } else if controller.ownPresentation != nil {
      reason = "it is presented"
    } else {
      return true
    }
    Diagnostics.warn("\(type(of: self)) cannot push \(name): \(reason); the call is ignored.")
    return false
  }

  /// Whether the stack may be changed now. A change that is requested while a cancelled transition
  /// reverses is made afterwards.
  private func canChange(
    _ what: String, else later: @escaping (UINavigationController) -> Void
  ) -> Bool {
    switch transitions.admission {
    case .now, .afterTransition: return true
    case .postponed:
      transitions.postpone { [weak self] in self.map(later) }
      return false
    case .refused:
      Diagnostics.warn(
        "\(type(of: self)) cannot \(what) while its transition is held; the call is ignored.")
      return false
    }
  }

  // MARK: Changes

  private func change(
    to controllers: [UIViewController], by operation: Operation, animated: Bool
  ) {
    let formerTop = stack.last
    setStack(controllers)
    let isToCome = transitions.requested != nil || transitions.waiting != nil
    // A transition to the same top has been requested already, and will show this change, too.
    if isToCome, let formerTop, stack.last === formerTop { return }
    request(
      NavigationChange(operation: operation, isAnimated: animated, swipe: swipeInteractor))
  }

  private func request(_ change: NavigationChange) {
    if transitions.running == nil {
      requestTransition(for: change)
    } else {
      transitions.wait(change)
    }
  }

  /// Changes the model, and notifies the controllers that arrive and leave.
  private func setStack(_ controllers: [UIViewController]) {
    let former = transitions.model
    transitions.model = StackModel(controllers: controllers)
    for controller in controllers where controller.parent !== self || isLeaving(controller) {
      // This stack is adopting the controller in an outer call, which makes it a child when it
      // continues.
      if former.contains(controller), controller.otherAdopters != nil { continue }
      adopt(controller)
    }
    for controller in transitions.model.difference(from: former).departing {
      if transitions.running == nil { concludeArrival(of: controller) }
      announceLeaving(controller)
    }
  }

  /// Makes the last call of an arrival, once. A controller that was pushed and popped in one turn
  /// gets it, too: each `willMove` has its `didMove`.
  private func concludeArrival(of controller: UIViewController) {
    guard let index = arriving.firstIndex(where: { $0 === controller }) else { return }
    arriving.remove(at: index)
    controller.isMovingToParent = false
    TransitionTrace.call(controller, "didMove(toParent:)", [self]) {
      controller.didMove(toParent: self)
    }
  }

  /// The controllers from the root to the top, as requested last.
  var stack: [UIViewController] { transitions.model.controllers }

  /// The transition was cancelled: undoes all changes since the stack was last at rest.
  func restoreStack() {
    transitions.restore { model in
      StackModel(controllers: model.controllers.filter { $0.parent === self })
    }
  }

  func isOnStack(_ controller: UIViewController) -> Bool { transitions.model.contains(controller) }

  private func isLeaving(_ controller: UIViewController) -> Bool {
    leaving.contains { $0 === controller }
  }

  private func adopt(_ controller: UIViewController) {
    if isLeaving(controller) {
      // It comes back before it has left.
      leaving.removeAll { $0 === controller }
      controller.isMovingFromParent = false
      TransitionTrace.call(controller, "willMove(toParent:)", [self]) {
        controller.willMove(toParent: self)
      }
    } else {
      if let parent = controller.parent {
        if !expects(controller, from: parent) {
          Diagnostics.warn(
            "\(type(of: controller)) has a parent already, \(type(of: parent)); it moves to the "
              + "stack of \(type(of: self)).")
        }
        controller.viewOrPlaceholderIfLoaded?.removeFromSuperview()
      }
      let outer = adopted
      adopted = controller
      addChild(controller)
      adopted = outer
    }
    // Losing the controller may have made its former parent rearrange this stack. The parent may
    // have made the stack show a controller that was no child yet, or have given the controller to
    // another stack.
    guard controller.parent === self else { return }
    if isOnStack(controller) { arriving.append(controller) }
    if controller === shown {
      controller.appearIfMissing()
    } else if !isOnStack(controller) {
      controller.removeViewFromContainer()
    }
  }

  /// A controller on the stack has become a child after another container had been adopting it.
  func takenOver(_ controller: UIViewController) {
    guard controller.parent === self, isOnStack(controller), transitions.running == nil else {
      return
    }
    if !arriving.contains(controller) { arriving.append(controller) }
    finishArrivals()
    finishDepartures()
  }

  private func announceLeaving(_ controller: UIViewController) {
    guard controller.parent === self, !isLeaving(controller) else { return }
    arriving.removeAll { $0 === controller }
    leaving.append(controller)
    TransitionTrace.call(controller, "willMove(toParent:)", [nil]) {
      controller.willMove(toParent: nil)
    }
    controller.isMovingFromParent = true
  }

  /// Notifies the controllers that have arrived, except one that is still to be shown in a window.
  func finishArrivals() {
    for controller in arriving
    where isOnStack(controller)
      && (!isVisible || controller === shown || controller !== stack.last)
    {
      concludeArrival(of: controller)
    }
  }

  /// Called when another container has taken a controller from the stack.
  func stackedControllerDidLeave(_ controller: UIViewController) {
    let concerned = transitions.running?.context.participant(controller) != nil
    let wasOnStack = isOnStack(controller)
    transitions.applyToBothModels { $0.remove(controller) }
    // The controller may also be one whose push was cancelled, and that has not left yet.
    arriving.removeAll { $0 === controller }
    // A controller that was popped in this turn is still shown.
    guard wasOnStack || concerned || shown === controller else { return }
    guard transitions.running != nil else {
      if shown === controller || transitions.requested != nil {
        showTopAtOnce()
        correctBars()
      } else if transitions.waiting == nil {
        configureBarsAtOnce()
      }
      return
    }
    // The transition cannot continue, because the controller's view moves to the new container.
    if concerned { finishTransitions() }
  }

  /// Ends the running transition and shows the waiting request without animation, for a container
  /// that rearranges this one.
  func finishTransitions() {
    transitions.changeWaiting(\.atOnce)
    transitions.running?.completeOffscreen()
    // Ending the transition has requested the waiting and the postponed changes.
    hostScene.turn.remove(self)
    showTopAtOnce()
  }

  /// Removes the children that are neither on the stack nor on the screen any more.
  func finishDepartures() {
    // A set, because most children are on the stack. The slower search of the stack is left to the
    // others.
    let stacked = Set(stack.map(ObjectIdentifier.init))
    for controller in children
    where !stacked.contains(ObjectIdentifier(controller)) && !isOnStack(controller)
      && controller !== shown && !mayComeBack(controller)
    {
      announceLeaving(controller)
      leaving.removeAll { $0 === controller }
      controller.removeFromParent()
    }
    for controller in leaving where isOnStack(controller) {
      // The pop of this controller was cancelled.
      controller.isMovingFromParent = false
    }
    leaving.removeAll { isOnStack($0) || $0.parent !== self }
    orderChildren(as: stack)
  }

  /// Whether a transition is running, requested or waiting whose cancellation would bring the
  /// controller back.
  private func mayComeBack(_ controller: UIViewController) -> Bool {
    let isInProgress =
      transitions.running != nil || transitions.requested != nil || transitions.waiting != nil
    return isInProgress && transitions.atRest.contains(controller)
  }
}
