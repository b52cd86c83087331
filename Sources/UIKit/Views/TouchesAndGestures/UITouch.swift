public import CoreGraphics

/// One finger, or the mouse with its first button held, from the moment it goes down until it is
/// lifted or cancelled.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What happened to the touch last.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It is down and did not move, while another one did something.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away, by a gesture or by the system.
    case cancelled
  }

  /// What touches the screen. The mouse counts as a finger.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen, and the mouse.
    case direct
    /// A finger on a surface away from the screen; none is here.
    case indirect
    /// A pencil; none is here.
    case pencil
    /// A pointer as iPadOS has it; the mouse is ``direct`` here.
    case indirectPointer

    static let all = [direct, indirect, pencil, indirectPointer].map {
      NSNumber(value: $0.rawValue)
    }
  }

  /// Host time of the event that this touch was last changed by, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// What happened to the touch in the event that it is delivered with.
  open internal(set) var phase: UITouch.Phase
  /// How often the screen was tapped here in quick succession, this touch included.
  open internal(set) var tapCount: Int
  /// Always a finger: the mouse counts as one.
  open var type: UITouch.TouchType { .direct }

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view that was hit when the touch began; nil once that is freed.
  open internal(set) weak var view: UIView?
  /// The recognisers that get this touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// In the window's coordinates.
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint

  /// A place that the touch was at, in the window's coordinates.
  struct Sample {
    var location: CGPoint
    var time: TimeInterval
  }

  /// Where it has been since it was delivered the time before; the present place comes last.
  private(set) var samples: [Sample]
  /// Where it has been since, which has not been delivered yet.
  private var waiting: [Sample] = []

  /// What stands behind a touch. Only fingers are seen by users of the class; the others are felt
  /// by the recognisers that follow them.
  enum Source: Equatable {
    case finger
    case scroll(UIScrollTypeMask)
    /// Two fingers on a touchpad that pinch and turn.
    case transform
  }
  let source: Source
  /// How far the wheel or the touchpad has moved content, in the window's coordinates.
  var scrolled = CGVector.zero
  /// By how much two fingers on a touchpad have spread since they began, as a factor.
  var pinchScale: CGFloat = 1
  /// By how much they have turned, in radians, clockwise.
  var pinchRotation: CGFloat = 0

  init(
    window: UIWindow?, view: UIView?, windowLocation: CGPoint, tapCount: Int = 1,
    timestamp: TimeInterval, source: Source = .finger
  ) {
    self.source = source
    self.window = window
    self.view = view
    self.windowLocation = windowLocation
    self.previousWindowLocation = windowLocation
    self.tapCount = tapCount
    self.timestamp = timestamp
    self.phase = .began
    samples = [Sample(location: windowLocation, time: timestamp)]
    super.init()
  }

  /// Where the touch is, in a view's coordinates, or in the window's for nil. Those of a view that
  /// an animation moves are where it was put, as everywhere; `layer.presentation()` converts to
  /// where it is seen.
  open func location(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(windowLocation) ?? windowLocation
  }

  /// Where the touch was before it last moved.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(previousWindowLocation) ?? previousWindowLocation
  }

  /// As ``location(in:)``: locations are precise already.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// As ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// How hard the finger presses: always 0, as on devices that cannot measure it.
  open var force: CGFloat { 0 }
  /// The largest ``force``: 0, as on devices that cannot measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch in points: a constant, because neither mouse nor touch screen reports
  /// it.
  open var majorRadius: CGFloat { 20 }
  /// How far off ``majorRadius`` may be, in points.
  open var majorRadiusTolerance: CGFloat { 10 }

  /// Whether the finger is still down.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = location
    self.phase = phase
    self.timestamp = timestamp
    samples.removeAll(keepingCapacity: true)
    samples.append(Sample(location: location, time: timestamp))
  }

  /// Remembers a movement to be delivered with the next frame.
  func wait(at location: CGPoint, time: TimeInterval) {
    waiting.append(Sample(location: location, time: time))
  }

  /// Moves on by what was remembered; false where there was nothing.
  func moveOn() -> Bool {
    guard let last = waiting.last else { return false }
    move(to: last.location, phase: .moved, timestamp: last.time)
    swap(&samples, &waiting)
    waiting.removeAll(keepingCapacity: true)
    return true
  }

  /// A touch for each of the samples, as if each had been delivered.
  var coalesced: [UITouch] {
    guard samples.count > 1 else { return [self] }
    var previous = previousWindowLocation
    return samples.map { sample in
      let copy = UITouch(
        window: window, view: view, windowLocation: previous, tapCount: tapCount,
        timestamp: sample.time)
      copy.gestureRecognizers = gestureRecognizers
      copy.move(to: sample.location, phase: phase, timestamp: sample.time)
      previous = sample.location
      return copy
    }
  }
}
