import CoreGraphics
import QuartzCore

/// The scene's clock and its frames.
extension UIWindowScene {
  /// Seconds of the scene a host second; 0 pauses.
  package var timeScale: Double {
    get { time.scale }
    set {
      guard newValue != time.scale else { return }
      // While time stands still no frame brings the host's: it has passed, and does not count.
      if time.scale == 0, let display { advanceClock(to: display.hostTime) }
      time.setScale(newValue, at: screen.clock.now)
      screen.layerTree.isTimeStopped = newValue == 0
      screen.layerTree.setNeedsFrame()
    }
  }

  /// Advances the scene's clock by itself, also while it is paused, and requests a frame.
  ///
  /// - Parameter seconds: of the scene's time.
  package func step(by seconds: TimeInterval) {
    let now = screen.clock.now + seconds
    time.setScale(time.scale, at: now)
    screen.clock.advance(to: now)
    screen.layerTree.setNeedsFrame()
  }

  /// Continues with the host of the app's display, from a time that is not before the clock's.
  package func restartTime(at time: TimeInterval) {
    setTime(time, atHost: application?.firstScene.time.hostTime ?? self.time.hostTime)
  }

  /// Gives the scene exactly a time, which is not before its clock's, at a host time.
  func setTime(_ time: TimeInterval, atHost hostTime: TimeInterval) {
    screen.clock.advance(to: time)
    self.time.restart(at: hostTime, from: time)
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
    // The timers of a scene whose time stands still are not due.
    if screen.layerTree.needsFrame || (frameTimers.isWaiting && timeScale > 0)
      || sceneViews.contains(where: \.isFrameWanted)
    {
      return display.requestFrame()
    }
    var due = frameTimers.nextDue.flatMap(time.hostTime(at:)) ?? .infinity
    for view in sceneViews { due = min(due, view.laterFrame ?? .infinity) }
    if due < .infinity { display.requestFrame(at: due) }
  }

  /// Ends the turn: what was asked for in it starts.
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
    // What is presented at launch has arrived when the scene is active.
    guard transitions.isEmpty, !isStarting else { return nil }
    return windows.lazy.compactMap { $0.content?.brokenInvariant(checksViews: false) }.first
  }

  /// Makes a frame at a host time, as all that shows a scene does.
  ///
  /// - Parameters:
  ///   - show: shows the frame, before its completions are called.
  ///   - isChanged: whether a point of the screen looks different since.
  func makeFrame(
    at hostTime: TimeInterval, show: (LayerTree.Frame) -> Void,
    where isChanged: (CGPoint) -> Bool
  ) {
    let timer = onFrameDurations == nil ? nil : display
    let start = timer?.runningTime ?? 0
    let tree = screen.layerTree
    // The window may have been moved to a display of another rate.
    if let display { tree.displayRate = display.refreshRate }
    takeIn(at: hostTime)
    tree.prepareFrame()
    let prepared = timer?.runningTime ?? 0
    let frame = tree.makeFrame()
    let listed = timer?.runningTime ?? 0
    compositeDuration = 0
    show(frame)
    let shown = timer?.runningTime ?? 0
    tree.finishFrame(frame)
    enter { updateCursor(after: frame, where: isChanged) }
    if let timer {
      onFrameDurations?(
        FrameDurations(
          layout: prepared - start + timer.runningTime - shown, displayList: listed - prepared,
          composite: compositeDuration, present: shown - listed - compositeDuration))
    }
    requestNextFrame()
  }

  /// Looks for what is under the mouse where that may be another thing than before: where the
  /// picture changed there, or an animation ended, which may have kept touches away.
  ///
  /// - Parameter isChanged: whether a point of the screen looks different.
  private func updateCursor(after frame: LayerTree.Frame, where isChanged: (CGPoint) -> Bool) {
    guard let location = dispatcher.hoverLocation else { return }
    if frame.endsAnimations || isChanged(location) { dispatcher.showCursor() }
  }
}
