public import CoreGraphics
import QuartzCore

/// A row of segments with titles or images, one of which is selected.
///
/// The selection slides to the pressed segment, and can also be dragged. `.valueChanged` is sent
/// when the touch ends on another segment. A momentary control keeps no selection: it sends an
/// event for each press of a segment, during which ``selectedSegmentIndex`` is that segment.
///
/// Invalid indices are ignored with a warning.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of ``selectedSegmentIndex`` while no segment is selected.
  public nonisolated static let noSegment = -1

  /// The height in points, as on iOS.
  private static let height: CGFloat = 32
  static let rim: CGFloat = 2
  private static let dividerHeight: CGFloat = 16
  private static let radius: CGFloat = 8
  private static let shadowOpacity: Float = 0.12
  /// The scale of the selection while it is pressed.
  private static let pressedScale: CGFloat = 0.95
  /// The duration of the slide in seconds.
  private static let slide: TimeInterval = 0.4

  var segments: [SegmentView] = []
  private var dividers: [UIImageView] = []
  private let selection = UIView()
  private(set) var selected = UISegmentedControl.noSegment
  private(set) var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  private(set) var press: Press?
  /// The custom images, and the offsets of content.
  var look = SegmentLook() {
    didSet {
      if look.hasBackgrounds != oldValue.hasBackgrounds { backgroundsDidChange() }
      contentDidChange()
    }
  }
  /// Whether segments have changed since they were last configured. Several changes are applied
  /// together, in the next layout.
  private var isStyleStale = false

  /// A press by a touch or a key.
  struct Press {
    var index: Int
    /// Whether it began on the selected segment, and drags the selection.
    var drags: Bool
    /// The selected segment at its beginning.
    var before: Int
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control with a segment for each title (`String`) or image (``UIImage``), in its
  /// natural size.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: segments.count, animated: false)
      case let image as UIImage: insertSegment(with: image, at: segments.count, animated: false)
      default:
        Diagnostics.warn(
          "A segment is made of a String or a UIImage; \(type(of: item)) was left out.")
      }
    }
    sizeToFit()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UISegmentedControl.self)
  }

  private func setUp() {
    layer.cornerRadius = Self.radius + 0.5
    // A file may have set another colour.
    if ownBackgroundColor == nil { backgroundColor = .tertiarySystemFill }
    selection.isUserInteractionEnabled = false
    selection.layer.cornerRadius = Self.radius - 1
    selection.layer.shadowColor = UIColor.black.cgColor
    selection.layer.shadowRadius = 4
    selection.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(selection)
    hoverCursor = .pointingHand
    updateStyle()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment at an index, which is limited to the number of segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.title = title }
  }

  /// Inserts a segment at an index, which is limited to the number of segments.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.image = image }
  }

  func insert(at place: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
    let index = min(max(place, 0), segments.count)
    let view = SegmentView()
    fill(view)
    if selected >= index { selected += 1 }
    segments.insert(view, at: index)
    addSubview(view)
    segmentsDidChange()
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation {
      view.apply(style(at: index))
      view.frame = segmentFrames[index].insetBy(dx: segmentFrames[index].width / 2, dy: 0)
      view.alpha = 0
    }
    animateLayout()
  }

  /// Removes a segment. If it was selected, the selection is cleared without an event. An invalid
  /// index is ignored with a warning.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let view = view(at: segment) else { return }
    segments.remove(at: segment)
    if selected == segment {
      selected = Self.noSegment
    } else if selected > segment {
      selected -= 1
    }
    segmentsDidChange()
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(withDuration: Self.slide, animations: { view.alpha = 0 }) { _ in
      view.removeFromSuperview()
    }
    animateLayout()
  }

  /// Removes all segments, and clears the selection.
  open func removeAllSegments() {
    for view in segments { view.removeFromSuperview() }
    (segments, selected) = ([], Self.noSegment)
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    // The index of the pressed segment may have changed.
    press = nil
    while dividers.count > max(segments.count - 1, 0) {
      dividers.removeLast().removeFromSuperview()
    }
    while dividers.count < segments.count - 1 {
      let divider = UIImageView()
      divider.isUserInteractionEnabled = false
      dividers.append(divider)
      insertSubview(divider, at: 0)
    }
    contentDidChange()
  }

  func contentDidChange() {
    setNeedsStyle()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func setNeedsStyle() {
    isStyleStale = true
    setNeedsLayout()
  }

  /// Returns the segment at an index, or nil with a warning.
  func view(at index: Int) -> SegmentView? {
    if segments.indices.contains(index) { return segments[index] }
    Diagnostics.warn(
      "A segmented control has no segment \(index); it has \(segments.count).")
    return nil
  }

  /// Sets the title of a segment; nil removes it.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    view(at: segment)?.title = title
    contentDidChange()
  }

  /// Returns a segment's title; nil for a segment with an image, and for an invalid index.
  open func titleForSegment(at segment: Int) -> String? { view(at: segment)?.title }

  /// Sets the image of a segment; nil removes it.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    view(at: segment)?.image = image
    contentDidChange()
  }

  /// Returns a segment's image; nil for a segment with a title, and for an invalid index.
  open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.image }

  /// Sets a segment's width in points; 0 for its natural width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard width.isFinite, width >= 0 else {
      return Diagnostics.warn("A segment cannot be \(width) points wide; it stays as it was.")
    }
    view(at: segment)?.width = width
    contentDidChange()
  }

  /// Returns the width that was set for a segment in points; 0 for its natural width.
  open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.width ?? 0 }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    view(at: segment)?.isEnabled = enabled
    setNeedsStyle()
  }

  /// Whether a segment is enabled; false for an invalid index.
  open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isEnabled ?? false }

  // MARK: Selection

  /// The index of the selected segment; ``noSegment`` for none. Setting it animates the selection
  /// if the control is visible, and sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      if newValue != Self.noSegment, view(at: newValue) == nil { return }
      press?.before = newValue
      select(newValue)
    }
  }

  /// Whether segments are pressed like buttons, and do not stay selected.
  open var isMomentary = false {
    didSet { if isMomentary, !oldValue { select(Self.noSegment) } }
  }

  /// Whether segments without an explicit width have the width of their content, instead of equal
  /// widths.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  private func select(_ index: Int) {
    guard index != selected else { return }
    let isFirst = selected == Self.noSegment || index == Self.noSegment
    selected = index
    updateStyle()
    setNeedsLayout()
    if window != nil, !isFirst { animateLayout() }
  }

  private func animateLayout() {
    UIView.animate(
      withDuration: Self.slide, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.updateStyle()
        self.setNeedsLayout()
        self.layoutIfNeeded()
      })
  }

  // MARK: Appearance

  /// The colour behind the selected segment; nil for white, or grey in dark mode.
  open var selectedSegmentTintColor: UIColor? { didSet { updateStyle() } }

  /// Sets the font and the colour of titles in the state `.normal`, `.selected`, `.highlighted` or
  /// `.disabled`. Missing attributes of a state are those of `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    contentDidChange()
  }

  /// Returns the text attributes that were set for a state; nil for none.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state] }

  private func updateStyle() {
    isStyleStale = false
    selection.backgroundColor = selectedSegmentTintColor ?? Self.lightSelection
    selection.isHidden = !segments.indices.contains(selected) || look.hasBackgrounds
    selection.alpha = isEnabled ? 1 : 0.5
    selection.layer.shadowOpacity = isEnabled ? Self.shadowOpacity : 0
    for (index, view) in segments.enumerated() { view.apply(style(at: index)) }
    for (index, divider) in dividers.enumerated() {
      divider.image = dividerImage(after: index)
      // An image is in front of the segments and of the selection.
      divider.layer.zPosition = divider.image == nil ? 0 : 1
      divider.backgroundColor = divider.image == nil ? .separator : nil
      let isBeside = index == selected || index + 1 == selected
      divider.alpha = divider.image == nil && (isBeside || look.hasBackgrounds) ? 0 : 1
    }
    let isPressed = press?.drags ?? false
    selection.transform =
      isPressed ? CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale) : .identity
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateStyle()
  }

  // MARK: Geometry

  /// The frames of the segments in points.
  package var segmentFrames: [CGRect] {
    let area = bounds.insetBy(
      dx: min(Self.rim, bounds.width / 2), dy: min(Self.rim, bounds.height / 2))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isReversed ? area.maxX : area.minX
    return widths(in: area.width).map { width in
      if isReversed { x -= width }
      defer { if !isReversed { x += width } }
      return CGRect(x: x, y: area.minY, width: width, height: area.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStyleStale { UIView.performWithoutAnimation { updateStyle() } }
    let frames = segmentFrames
    for (index, view) in segments.enumerated() where index < frames.count {
      view.frame = frames[index]
      view.adjustment = look.adjustment(of: index, in: segments.count, metrics)
      view.background.frame = backgroundFrame(of: index, frames)
    }
    for (index, divider) in dividers.enumerated() where index + 1 < frames.count {
      let x = max(frames[index].minX, frames[index + 1].minX)
      let height = divider.image == nil ? Self.dividerHeight : bounds.height
      let width = divider.image?.size.width ?? 1
      divider.frame = CGRect(
        x: x - width / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
    if frames.indices.contains(selected) {
      selection.bounds.size = frames[selected].size
      selection.center = CGPoint(x: frames[selected].midX, y: frames[selected].midY)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: widths(in: nil).reduce(2 * Self.rim, +), height: Self.height)
  }

  override var fixedAxes: UIAxis { .vertical }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  // MARK: Tracking

  override var takesTaps: Bool { true }

  /// Returns the enabled segment at a position along the control; beyond the ends, the first or the
  /// last.
  private func segment(at point: CGPoint) -> Int? {
    let frames = segmentFrames
    let nearest = frames.indices.min { first, second in
      frames[first].horizontalDistance(to: point.x) < frames[second].horizontalDistance(to: point.x)
    }
    return nearest.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event),
      let index = segment(at: touch.location(in: self))
    else { return false }
    press = Press(index: index, drags: index == selected, before: selected)
    animateLayout()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event), press != nil else { return false }
    if let index = segment(at: touch.location(in: self)), index != press?.index {
      press?.index = index
      if press?.drags == true { selected = index }
      animateLayout()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let press else { return }
    self.press = nil
    selected = press.before
    if isTouchInside || press.drags { performUserSelection(at: press.index, with: event) }
    animateLayout()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if let press { selected = press.before }
    press = nil
    animateLayout()
  }

  /// Selects or presses a segment on behalf of the user.
  private func performUserSelection(at index: Int, with event: UIEvent?) {
    guard segments.indices.contains(index), segments[index].isEnabled else { return }
    if isMomentary {
      selected = index
      sendSelection(at: index, with: event)
      selected = Self.noSegment
      updateStyle()
    } else if index != selected {
      select(index)
      sendSelection(at: index, with: event)
    }
  }

  // MARK: Keys

  /// Arrow keys select the next enabled segment. In a momentary control they highlight it, and
  /// Space presses it.
  override func adjust(by step: Int, with event: UIEvent?) -> Bool {
    let start = isMomentary ? press?.index ?? Self.noSegment : selected
    var index = start == Self.noSegment && step < 0 ? segments.count - 1 : start + step
    while segments.indices.contains(index), !segments[index].isEnabled { index += step }
    guard segments.indices.contains(index) else { return true }
    if isMomentary {
      press = Press(index: index, drags: false, before: selected)
      updateStyle()
    } else {
      performUserSelection(at: index, with: event)
    }
    return true
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let wasPressed = isHighlighted && !isTracking
    super.pressesEnded(presses, with: event)
    guard wasPressed, !isHighlighted, isMomentary, isFocused, let index = press?.index else {
      return
    }
    performUserSelection(at: index, with: event)
  }
}

extension CGRect {
  /// Returns the horizontal distance of a position from the rectangle, in points.
  fileprivate func horizontalDistance(to x: CGFloat) -> CGFloat {
    max(minX - x, x - maxX, 0)
  }
}
