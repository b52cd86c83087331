public import CoreGraphics

/// A touch by a finger, or by the mouse with its first button held, from its beginning to its end
/// or cancellation.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It is down and did not move, while another touch changed.
    case stationary
    /// It was lifted.
    case ended
    /// It was cancelled, by a gesture or by the system.
    case cancelled
  }

  /// The type of a touch. The mouse counts as a finger.
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

  /// Host time of the event that last changed this touch, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The phase in the event with which the touch is delivered.
  open internal(set) var phase: UITouch.Phase
  /// The number of taps here in quick succession, including this touch.
  open internal(set) var tapCount: Int
  /// Always a finger: the mouse counts as one.
  open var type: UITouch.TouchType { .direct }

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view that was hit when the touch began; nil once that is deallocated.
  open internal(set) weak var view: UIView?
  /// The recognisers that get this touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// In the window's coordinates.
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint

  /// A location of the touch, in the window's coordinates, with its time.
  struct Sample {
    var location: CGPoint
    var time: TimeInterval
  }

  /// The locations since the delivery before; the current one is last.
  private(set) var samples: [Sample]
  /// Later locations, which have not been delivered yet.
  private var waiting: [Sample] = []

  /// The source of a touch. Clients see only fingers; touches of other sources go to the
  /// recognisers that follow them.
  enum Source: Equatable {
    case finger
    case scroll(UIScrollTypeMask)
    /// Two fingers on a touchpad that pinch and turn.
    case transform
    /// The right button of the mouse.
    case secondaryButton
  }
  let source: Source
  /// The translation by the wheel or the touchpad, in the window's coordinates.
  var scrolled = CGVector.zero
  /// The scale of two fingers on a touchpad since they began.
  var pinchScale: CGFloat = 1
  /// The rotation of two fingers on a touchpad, in radians, clockwise.
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

  /// The location of the touch, in a view's coordinates, or in the window's for nil. For an
  /// animated view the model values apply, as everywhere; `layer.presentation()` converts to the
  /// coordinates on the screen.
  open func location(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(windowLocation) ?? windowLocation
  }

  /// The location of the touch before it last moved.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(previousWindowLocation) ?? previousWindowLocation
  }

  /// As ``location(in:)``: locations are precise already.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// As ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The force of the touch: always 0, as on devices that cannot measure it.
  open var force: CGFloat { 0 }
  /// The largest ``force``: 0, as on devices that cannot measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle of a pencil to the screen, in radians: always that of one that is perpendicular, as
  /// for a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil on the screen, in radians, clockwise from the right: always 0, as
  /// there is no pencil.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The same direction as a vector of the length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The rotation of a pencil about its own axis, in radians: always 0, as there is no pencil.
  open var rollAngle: CGFloat { 0 }

  /// Properties of a touch whose values may be estimates. The values are Apple's.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits, one for each member.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of the pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle of the pencil to the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation of the pencil.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The properties whose values are estimates: none, as all of them are final here.
  open var estimatedProperties: UITouch.Properties { [] }
  /// The properties whose estimates will be replaced: none.
  open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }
  /// The number of the touch among those that will be updated: nil, as none will be.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The radius of the touch in points: a constant, because neither mouse nor touch screen reports
  /// it.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of ``majorRadius``, in points.
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

  /// Records a movement, to be delivered with the next frame.
  func wait(at location: CGPoint, time: TimeInterval) {
    waiting.append(Sample(location: location, time: time))
  }

  /// Applies the recorded movements; false if there were none.
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
