package import CoreGraphics
import MainLoop

/// A platform without a display. Time moves only when the caller advances it, the caller sends the
/// input, and the pixels are in memory. The same calls give the same bytes, at any time and on any
/// machine.
///
/// There are two ways to use it. Step by step: `attach(_:)` a delegate, then `send(_:)` input and
/// `advance(to:)` a time. As a whole: `schedule(_:at:)` the input, and `run(_:)` plays everything
/// as fast as possible.
package final class OffscreenPlatform: Platform {
  /// The frames per second.
  package let refreshRate: Double
  package private(set) var hostTime: TimeInterval
  package var clipboardText = ""
  package var keepsScreenOn = false
  /// The open window; nil if there is none.
  package private(set) var window: OffscreenWindow?
  /// Whether the delegate asked to stop, so that `run` returns.
  package private(set) var isStopped = false
  /// The pixels per point of windows whose configuration has no scale.
  package let defaultScale: CGFloat
  /// Whether a frame is drawn only when its pixels are read. Frames between two reads then cost no
  /// drawing.
  let drawsOnDemand: Bool

  private let startTime: TimeInterval
  private var delegate: (any PlatformDelegate)?
  /// The scheduled events in order of time. Events of the same time keep their order.
  private var scheduled: [(time: TimeInterval, event: PlatformEvent)] = []

  /// The OpenGL context that draws all windows, whose pixels are copied into their memory; nil if
  /// the processor draws. It is for tests of OpenGL drawing.
  static let context: SurfacelessContext? =
    ProcessInfo.processInfo.environment[presenterVariable] == "gl" ? SurfacelessContext() : nil

  /// The tolerance for equal times, because sums of frame intervals are not exact.
  static let timeTolerance: TimeInterval = 1e-6

  /// Makes a platform whose frames are due at `startTime` and every `1 / refreshRate` seconds after
  /// it.
  package init(
    refreshRate: Double = 60, startTime: TimeInterval = 0, defaultScale: CGFloat = 1,
    drawsOnDemand: Bool = false
  ) {
    self.drawsOnDemand = drawsOnDemand
    self.refreshRate = refreshRate.isFinite && refreshRate > 0 ? refreshRate : 60
    self.startTime = startTime.isFinite ? startTime : 0
    self.defaultScale = defaultScale
    hostTime = self.startTime
  }

  package func openWindow(
    _ configuration: WindowConfiguration
  ) throws(PlatformError) -> any PlatformWindow {
    guard window == nil else { throw .windowFailed("the one window there can be is open already") }
    let window = try OffscreenWindow(configuration, platform: self)
    self.window = window
    return window
  }

  // MARK: Driving by the caller

  /// Sets the delegate that `send` and `advance` call.
  package func attach(_ delegate: any PlatformDelegate) { self.delegate = delegate }

  /// Releases the delegate. It receives no more input and frames.
  package func detach() { delegate = nil }

  /// Delivers an event now. An event of the window first changes the window.
  package func send(_ event: PlatformEvent) {
    switch event {
    case .resized(let size, let scale):
      guard let window else { break }
      guard window.resize(to: size, scale: scale) else { return }
      delegate?.receive(.resized(size: window.size, scale: window.scale))
      window.requestFrame()
      return
    case .visibilityChanged(let isVisible): window?.isVisible = isVisible
    default: break
    }
    delegate?.receive(event)
  }

  /// Schedules an event, which `advance` or `run` delivers at its time.
  package func schedule(_ event: PlatformEvent, at time: TimeInterval) {
    guard time.isFinite else { return }
    let place = scheduled.firstIndex { $0.time > time } ?? scheduled.endIndex
    scheduled.insert((time, event), at: place)
  }

  /// Advances host time to `time`, and delivers everything that is due until then in order: each
  /// frame at its own time, and scheduled input before the frame of the same time.
  ///
  /// A time in the past delivers only what is due now. Blocks on the main queue run before, between
  /// and after these steps.
  package func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    let limit = max(time, hostTime)
    // The run loop runs after each step, or once if there is no step.
    let due = min(scheduled.first?.time ?? .infinity, nextFrameTime ?? .infinity)
    var isThorough = due > limit + Self.timeTolerance
    while true {
      MainRunLoop.runReady(isThorough: isThorough)
      let didWork = !isStopped && step(until: limit + Self.timeTolerance)
      if !didWork, isThorough { break }
      isThorough = true
    }
    hostTime = max(hostTime, limit)
  }

  /// Advances host time by some seconds.
  package func advance(by seconds: TimeInterval) { advance(to: hostTime + seconds) }

  /// Advances to the next requested frame and draws it. Returns false if none is requested.
  @discardableResult
  package func advanceToNextFrame() -> Bool {
    MainRunLoop.runReady(isThorough: nextFrameTime == nil)
    guard !isStopped, let due = nextFrameTime else { return false }
    advance(to: due)
    return true
  }

  /// The time of the next frame; nil if none is requested.
  package var nextFrameTime: TimeInterval? {
    window.flatMap(\.wantedFrame).map(frameTime(_:))
  }

  /// Whether no input is scheduled, and no work waits for the main thread. Requested frames are
  /// ignored; the delegate knows them.
  @MainActor
  package var isIdle: Bool { scheduled.isEmpty && !MainRunLoop.hasReady }

  // MARK: Running

  /// Plays the scheduled input and the requested frames as fast as possible. Returns when nothing
  /// is left, or after `stop()`.
  package func run(_ delegate: any PlatformDelegate) {
    attach(delegate)
    while !isStopped {
      let didWork = step(until: .infinity)
      // Blocks on the main queue and main-actor tasks may request more frames.
      MainRunLoop.runReady()
      if !didWork, scheduled.isEmpty, nextFrameTime == nil { break }
    }
    isStopped = false
  }

  package func stop() { isStopped = true }

  /// Delivers the earliest event or frame that is due until `limit`. Returns false if there is
  /// none.
  private func step(until limit: TimeInterval) -> Bool {
    // A run without a limit ends with the last scheduled event, even if frames are requested
    // indefinitely.
    let end = limit.isFinite ? limit : scheduled.last?.time ?? -.infinity
    window?.requestLaterFrame(until: end)
    let frame = nextFrameTime
    if let next = scheduled.first, next.time <= limit,
      next.time <= (frame ?? .infinity) + Self.timeTolerance
    {
      scheduled.removeFirst()
      hostTime = max(hostTime, next.time)
      send(next.event)
      return true
    }
    guard let frame, frame <= limit, let window else { return false }
    hostTime = max(hostTime, frame)
    window.takeFrame()
    delegate?.drawFrame(at: frame)
    return true
  }

  // MARK: Frames

  /// Returns the time of a frame. It is computed from the number instead of a sum, so that the
  /// thousandth is as exact as the first.
  func frameTime(_ number: Int) -> TimeInterval { startTime + Double(number) / refreshRate }

  /// The number of the first frame at or after the current time.
  var currentFrame: Int { number(ofFrameAt: hostTime) }

  /// Returns the number of the first frame at or after a time.
  func number(ofFrameAt time: TimeInterval) -> Int {
    Int(((time - startTime - Self.timeTolerance) * refreshRate).rounded(.up))
  }

  func windowDidClose(_ closed: OffscreenWindow) {
    if window === closed { window = nil }
  }

  /// Returns the image in the window; nil without a window.
  package func snapshot() -> CGImage? { window?.snapshot() }
}
