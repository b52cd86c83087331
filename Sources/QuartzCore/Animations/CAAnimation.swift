public import CoreGraphics

/// An animation of a layer; the base class of all animations.
///
/// A layer takes a copy of an animation when it is added; later changes do not affect the running
/// one. The copy itself, as returned by `animation(forKey:)` and passed to the delegate, cannot be
/// changed: an attempt is ignored with a warning, where iOS raises an exception.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  var time = MediaTime()

  /// The timing curve within one run; nil is linear.
  open var timingFunction: CAMediaTimingFunction? {
    didSet { if isFixed("timingFunction") { timingFunction = oldValue } }
  }
  /// Notified of begin and end. Held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)? {
    didSet { if isFixed("delegate") { delegate = oldValue } }
  }
  /// The tree whose code added the animation. It is stored here, and not in `RunningAnimation`,
  /// which is copied often, because copying a weak reference takes time.
  weak var delegateTree: LayerTree?
  /// Whether it leaves its layer when it has ended, and when its layer leaves the window. The
  /// default is true. If false, the animation continues when the layer is in a window again. If it
  /// was added to a layer outside any window, it begins when the layer enters a window.
  open var isRemovedOnCompletion = true {
    didSet { if isFixed("isRemovedOnCompletion") { isRemovedOnCompletion = oldValue } }
  }

  /// The preferred rate of frames while it runs. It is a hint, and frames come at the rate of the
  /// screen here.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      if isFixed("preferredFrameRateRange") { preferredFrameRateRange = oldValue }
    }
  }

  /// Seconds between the commit and the begin, for animations whose `beginTime` is left at 0.
  package var delay: TimeInterval = 0
  /// Whether the view of its layer takes no touches.
  package var blocksTouches = false

  /// Values of keys that animations do not have.
  var userValues: [String: Any] = [:]

  /// Its share in the timing of a property animator, which replaces its own timing.
  package var animatorTiming: TimingShare?

  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes an animation of a class that is known at run time only, for a copy. A subclass inherits
  /// it if it has all initializers of its superclass.
  public required convenience init(copying animation: CAAnimation) { self.init() }

  /// Whether it is the copy that a layer made, which cannot be changed.
  private var isAdded = false

  /// It belongs to a layer from now on, and becomes immutable.
  func noteAdded() { isAdded = true }

  /// Whether the animation is immutable because it is on a layer; then it warns that a property
  /// cannot be changed.
  func isFixed(_ name: String) -> Bool {
    if isAdded {
      Diagnostics.warn(
        "An animation cannot be changed once it is on a layer; its \(name) stays as it is.")
    }
    return isAdded
  }

  open var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { if !isFixed("beginTime") { time.beginTime = finite(newValue, or: 0, "beginTime") } }
  }

  open var duration: CFTimeInterval {
    get { time.duration }
    set { if !isFixed("duration") { time.duration = positive(newValue, "duration") } }
  }

  open var speed: Float {
    get { Float(time.speed) }
    set { if !isFixed("speed") { time.speed = finite(Double(newValue), or: 1, "speed") } }
  }

  open var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { if !isFixed("timeOffset") { time.timeOffset = finite(newValue, or: 0, "timeOffset") } }
  }

  /// `.infinity` and `.greatestFiniteMagnitude` repeat indefinitely.
  open var repeatCount: Float {
    get { Float(time.repeatCount) }
    set {
      guard !isFixed("repeatCount") else { return }
      time.repeatCount = endless(newValue >= 1e30 ? .infinity : Double(newValue), "repeatCount")
    }
  }

  open var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set {
      if !isFixed("repeatDuration") { time.repeatDuration = endless(newValue, "repeatDuration") }
    }
  }

  open var autoreverses: Bool {
    get { time.autoreverses }
    set { if !isFixed("autoreverses") { time.autoreverses = newValue } }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { time.fillMode }
    set { if !isFixed("fillMode") { time.fillMode = newValue } }
  }

  /// An animation that is used as an action adds itself to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A copy with all values of this class.
  open override func copy() -> Any {
    let copy: CAAnimation = MainActor.assumeIsolated { duplicate() }
    return copy
  }

  /// A copy with all values, which layers take too. A subclass with properties of its own overrides
  /// it: it gets a copy from `super`, which is of its class, and copies them to that. The result is
  /// not used if it is the object itself, is not an animation, or is on a layer already.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  func duplicate() -> CAAnimation {
    guard let copy = copy(with: nil) as? CAAnimation, copy !== self, !copy.isAdded else {
      return makeCopy()
    }
    return copy
  }

  private func makeCopy() -> CAAnimation {
    let copy = type(of: self).init(copying: self)
    copy.copyValues(from: self)
    return copy
  }

  /// Copies the values of `other`, an object of the same class. Subclasses add their own.
  func copyValues(from other: CAAnimation) {
    time = other.time
    delay = other.delay
    blocksTouches = other.blocksTouches
    animatorTiming = other.animatorTiming
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    userValues = other.userValues
  }

  /// The key paths of the values that it changes.
  var animatedKeyPaths: [String] { [] }

  /// Resolves values that depend on the layer, once, when the animation is committed.
  ///
  /// - Parameter presentation: the values on the screen. They take time where many animations run,
  ///   and most animations do not need them.
  func prepare(for layer: CALayer, presentation: @autoclosure () -> LayerValues) {}

  /// Changes `values` to what the animation shows at a moment.
  func apply(at moment: AnimationMoment, to values: inout LayerValues) {}

  /// The prepared change, if it is one of numbers or of a transform and has its own timing. Read
  /// once, at commit.
  var motion: LayerMotion? { nil }

  /// Its own timing curve; nil if an animator drives it.
  var timingCurve: AnimationTimingCurve? {
    animatorTiming == nil ? timingFunction.map { .curve($0.curve) } ?? .linear : nil
  }

  /// Its timing; nil if it is driven by a property animator.
  var timing: LayerTiming? {
    timingCurve.map {
      .shared(time: time, curve: $0, isRemovedOnCompletion: isRemovedOnCompletion)
    }
  }

  /// Its effect on a layer's values as a function of the time on a curve, without references to
  /// objects of the app. Nil for a class of animations without such a function.
  func change(by curve: AnimationFormula.Curve) -> AnimationFormula.Change? { nil }

  /// Whether it changes the value of a key path.
  func animates(_ keyPath: String) -> Bool { false }

  /// Whether it animates the layer's content as a whole instead of one of its values.
  var isTransition: Bool { false }

  /// The fraction of a run at a folded time, by the timing function.
  func progress(at foldedTime: TimeInterval) -> Double {
    if let animatorTiming { return animatorTiming.progress(at: foldedTime).z }
    let fraction = time.duration > 0 ? min(max(foldedTime / time.duration, 0), 1) : 1
    return timingFunction?.value(at: fraction) ?? fraction
  }

  private func finite(_ value: Double, or substitute: Double, _ name: String) -> Double {
    guard !value.isFinite else { return value }
    Diagnostics.warn(
      "An animation's \(name) must be a finite number; \(substitute) is used instead.")
    return substitute
  }

  private func positive(_ value: Double, _ name: String) -> Double {
    guard value.isFinite else { return finite(value, or: 0, name) }
    if value < 0 {
      Diagnostics.warn("An animation's \(name) must not be negative; 0 is used instead.")
    }
    return max(value, 0)
  }

  /// The same as `positive(_:_:)`, except that infinity is valid.
  private func endless(_ value: Double, _ name: String) -> Double {
    value == .infinity ? value : positive(value, name)
  }
}

/// Notified when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation's first frame is about to be shown, not when it is added.
  ///
  /// - Parameter anim: the layer's copy, not the object that was added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation is over or was removed.
  ///
  /// - Parameters:
  ///   - anim: the layer's copy.
  ///   - flag: true when the animation reached its end, false when it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
