import CoreGraphics

/// From several columns to one, and back.
extension UISplitViewController {
  // MARK: To one column

  func collapse() {
    collapsing = true
    ViewAnimation.withoutInheritedAnimation {
      let top = topForCollapsing()
      if let shownMode { notifyDelegate(ofColumns: [top], after: visibleColumns(in: shownMode)) }
      follow()
      var next = model
      next.collapse(top: top == .compact ? nil : top)
      change(to: next)
    }
    collapsing = nil
    guard let delegate, style != .unspecified else { return }
    TransitionTrace.call(delegate, "splitViewControllerDidCollapse(_:)", [self]) {
      delegate.splitViewControllerDidCollapse(self)
    }
  }

  /// The column to show, as the delegate decides. A compact one is shown: no answer changes that.
  private func topForCollapsing() -> Column {
    let proposed = model.compact == nil ? model.used.last ?? .primary : .compact
    guard let delegate else { return proposed }
    guard style == .unspecified else {
      let top = TransitionTrace.call(
        delegate, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        [self, proposed]
      ) { delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) }
      guard proposed != .compact else { return proposed }
      guard holders[top] == nil else { return top }
      Diagnostics.warn("There is no column \(top) to be on top; it is \(proposed).")
      return proposed
    }
    let own = TransitionTrace.call(delegate, "primaryViewController(forCollapsing:)", [self]) {
      delegate.primaryViewController(forCollapsing: self)
    }
    if let own, own !== holders[.primary] { replace(.primary, by: own) }
    guard let primary = holders[.primary], let secondary = holders[.secondary] else {
      return proposed
    }
    let isDone = TransitionTrace.call(
      delegate, "splitViewController(_:collapseSecondary:onto:)", [self, secondary, primary]
    ) { delegate.splitViewController(self, collapseSecondary: secondary, onto: primary) }
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
    let shown = [model.compact == nil ? model.top : .compact].compactMap { $0 }
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
    let mode = TransitionTrace.call(
      delegate, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      [self, proposed]
    ) { delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) }
    if mode != proposed, mode != .automatic { model.displayMode = mode }
    notifyDelegate(ofColumns: visibleColumns(in: effectiveMode), after: shown)
    TransitionTrace.call(delegate, "splitViewControllerDidExpand(_:)", [self]) {
      delegate.splitViewControllerDidExpand(self)
    }
  }

  private func askForPrimary() {
    guard let delegate else { return }
    let own = TransitionTrace.call(delegate, "primaryViewController(forExpanding:)", [self]) {
      delegate.primaryViewController(forExpanding: self)
    }
    if let own, own !== holders[.primary] { replace(.primary, by: own) }
    guard let primary = holders[.primary] else { return }
    let name = "splitViewController(_:separateSecondaryFrom:)"
    let secondary = TransitionTrace.call(delegate, name, [self, primary]) {
      delegate.splitViewController(self, separateSecondaryFrom: primary)
    }
    if let secondary, secondary !== holders[.secondary] { replace(.secondary, by: secondary) }
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
