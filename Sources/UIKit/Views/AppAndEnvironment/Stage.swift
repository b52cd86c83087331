package import Compositor
import CoreGraphics
package import Platform
import QuartzCore

/// Puts a screen into a platform's window: passes input in, makes frames, and moves the screen's
/// clock.
@MainActor
package final class Stage: PlatformDelegate {
  package let screen: UIScreen
  package let window: any PlatformWindow
  private let platform: any Platform
  let application: UIApplication
  private let compositor: any Compositor
  private var shownList: DisplayList?
  /// The pixels that the last frame changed; nil where it has not been drawn yet.
  private var changedPixels: [PixelRect]?
  /// Made once, so that a frame in which nothing moves allocates nothing.
  private lazy var drawShownList: (PixelBuffer, Bool) -> [PixelRect] = {
    [weak self] buffer, isPreserved in
    guard let self, let shownList else { return [] }
    let changed = compositor.composite(shownList, into: buffer, isPreserved: isPreserved)
    changedPixels = changed
    return changed
  }
  private var hostTime: TimeInterval
  /// Where the screen's clock and the host's were last known to agree. Times are counted from here,
  /// not added up, so that they stay exact.
  private var anchor: (host: TimeInterval, clock: TimeInterval)
  private var isActive = true

  /// Screen seconds a host second.
  package var timeScale = 1.0 {
    willSet { anchor = (hostTime, screen.clock.now) }
    didSet { if timeScale != oldValue { screen.layerTree.setNeedsFrame() } }
  }

  /// What the last frame showed, and when, for observers.
  package var onFrame: (@MainActor (StageFrame) -> Void)?
  /// Every event that reaches the app, with the fingers that were made of a mouse.
  package var onInput: (@MainActor (PlatformEvent) -> Void)?

  /// Whether the window shows where fingers are. What `onFrame` gets is without.
  package var showsTouches = false { didSet { showTouches() } }
  private var secondFinger = SecondFinger()
  private var dots = TouchDots()
  private var shownDots: [CGPoint] = []

  /// The longest a clock moves between two turns, in seconds: after a stall motion continues from
  /// where it was instead of being over.
  private static let longestStep: TimeInterval = 0.25

  init(
    platform: any Platform, window: any PlatformWindow, application: UIApplication,
    compositor: any Compositor
  ) {
    self.platform = platform
    self.compositor = compositor
    self.window = window
    self.application = application
    hostTime = platform.hostTime
    anchor = (hostTime, hostTime)
    screen = UIScreen(
      size: window.size, scale: window.scale, refreshRate: window.refreshRate,
      clock: MediaClock(now: platform.hostTime))
    screen.makeMain()
    UITraitCollection.current = screen.traitCollection
    screen.layerTree.onNeedsFrame = { [weak window] in window?.requestFrame() }
    screen.layerTree.onTurnEnd = { [weak application] in application?.turn.end() }
    screen.onCursorChange = { [weak window] in window?.cursor = $0 }
  }

  func start() {
    application.delegate?.applicationDidBecomeActive(application)
    window.requestFrame()
  }

  package func close() {
    screen.layerTree.onNeedsFrame = nil
    screen.layerTree.onTurnEnd = nil
    application.end()
    window.close()
  }

  func terminate() { platform.stop() }

  // MARK: PlatformDelegate

  package func receive(_ event: PlatformEvent) {
    advanceClock(to: platform.hostTime)
    for event in secondFinger.expand(event) {
      dots.note(event)
      onInput?(event)
      deliver(event)
    }
    showTouches()
  }

  private func showTouches() {
    let places = showsTouches ? dots.places(preview: secondFinger.preview) : []
    guard places != shownDots else { return }
    shownDots = places
    window.requestFrame()
  }

  private func deliver(_ event: PlatformEvent) {
    application.turn.end()
    switch event {
    case .resized(let size, let scale):
      screen.resize(to: size, scale: scale)
      window.requestFrame()
    case .closeRequested:
      application.receive(.focusChanged(isFocused: false, time: platform.hostTime))
      application.delegate?.applicationWillTerminate(application)
      platform.stop()
    case .focusChanged(let isFocused, _):
      application.receive(event)
      guard isFocused != isActive else { return }
      isActive = isFocused
      if isFocused {
        application.delegate?.applicationDidBecomeActive(application)
      } else {
        application.delegate?.applicationWillResignActive(application)
      }
    case .visibilityChanged(let isVisible):
      if isVisible {
        application.delegate?.applicationWillEnterForeground(application)
        window.requestFrame()
      } else {
        application.delegate?.applicationDidEnterBackground(application)
      }
    case .pointer, .scroll, .pinch, .key, .text, .pointerExited:
      application.receive(event)
      if application.hasMovements { window.requestFrame() }
    }
  }

  package func drawFrame(at time: TimeInterval) {
    takeIn(at: time)
    let tree = screen.layerTree
    tree.prepareFrame()
    let frame = tree.makeFrame()
    let list = screen.displayList(of: frame.content)
    shownList = shownDots.isEmpty ? list : list.covered(with: TouchDots.nodes(at: shownDots))
    changedPixels = nil
    window.present(drawShownList)
    onFrame?(StageFrame(time: tree.clock.now, list: list))
    tree.finishFrame(frame)
    updateCursor(after: frame)
    requestNextFrame()
  }

  /// Looks for what is under the mouse where that may be another thing than before: where the
  /// picture changed there, or an animation ended, which may have kept touches away.
  private func updateCursor(after frame: LayerTree.Frame) {
    guard let place = application.hoverLocation else { return }
    let (x, y) = (place.x * screen.scale, place.y * screen.scale)
    let isChanged = changedPixels?.contains { rect in
      x >= CGFloat(rect.x) && x < CGFloat(rect.maxX) && y >= CGFloat(rect.y)
        && y < CGFloat(rect.maxY)
    }
    if isChanged ?? true || frame.endsAnimations { application.updateCursor() }
  }

  /// What comes before a frame is made: its time, the movements of touches, and what was due.
  package func takeIn(at time: TimeInterval) {
    advanceClock(to: time)
    application.deliverMovements()
    application.frameTimers.fire()
  }

  /// Asks for another frame where something moves or waits for its time.
  package func requestNextFrame() {
    if screen.layerTree.needsFrame || application.frameTimers.isWaiting {
      window.requestFrame()
    } else if let due = application.frameTimers.nextDue, timeScale > 0 {
      window.requestFrame(at: anchor.host + (due - anchor.clock) / timeScale)
    }
  }

  /// The text on the system's clipboard.
  var clipboardText: String {
    get { platform.clipboardText }
    set { platform.clipboardText = newValue }
  }

  /// Moves the screen's clock along with the host's.
  private func advanceClock(to time: TimeInterval) {
    let step = time - hostTime
    guard step > 0 else { return }
    if step > maximumStep { anchor.host += step - maximumStep }
    hostTime = time
    screen.clock.advance(to: anchor.clock + (time - anchor.host) * timeScale)
  }

  /// The screen's time at a host time, as time runs now.
  package func screenTime(atHost time: TimeInterval) -> TimeInterval {
    anchor.clock + (time - anchor.host) * timeScale
  }

  /// Idle time is no stall: where nothing moves, time may pass.
  private var maximumStep: TimeInterval {
    screen.layerTree.isMoving ? max(Self.longestStep, 4 / window.refreshRate) : .infinity
  }
}

extension DisplayList {
  /// The same picture with something in front, in the coordinates of its root.
  fileprivate func covered(with nodes: [DisplayNode]) -> DisplayList {
    var list = self
    list.root.content = GroupContent(nodes: root.content.nodes + nodes)
    return list
  }
}

/// A frame that was shown.
package struct StageFrame: Sendable {
  /// The screen's time.
  package var time: TimeInterval
  package var list: DisplayList
}
