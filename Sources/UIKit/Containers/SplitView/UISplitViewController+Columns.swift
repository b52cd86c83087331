import CoreGraphics

/// The content of the columns.
extension UISplitViewController {
  /// The content of the columns and their display mode, as requested last.
  var model: SplitModel<UIViewController> {
    get { transitions.model }
    set { transitions.model = newValue }
  }

  /// The possible columns, from the first to the last.
  var columns: [Column] { model.columns }

  /// The controllers that show the columns when expanded.
  var holders: [Column: UIViewController] { model.contents.compactMapValues(\.holder) }

  /// The controller that is shown when collapsed.
  var alone: UIViewController? { model.isCollapsed ? model.shown.first : nil }

  /// The navigation controller with all columns on its stack, when collapsed.
  var commonStack: UINavigationController? {
    model.base.flatMap { holders[$0] } as? UINavigationController
  }

  func setClassic(_ controllers: [UIViewController]) {
    guard style == .unspecified else {
      return Diagnostics.warn(
        "\(type(of: self)) has a style: set its columns one by one; the controllers are ignored.")
    }
    if controllers.count > 2 {
      Diagnostics.warn(
        "\(type(of: self)) shows two controllers and was given \(controllers.count); "
          + "the others are left out.")
    }
    for (index, column) in columns.enumerated() {
      put(controllers.indices.contains(index) ? controllers[index] : nil, in: column)
    }
  }

  func setColumn(_ column: Column, to controller: UIViewController?) {
    guard style != .unspecified, columns.contains(column) || column == .compact else {
      return Diagnostics.warn(
        "\(type(of: self)) has no column \(column); the controller is ignored.")
    }
    put(controller, in: column)
  }

  private func put(_ controller: UIViewController?, in column: Column) {
    guard controller !== viewController(for: column) else { return }
    if let controller, !canHold(controller) { return }
    commonStack?.finishTransitions()
    follow()
    var next = model
    if column == .compact {
      next.setCompact(controller)
    } else {
      next.set(controller.map(content(of:)), in: column)
    }
    ViewAnimation.withoutInheritedAnimation { change(to: next) }
    columnsMayHaveChanged()
  }

  /// The content of a column for a controller. With a style every column is a navigation
  /// controller.
  func content(of controller: UIViewController) -> SplitModel<UIViewController>.Content {
    if let stack = controller as? UINavigationController {
      return .init(given: stack, navigation: stack, pages: stack.viewControllers)
    }
    guard style != .unspecified else { return .init(given: controller, pages: [controller]) }
    controller.viewOrPlaceholderIfLoaded?.removeFromSuperview()
    return .init(given: controller, navigation: UINavigationController(), pages: [controller])
  }

  func canHold(_ controller: UIViewController) -> Bool {
    let isAround = isInside(controller)
    let isHere =
      model.compact === controller || model.contents.values.contains { $0.given === controller }
    if isAround || isHere || controller.ownPresentation != nil {
      Diagnostics.warn(
        "\(type(of: controller)) cannot be a column of \(type(of: self)): it "
          + (isAround ? "contains it" : isHere ? "is one already" : "is presented")
          + "; it is left out.")
      return false
    }
    if let parent = controller.parent {
      Diagnostics.warn(
        "\(type(of: controller)) has a parent already, \(type(of: parent)); it becomes a column of "
          + "\(type(of: self)).")
      controller.viewOrPlaceholderIfLoaded?.removeFromSuperview()
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    return true
  }

  // MARK: From one value to the next

  /// Brings the model up to date with the pushes and pops since the last change.
  func follow() {
    for stack in model.stacks {
      guard let navigation = stack.navigation as? UINavigationController else { continue }
      model.follow(navigation.viewControllers, of: navigation)
    }
  }

  /// Sets the model to another value, and applies the difference.
  func change(to next: SplitModel<UIViewController>, animated: Bool = false) {
    let difference = next.difference(from: model)
    model = next
    if transitions.running == nil { transitions.rest() }
    changeDepth += 1
    defer { changeDepth -= 1 }
    // The delegate may change the columns again, and then that change applies.
    for child in difference.departing where !model.children.contains(child) { release(child) }
    let (losing, gaining) = difference.stacks.reduce(into: ([Stack](), [Stack]())) { lists, stack in
      guard let navigation = stack.navigation as? UINavigationController else { return }
      let isGaining = stack.pages.contains { !navigation.viewControllers.contains($0) }
      if isGaining { lists.1.append(stack) } else { lists.0.append(stack) }
    }
    // A controller must leave one stack before it is put on another.
    for stack in losing where isWanted(stack) { set(stack, animated: animated) }
    for child in difference.arriving where model.children.contains(child) { adopt(child) }
    for stack in gaining where isWanted(stack) {
      // A navigation controller that departs with an animation keeps its stack until the end of it.
      if animated, difference.departing.contains(stack.navigation) { continue }
      set(stack, animated: animated)
    }
  }

  private typealias Stack = SplitModel<UIViewController>.Stack

  /// Whether the model still wants this stack, or its navigation controller is not in a column any
  /// more.
  private func isWanted(_ stack: Stack) -> Bool {
    let wanted = model.stacks.first { $0.navigation == stack.navigation }
    return wanted == nil || wanted == stack
  }

  private func set(_ stack: Stack, animated: Bool) {
    guard let navigation = stack.navigation as? UINavigationController,
      navigation.viewControllers != stack.pages
    else { return }
    if stack.pages.isEmpty {
      _ = navigation.giveAwayStack()
    } else {
      if animated {
        navigation.setViewControllers(stack.pages, animated: true)
      } else {
        navigation.replaceStackAtOnce(by: stack.pages)
      }
    }
  }

  private func adopt(_ holder: UIViewController) {
    guard holder.parent !== self else { return }
    addChild(holder)
    holder.isMovingToParent = false
    TransitionTrace.call(holder, "didMove(toParent:)", [self]) { holder.didMove(toParent: self) }
  }

  private func release(_ holder: UIViewController) {
    guard holder.parent === self else { return }
    TransitionTrace.call(holder, "willMove(toParent:)", [nil]) { holder.willMove(toParent: nil) }
    holder.viewOrPlaceholderIfLoaded?.removeFromSuperview()
    holder.removeFromParent()
  }

  /// Called when a child has got another parent.
  func columnDidLeave(_ child: UIViewController) {
    guard model.children.contains(child) else { return }
    var next = model
    next.remove(child)
    ViewAnimation.withoutInheritedAnimation { change(to: next) }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Showing

  func showInFirst(_ vc: UIViewController, sender: Any?) {
    if let delegate {
      let name = "splitViewController(_:show:sender:)"
      let isDone = TransitionTrace.call(delegate, name, [self, vc, sender]) {
        delegate.splitViewController(self, show: vc, sender: sender)
      }
      if isDone { return }
    }
    if let stack = (alone ?? holders[.primary]) as? UINavigationController {
      stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    } else {
      put(vc, in: .primary)
    }
  }

  func showInSecondary(_ vc: UIViewController, sender: Any?) {
    if let delegate {
      let name = "splitViewController(_:showDetail:sender:)"
      let isDone = TransitionTrace.call(delegate, name, [self, vc, sender]) {
        delegate.splitViewController(self, showDetail: vc, sender: sender)
      }
      if isDone { return }
    }
    if let base = model.base, base != .secondary { return pushSecondary(vc) }
    // A secondary controller that is shown alone is replaced by the next one.
    if let alone, alone !== holders[.secondary] {
      return present(vc, animated: UIView.areAnimationsEnabled)
    }
    put(vc, in: .secondary)
  }
}
