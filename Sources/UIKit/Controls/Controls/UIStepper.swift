public import CoreGraphics
import QuartzCore

/// A minus and a plus button for a number in a range.
///
/// A press changes the value by a step. A held button repeats, faster with time. `.valueChanged` is
/// sent for each step; if ``isContinuous`` is false, once at the end.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The size in points, as on iOS.
  private static let size = CGSize(width: 94, height: 32)
  private static let lineHeight: CGFloat = 18
  /// The seconds until a held button repeats, and those between repetitions: at first, and after
  /// `hurry` of them. As observed on iOS.
  private static let pause: TimeInterval = 0.5
  private static let slow: TimeInterval = 0.3
  private static let fast: TimeInterval = 0.1
  private static let hurry = 5

  private let pressedSide = UIView()
  private let line = UIView()
  private let glyphs = [UIImageView(), UIImageView()]
  private var ownValue = 0.0
  /// The pressed side: -1 or 1.
  private var side: Int?
  private var repeats = 0
  private var timer: FrameTimer?
  private var valueAtStart = 0.0

  /// Makes a stepper. Only the origin of the frame is used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UIStepper.self)
  }

  private func setUp() {
    layer.cornerRadius = 8
    clipsToBounds = true
    backgroundColor = .tertiarySystemFill
    pressedSide.backgroundColor = .systemFill
    line.backgroundColor = .separator
    for part in [pressedSide, line] + glyphs {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for glyph in glyphs { glyph.contentMode = .center }
    hoverCursor = .pointingHand
    showState()
  }

  // MARK: Value

  /// The value, limited to ``minimumValue`` and ``maximumValue``. Setting it sends no event.
  open var value: Double {
    get { ownValue }
    set {
      guard isFinite(newValue, "value") else { return }
      ownValue = min(max(newValue, minimumValue), maximumValue)
      showState()
    }
  }

  /// The minimum, 0 by default. If it exceeds ``maximumValue``, that is raised.
  open var minimumValue = 0.0 {
    didSet {
      guard isFinite(minimumValue, "minimumValue") else { return minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = ownValue
    }
  }

  /// The maximum, 100 by default. If it is below ``minimumValue``, that is lowered.
  open var maximumValue = 100.0 {
    didSet {
      guard isFinite(maximumValue, "maximumValue") else { return maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = ownValue
    }
  }

  /// The step, 1 by default. It must be greater than 0.
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue.isFinite && stepValue > 0) else { return }
      Diagnostics.warn("A stepper's step cannot be \(stepValue); it stays \(oldValue).")
      stepValue = oldValue
    }
  }

  private func isFinite(_ value: Double, _ name: String) -> Bool {
    if !value.isFinite {
      Diagnostics.warn("A stepper's \(name) cannot be \(value); it stays as it was.")
    }
    return value.isFinite
  }

  /// Whether `.valueChanged` is sent for each step, and not only when the finger is lifted.
  open var isContinuous = true
  /// Whether a held button repeats.
  open var autorepeat = true
  /// Whether a step beyond the maximum leads to the minimum, and vice versa.
  open var wraps = false { didSet { showState() } }

  // MARK: Appearance

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  private func canStep(_ side: Int) -> Bool {
    isEnabled && (wraps || (side > 0 ? ownValue < maximumValue : ownValue > minimumValue))
  }

  private func showState() {
    for (glyph, side) in zip(glyphs, [-1, 1]) {
      glyph.tintColor = canStep(side) ? .label : .tertiaryLabel
    }
    line.isHidden = isHighlighted
    pressedSide.isHidden = !isHighlighted || side.map { !canStep($0) } ?? true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = (bounds.width / 2).rounded()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (glyph, side) in zip(glyphs, [-1, 1]) {
      let isRight = (side > 0) != isReversed
      glyph.frame = CGRect(
        x: isRight ? half : 0, y: 0, width: isRight ? bounds.width - half : half,
        height: bounds.height)
      if glyph.image == nil || glyph.image?.scale != contentScaleFactor {
        glyph.image = ControlGlyph.image(side > 0 ? .plus : .minus, scale: contentScaleFactor)
      }
      if side == self.side { pressedSide.frame = glyph.frame }
    }
    line.frame = CGRect(
      x: half - 0.5, y: (bounds.height - Self.lineHeight) / 2, width: 1, height: Self.lineHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override var fixedAxes: UIAxis { .both }

  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: Stepping

  private func step(_ side: Int, with event: UIEvent?) {
    guard canStep(side) else { return }
    let before = ownValue
    let wanted = ownValue + Double(side) * stepValue
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if isContinuous, ownValue != before {
      send([.valueChanged, .primaryActionTriggered], with: event)
    }
  }

  private func begin(_ side: Int, with event: UIEvent?) {
    (self.side, valueAtStart, repeats) = (side, ownValue, 0)
    step(side, with: event)
    if autorepeat { schedule(after: Self.pause) }
  }

  private func schedule(after delay: TimeInterval) {
    timer?.cancel()
    timer = hostScene.frameTimers.schedule(after: delay) { [weak self] in
      guard let self, isTracking, let side else { return }
      repeats += 1
      if isTouchInside { step(side, with: nil) }
      // A handler may have ended the press.
      guard isTracking, self.side != nil else { return }
      schedule(after: repeats < Self.hurry ? Self.slow : Self.fast)
    }
  }

  private func finish(with event: UIEvent?) {
    timer?.cancel()
    (timer, side) = (nil, nil)
    if !isContinuous, ownValue != valueAtStart {
      send([.valueChanged, .primaryActionTriggered], with: event)
    }
    showState()
  }

  // MARK: Tracking

  override var takesTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let isRight = touch.location(in: self).x > bounds.midX
    begin(
      isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1, with: event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finish(with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finish(with: event)
  }

  override func adjust(by step: Int, with event: UIEvent?) -> Bool {
    valueAtStart = ownValue
    self.step(step, with: event)
    finish(with: event)
    return true
  }
}
