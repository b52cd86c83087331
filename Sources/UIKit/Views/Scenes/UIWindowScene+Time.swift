import CoreGraphics
import QuartzCore

/// The scene's clock and its frames.
extension UIWindowScene {
  /// The scene's seconds per second of the host; 0 pauses.
  package var timeScale: Double {
    get { time.scale }
    set {
      guard newValue != time.scale else { return }
      // While the scene is paused, no frame updates the host's time. The time that has passed until
      // now does not count.
      if time.scale == 0, let display { advanceClock(to: display.hostTime) }
      time.setScale(newValue, at: screen.clock.now)
      screen.layerTree.isTimeStopped = newValue == 0
      screen.layerTree.setNeedsFrame()
    }
  }

  /// Advances the scene's clock, even while it is paused, and requests a frame.
  ///
  /// - Parameter seconds: in the scene's time.
  package func step(by seconds: TimeInterval) {
    let now = screen.clock.now + seconds
    time.setScale(time.scale, at: now)
    screen.clock.advance(to: now)
    screen.layerTree.setNeedsFrame()
  }

  /// Connects the scene's time to the display's time again. The scene continues from a time that is
  /// not before its clock's.
  package func restartTime(at time: TimeInterval) {
    setTime(time, atHost: application?.firstScene.time.hostTime ?? self.time.hostTime)
  }

  /// Sets the scene's time exactly, at a host time. It must not be before the clock's time.
  func setTime(_ time: TimeInterval, atHost hostTime: TimeInterval) {
    screen.clock.advance(to: time)
    self.time.restart(at: hostTime, from: time)
  }

  /// The scene's time at a host time, at the current speed.
  package func sceneTime(atHost hostTime: TimeInterval) -> TimeInterval {
    time.time(atHost: hostTime)
  }

  /// The longest step of the clock between two turns, in seconds. After a stall, animations
  /// continue from where they were instead of having ended.
  private static let longestStep: TimeInterval = 0.25

  /// Idle time is not a stall: while nothing moves, any time can pass.
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

  /// Prepares a frame: advances the time, delivers the movements of touches and the due timers, and
  /// makes the frames of the scenes that are shown in this one.
  package func prepareForFrame(at hostTime: TimeInterval) {
    enter {
      advanceClock(to: hostTime)
      dispatcher.deliverMovements()
      frameTimers.fire()
    }
    for view in sceneViews { view.makeFrame(at: hostTime) }
  }

  /// Delivers the movements of touches since the last frame.
  package func deliverMovements() { enter { dispatcher.deliverMovements() } }

  /// Requests another frame from the display if something moves or a timer is pending.
  package func requestNextFrame() {
    guard let display else { return }
    // The timers of a paused scene never become due.
    if screen.layerTree.needsFrame || (frameTimers.isWaiting && timeScale > 0)
      || sceneViews.contains(where: \.isFrameWanted)
    {
      return display.requestFrame()
    }
    var due = frameTimers.nextDue.flatMap(time.hostTime(at:)) ?? .infinity
    for view in sceneViews { due = min(due, view.laterFrame ?? .infinity) }
    if due < .infinity { display.requestFrame(at: due) }
  }

  /// Ends the turn: the requests that were made in it start.
  package func endTurn() { turn.end() }

  /// Whether nothing moves or waits for a frame, no transition is running, and touches are not
  /// ignored, in this scene and in the scenes that it shows.
  package var isIdle: Bool {
    let tree = screen.layerTree
    return !tree.needsFrame && !tree.isMoving && !dispatcher.hasMovements
      && !frameTimers.isWaiting && transitions.isEmpty && ignoreCount == 0
      && sceneViews.allSatisfy(\.scene.isIdle)
  }

  /// A description of the first broken invariant of the controllers on the screen, between two
  /// turns. Nil if all invariants hold, and while a transition is running.
  var brokenInvariant: String? {
    // Controllers that are presented at launch are not on the screen until the scene is active.
    guard transitions.isEmpty, !isStarting else { return nil }
    return windows.lazy.compactMap { $0.content?.brokenInvariant(checksViews: false) }.first
  }

  /// Makes a frame at a host time. Each kind of display calls it.
  ///
  /// - Parameters:
  ///   - show: shows the frame. It runs before the frame's completions are called.
  ///   - isChanged: whether the frame changed a point of the screen.
  func makeFrame(
    at hostTime: TimeInterval, show: (LayerTree.Frame) -> Void,
    where isChanged: (CGPoint) -> Bool
  ) {
    let timer = onFrameDurations == nil ? nil : display
    let start = timer?.runningTime ?? 0
    let tree = screen.layerTree
    // The window can have been moved to a display of another frame rate.
    if let display { tree.displayRate = display.refreshRate }
    prepareForFrame(at: hostTime)
    tree.prepareFrame()
    let prepared = timer?.runningTime ?? 0
    let frame = tree.makeFrame()
    let listed = timer?.runningTime ?? 0
    compositeDuration = 0
    show(frame)
    let shown = timer?.runningTime ?? 0
    tree.finishFrame(frame)
    enter {
      updateCursor(after: frame, where: isChanged)
      updateTextInput()
    }
    if let timer {
      onFrameDurations?(
        FrameDurations(
          layout: prepared - start + timer.runningTime - shown, displayList: listed - prepared,
          composite: compositeDuration, present: shown - listed - compositeDuration))
    }
    requestNextFrame()
  }

  /// Updates the view under the mouse if it can have changed: the frame changed the picture there,
  /// or an animation that kept touches away has ended.
  ///
  /// - Parameter isChanged: whether the frame changed a point of the screen.
  private func updateCursor(after frame: LayerTree.Frame, where isChanged: (CGPoint) -> Bool) {
    guard let location = dispatcher.hoverLocation else { return }
    if frame.endsAnimations || isChanged(location) { dispatcher.showCursor() }
  }
}
