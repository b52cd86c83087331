public import CoreGraphics
public import QuartzCore

/// Recognises a gesture in the touches of its view and of descendants, and calls its targets.
///
/// A subclass follows the touches in ``touchesBegan(_:with:)`` and similar methods, and sets
/// ``state``. Setting it is a request: other recognisers, delegates and failure requirements decide
/// whether it is granted, so ``state`` may read differently afterwards. Actions are called once all
/// recognisers have seen the touches, and before the views see them.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, InterfaceConnectable {
  /// The state of a recogniser.
  ///
  /// Discrete gestures go from possible to ended or failed; continuous ones from possible to began,
  /// changed any number of times, and ended or cancelled, or from possible to failed. All are
  /// possible again once their touches have ended.
  public enum State: Int, Sendable {
    /// Nothing is recognised yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture was recognised to its end.
    case ended
    /// A continuous gesture was cancelled, by the system or by ``isEnabled``.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// The end of a discrete gesture.
    public static let recognized = State.ended
  }

  /// Makes a recogniser that calls `action` on `target`, which it holds weakly.
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
  /// held weakly. Adding the same selector on the same target again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    let added = TargetAction(target: target, action: action)
    targets.removeAll(where: \.isDead)
    guard !targets.contains(where: { $0.target === added.target && $0.action == action }) else {
      return
    }
    targets.append(added)
  }

  /// Removes targets; nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let doomed = TargetAction.indices(in: targets, target: target, action: action)
    for index in doomed.reversed() { targets.remove(at: index) }
  }

  func performActions() {
    for target in targets {
      TransitionTrace.gestureCall(target.target ?? self, "action(_:)", [state, self]) {
        target.perform(sender: self, event: nil)
      }
    }
  }

  // MARK: State

  /// Setting it requests the change; see the class.
  open var state: State {
    get { record.shownState ?? record.state }
    set { (arbiter ?? .detached).request(newValue, for: self) }
  }

  /// The arbiter's data while touches are routed here.
  var record = GestureRecord()
  weak var arbiter: GestureArbiter?

  /// Influences the recognition; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser gets touches. Disabling it cancels a gesture in progress.
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
  /// The types of touches that are recognised, as raw values of ``UITouch/TouchType``: all unless
  /// set. Every touch is direct, also that of a mouse.
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all
  /// Whether a gesture takes further touches only if they are of the type of its first one. Every
  /// touch is direct, also that of a mouse.
  open var requiresExclusiveTouchType = true
  /// A name for debugging.
  open var name: String?
  /// The modifier keys held during the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the mouse during the last event; empty for fingers on the screen.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Makes this recogniser wait until the other one has failed; if that recognises, this one fails.
  /// Requirements that form a cycle are ignored.
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
  /// Whether a warning has named this as part of a cycle of requirements.
  var isKnownToWaitInCircle = false

  func cancelWhatItRecognizes() { arbiter?.cancel(self) }

  // MARK: Touches

  /// The middle of all touches, in a view's coordinates, or the window's for nil. After the end of
  /// the touches, the last location.
  open func location(in view: UIView?) -> CGPoint {
    let point = CGPoint.middle(of: currentTouches.map(\.windowLocation)) ?? record.lastMiddle
    return view?.convertFromWindow(point) ?? point
  }

  /// The number of touches that take part now.
  open var numberOfTouches: Int { currentTouches.count }

  /// The location of one of the touches; for an invalid index, that of the gesture.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard currentTouches.indices.contains(touchIndex) else {
      Diagnostics.warn("A gesture recogniser has no touch number \(touchIndex).")
      return location(in: view)
    }
    return currentTouches[touchIndex].location(in: view)
  }

  /// The touches that take part now.
  var currentTouches: [UITouch] { record.tracked }

  // MARK: Methods for subclasses

  /// Touches began in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of this gesture moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of this gesture ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system cancelled touches of this gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Estimated properties of touches have got their final values, which does not happen here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when the gesture is over and the recogniser is possible again.
  open func reset() {}

  /// Ignores a touch for the rest of this gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    record.tracked.removeAll { $0 === touch }
  }

  /// Whether recognition of this gesture prevents the other.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether recognition of the other gesture prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this has to wait until the other has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other has to wait until this has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this recogniser handles an event at all.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Between the arbiter and the recognisers of this module

  /// Recognition was granted: called just before the targets.
  func willBegin() {}
  /// Whether a gesture that has no touch at present may still continue with the next one.
  var awaitsMoreTouches: Bool { false }
  /// Whether touches of a source are followed.
  func follows(_ source: UITouch.Source) -> Bool { source == .finger }
  /// A touch of another source than a finger has begun, moved or ended.
  func follow(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {}
  /// A touch is about to begin: fails a gesture that took too long, or that the touch does not
  /// continue.
  func touchWillBegin(_ touch: UITouch) {}
  /// Whether a touch is in the view, and of a source that is followed.
  func concerns(_ touch: UITouch) -> Bool {
    guard let view, follows(touch.source) else { return false }
    return touch.view?.isInSubtree(of: view) ?? false
  }

  open override var description: String {
    Diagnostics.describe(self) {
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
