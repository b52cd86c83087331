import CoreGraphics

/// Columns of a split view controller that move in and out, by themselves or under a finger.
@MainActor
final class SplitMove {
  /// Seconds in which columns come or go.
  private static let duration: TimeInterval = 0.3

  private unowned let split: UISplitViewController
  let formerMode: UISplitViewController.DisplayMode
  let formerOwnMode: UISplitViewController.DisplayMode
  /// The size of the view for which it was set up.
  let size: CGSize
  /// How far the columns go, in points.
  let distance: CGFloat
  private let animator: UIViewPropertyAnimator
  private let former: UISplitViewController.Layout
  private let next: UISplitViewController.Layout

  init(of split: UISplitViewController, to mode: UISplitViewController.DisplayMode) {
    self.split = split
    formerMode = split.effectiveMode
    formerOwnMode = split.ownMode
    size = split.view.bounds.size
    former = split.layout(in: size)
    split.ownMode = mode
    split.shownMode = mode
    next = split.layout(in: size)
    distance = abs(next.strip - former.strip)
    animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut, animations: nil)
  }

  /// Puts everything at the start of the motion; from here on layout leaves the columns alone.
  func prepare() {
    let (moved, next, dimmingView) = (placeColumns(), next, split.dimmingView)
    let background = split.stripBackground
    animator.addAnimations {
      background.frame = next.stripFrame
      for (page, frame) in moved { page.frame = frame }
      dimmingView.alpha = next.isCurtained ? 1 : 0
      for (page, _) in moved { page.layoutIfNeeded() }
    }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      split.moveDidEnd(self, completed: position == .end)
    }
  }

  /// Puts the columns that come where they wait, and says where all are to go.
  private func placeColumns() -> [(UIView, CGRect)] {
    var moved: [(UIView, CGRect)] = []
    for column in split.columns.reversed() {
      let isThere = split.holders[column]?.viewOrPlaceholderIfLoaded?.superview === split.view
      guard isThere || next.frames[column] != nil,
        let page = split.put(column, at: former.place(of: column))
      else { continue }
      ViewAnimation.withoutInheritedAnimation { page.layoutIfNeeded() }
      moved.append((page, next.place(of: column)))
    }
    if next.isCurtained {
      if split.dimmingView.superview == nil {
        ViewAnimation.withoutInheritedAnimation { split.dimmingView.alpha = 0 }
      }
      split.addDimmingView(former)
    }
    return moved
  }

  /// Goes by itself.
  func run() { animator.startAnimation() }

  // MARK: Under a finger

  func hold() { animator.pauseAnimation() }

  /// - Parameter fraction: of the distance, from 0 to 1.
  func show(_ fraction: CGFloat) { animator.fractionComplete = min(max(fraction, 0), 1) }

  func release(completes: Bool) {
    animator.isReversed = !completes
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  // MARK: Ends

  /// Leaves the columns where they are: another move continues from there.
  func stop() { animator.stopAnimation(true) }

  /// Brings the columns to where they go, at once.
  func finish() {
    let completes = !animator.isReversed
    animator.stopAnimation(true)
    split.moveDidEnd(self, completed: completes)
  }
}
