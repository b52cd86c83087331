public import CoreGraphics

/// Calls a target with every frame of the main screen, before the frame is made.
///
/// It follows the screen's clock: while that stands still it is not called, and while that runs slowly
/// its time stamps advance slowly. As on iOS it keeps its target until it is invalidated.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var callback: (@MainActor (CADisplayLink) -> Void)?
  private weak var tree: LayerTree?
  /// Keeps the link alive while it is scheduled, as a run loop would.
  private static var scheduled: [ObjectIdentifier: CADisplayLink] = [:]

  /// The time of the frame that is being made, in seconds of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame will be shown.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display.
  public private(set) var duration: CFTimeInterval = 1 / 60
  /// While true it is not called.
  public var isPaused = false {
    didSet { if !isPaused { tree?.setNeedsFrame() } }
  }
  /// How often it wants to be called, in frames a second; 0 is the display's own rate. Calls come with
  /// whole frames: the nearest lower rate that divides the display's is kept.
  public var preferredFramesPerSecond = 0

  /// The tree that links attach to: the main screen's.
  package static weak var mainTree: LayerTree?

  /// The frames a second that the main screen shows.
  package static var displayRate: Double = 60

  package init(callback: @escaping @MainActor (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// - Parameters:
  ///   - target: kept until `invalidate()`.
  ///   - sel: a method of it without an argument, or with the link as its argument.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in
      _ = sel.perform(on: target as AnyObject, sender: link, event: nil)
    }
  }

  /// Starts the calls. There is one loop; the arguments are there for the call to read as on iOS.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard callback != nil, let tree = Self.mainTree else { return }
    Self.scheduled[ObjectIdentifier(self)] = self
    self.tree = tree
    tree.add(self)
  }

  /// Stops the calls until it is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    tree?.remove(self)
    Self.scheduled[ObjectIdentifier(self)] = nil
  }

  /// Stops the calls for good and lets go of the target.
  public func invalidate() {
    tree?.remove(self)
    callback = nil
    Self.scheduled[ObjectIdentifier(self)] = nil
  }

  func fire(at time: TimeInterval) {
    guard !isPaused, let callback else { return }
    duration = 1 / Self.displayRate
    if preferredFramesPerSecond > 0, timestamp > 0 {
      let wanted = (Self.displayRate / Double(preferredFramesPerSecond)).rounded(.up)
      guard time - timestamp >= (max(wanted, 1) - 0.5) * duration else { return }
    }
    guard time > timestamp || timestamp == 0 else { return }
    timestamp = time
    targetTimestamp = time + duration
    callback(self)
  }
}
