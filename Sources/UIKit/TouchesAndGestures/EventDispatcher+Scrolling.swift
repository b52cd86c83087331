import CoreGraphics

/// One turn of the wheel, or one stroke on the touchpad: from the first movement until there has been
/// none for a while, because neither tells when a hand lets go.
@MainActor
final class ScrollSequence {
  /// Seconds without a movement after which a scroll is over; ours, a little above the time between
  /// two notches of a wheel that is turned at leisure.
  static let pause: TimeInterval = 0.1
  /// Points that the pointer may move meanwhile before what it is over then scrolls; ours.
  static let slop: CGFloat = 20

  let kind: UIScrollTypeMask
  let screenLocation: CGPoint
  let touch: UITouch
  let event = UIEvent(type: .scroll)
  var timer: FrameTimer?

  init(kind: UIScrollTypeMask, screenLocation: CGPoint, touch: UITouch) {
    self.kind = kind
    self.screenLocation = screenLocation
    self.touch = touch
    event.orderedTouches = [touch]
  }

  func goesOn(_ kind: UIScrollTypeMask, at location: CGPoint, time: TimeInterval) -> Bool {
    touch.isDown && kind == self.kind && screenLocation.distance(to: location) <= Self.slop
      && time - touch.timestamp <= Self.pause
  }
}

/// Scrolling is a touch that only recognisers feel which asked for it: they compete for it as for a
/// finger, innermost view first, and views never hear of it.
extension EventDispatcher {
  /// The wheel or the touchpad moves content by `delta` points on the screen.
  func scroll(by delta: CGVector, at location: CGPoint, isContinuous: Bool) {
    guard location.isFinite, delta.dx.isFinite, delta.dy.isFinite else {
      Diagnostics.warn("A scroll without a finite location and distance was ignored.")
      return
    }
    let kind: UIScrollTypeMask = isContinuous ? .continuous : .discrete
    if scrolling?.goesOn(kind, at: location, time: lastTime) != true {
      finishScrolling()
      beginScrolling(kind, at: location)
    }
    guard let scrolling, let window = scrolling.touch.window else { return }
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

  /// Ends the scroll that is under way, if any, with what it came to.
  func finishScrolling(_ phase: UITouch.Phase = .ended) {
    guard let scrolling else { return }
    self.scrolling = nil
    scrolling.timer?.cancel()
    if scrolling.touch.isDown { send(scrolling, phase, at: scrolling.touch.windowLocation) }
  }

  private func beginScrolling(_ kind: UIScrollTypeMask, at location: CGPoint) {
    guard let (window, view) = hitForNewTouch(at: location) else { return }
    let touch = UITouch(
      window: window, view: view, windowLocation: window.convert(location, from: UIWindow?.none),
      timestamp: lastTime, source: .scroll(kind))
    let begun = ScrollSequence(kind: kind, screenLocation: location, touch: touch)
    scrolling = begun
    send(begun, .began, at: touch.windowLocation)
  }

  private func send(_ scrolling: ScrollSequence, _ phase: UITouch.Phase, at location: CGPoint) {
    scrolling.touch.move(to: location, phase: phase, timestamp: lastTime)
    scrolling.event.timestamp = lastTime
    scrolling.event.modifierFlags = modifierFlags
    sendToWindows(scrolling.event)
  }

  /// The end follows frames, like everything that only time brings about.
  private func waitForMore(of scrolling: ScrollSequence) {
    scrolling.timer?.cancel()
    scrolling.timer = UIApplication.shared.frameTimers.schedule(after: ScrollSequence.pause) {
      [weak self, weak scrolling] in
      guard let self, let scrolling, self.scrolling === scrolling else { return }
      self.note(scrolling.touch.timestamp + ScrollSequence.pause)
      self.finishScrolling()
    }
  }
}
