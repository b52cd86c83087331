import CoreGraphics

/// A scroll view's pan. It begins only along axes on which there is something to scroll, and where
/// no scroll view around should scroll instead; on content in motion it begins with the touch, and
/// catches it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// How far the finger had gone when the drag began, in the scroll view's coordinates.
  private(set) var beganTranslation = CGVector.zero

  init() {
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  /// Whether it is the wheel or a touchpad that drags.
  var isByScrolling: Bool { scrollType != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView, scrollView.isInFullMotion else { return }
    beganTranslation = .zero
    state = .began
  }

  override func isDecided(_ motion: PanMotion) -> Bool {
    guard let scrollView else { return false }
    guard !scrollView.isScaleBouncing else {
      // The translation until then does not count, or the content would leap.
      setTranslation(.zero, in: scrollView)
      return false
    }
    let own = self.translation(in: scrollView)
    let translation = CGVector(dx: own.x, dy: own.y)
    guard scrollView.shouldDrag(for: translation) else { return false }
    beganTranslation = translation
    return true
  }

  /// What comes in from the edge of the screen goes first, as it does on iOS where one goes back.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIScreenEdgePanGestureRecognizer,
      let other = otherGestureRecognizer.view
    else { return false }
    return scrollView?.isInSubtree(of: other) ?? false
  }

  override func reset() {
    super.reset()
    scrollView?.touchesAreOver()
  }
}

/// Keeps touches from the views in a scroll view until it is likely that they are not to scroll. It
/// never recognises anything.
final class ContentDelayGestureRecognizer: UIGestureRecognizer {
  /// Seconds that a finger has to stay before the content receives it: UIKit's, observed.
  static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?
  private var timer: FrameTimer?

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.isScrollEnabled, scrollView.delaysContentTouches else {
      state = .failed
      return
    }
    guard timer == nil else { return }
    timer = hostScene.frameTimers.schedule(after: Self.delay) { [weak self] in
      self?.state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func reset() {
    timer?.cancel()
    timer = nil
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
