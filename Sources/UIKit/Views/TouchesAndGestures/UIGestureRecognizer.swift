public import CoreGraphics
public import QuartzCore

/// Recognises a gesture in the touches of its view and of the views in that, and calls its targets.
///
/// A subclass follows the touches in ``touchesBegan(_:with:)`` and its like and sets ``state``.
/// What it sets is a request: other recognisers, delegates and failure requirements decide whether
/// it is granted, so ``state`` may read differently afterwards. Actions are called once all
/// recognisers have seen the touches, and before the views see them.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, InterfaceConnectable {
  /// How far a recogniser has got.
  ///
  /// Discrete gestures go from possible to ended or failed; continuous ones from possible to began,
  /// changed any number of times, and ended or cancelled, or from possible to failed. All are
  /// possible again once their touches are up.
  public enum State: Int, Sendable {
    /// Nothing is recognised yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has moved on.
    case changed
    /// The gesture was recognised to its end.
    case ended
    /// A continuous gesture was taken away, by the system or by ``isEnabled``.
    case cancelled
    /// The touches are no such gesture.
    case failed

    /// What a discrete gesture calls its end.
    public static let recognized = State.ended
  }

  /// Makes a recogniser that calls `action` on `target`, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(TargetAction(target: target, action: action)) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: Files of Interface Builder

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] { [:] }
  open func awakeFromNib() {}

  // MARK: Targets

  private var targets: [TargetAction] = []

  /// Adds a method to call at every change of state but those to possible and failed. The target is
  /// not kept alive. The same selector on the same target is added once.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll(where: \.isDead)
    guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Takes back what was added; nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let doomed = TargetAction.indices(in: targets, target: target, action: action)
    for index in doomed.reversed() { targets.remove(at: index) }
  }

  func performActions() {
    for target in targets { target.perform(sender: self, event: nil) }
  }

  // MARK: State

  /// Setting it asks for the change; see the class.
  open var state: State {
    get { record.shownState ?? record.state }
    set { (arbiter ?? .detached).request(newValue, for: self) }
  }

  /// What the arbiter keeps while touches are routed here.
  var record = GestureRecord()
  weak var arbiter: GestureArbiter?

  /// Has a say in what is recognised; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser gets touches. Switching it off cancels a gesture that is in progress.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { cancelWhatItRecognizes() } }
  }

  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?

  /// Whether views lose their touches when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether views receive touches only once this has failed.
  open var delaysTouchesBegan = false
  /// Whether views receive a touch's end only once this has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that count, as the numbers of ``UITouch/TouchType``: all unless set.
  /// Every touch is a direct one, that of a mouse too.
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all
  /// A name to know the recogniser by when debugging.
  open var name: String?
  /// The modifier keys held during the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// Makes this recogniser wait until the other one has failed; if that recognises, this one fails.
  /// Where requirements form a circle, those in the circle are left out of account.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      Diagnostics.warn("A gesture recogniser cannot wait for itself to fail; that was ignored.")
      return
    }
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }
  var requirements: [WeakRecognizer] = []
  /// Whether a warning has named this as part of a circle of requirements.
  var isKnownToWaitInCircle = false

  func cancelWhatItRecognizes() { arbiter?.cancel(self) }

  // MARK: Touches

  /// The middle of all touches, in a view's coordinates, or the window's for nil. Once the touches
  /// are up, where it was last.
  open func location(in view: UIView?) -> CGPoint {
    let point = CGPoint.middle(of: currentTouches.map(\.windowLocation)) ?? record.lastMiddle
    return view?.convertFromWindow(point) ?? point
  }

  /// How many fingers take part at present.
  open var numberOfTouches: Int { currentTouches.count }

  /// Where one of the touches is; for a number that is none, where the middle of all is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard currentTouches.indices.contains(touchIndex) else {
      Diagnostics.warn("A gesture recogniser has no touch number \(touchIndex).")
      return location(in: view)
    }
    return currentTouches[touchIndex].location(in: view)
  }

  /// The touches that count at present.
  var currentTouches: [UITouch] { record.tracked }

  // MARK: Members that subclasses override

  /// Fingers went down in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers of this gesture moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers of this gesture were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took fingers of this gesture away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture is over and the recogniser is possible again.
  open func reset() {}

  /// Leaves a touch out of this gesture from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    record.tracked.removeAll { $0 === touch }
  }

  /// Whether recognising this keeps the other from doing so.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other's recognising keeps this from doing so.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this has to wait until the other has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other has to wait until this has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this is interested in an event at all.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Between the arbiter and the recognisers of this module

  /// Recognition was granted: the last moment before targets are called.
  func willBegin() {}
  /// Whether a gesture that has no touch at present may still continue with the next one.
  var awaitsMoreTouches: Bool { false }
  /// Whether what stands behind a touch is of interest.
  func follows(_ source: UITouch.Source) -> Bool { source == .finger }
  /// What it follows besides fingers has begun, gone on or ended.
  func follow(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {}
  /// A touch is about to begin: time to give up a gesture that took too long.
  func touchWillBegin(at time: TimeInterval) {}

  open override var description: String {
    MainActor.assumeIsolated {
      let label = name.map { " \"\($0)\"" } ?? ""
      return "<\(type(of: self))\(label): \(state)\(isEnabled ? "" : "; disabled")>"
    }
  }
}

extension CGPoint {
  /// The mean of some points; nil of none.
  static func middle(of points: [CGPoint]) -> CGPoint? {
    guard !points.isEmpty else { return nil }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}
