import CoreGraphics

/// The pan recogniser of a scroll view. It begins only along axes that can scroll, and if no
/// enclosing scroll view should scroll instead. On moving content it begins with the touch, and
/// stops the content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// The translation at the beginning of the drag, in the scroll view's coordinates.
  private(set) var beganTranslation = CGVector.zero

  init() {
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  /// Whether a wheel or a touchpad drags.
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
      // The translation until then is dropped: otherwise the content would jump.
      setTranslation(.zero, in: scrollView)
      return false
    }
    let own = self.translation(in: scrollView)
    let translation = CGVector(dx: own.x, dy: own.y)
    guard scrollView.shouldDrag(for: translation) else { return false }
    beganTranslation = translation
    return true
  }

  /// A screen-edge pan takes precedence, as on iOS for the pop gesture.
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

/// Delays touches of the views in a scroll view until they are unlikely to scroll. It never
/// recognises.
final class ContentDelayGestureRecognizer: UIGestureRecognizer {
  /// The seconds that a touch has to stay before the content receives it, as observed in UIKit.
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
  override var failsWithoutTouches: Bool { true }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
