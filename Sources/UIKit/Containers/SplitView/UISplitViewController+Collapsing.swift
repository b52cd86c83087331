import CoreGraphics

/// From several columns to one, and back.
extension UISplitViewController {
  // MARK: To one column

  func collapse() {
    collapsing = true
    ViewAnimation.withoutInheritedAnimation {
      let top = model.compact == nil ? topForCollapsing() : nil
      follow()
      var next = model
      next.collapse(top: top)
      change(to: next)
    }
    collapsing = nil
    guard let delegate, style != .unspecified else { return }
    TransitionTrace.note(delegate, "splitViewControllerDidCollapse(_:)")
    delegate.splitViewControllerDidCollapse(self)
  }

  /// The column to show, as the delegate decides.
  private func topForCollapsing() -> Column {
    let proposed = model.used.last ?? .primary
    guard let delegate else { return proposed }
    guard style == .unspecified else {
      TransitionTrace.note(
        delegate, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
      let top = delegate.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed)
      guard holders[top] == nil else { return top }
      Diagnostics.warn("There is no column \(top) to be on top; it is \(proposed).")
      return proposed
    }
    TransitionTrace.note(delegate, "primaryViewController(forCollapsing:)")
    if let primary = delegate.primaryViewController(forCollapsing: self),
      primary !== holders[.primary]
    {
      replace(.primary, by: primary)
    }
    guard let primary = holders[.primary], let secondary = holders[.secondary] else {
      return proposed
    }
    TransitionTrace.note(delegate, "splitViewController(_:collapseSecondary:onto:)")
    let isDone = delegate.splitViewController(
      self, collapseSecondary: secondary, onto: primary)
    return isDone ? .primary : proposed
  }

  /// Puts the controller from the delegate into a column.
  private func replace(_ column: Column, by controller: UIViewController) {
    follow()
    var next = model
    guard next.set(content(of: controller), in: column) else {
      return Diagnostics.warn(
        "\(type(of: controller)) cannot be the column \(column): it is another one already.")
    }
    change(to: next)
  }

  // MARK: To several columns

  func expand() {
    collapsing = false
    ViewAnimation.withoutInheritedAnimation {
      commonStack?.finishTransitions()
      follow()
      var next = model
      next.expand()
      change(to: next)
      if style == .unspecified { askForPrimary() }
    }
    collapsing = nil
    guard let delegate, style != .unspecified else { return }
    let proposed = effectiveMode
    TransitionTrace.note(
      delegate, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)")
    let mode = delegate.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if mode != proposed, mode != .automatic { model.displayMode = mode }
    TransitionTrace.note(delegate, "splitViewControllerDidExpand(_:)")
    delegate.splitViewControllerDidExpand(self)
  }

  private func askForPrimary() {
    guard let delegate else { return }
    TransitionTrace.note(delegate, "primaryViewController(forExpanding:)")
    if let primary = delegate.primaryViewController(forExpanding: self),
      primary !== holders[.primary]
    {
      replace(.primary, by: primary)
    }
    guard let primary = holders[.primary] else { return }
    TransitionTrace.note(delegate, "splitViewController(_:separateSecondaryFrom:)")
    if let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary),
      secondary !== holders[.secondary]
    {
      replace(.secondary, by: secondary)
    }
  }

  // MARK: The one column

  func revealOnStack(_ column: Column) {
    guard model.compact == nil, column != .compact else { return }
    follow()
    var next = model
    next.bringToTop(column)
    change(to: next, animated: animatesStack)
    if commonStack == nil { columnsMayHaveChanged() }
  }

  func concealOnStack(_ column: Column) {
    guard commonStack != nil else { return }
    follow()
    var next = model
    next.hide(column)
    change(to: next, animated: animatesStack)
  }

  private var animatesStack: Bool {
    UIView.areAnimationsEnabled && commonStack?.viewIfLoaded?.window != nil
  }

  /// Puts another secondary controller onto the stack, in place of a former one.
  func pushSecondary(_ controller: UIViewController) {
    guard controller !== viewController(for: .secondary) else { return revealOnStack(.secondary) }
    guard canHold(controller) else { return }
    follow()
    var next = model
    next.set(content(of: controller), in: .secondary)
    next.bringToTop(.secondary)
    change(to: next, animated: UIView.areAnimationsEnabled)
  }
}
