import CoreGraphics

/// A scroll by the wheel, or a swipe or pinch on the touchpad. It lasts from the first movement
/// until a pause, because neither device reports an end.
@MainActor
final class ScrollSequence {
  /// The seconds without a movement after which a scroll ends (our choice). It is slightly longer
  /// than the time between two notches of a slowly turned wheel.
  static let pause: TimeInterval = 0.1
  /// The distance in points that the pointer can move before the view under it scrolls instead (our
  /// choice).
  static let slop: CGFloat = 20

  let screenLocation: CGPoint
  let touch: UITouch
  let event: UIEvent
  var timer: FrameTimer?

  init(screenLocation: CGPoint, touch: UITouch) {
    self.screenLocation = screenLocation
    self.touch = touch
    event = UIEvent(type: touch.source == .transform ? .transform : .scroll)
    event.orderedTouches = [touch]
  }

  func continues(_ source: UITouch.Source, at location: CGPoint, time: TimeInterval) -> Bool {
    touch.isDown && accepts(source) && screenLocation.distance(to: location) <= Self.slop
      && time - touch.timestamp <= Self.pause
  }

  /// Whether movements of this kind come from the device of this scroll. A device with fine steps
  /// sometimes moves by a whole step, which looks like a notch of a wheel.
  private func accepts(_ source: UITouch.Source) -> Bool {
    source == touch.source
      || (touch.source == .scroll(.continuous) && source == .scroll(.discrete))
  }
}

/// Scrolling is a touch that only interested recognisers receive. They compete for it as for a
/// direct touch, from the innermost view outwards. Views never receive it.
extension EventDispatcher {
  /// Handles a movement of the wheel or the touchpad, which moves content by `delta` points on the
  /// screen.
  func scroll(by delta: CGVector, at location: CGPoint, isContinuous: Bool) {
    guard location.isFinite, delta.dx.isFinite, delta.dy.isFinite else {
      Diagnostics.warn("A scroll without a finite location and distance was ignored.")
      return
    }
    guard
      let scrolling = scrollSequence(
        of: .scroll(isContinuous ? .continuous : .discrete), at: location),
      let window = scrolling.touch.window
    else { return }
    let (start, end) = (
      window.convert(location, from: UIWindow?.none),
      window.convert(
        CGPoint(x: location.x + delta.dx, y: location.y + delta.dy), from: UIWindow?.none)
    )
    scrolling.touch.scrolled.dx += end.x - start.x
    scrolling.touch.scrolled.dy += end.y - start.y
    send(scrolling, .moved, at: start)
    waitForMore(of: scrolling)
  }

  /// Handles two fingers on the touchpad that spread by a factor and rotate by radians since the
  /// last event.
  func pinch(by scale: CGFloat, rotation: CGFloat, at location: CGPoint) {
    guard location.isFinite, scale.isFinite, scale > 0, rotation.isFinite else {
      Diagnostics.warn("A pinch without a finite location, scale and rotation was ignored.")
      return
    }
    guard let pinching = scrollSequence(of: .transform, at: location) else { return }
    pinching.touch.pinchScale *= scale
    pinching.touch.pinchRotation += rotation
    send(pinching, .moved, at: pinching.touch.windowLocation)
    waitForMore(of: pinching)
  }

  /// The current scroll if the movement belongs to it, otherwise a new one.
  private func scrollSequence(
    of source: UITouch.Source, at location: CGPoint
  ) -> ScrollSequence? {
    if scrolling?.continues(source, at: location, time: lastTime) != true {
      finishScrolling()
      begin(source, at: location)
    }
    return scrolling
  }

  /// Ends the current scroll.
  func finishScrolling(_ phase: UITouch.Phase = .ended) {
    guard let scrolling else { return }
    self.scrolling = nil
    scrolling.timer?.cancel()
    if scrolling.touch.isDown { send(scrolling, phase, at: scrolling.touch.windowLocation) }
  }

  private func begin(_ source: UITouch.Source, at location: CGPoint) {
    guard let (window, view) = hitForNewTouch(at: location) else { return }
    let touch = UITouch(
      window: window, view: view, windowLocation: window.convert(location, from: UIWindow?.none),
      timestamp: lastTime, source: source)
    let begun = ScrollSequence(screenLocation: location, touch: touch)
    scrolling = begun
    send(begun, .began, at: touch.windowLocation)
  }

  private func send(_ scrolling: ScrollSequence, _ phase: UITouch.Phase, at location: CGPoint) {
    scrolling.touch.move(to: location, phase: phase, timestamp: lastTime)
    scrolling.event.timestamp = lastTime
    scrolling.event.modifierFlags = modifierFlags
    sendToWindows(scrolling.event)
  }

  /// A frame timer detects the end.
  private func waitForMore(of scrolling: ScrollSequence) {
    scrolling.timer?.cancel()
    scrolling.timer = frameTimers?.schedule(after: ScrollSequence.pause) {
      [weak self, weak scrolling] in
      guard let self, let scrolling, self.scrolling === scrolling else { return }
      self.note(scrolling.touch.timestamp + ScrollSequence.pause)
      self.finishScrolling()
    }
  }
}
