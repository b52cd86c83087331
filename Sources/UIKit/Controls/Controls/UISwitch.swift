public import CoreGraphics
import QuartzCore

/// A switch between on and off: a thumb in a capsule.
///
/// A tap toggles it; a drag moves the thumb between the ends. `.valueChanged` is sent at the end of
/// a touch that has changed the state. As on iOS, a switch always has 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The size in points, as observed on iOS.
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbSide: CGFloat = 27
  private static let stretchedThumbWidth: CGFloat = 34
  private static let rim: CGFloat = 2
  /// The distance in points that a finger moves before it drags the thumb.
  private static let dragSlop: CGFloat = 6
  /// The duration of the slide in seconds.
  private static let slide: TimeInterval = 0.35

  /// Contains all other parts. It fades while the switch is disabled, because the switch's own
  /// `alpha` is the program's.
  private let parts = UIView()
  private let track = UIView()
  private let thumb = UIView()
  private var ownIsOn = false
  private var press: Press?

  /// A touch on the switch.
  private struct Press {
    var start: CGPoint
    var isDragging = false
    /// The state that the thumb shows during the touch.
    var isOn: Bool
  }

  /// Makes a switch. Only the origin of the frame is used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UISwitch.self)
  }

  private func setUp() {
    bounds = CGRect(origin: .zero, size: Self.size)
    parts.isUserInteractionEnabled = false
    parts.frame = CGRect(origin: .zero, size: Self.size)
    addSubview(parts)
    for part in [track, thumb] { parts.addSubview(part) }
    track.frame = parts.bounds
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.cornerRadius = Self.size.height / 2
    hoverCursor = .pointingHand
    showState()
  }

  // MARK: State

  /// Whether the switch is on. Setting it moves the thumb at once and sends no event.
  open var isOn: Bool {
    get { ownIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, and sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    ownIsOn = on
    showState(animated: animated && window != nil)
  }

  override func stateDidChange() {
    super.stateDidChange()
    parts.alpha = isEnabled ? 1 : 0.5
    showState(animated: window != nil)
  }

  // MARK: Appearance

  /// The colour of the capsule while the switch is on; nil for the system's green.
  open var onTintColor: UIColor? { didSet { showState() } }

  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { showState() } }

  private func showState(animated: Bool = false) {
    let changes = { [self] in
      let isOn = press?.isOn ?? ownIsOn
      track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
      thumb.backgroundColor = thumbTintColor ?? .white
      thumb.frame = thumbFrame(isOn: isOn)
    }
    guard animated else { return changes() }
    UIView.animate(
      withDuration: Self.slide, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
  }

  /// Returns the frame of the thumb, which is longer while it is pressed.
  private func thumbFrame(isOn: Bool) -> CGRect {
    let width = isHighlighted ? Self.stretchedThumbWidth : Self.thumbSide
    let isRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return CGRect(
      x: isRight ? Self.size.width - Self.rim - width : Self.rim, y: Self.rim, width: width,
      height: Self.thumbSide)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showState()
  }

  // MARK: Geometry

  open override var frame: CGRect {
    get { super.frame }
    set {
      guard transform == .identity else { return super.frame = newValue }
      super.frame = CGRect(origin: newValue.origin, size: Self.size)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// As on iOS, the alignment rectangle ends two points before the visible edge.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override var fixedAxes: UIAxis { .both }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - alignmentRectInsets.right, height: Self.size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press = Press(start: touch.location(in: self), isOn: ownIsOn)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var press else { return false }
    let place = touch.location(in: self)
    if abs(place.x - press.start.x) > Self.dragSlop { press.isDragging = true }
    if press.isDragging {
      let isRight = place.x > Self.size.width / 2
      let isOn = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
      let turns = isOn != press.isOn
      press.isOn = isOn
      self.press = press
      if turns { showState(animated: true) }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let press else { return }
    self.press = nil
    if press.isDragging {
      turn(press.isOn, with: event)
    } else if isTouchInside {
      turn(!ownIsOn, with: event)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press = nil
    // Outside the switch the press is not highlighted, so that its end changes no state.
    showState(animated: window != nil)
  }

  /// Turns the switch on or off on behalf of the user.
  private func turn(_ on: Bool, with event: UIEvent?) {
    let isChange = on != ownIsOn
    setOn(on, animated: true)
    if isChange { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  override var takesTaps: Bool { true }

  /// Returns false also for a drag that moves the thumb.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isTracking, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let way = pan.translation(in: self)
    return abs(way.x) <= abs(way.y)
  }

  // MARK: Keys

  /// Space toggles the switch.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let wasPressed = isHighlighted && !isTracking
    super.pressesEnded(presses, with: event)
    if wasPressed, !isHighlighted, isEnabled, isFocused { turn(!ownIsOn, with: event) }
  }

  override func adjust(by step: Int, with event: UIEvent?) -> Bool {
    turn(step > 0, with: event)
    return true
  }
}
