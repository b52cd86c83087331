public import CoreGraphics

/// One finger, or the mouse with its first button held, from the moment it goes down until it is
/// lifted or cancelled.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What happened to the touch last.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What touches the screen. The mouse counts as a finger.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
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

  /// What stands behind a touch. Only fingers are seen by users of the class; the others are felt by
  /// the recognisers that follow them.
  enum Source: Equatable {
    case finger
    case scroll(UIScrollTypeMask)
  }
  let source: Source
  /// How far the wheel or the touchpad has moved content, in the window's coordinates.
  var scrolled = CGVector.zero

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
    super.init()
  }

  /// Where the touch is, in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(windowLocation) ?? windowLocation
  }

  /// Where the touch was before it last moved.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(previousWindowLocation) ?? previousWindowLocation
  }

  /// Whether the finger is still down.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = location
    self.phase = phase
    self.timestamp = timestamp
  }
}
