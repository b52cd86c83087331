import CoreGraphics

/// The swipe from the edge that pops.
@MainActor
final class PopSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The share of the way beyond which letting go finishes (as observed on iOS).
  private static let threshold: CGFloat = 0.5
  /// Points a second beyond which a throw decides by its direction. Not documented by Apple;
  /// chosen.
  private static let flick: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let navigation: UINavigationController
  private var interactor: UIPercentDrivenInteractiveTransition?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = [.left]
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(PopSwipe.follow))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation.canSwipe && navigation.showsBackButton
  }

  private func follow(_ pan: UIScreenEdgePanGestureRecognizer) {
    switch pan.state {
    case .began:
      let interactor = UIPercentDrivenInteractiveTransition()
      interactor.completionCurve = .easeOut
      self.interactor = navigation.popBySwipe(interactor) ? interactor : nil
    case .changed: interactor?.update(fraction(of: pan))
    case .ended: letGo(pan)
    case .cancelled, .failed:
      interactor?.cancel()
      interactor = nil
    case .possible: break
    }
  }

  private func letGo(_ pan: UIScreenEdgePanGestureRecognizer) {
    let velocity = pan.velocity(in: navigation.view).x * direction
    if velocity > Self.flick || velocity > -Self.flick && fraction(of: pan) > Self.threshold {
      interactor?.finish()
    } else {
      interactor?.cancel()
    }
    interactor = nil
  }

  private func fraction(of pan: UIPanGestureRecognizer) -> CGFloat {
    let width = navigation.view.bounds.size.width
    guard width > 0 else { return 0 }
    return pan.translation(in: navigation.view).x * direction / width
  }

  /// 1 where the way back leads to the right, -1 where it leads to the left.
  private var direction: CGFloat {
    navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  /// Looks for the finger at the edge where lines begin.
  func directionDidChange() { recognizer.edges = direction < 0 ? [.right] : [.left] }
}
