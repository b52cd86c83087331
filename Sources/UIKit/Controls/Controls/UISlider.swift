public import CoreGraphics
import QuartzCore

/// A thumb on a track, for a value between two others.
///
/// A touch that begins on the thumb drags it; a press elsewhere on the slider does nothing, as on
/// iOS. `.valueChanged` is sent while it moves, or once at the end where ``isContinuous`` is false.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Points, as observed on iOS.
  private static let thumbSide: CGFloat = 28
  private static let trackThickness: CGFloat = 4
  /// The height that a slider wants.
  private static let height: CGFloat = 34

  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIView()
  /// From the touch to the middle of the thumb, in points.
  private var grip: CGFloat = 0
  private var shownValue: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UISlider.self)
  }

  private func setUp() {
    for track in [maximumTrack, minimumTrack] {
      track.isUserInteractionEnabled = false
      track.layer.cornerRadius = Self.trackThickness / 2
      addSubview(track)
    }
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(thumb)
    updateColors()
  }

  // MARK: Value

  /// Between ``minimumValue`` and ``maximumValue``; other values are clamped. Setting it moves the
  /// thumb and sends no event.
  open var value: Float {
    get { shownValue }
    set { setValue(newValue, animated: false) }
  }

  /// 0 unless set. A greater ``maximumValue`` is moved.
  open var minimumValue: Float = 0 {
    didSet {
      guard isFinite(minimumValue, "minimumValue") else { return minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = shownValue
    }
  }

  /// 1 unless set. A smaller ``minimumValue`` is moved.
  open var maximumValue: Float = 1 {
    didSet {
      guard isFinite(maximumValue, "maximumValue") else { return maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = shownValue
    }
  }

  /// Whether `.valueChanged` is sent all the while, and not only when the finger is lifted.
  open var isContinuous = true

  /// Moves the thumb, animated if `animated`, and sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    guard isFinite(value, "value") else { return }
    shownValue = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() } }
  }

  private func isFinite(_ value: Float, _ name: String) -> Bool {
    if !value.isFinite {
      Diagnostics.warn("A slider's \(name) cannot be \(value); it stays as it was.")
    }
    return value.isFinite
  }

  // MARK: Appearance

  /// The colour of the track on the side of the minimum; nil is the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }

  /// The colour of the track on the side of the maximum; nil is a light grey.
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }

  /// Nil is white.
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemGray.withAlphaComponent(0.3)
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Geometry

  /// Where the track lies, in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - Self.trackThickness / 2,
      width: max(bounds.size.width, 0), height: Self.trackThickness)
  }

  /// Where the thumb lies for a value, in the slider's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = max(rect.size.width - Self.thumbSide, 0)
    return CGRect(
      x: rect.minX + length * fraction(of: value), y: rect.midY - Self.thumbSide / 2,
      width: Self.thumbSide, height: Self.thumbSide)
  }

  private func fraction(of value: Float) -> CGFloat {
    let span = maximumValue - minimumValue
    return span > 0 ? CGFloat((value - minimumValue) / span) : 0
  }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: shownValue)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: track.minX, y: track.minY, width: thumbFrame.midX - track.minX, height: track.size.height)
    thumb.frame = thumbFrame
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    // The area for touches is larger than the thumb.
    guard thumbFrame.insetBy(dx: -8, dy: -8).contains(place) else { return false }
    grip = thumbFrame.midX - place.x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let length = track.size.width - Self.thumbSide
    guard length > 0 else { return true }
    let middle = touch.location(in: self).x + grip
    let fraction = (middle - track.minX - Self.thumbSide / 2) / length
    let before = shownValue
    value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
    if isContinuous, shownValue != before { send(.valueChanged, with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { send(.valueChanged, with: event) }
  }

  /// An arrow key changes the value by a twentieth of the range.
  override func adjust(by step: Int, with event: UIEvent?) -> Bool {
    let before = shownValue
    setValue(shownValue + Float(step) * (maximumValue - minimumValue) / 20, animated: true)
    if shownValue != before { send(.valueChanged, with: event) }
    return true
  }
}
