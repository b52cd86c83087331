import CoreGraphics

/// The host of a transition that shows or hides columns.
@MainActor
final class SplitHost: TransitionHost {
  typealias Layout = UISplitViewController.Layout

  private let split: UISplitViewController
  private let formerMode: UISplitViewController.DisplayMode
  private let former: Layout
  /// The layout that the columns move to.
  let next: Layout
  private let arriving, departing: [UIViewController]
  /// A press during the move reverses it.
  let keepsTouches = true

  /// Requests another display mode.
  init(
    of split: UISplitViewController, from former: Layout,
    to mode: UISplitViewController.DisplayMode
  ) {
    self.split = split
    self.former = former
    formerMode = split.effectiveMode
    split.model.displayMode = mode
    split.shownMode = mode
    let next = split.layout(in: split.view.bounds.size)
    self.next = next
    let seen = split.columns.filter { former.frames[$0] != nil }
    let wanted = split.columns.filter { next.frames[$0] != nil }
    arriving = wanted.filter { !seen.contains($0) }.compactMap { split.holders[$0] }
    departing = seen.filter { !wanted.contains($0) }.compactMap { split.holders[$0] }
  }

  func transitionWillBegin(_ context: TransitionContext) {
    context.beginAppearance(true, of: arriving)
    context.beginAppearance(false, of: departing)
    guard !context.hasEnded else { return }
    split.placeColumns(former, before: next)
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    if !completed { returnToFormerMode() }
    split.transitions.rest()
    for holder in split.holders.values { holder.viewIfLoaded?.setNeedsLayout() }
    for column in completed ? departing : arriving where isOurs(column) {
      column.beginAppearanceChange(false, animated: true)
    }
    split.columnsMayHaveChanged()
    conclude(arriving + departing)
  }

  /// Makes the last appearance calls for the columns that the split view shows now, because a
  /// layout may have collapsed it.
  private func conclude(_ moved: [UIViewController]) {
    func isSeen(_ column: UIViewController) -> Bool {
      column.viewOrPlaceholderIfLoaded?.superview === split.view
    }
    for column in moved where isOurs(column) && !isSeen(column) {
      column.beginAppearanceChange(false, animated: true)
      column.endAppearanceChange()
    }
    for column in moved where split.isShowing && isOurs(column) && isSeen(column) {
      split.finishAppearance(of: column, animated: true)
    }
  }

  private func returnToFormerMode() {
    split.notifyDelegate(of: formerMode, after: split.effectiveMode)
    split.transitions.restore { atRest in
      var model = split.model
      model.displayMode = atRest.displayMode
      return model
    }
    split.shownMode = formerMode
  }

  /// Whether the controller is still a column. If not, its new parent makes its appearance calls.
  private func isOurs(_ column: UIViewController) -> Bool { column.parent === split }
}
