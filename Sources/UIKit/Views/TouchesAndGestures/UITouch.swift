public import CoreGraphics

/// A touch by a finger, or by the mouse with its first button held, from its beginning to its end
/// or cancellation.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began
    /// The touch has moved.
    case moved
    /// The touch is down and has not moved, while another touch has changed.
    case stationary
    /// The touch was lifted.
    case ended
    /// A gesture or the system has cancelled the touch.
    case cancelled
  }

  /// The type of a touch. The mouse counts as a finger.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen, or the mouse.
    case direct
    /// A finger on a surface apart from the screen. It does not occur here.
    case indirect
    /// A pencil. It does not occur here.
    case pencil
    /// A pointer, as in iPadOS. It does not occur here: the mouse is ``direct``.
    case indirectPointer

    static let all = [direct, indirect, pencil, indirectPointer].map {
      NSNumber(value: $0.rawValue)
    }
  }

  /// The host time of the event that last changed this touch, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The phase in the event with which the touch is delivered.
  open internal(set) var phase: UITouch.Phase
  /// The number of taps at this location in quick succession, including this touch.
  open internal(set) var tapCount: Int
  /// The type, which is always a direct touch: the mouse counts as one.
  open var type: UITouch.TouchType { .direct }

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view that was hit when the touch began; nil after the view was released.
  open internal(set) weak var view: UIView?
  /// The recognisers that receive this touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The location in the window's coordinates.
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint

  /// A location of the touch in the window's coordinates, with its time.
  struct Sample {
    var location: CGPoint
    var time: TimeInterval
  }

  /// The locations since the previous delivery. The last one is the current location.
  private(set) var samples: [Sample]
  /// Later locations that have not been delivered yet.
  private var waiting: [Sample] = []

  /// The source of a touch. The app only sees touches of fingers. Touches of other sources go to
  /// the recognisers that follow them.
  enum Source: Equatable {
    case finger
    case scroll(UIScrollTypeMask)
    /// Two fingers on a touchpad that pinch and rotate.
    case transform
    /// The right button of the mouse.
    case secondaryButton
  }
  let source: Source
  /// The translation by the wheel or the touchpad, in the window's coordinates.
  var scrolled = CGVector.zero
  /// The scale of two fingers on a touchpad since the gesture began.
  var pinchScale: CGFloat = 1
  /// The rotation of two fingers on a touchpad since the gesture began, in radians, clockwise.
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

  /// The location of the touch in the coordinates of a view, or of the window for nil. For an
  /// animated view the model values apply, as in all conversions. `layer.presentation()` converts
  /// to the coordinates on the screen.
  open func location(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(windowLocation) ?? windowLocation
  }

  /// The location of the touch before it last moved.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(previousWindowLocation) ?? previousWindowLocation
  }

  /// Equal to ``location(in:)``, because all locations are precise.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Equal to ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The force of the touch. It is always 0, as on devices that do not measure force.
  open var force: CGFloat { 0 }
  /// The greatest ``force``. It is 0, as on devices that do not measure force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians. It is always a right angle, as for a
  /// finger.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil on the screen, in radians, clockwise from the right. It is always 0,
  /// because there is no pencil.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The rotation of a pencil about its own axis, in radians. It is always 0, because there is no
  /// pencil.
  open var rollAngle: CGFloat { 0 }

  /// Properties of a touch that can be estimates. The values are Apple's.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits, one for each member.
    public let rawValue: Int
    /// A set of any bits.
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

  /// The properties that are estimates. It is always empty, because all values are final here.
  open var estimatedProperties: UITouch.Properties { [] }
  /// The estimated properties that will be updated. It is always empty.
  open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }
  /// The number that identifies the touch when its estimates are updated. It is always nil.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The radius of the touch in points. It is a constant, because neither a mouse nor a touch
  /// screen reports it here.
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

  /// Records a movement, which is delivered with the next frame.
  func recordMovement(to location: CGPoint, time: TimeInterval) {
    waiting.append(Sample(location: location, time: time))
  }

  /// Applies the recorded movements. Returns false if there were none.
  func applyMovements() -> Bool {
    guard let last = waiting.last else { return false }
    move(to: last.location, phase: .moved, timestamp: last.time)
    swap(&samples, &waiting)
    waiting.removeAll(keepingCapacity: true)
    return true
  }

  /// One touch for each of the samples, as if each had been delivered separately.
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
