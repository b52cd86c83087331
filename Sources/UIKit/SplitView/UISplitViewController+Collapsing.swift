import CoreGraphics

/// From several columns to one, and back.
extension UISplitViewController {
  // MARK: To one column

  func collapse() {
    isCollapsed = true
    ViewAnimation.outsideBlocks {
      standAlone(top: given[.compact] == nil ? topForCollapsing() : nil)
    }
    guard let delegate, style != .unspecified else { return }
    TransitionTrace.note(delegate, "splitViewControllerDidCollapse(_:)")
    delegate.splitViewControllerDidCollapse(self)
  }

  /// Finds what is shown in a compact width.
  ///
  /// - Parameter top: the column to be seen; nil is the last.
  func standAlone(top: Column?) {
    if let compact = given[.compact] {
      alone = compact
    } else {
      putTogether(top: top ?? columns.last { holders[$0] != nil } ?? .primary)
    }
  }

  /// The last column of which something is on the stack; nil where there is no stack.
  var topOnStack: Column? {
    guard let stack = alone as? UINavigationController else { return nil }
    return columns.last { column in
      stacked[column]?.contains { page in stack.viewControllers.contains { $0 === page } } ?? false
    } ?? .primary
  }

  /// The column to be seen, as the delegate says.
  private func topForCollapsing() -> Column {
    let proposed = columns.last { holders[$0] != nil } ?? .primary
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
      replaceHolder(of: .primary, by: primary)
    }
    guard let primary = holders[.primary], let secondary = holders[.secondary] else {
      return proposed
    }
    TransitionTrace.note(delegate, "splitViewController(_:collapseSecondary:onto:)")
    let isDone = delegate.splitViewController(
      self, collapseSecondary: secondary, onto: primary)
    return isDone ? .primary : proposed
  }

  private func replaceHolder(of column: Column, by controller: UIViewController) {
    let former = holders[column]
    holders[column] = controller
    given[column] = controller
    if let former { letGo(former) }
    adopt(controller)
  }

  /// Puts the columns on the stack of the first one, as far as the one that is to be seen.
  private func putTogether(top: Column) {
    let present = columns.filter { holders[$0] != nil }
    guard let first = present.first, let base = holders[first] else {
      alone = nil
      return
    }
    guard let stack = base as? UINavigationController else {
      // Without a stack only one of them can be seen.
      alone = holders[top] ?? base
      return
    }
    alone = stack
    var pages = stack.viewControllers
    for column in present.dropFirst() {
      let given = pagesOfColumn(column)
      stacked[column] = given
      if column.rawValue <= top.rawValue { pages += given }
    }
    stack.replaceStackAtOnce(by: pages)
  }

  /// Takes what a column shows out of it.
  private func pagesOfColumn(_ column: Column) -> [UIViewController] {
    guard let holder = holders[column] else { return [] }
    if let stack = holder as? UINavigationController { return stack.giveAwayStack() }
    stacked[column] = [holder]
    letGo(holder)
    return [holder]
  }

  // MARK: To several columns

  func expand() {
    isCollapsed = false
    ViewAnimation.outsideBlocks {
      takeApart()
      if style == .unspecified { askForPrimary() }
    }
    guard let delegate, style != .unspecified else { return }
    let proposed = effectiveMode
    TransitionTrace.note(
      delegate, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)")
    let mode = delegate.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if mode != proposed, mode != .automatic { ownMode = mode }
    TransitionTrace.note(delegate, "splitViewControllerDidExpand(_:)")
    delegate.splitViewControllerDidExpand(self)
  }

  private func askForPrimary() {
    guard let delegate else { return }
    TransitionTrace.note(delegate, "primaryViewController(forExpanding:)")
    if let primary = delegate.primaryViewController(forExpanding: self),
      primary !== holders[.primary]
    {
      replaceHolder(of: .primary, by: primary)
    }
    guard let primary = holders[.primary] else { return }
    TransitionTrace.note(delegate, "splitViewController(_:separateSecondaryFrom:)")
    if let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary),
      secondary !== holders[.secondary]
    {
      replaceHolder(of: .secondary, by: secondary)
    }
  }

  /// Gives the columns back what was put on the stack of the first one; what was pushed onto it
  /// since goes along.
  func takeApart() {
    defer {
      stacked.removeAll()
      alone = nil
    }
    guard let stack = alone as? UINavigationController, !stacked.isEmpty else { return }
    stack.finishTransitions()
    var pages = stack.viewControllers
    var parts: [Column: [UIViewController]] = [:]
    for column in columns.reversed() {
      guard let own = stacked[column] else { continue }
      if let index = pages.firstIndex(where: { page in own.contains { $0 === page } }), index > 0 {
        parts[column] = Array(pages[index...])
        pages.removeSubrange(index...)
      } else {
        parts[column] = own
      }
    }
    stack.replaceStackAtOnce(by: pages)
    for (column, part) in parts { give(part, to: column) }
  }

  private func give(_ pages: [UIViewController], to column: Column) {
    if let stack = holders[column] as? UINavigationController {
      stack.replaceStackAtOnce(by: pages)
    } else if let page = pages.last {
      holders[column] = page
      given[column] = page
      stacked[column] = nil
      adopt(page)
    }
  }

  // MARK: The one column

  func revealOnStack(_ column: Column) {
    guard let stack = alone as? UINavigationController, column != .compact else { return }
    let isAnimated = UIView.areAnimationsEnabled && stack.viewIfLoaded?.window != nil
    var pages: [UIViewController] = []
    for other in columns where other.rawValue <= column.rawValue {
      if let own = stacked[other] {
        pages += own
      } else if other == .primary {
        pages += stack.viewControllers.prefix { page in
          !stacked.values.contains { $0.contains { $0 === page } }
        }
      }
    }
    guard let last = pages.last, last !== stack.topViewController else { return }
    stack.setViewControllers(pages, animated: isAnimated)
  }

  func concealOnStack(_ column: Column) {
    guard let stack = alone as? UINavigationController, let own = stacked[column] else { return }
    let pages = stack.viewControllers
    guard let index = pages.firstIndex(where: { page in own.contains { $0 === page } }), index > 0
    else { return }
    stack.popToViewController(pages[index - 1], animated: UIView.areAnimationsEnabled)
  }

  /// Another secondary comes onto the stack, in place of the one that may be there.
  func pushSecondary(_ controller: UIViewController, onto stack: UINavigationController) {
    let pages = (controller as? UINavigationController)?.giveAwayStack() ?? [controller]
    let former = stacked[.secondary] ?? []
    let below = stack.viewControllers.prefix { page in !former.contains { $0 === page } }
    stacked[.secondary] = pages
    given[.secondary] = controller
    if style != .unspecified {
      let holder = controller as? UINavigationController ?? UINavigationController()
      if holder !== holders[.secondary] {
        if let old = holders[.secondary] { letGo(old) }
        holders[.secondary] = holder
        adopt(holder)
      }
    } else if controller is UINavigationController {
      if let old = holders[.secondary] { letGo(old) }
      holders[.secondary] = controller
      adopt(controller)
    } else {
      holders[.secondary] = controller
    }
    stack.setViewControllers(below + pages, animated: UIView.areAnimationsEnabled)
  }
}
