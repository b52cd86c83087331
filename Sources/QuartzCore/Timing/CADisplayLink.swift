public import CoreGraphics

/// Calls a target with every frame of a screen, before the frame is made. The screen is the one
/// that made the link, or the current one when the link is added to a run loop.
///
/// It follows the screen's clock: while that is paused it is not called, and while that is slowed
/// its time stamps advance slowly. As on iOS it holds its target until it is invalidated.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var callback: (@MainActor (CADisplayLink) -> Void)?
  private weak var tree: LayerTree?
  /// The tree of the screen that it was made for; nil for the current one when it is added.
  private weak var screenTree: LayerTree?

  /// The time of the frame that is being made, in seconds of ``CACurrentMediaTime()``.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The expected time of the next call.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display.
  public private(set) var duration: CFTimeInterval = 1 / 60
  /// Whether calls are paused.
  public var isPaused = false {
    didSet {
      due = nil
      if !isPaused { tree?.setNeedsFrame() }
    }
  }
  /// The preferred rate of calls, in frames per second; 0 is the display's own rate. Calls are made
  /// with whole frames: the nearest lower rate that divides the display's is used. It applies only
  /// without a ``preferredFrameRateRange``.
  public var preferredFramesPerSecond = 0 { didSet { due = nil } }
  /// Every how many frames of a display with 60 a second it is called, by
  /// ``preferredFramesPerSecond``; 1 unless set. A value below 1 is ignored with a warning.
  public var frameInterval = 1 {
    didSet {
      guard frameInterval >= 1 else {
        Diagnostics.warn("A display link cannot be called every \(frameInterval) frames.")
        frameInterval = oldValue
        return
      }
      preferredFramesPerSecond = frameInterval == 1 ? 0 : max(60 / frameInterval, 1)
    }
  }
  /// The preferred range of the rate. Calls are made with whole frames: of the rates that divide
  /// the display's, the one in the range that is nearest to the preferred one is used, or the
  /// highest if none is preferred.
  public var preferredFrameRateRange = CAFrameRateRange.default { didSet { due = nil } }

  /// The modes of the loop that it was added for. It is called once a frame, for any number of
  /// modes.
  private var modes: Set<RunLoop.Mode> = []
  /// The time of the next call; nil for the next frame.
  private var due: TimeInterval?
  /// The time of the last frame, with a call or without.
  private var lastFrame: TimeInterval?

  package init(callback: @escaping @MainActor (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// A link that calls a method with every frame, once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: held until ``invalidate()``.
  ///   - sel: a method of it without an argument, or with the link as its argument.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in
      _ = sel.perform(on: target as AnyObject, sender: link, event: nil)
    }
  }

  /// A link for the frames of one screen.
  package convenience init(target: Any, selector sel: Selector, tree: LayerTree) {
    self.init(target: target, selector: sel)
    screenTree = tree
  }

  /// Starts the calls. There is one loop, which runs in all modes at once: the link is called as
  /// long as it is in any.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard callback != nil else {
      Diagnostics.warn("A display link that was invalidated cannot be added; the call is ignored.")
      return
    }
    let tree = screenTree ?? LayerTree.current
    let isNew = modes.isEmpty
    modes.insert(mode)
    guard isNew || self.tree !== tree else { return }
    self.tree?.remove(self)
    self.tree = tree
    tree.add(self)
  }

  /// Stops the calls for one mode: they continue while it is in another.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { unschedule() }
  }

  /// Stops the calls for good and releases the target.
  public func invalidate() {
    callback = nil
    modes.removeAll()
    unschedule()
  }

  private func unschedule() {
    tree?.remove(self)
    tree = nil
    (due, lastFrame) = (nil, nil)
  }

  func fire(at time: TimeInterval) {
    // Another link's call in this frame may have removed it.
    guard let tree, !isPaused, let callback, time > lastFrame ?? -.infinity else { return }
    duration = 1 / tree.displayRate
    let step = lastFrame.map { time - $0 } ?? duration
    lastFrame = time
    let interval = interval(displayRate: tree.displayRate)
    let period = Double(interval) * duration
    if interval > 1, let due {
      // Frames are only nearly on time; with a slowed clock they are close together.
      guard time >= due - min(step, duration) / 2 else { return }
      self.due = due + (time - due < period ? period : time - due + period)
    } else {
      due = time + period
    }
    timestamp = time
    targetTimestamp = time + period
    callback(self)
  }

  /// Frames of the display from one call to the next.
  private func interval(displayRate: Double) -> Int {
    if preferredFrameRateRange.maximum > 0 {
      return preferredFrameRateRange.interval(displayRate: displayRate)
    }
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(Int((displayRate / Double(preferredFramesPerSecond)).rounded(.up)), 1)
  }
}
