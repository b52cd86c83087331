import CoreGraphics

/// The drags that show and hide the columns of a split view controller.
@MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  /// From the edge: shows a column.
  private let reveal = UIScreenEdgePanGestureRecognizer()
  /// Towards the edge: hides columns.
  private let conceal = UIPanGestureRecognizer()
  private unowned let split: UISplitViewController
  private var interactor: UIPercentDrivenInteractiveTransition?
  /// The distance that the columns move, in points.
  private var length: CGFloat = 0

  init(split: UISplitViewController) {
    self.split = split
    super.init()
    reveal.edges = [.left]
    conceal.maximumNumberOfTouches = 1
    for recognizer in recognizers {
      recognizer.delegate = self
      recognizer.addTarget(self, action: Selector(SplitSwipe.follow))
    }
  }

  var recognizers: [UIPanGestureRecognizer] { [reveal, conceal] }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard split.presentsWithGesture, split.transitions.running == nil else { return false }
    if gestureRecognizer === reveal { return split.modeWithMore != nil && !isStackFirst }
    let velocity = conceal.velocity(in: split.view)
    return split.modeWithoutDimmingView != nil && velocity.x * direction < 0
      && abs(velocity.x) > abs(velocity.y)
  }

  /// Whether the swipe pops the stack at the edge instead.
  private var isStackFirst: Bool {
    guard split.primaryEdge == .leading else { return false }
    let stacks = split.columns.lazy.compactMap { self.split.holders[$0] as? UINavigationController }
    let first = stacks.first { $0.viewIfLoaded?.window != nil }
    return first.map { $0.canSwipe && $0.showsBackButton } ?? false
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin(pan === reveal ? split.modeWithMore : split.modeWithoutDimmingView)
      interactor?.follow(tracker, distance: distance(of: pan))
    case .changed: interactor?.follow(tracker, distance: distance(of: pan))
    case .ended:
      let velocity = pan.velocity(in: split.view).x * sign(of: pan)
      interactor?.release(tracker, distance: distance(of: pan), velocity: velocity)
      interactor = nil
    case .cancelled, .failed:
      interactor?.cancel()
      interactor = nil
    case .possible: break
    }
  }

  private func begin(_ mode: UISplitViewController.DisplayMode?) {
    let interactor = UIPercentDrivenInteractiveTransition()
    guard let mode, let length = split.move(to: mode, by: interactor) else { return }
    (self.interactor, self.length) = (interactor, length)
  }

  private var tracker: SwipeTracker {
    SwipeTracker(length: length, longest: ColumnAnimator.duration)
  }

  /// The distance of the drag in the direction of the move, in points.
  private func distance(of pan: UIPanGestureRecognizer) -> CGFloat {
    pan.translation(in: split.view).x * sign(of: pan)
  }

  private func sign(of pan: UIPanGestureRecognizer) -> CGFloat {
    pan === reveal ? direction : -direction
  }

  /// 1 where columns come from the left, -1 where they come from the right.
  private var direction: CGFloat { split.isMirrored ? -1 : 1 }

  /// Recognises touches at the edge of the primary column.
  func directionDidChange() { reveal.edges = direction < 0 ? [.right] : [.left] }
}
