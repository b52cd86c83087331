import CoreGraphics

/// Images in place of the control's own parts, and how segments look in their states.
extension UISegmentedControl {
  /// The segments that a position of content is for. The raw values are Apple's.
  public enum Segment: Int, Sendable {
    /// All that no other value is set for.
    case any = 0
    /// The first of several.
    case left = 1
    /// Neither the first nor the last.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// Sets an image that is stretched behind the segments in a state, in a kind of bar; nil removes
  /// it. A state for which none is set shows that of `.normal`. With any such image the control has
  /// no background and no selection of its own.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[SegmentLook.Background(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The image that was set for a state in a kind of bar; nil for none.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[SegmentLook.Background(state: state, metrics: barMetrics)]
  }

  /// Sets an image of the control's height between two segments in their states, in a kind of bar,
  /// in place of the line; nil restores that. States for which none is set show that of `.normal`.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.dividers[
      SegmentLook.Divider(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage
  }

  /// The image that was set for two states in a kind of bar; nil for none.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.dividers[SegmentLook.Divider(left: leftState, right: rightState, metrics: barMetrics)]
  }

  /// Moves the titles and images of segments in a kind of bar.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    look.adjustments[
      SegmentLook.Place(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
  }

  /// How far the content of segments is moved in a kind of bar; zero if nothing was set.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    look.adjustments[SegmentLook.Place(segment: leftCenterRightOrAlone, metrics: barMetrics)]
      ?? .zero
  }

  // MARK: States

  /// The kinds of bar that it may be in, the most special one first.
  var metrics: [UIBarMetrics] {
    traitCollection.verticalSizeClass == .compact ? [.compact, .default] : [.default]
  }

  /// The images take the place of the control's background, or give it back. A colour of the
  /// program's own stays.
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

  /// The image between a segment and the next one; nil for the line.
  func dividerImage(after index: Int) -> UIImage? {
    guard !look.dividers.isEmpty, index + 1 < segments.count else { return nil }
    let states = [state(at: index), state(at: index + 1)]
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return look.divider(states[isReversed ? 1 : 0], states[isReversed ? 0 : 1], metrics)
  }

  /// The area behind a segment, in its own coordinates: as high as the control, and up to its ends.
  func backgroundFrame(of index: Int, _ frames: [CGRect]) -> CGRect {
    let frame = frames[index]
    let left = frame.minX <= Self.rim ? 0 : frame.minX
    let right = frame.maxX >= bounds.maxX - Self.rim - 0.5 ? bounds.maxX : frame.maxX
    return CGRect(
      x: left - frame.minX, y: -frame.minY, width: max(right - left, 0), height: bounds.height)
  }
}
