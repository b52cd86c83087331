import CoreGraphics
import QuartzCore

/// The scene's clock and its frames.
extension UIWindowScene {
  /// Seconds of the scene a host second; 0 pauses.
  package var timeScale: Double {
    get { time.scale }
    set {
      guard newValue != time.scale else { return }
      time.setScale(newValue, at: screen.clock.now)
      screen.layerTree.setNeedsFrame()
    }
  }

  /// The scene's time at a host time, at the current speed.
  package func sceneTime(atHost hostTime: TimeInterval) -> TimeInterval {
    time.time(atHost: hostTime)
  }

  /// The longest step of the clock between two turns, in seconds: after a stall motion continues
  /// from where it was, instead of being over.
  private static let longestStep: TimeInterval = 0.25

  /// Idle time is not a stall: while nothing moves, time may pass.
  private var maximumStep: TimeInterval {
    let tree = screen.layerTree
    return tree.isMoving ? max(Self.longestStep, 4 / tree.displayRate) : .infinity
  }

  /// Advances the scene's clock with the host's.
  func advanceClock(to hostTime: TimeInterval) {
    if let now = time.advance(to: hostTime, maximumStep: maximumStep) {
      screen.clock.advance(to: now)
    }
  }

  /// Prepares a frame: its time, the movements of touches, the due timers, and the frames of the
  /// scenes that are shown in this one.
  package func takeIn(at hostTime: TimeInterval) {
    enter {
      advanceClock(to: hostTime)
      dispatcher.deliverMovements()
      frameTimers.fire()
    }
    for view in sceneViews { view.makeFrame(at: hostTime) }
  }

  /// Delivers the movements of touches since the last frame.
  package func deliverMovements() { enter { dispatcher.deliverMovements() } }

  /// Requests another frame from the display, if something moves or a timer is pending.
  package func requestNextFrame() {
    guard let display else { return }
    if screen.layerTree.needsFrame || frameTimers.isWaiting
      || sceneViews.contains(where: \.isFrameWanted)
    {
      return display.requestFrame()
    }
    let due = sceneViews.compactMap(\.laterFrame) + [nextTimer].compactMap { $0 }
    if let first = due.min() { display.requestFrame(at: first) }
  }

  /// The host time at which the next timer is due.
  private var nextTimer: TimeInterval? { frameTimers.nextDue.flatMap(time.hostTime(at:)) }

  /// Ends the turn: starts its requests.
  package func endTurn() { turn.end() }

  /// Whether nothing moves or waits for a frame, no transition runs, and touches are not ignored,
  /// here and in the scenes that are shown in this one.
  package var isIdle: Bool {
    let tree = screen.layerTree
    return !tree.needsFrame && !tree.isMoving && !dispatcher.hasMovements
      && !frameTimers.isWaiting && transitions.isEmpty && ignoreCount == 0
      && sceneViews.allSatisfy(\.scene.isIdle)
  }

  /// A description of the first broken invariant of the controllers on the screen between two
  /// turns; nil if all hold, and while a transition runs.
  var brokenInvariant: String? {
    guard transitions.isEmpty else { return nil }
    return windows.lazy.compactMap { $0.content?.brokenInvariant(checksViews: false) }.first
  }

  /// Updates the view under the mouse if it may have changed: if the frame changed there, or an
  /// animation ended, during which the view took no touches.
  ///
  /// - Parameter isChanged: whether the frame changed at a point of the screen.
  func updateCursor(after frame: LayerTree.Frame, where isChanged: (CGPoint) -> Bool) {
    guard let location = dispatcher.hoverLocation else { return }
    if frame.endsAnimations || isChanged(location) { dispatcher.showCursor() }
  }
}
