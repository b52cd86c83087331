public import CoreGraphics
public import QuartzCore

/// Recognises a gesture in the touches of its view and the view's descendants, and calls its
/// targets.
///
/// A subclass follows the touches in ``touchesBegan(_:with:)`` and similar methods, and sets
/// ``state``. Setting it is a request. Other recognisers, delegates and failure requirements
/// determine whether it is granted, so ``state`` can have another value afterwards. Actions are
/// called after all recognisers have received the touches, and before views receive them.
///
/// Recognisers that require a direct subclass to fail wait until it has failed or recognised, also
/// when its touches have ended. It sets the state then, or later; no view waits for that.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, InterfaceConnectable {
  /// The state of a recogniser.
  ///
  /// A discrete gesture changes from possible to ended or failed. A continuous gesture changes from
  /// possible to failed, or from possible to began, any number of times to changed, and then to
  /// ended or cancelled. All gestures are possible again after their touches have ended.
  public enum State: Int, Sendable {
    /// The gesture has not been recognised yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture has ended and was recognised.
    case ended
    /// A continuous gesture was cancelled, by the system or because ``isEnabled`` was set to false.
    case cancelled
    /// The touches do not match the gesture.
    case failed

    /// The state of a discrete gesture that was recognised.
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

  /// Adds a method that is called at every change of the state, except changes to possible and
  /// failed. The target is held weakly. Adding the same selector and target again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    let added = TargetAction(target: target, action: action)
    targets.removeAll(where: \.isDead)
    guard !targets.contains(where: { $0.target === added.target && $0.action == action }) else {
      return
    }
    targets.append(added)
  }

  /// Removes targets. Nil means any target or any action.
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

  /// The state. Setting it requests the change; see the class.
  open var state: State {
    get { record.shownState ?? record.state }
    set { (arbiter ?? .detached).request(newValue, for: self) }
  }

  /// The arbiter's data while touches are routed here.
  var record = GestureRecord()
  weak var arbiter: GestureArbiter?

  /// The delegate, which influences the recognition; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser receives touches. Disabling it cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { cancelRecognition() } }
  }

  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?

  /// Whether touches are cancelled in views when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether views receive touches only after this recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether views receive the end of touches only after this recogniser has failed.
  open var delaysTouchesEnded = true
  /// The types of touches that are recognised, as raw values of ``UITouch/TouchType``. The default
  /// is all. Every touch is direct, including that of a mouse.
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all
  /// Whether a gesture accepts further touches only if they have the type of its first one. Every
  /// touch is direct, including that of a mouse.
  open var requiresExclusiveTouchType = true
  /// A name for debugging.
  open var name: String?
  /// The modifier keys that were held during the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the mouse during the last event; empty for fingers on the screen.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Makes this recogniser wait until another one has failed. If the other one recognises its
  /// gesture, this one fails. Requirements that form a cycle are ignored.
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
  /// Whether a warning has reported that this recogniser is in a cycle of requirements.
  var isReportedInCycle = false

  func cancelRecognition() { arbiter?.cancel(self) }

  // MARK: Touches

  /// The middle of all touches, in the coordinates of a view, or of the window for nil. After the
  /// touches have ended it is their last location.
  open func location(in view: UIView?) -> CGPoint {
    let point = CGPoint.middle(of: currentTouches.map(\.windowLocation)) ?? record.lastMiddle
    return view?.convertFromWindow(point) ?? point
  }

  /// The number of touches that currently take part.
  open var numberOfTouches: Int { currentTouches.count }

  /// The location of one of the touches. For an invalid index it is that of the gesture.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard currentTouches.indices.contains(touchIndex) else {
      Diagnostics.warn("A gesture recogniser has no touch number \(touchIndex).")
      return location(in: view)
    }
    return currentTouches[touchIndex].location(in: view)
  }

  /// The touches that currently take part.
  var currentTouches: [UITouch] { record.tracked }

  // MARK: Methods for subclasses

  /// Called when touches have begun in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches of this gesture have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches of this gesture have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system has cancelled touches of this gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when estimated properties of touches have received their final values, which never
  /// happens here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when the gesture is over and the recogniser is possible again.
  open func reset() {}

  /// Ignores a touch for the rest of this gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    record.tracked.removeAll { $0 === touch }
  }

  /// Whether recognising this gesture prevents another recogniser.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recogniser's gesture prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser must wait until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser must wait until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this recogniser handles an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Between the arbiter and the recognisers of this module

  /// Called when recognition was granted, immediately before the targets are called.
  func willBegin() {}
  /// Whether a gesture that is undecided after its touches have ended has failed. Recognisers of an
  /// app's own set a state themselves, if need be later: those that require them to fail wait.
  var failsWithoutTouches: Bool { false }
  /// Whether a gesture that currently has no touch can continue with the next one.
  var awaitsMoreTouches: Bool { false }
  /// Whether the recogniser follows touches of a source.
  func follows(_ source: UITouch.Source) -> Bool { source == .finger }
  /// Called when a touch of another source than a finger has begun, moved or ended.
  func follow(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {}
  /// Called before a touch begins. It fails a gesture that took too long, or that the touch cannot
  /// continue.
  func touchWillBegin(_ touch: UITouch) {}
  /// Whether a touch is in the view, and of a source that the recogniser follows.
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
  /// The mean of some points; nil if there are none.
  static func middle(of points: [CGPoint]) -> CGPoint? {
    guard !points.isEmpty else { return nil }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}
