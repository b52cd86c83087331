import CoreGraphics

/// What is in the columns.
extension UISplitViewController {
  /// The columns that there are, from the first to the last.
  var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
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
    guard controller !== given[column] else { return }
    if let controller, !canHold(controller) { return }
    let top = isCollapsed ? topOnStack : nil
    if isCollapsed { takeApart() }
    if let former = holders[column] ?? (column == .compact ? given[column] : nil) { letGo(former) }
    given[column] = controller
    holders[column] = nil
    if let controller {
      let holder = column == .compact ? controller : holder(for: controller)
      if column != .compact { holders[column] = holder }
      adopt(holder)
    }
    if isCollapsed { ViewAnimation.outsideBlocks { standAlone(top: top) } }
    columnsMayHaveChanged()
  }

  /// With a style every column is a navigation.
  func holder(for controller: UIViewController) -> UIViewController {
    guard style != .unspecified, !(controller is UINavigationController) else { return controller }
    controller.placedViewIfLoaded?.removeFromSuperview()
    return UINavigationController(rootViewController: controller)
  }

  private func canHold(_ controller: UIViewController) -> Bool {
    let isAround = isInside(controller)
    let isHere = given.values.contains { $0 === controller }
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
      controller.placedViewIfLoaded?.removeFromSuperview()
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    return true
  }

  func adopt(_ holder: UIViewController) {
    guard holder.parent !== self else { return }
    addChild(holder)
    holder.isMovingToParent = false
    TransitionTrace.note(holder, "didMove(toParent:)")
    holder.didMove(toParent: self)
  }

  func letGo(_ holder: UIViewController) {
    guard holder.parent === self else { return }
    TransitionTrace.note(holder, "willMove(toParent:)")
    holder.willMove(toParent: nil)
    holder.placedViewIfLoaded?.removeFromSuperview()
    holder.removeFromParent()
  }

  /// A child has another parent.
  func forget(_ child: UIViewController) {
    guard let column = holders.first(where: { $0.value === child })?.key, stacked[column] == nil
    else { return }
    if alone === child { alone = nil }
    holders[column] = nil
    given[column] = nil
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Showing

  func showInFirst(_ vc: UIViewController, sender: Any?) {
    if let delegate {
      TransitionTrace.note(delegate, "splitViewController(_:show:sender:)")
      if delegate.splitViewController(self, show: vc, sender: sender) { return }
    }
    if let stack = (isCollapsed ? alone : holders[.primary]) as? UINavigationController {
      stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    } else {
      put(vc, in: .primary)
    }
  }

  func showInSecondary(_ vc: UIViewController, sender: Any?) {
    if let delegate {
      TransitionTrace.note(delegate, "splitViewController(_:showDetail:sender:)")
      if delegate.splitViewController(self, showDetail: vc, sender: sender) { return }
    }
    guard isCollapsed, let stack = alone as? UINavigationController, stack !== given[.compact],
      stack !== holders[.secondary]
    else {
      // A secondary that is seen alone makes way for the next one.
      guard isCollapsed, alone != nil, alone !== holders[.secondary] else {
        return put(vc, in: .secondary)
      }
      return present(vc, animated: UIView.areAnimationsEnabled)
    }
    guard vc !== given[.secondary] else { return revealOnStack(.secondary) }
    guard canHold(vc) else { return }
    pushSecondary(vc, onto: stack)
  }
}
