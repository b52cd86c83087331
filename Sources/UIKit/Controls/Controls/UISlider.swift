public import CoreGraphics
import QuartzCore

/// A thumb on a track, for a value in a range.
///
/// A touch that begins on the thumb drags it. As on iOS, a press elsewhere on the slider has no
/// effect. `.valueChanged` is sent while the thumb moves, and once more when it is released; if
/// ``isContinuous`` is false, only when it is released.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The side of the thumb in points, as observed on iOS.
  private static let thumbSide: CGFloat = 28
  private static let trackThickness: CGFloat = 4
  /// The preferred height of a slider.
  private static let height: CGFloat = 34
  /// The points between the track and the images at its ends (our choice).
  private static let imageSpacing: CGFloat = 8

  /// Contains all other parts. It fades while the slider is disabled, because the slider's own
  /// `alpha` is the program's.
  private let parts = UIView()
  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let minimumValueView = UIImageView()
  private let maximumValueView = UIImageView()
  private var thumbImages: [State: UIImage] = [:]
  private var minimumTrackImages: [State: UIImage] = [:]
  private var maximumTrackImages: [State: UIImage] = [:]
  /// The offset from the touch to the middle of the thumb in points.
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
    parts.isUserInteractionEnabled = false
    addSubview(parts)
    for track in [maximumTrack, minimumTrack] {
      track.layer.cornerRadius = Self.trackThickness / 2
      parts.addSubview(track)
    }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    parts.addSubview(thumb)
    updateStyle()
  }

  // MARK: Value

  /// The value, limited to ``minimumValue`` and ``maximumValue``. Setting it moves the thumb and
  /// sends no event.
  open var value: Float {
    get { shownValue }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum, 0 by default. If it exceeds ``maximumValue``, that is raised.
  open var minimumValue: Float = 0 {
    didSet {
      guard isFinite(minimumValue, "minimumValue") else { return minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = shownValue
    }
  }

  /// The maximum, 1 by default. If it is below ``minimumValue``, that is lowered.
  open var maximumValue: Float = 1 {
    didSet {
      guard isFinite(maximumValue, "maximumValue") else { return maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = shownValue
    }
  }

  /// Whether `.valueChanged` is sent during the drag, and not only when the finger is lifted.
  open var isContinuous = true

  /// Moves the thumb, optionally with an animation, and sends no event.
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

  /// The colour of the track on the side of the minimum; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { updateStyle() } }

  /// The colour of the track on the side of the maximum; nil for a light grey.
  open var maximumTrackTintColor: UIColor? { didSet { updateStyle() } }

  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { updateStyle() } }

  /// The image at the minimum's end of the track; nil for none.
  open var minimumValueImage: UIImage? {
    didSet { show(minimumValueImage, in: minimumValueView) }
  }

  /// The image at the maximum's end of the track; nil for none.
  open var maximumValueImage: UIImage? {
    didSet { show(maximumValueImage, in: maximumValueView) }
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    if image == nil {
      view.removeFromSuperview()
    } else if view.superview == nil {
      parts.insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }

  /// Sets the thumb's image for a state, in the place of a white disc; nil for that of the normal
  /// state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    updateStyle()
  }

  /// Sets the image of the track on the side of the minimum for a state, which is stretched; nil
  /// for that of the normal state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    updateStyle()
  }

  /// Sets the image of the track on the side of the maximum for a state, which is stretched; nil
  /// for that of the normal state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    updateStyle()
  }

  /// Returns the image that was set for exactly this state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  /// Returns the image that was set for exactly this state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }

  /// Returns the image that was set for exactly this state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The image of the thumb in the current state; nil for a disc.
  open var currentThumbImage: UIImage? { current(thumbImages) }

  /// The image of the track on the side of the minimum in the current state; nil for a plain track.
  open var currentMinimumTrackImage: UIImage? { current(minimumTrackImages) }

  /// The image of the track on the side of the maximum in the current state; nil for a plain track.
  open var currentMaximumTrackImage: UIImage? { current(maximumTrackImages) }

  private func current(_ images: [State: UIImage]) -> UIImage? { images[state] ?? images[.normal] }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateStyle()
  }

  private func updateStyle() {
    show(currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, in: minimumTrack)
    show(
      currentMaximumTrackImage,
      maximumTrackTintColor ?? .systemGray.withAlphaComponent(0.3), in: maximumTrack)
    show(currentThumbImage, thumbTintColor ?? .white, in: thumb)
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.2 : 0
    setNeedsLayout()
  }

  /// Shows an image, or a colour if there is no image.
  private func show(_ image: UIImage?, _ color: UIColor?, in view: UIImageView) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    parts.alpha = isEnabled ? 1 : 0.5
    updateStyle()
  }

  // MARK: Geometry

  /// Returns the frame of the track in the slider's coordinates: between the images at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let images = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap(\.self)
    let thickness = images.map(\.size.height).max() ?? Self.trackThickness
    let left =
      minimumValueImage == nil
      ? bounds.minX : minimumValueImageRect(forBounds: bounds).maxX + Self.imageSpacing
    let right =
      maximumValueImage == nil
      ? bounds.maxX : maximumValueImageRect(forBounds: bounds).minX - Self.imageSpacing
    return CGRect(
      x: left, y: bounds.midY - thickness / 2, width: max(right - left, 0), height: thickness)
  }

  /// Returns the frame of the image on the side of the minimum, in the slider's coordinates; empty
  /// without an image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  /// Returns the frame of the image on the side of the maximum, in the slider's coordinates; empty
  /// without an image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// Returns the frame of the thumb for a value, in the slider's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let length = max(rect.size.width - size.width, 0)
    return CGRect(
      x: rect.minX + length * fraction(of: value), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private var thumbSize: CGSize {
    currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
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
    // The parts use the slider's coordinates, even if its bounds do not begin at zero.
    parts.bounds = bounds
    parts.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let (track, thumbFrame) = (trackRect(forBounds: bounds), thumbFrame)
    // An image is drawn between the thumb and the end. A plain track also extends below the thumb.
    let start = currentMaximumTrackImage == nil ? track.minX : thumbFrame.midX
    maximumTrack.frame = CGRect(
      x: start, y: track.minY, width: track.maxX - start, height: track.size.height)
    minimumTrack.frame = CGRect(
      x: track.minX, y: track.minY, width: thumbFrame.midX - track.minX, height: track.size.height)
    thumb.frame = thumbFrame
    minimumValueView.frame = minimumValueImageRect(forBounds: bounds)
    maximumValueView.frame = maximumValueImageRect(forBounds: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override var fixedAxes: UIAxis { .vertical }

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
    let side = thumbSize.width
    let length = track.size.width - side
    guard length > 0 else { return true }
    let middle = touch.location(in: self).x + grip
    let fraction = (middle - track.minX - side / 2) / length
    let before = shownValue
    value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
    if isContinuous, shownValue != before {
      send([.valueChanged, .primaryActionTriggered], with: event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Returns false for a swipe along the track while the thumb is dragged.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isTracking, gestureRecognizer.view !== self,
      let swipe = gestureRecognizer as? UISwipeGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return swipe.direction.isDisjoint(with: [.left, .right])
  }

  /// An arrow key changes the value by a twentieth of the range.
  override func adjust(by step: Int, with event: UIEvent?) -> Bool {
    let before = shownValue
    setValue(shownValue + Float(step) * (maximumValue - minimumValue) / 20, animated: true)
    if shownValue != before { send([.valueChanged, .primaryActionTriggered], with: event) }
    return true
  }
}
