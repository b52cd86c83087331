import CoreGraphics

/// The two gestures that pop: the swipe from the edge, and the drag in the page.
@MainActor
final class PopSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The longest time, in seconds, in which a released page settles; a fast release settles sooner.
  /// The animator's duration.
  private static let longest: TimeInterval = 0.35

  let recognizer = UIScreenEdgePanGestureRecognizer()
  let contentRecognizer = ContentPopGestureRecognizer()
  private unowned let navigation: UINavigationController
  private var interactor: UIPercentDrivenInteractiveTransition?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = [.left]
    let pans: [UIPanGestureRecognizer] = [recognizer, contentRecognizer]
    for pan in pans {
      pan.delegate = self
      pan.addTarget(self, action: Selector(PopSwipe.follow))
    }
  }

  /// As on iOS, the swipe does not begin if the app's delegate animates the pop: the app's own
  /// gestures drive that. An app can decide otherwise by setting another delegate of the
  /// recogniser.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === contentRecognizer else { return mayBegin }
    // An app that disables the swipe at the edge means the drag in the page, too.
    guard recognizer.isEnabled, navigation.canSwipe else { return false }
    guard let delegate = recognizer.delegate, delegate !== self else { return mayBegin }
    return delegate.gestureRecognizerShouldBegin(recognizer) && !navigation.hasOwnPop
  }

  private var mayBegin: Bool {
    navigation.canSwipe && navigation.showsBackButton && !navigation.hasOwnPop
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer !== contentRecognizer
      || ContentPopGestureRecognizer.takesTouches(on: touch.view, in: navigation.container)
        && !recognizer.isAtEdge(touch)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let interactor = UIPercentDrivenInteractiveTransition()
      self.interactor = navigation.popBySwipe(interactor) ? interactor : nil
    case .changed: interactor?.follow(tracker, distance: distance(of: pan))
    case .ended:
      interactor?.release(
        tracker, distance: distance(of: pan),
        velocity: pan.velocity(in: navigation.view).x * direction)
      interactor = nil
    case .cancelled, .failed:
      interactor?.cancel()
      interactor = nil
    case .possible: break
    }
  }

  private var tracker: SwipeTracker {
    SwipeTracker(length: navigation.view.bounds.size.width, longest: Self.longest)
  }

  private func distance(of pan: UIPanGestureRecognizer) -> CGFloat {
    pan.translation(in: navigation.view).x * direction
  }

  /// 1 where a pop goes to the right, -1 where it goes to the left.
  private var direction: CGFloat {
    navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  /// Recognises touches at the leading edge, and drags away from it.
  func directionDidChange() {
    recognizer.edges = direction < 0 ? [.right] : [.left]
    contentRecognizer.direction = direction
  }
}
