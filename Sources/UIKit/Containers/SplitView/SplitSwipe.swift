import CoreGraphics

/// The drags that show and hide the columns of a split view controller.
@MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The fraction of the distance beyond which a release finishes. Not documented by Apple; chosen.
  private static let threshold: CGFloat = 0.5
  /// Points a second beyond which a throw decides by its direction. Chosen.
  private static let flick: CGFloat = 300

  /// From the edge: brings a column in.
  private let reveal = UIScreenEdgePanGestureRecognizer()
  /// Towards the edge: takes columns away.
  private let conceal = UIPanGestureRecognizer()
  private unowned let split: UISplitViewController
  private var move: SplitMove?

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
    guard split.presentsWithGesture, split.move == nil else { return false }
    if gestureRecognizer === reveal { return split.modeWithMore != nil && !isStackFirst }
    let velocity = conceal.velocity(in: split.view)
    return split.modeWithoutDimmingView != nil && velocity.x * direction < 0
      && abs(velocity.x) > abs(velocity.y)
  }

  /// Whether the swipe is meant for the stack at the edge.
  private var isStackFirst: Bool {
    let stacks = split.columns.lazy.compactMap { self.split.holders[$0] as? UINavigationController }
    let first = stacks.first { $0.viewIfLoaded?.window != nil }
    return first.map { $0.canSwipe && $0.showsBackButton } ?? false
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let mode = pan === reveal ? split.modeWithMore : split.modeWithoutDimmingView
      move = mode.flatMap { split.beginMove(to: $0) }
      move?.hold()
      show(pan)
    case .changed: show(pan)
    case .ended: release(pan)
    case .cancelled, .failed: end(completes: false)
    case .possible: break
    }
  }

  private func show(_ pan: UIPanGestureRecognizer) {
    if let move, move === split.move { move.show(fraction(of: pan)) }
  }

  private func release(_ pan: UIPanGestureRecognizer) {
    let speed = pan.velocity(in: split.view).x * direction * (pan === reveal ? 1 : -1)
    end(
      completes: speed > Self.flick || speed > -Self.flick && fraction(of: pan) > Self.threshold)
  }

  private func end(completes: Bool) {
    if let move, move === split.move { move.release(completes: completes) }
    move = nil
  }

  private func fraction(of pan: UIPanGestureRecognizer) -> CGFloat {
    guard let distance = move?.distance, distance > 0 else { return 0 }
    return pan.translation(in: split.view).x * direction * (pan === reveal ? 1 : -1) / distance
  }

  /// 1 where columns come from the left, -1 where they come from the right.
  private var direction: CGFloat {
    split.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  /// Looks for the finger at the edge where lines begin.
  func directionDidChange() { reveal.edges = direction < 0 ? [.right] : [.left] }
}
