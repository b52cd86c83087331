import CoreGraphics

/// Custom images of the control, and the appearance of segments in their states.
extension UISegmentedControl {
  /// The segments to which an offset of content applies. The raw values are Apple's.
  public enum Segment: Int, Sendable {
    /// All segments for which no other value is set.
    case any = 0
    /// The first of several segments.
    case left = 1
    /// The segments between the first and the last one.
    case center = 2
    /// The last of several segments.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  /// Sets an image that is stretched behind the segments, for a state and bar metrics; nil removes
  /// it. A state without an image uses that of `.normal`. If any such image is set, the control has
  /// no background and no selection of its own.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[SegmentLook.Background(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the image that was set for a state and bar metrics; nil for none.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[SegmentLook.Background(state: state, metrics: barMetrics)]
  }

  /// Sets an image of the control's height between two segments, for their states and bar metrics.
  /// It replaces the line; nil restores that. States without an image use that of `.normal`.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.dividers[
      SegmentLook.Divider(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage
  }

  /// Returns the image that was set for two states and bar metrics; nil for none.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.dividers[SegmentLook.Divider(left: leftState, right: rightState, metrics: barMetrics)]
  }

  /// Sets the offset of the segments' titles and images for bar metrics.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    look.adjustments[
      SegmentLook.Place(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
  }

  /// Returns the offset of the segments' content for bar metrics; zero if none was set.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    look.adjustments[SegmentLook.Place(segment: leftCenterRightOrAlone, metrics: barMetrics)]
      ?? .zero
  }

  // MARK: States

  /// The bar metrics that may apply to the control, the most specific first.
  var metrics: [UIBarMetrics] {
    traitCollection.verticalSizeClass == .compact ? [.compact, .default] : [.default]
  }

  /// Lets the images replace the control's background, or restores it. A background colour that the
  /// program has set is kept.
  func backgroundsDidChange() {
    if look.hasBackgrounds, backgroundColor == .tertiarySystemFill {
      backgroundColor = .clear
    } else if !look.hasBackgrounds, backgroundColor == .clear {
      backgroundColor = .tertiarySystemFill
    }
  }

  static let lightSelection = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0x636366) : .white
  }

  private func state(at index: Int) -> State {
    if !isEnabled || !segments[index].isEnabled { return .disabled }
    if index == selected { return .selected }
    return press?.index == index ? .highlighted : .normal
  }

  func style(at index: Int) -> SegmentView.Style {
    let state = state(at: index)
    let given = { [attributes] (key: NSAttributedString.Key) in
      attributes[state]?[key] ?? attributes[.normal]?[key]
    }
    let weight: UIFont.Weight = state == .selected ? .semibold : .regular
    return SegmentView.Style(
      font: given(.font) as? UIFont ?? .systemFont(ofSize: 13, weight: weight),
      color: given(.foregroundColor) as? UIColor
        ?? (state == .disabled ? .tertiaryLabel : .label),
      alpha: state == .highlighted && !look.hasBackgrounds ? 0.3 : 1,
      background: look.background(state, metrics))
  }

  /// Returns the image between a segment and the next one; nil for the line.
  func dividerImage(after index: Int) -> UIImage? {
    guard !look.dividers.isEmpty, index + 1 < segments.count else { return nil }
    let states = [state(at: index), state(at: index + 1)]
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return look.divider(states[isReversed ? 1 : 0], states[isReversed ? 0 : 1], metrics)
  }

  /// Returns the area behind a segment in its own coordinates. It is as high as the control, and
  /// the outer ones extend to the control's ends.
  func backgroundFrame(of index: Int, _ frames: [CGRect]) -> CGRect {
    let frame = frames[index]
    let left = frame.minX <= Self.rim ? 0 : frame.minX
    let right = frame.maxX >= bounds.maxX - Self.rim - 0.5 ? bounds.maxX : frame.maxX
    return CGRect(
      x: left - frame.minX, y: -frame.minY, width: max(right - left, 0), height: bounds.height)
  }
}
