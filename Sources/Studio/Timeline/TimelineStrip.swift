import UIKit

/// The recording as a strip of pictures, with marks for transitions, touches and calls, and the
/// playhead at the moment that is shown. A drag scrubs, and with Shift it selects a range.
final class TimelineStrip: UIView {
  /// The content of the strip.
  struct Content: Equatable {
    var marks: TimelineMarksView.Content
    /// The range that is selected or repeated.
    var range: ClosedRange<TimeInterval>?
    var shownTime: TimeInterval
    var isLive = true

    var scale: TimelineScale { marks.scale }
  }

  /// The actions of the user. Times are the stage's, in seconds.
  enum Action: Equatable {
    case scrub(TimeInterval)
    /// The frame before (-1) or after (1).
    case step(Int)
    case live
    /// A range with the end that is shown. Nil selects none.
    case select(ClosedRange<TimeInterval>?, shown: TimeInterval?)
    /// A drag of a range has ended.
    case endSelecting(isNew: Bool)
    /// An end of the range moves by a frame: -1 or 1.
    case extend(Int)
  }

  var content: Content? { didSet { if content != oldValue { show() } } }
  var onAction: (@MainActor (Action) -> Void)?

  let thumbnails = TimelineThumbnailsView(frame: .zero)
  private let marks = TimelineMarksView(frame: .zero)
  private let range = TimelineRangeView(frame: .zero)
  private let playhead = TimelinePlayheadView(frame: .zero)

  /// Points that the pointer moves with Shift before a range begins (our choice).
  private static let rangeThreshold: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    hoverCursor = .pointingHand
    range.isHidden = true
    for view in [marks, playhead] { view.isUserInteractionEnabled = false }
    for view in [thumbnails, marks, range, playhead] { addSubview(view) }
    addInteraction(
      UIToolTipInteraction(defaultToolTip: "Drag to look back, with Shift to choose a range"))
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Layout

  var geometry: TimelineGeometry { TimelineGeometry(bounds: bounds) }

  override func layoutSubviews() {
    super.layoutSubviews()
    thumbnails.frame = geometry.track
    marks.frame = bounds
    range.frame = bounds
    show()
  }

  private func show() {
    marks.content = content?.marks
    playhead.isHidden = content == nil
    range.isHidden = content?.range == nil
    guard let content else { return }
    let geometry = geometry
    let x = geometry.x(of: content.shownTime, in: content.scale)
    playhead.isLive = content.isLive
    playhead.frame = CGRect(
      x: x - TimelinePlayheadView.width / 2, y: 0, width: TimelinePlayheadView.width,
      height: geometry.track.maxY)
    if let range = content.range {
      self.range.show(geometry.frame(of: range, in: content.scale), in: geometry.track)
    }
  }

  // MARK: Touches

  private enum Drag {
    case scrub
    /// A press with Shift, which has not moved yet.
    case pending(x: CGFloat)
    /// An end of a range moves; the other one stays.
    case edge(fixed: TimeInterval, offset: CGFloat, isNew: Bool)
  }
  private var drag: Drag?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard drag == nil, let touch = touches.first, let content else { return }
    let x = touch.location(in: self).x
    if event?.modifierFlags.contains(.shift) == true {
      drag = .pending(x: x)
    } else if let range = content.range, let edge = edge(at: touch) {
      let (moving, fixed) =
        edge == .start ? (range.lowerBound, range.upperBound) : (range.upperBound, range.lowerBound)
      let offset = geometry.x(of: moving, in: content.scale) - x
      drag = .edge(fixed: fixed, offset: offset, isNew: false)
    } else {
      drag = .scrub
      if let range = content.range, let time = time(at: x), !range.contains(time) {
        onAction?(.select(nil, shown: nil))
      }
      scrub(to: x)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let x = touch.location(in: self).x
    if case .pending(let start) = drag, abs(x - start) >= Self.rangeThreshold,
      let fixed = time(at: start)
    {
      drag = .edge(fixed: fixed, offset: 0, isNew: true)
    }
    switch drag {
    case .scrub: scrub(to: x)
    case .edge(let fixed, let offset, _):
      guard let time = time(at: x + offset) else { return }
      onAction?(.select(min(fixed, time)...max(fixed, time), shown: time))
    case .pending, nil: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endDrag() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endDrag() }

  private func endDrag() {
    let former = drag
    drag = nil
    if case .edge(_, _, let isNew) = former { onAction?(.endSelecting(isNew: isNew)) }
  }

  /// The end of the range whose handle a touch is on; nil for none.
  private func edge(at touch: UITouch) -> Playhead.SelectionEdge? {
    guard let view = touch.view else { return nil }
    if view.isDescendant(of: range.start) { return .start }
    return view.isDescendant(of: range.end) ? .end : nil
  }

  private func time(at x: CGFloat) -> TimeInterval? {
    content.flatMap { geometry.time(at: x, in: $0.scale) }
  }

  private func scrub(to x: CGFloat) {
    if let time = time(at: x) { onAction?(.scrub(time)) }
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }

  /// The arrow keys step from frame to frame; with Shift they move an end of the range. Home goes
  /// to the beginning, and End returns to the present.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, let key = presses.first?.key, let action = action(for: key) else {
      return super.pressesBegan(presses, with: event)
    }
    onAction?(action)
  }

  private func action(for key: UIKey) -> Action? {
    let hasShift = key.modifierFlags == .shift
    guard hasShift || key.modifierFlags.isEmpty else { return nil }
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardDownArrow: return hasShift ? .extend(-1) : .step(-1)
    case .keyboardRightArrow, .keyboardUpArrow: return hasShift ? .extend(1) : .step(1)
    case .keyboardHome where !hasShift:
      return content.flatMap { $0.scale.time(at: 0) }.map(Action.scrub)
    case .keyboardEnd where !hasShift: return .live
    default: return nil
    }
  }
}
