import UIKit

/// The recording as a strip: transitions as bars, touches as dots, calls as ticks, and the playhead
/// at the moment that is shown. A drag scrubs.
final class TimelineStrip: DrawnView {
  /// What the strip shows.
  struct Content: Equatable {
    var scale: TimelineScale
    var transitions: [ClosedRange<TimeInterval>] = []
    var touches: [TimeInterval] = []
    var calls: [TimeInterval] = []
    var loop: ClosedRange<TimeInterval>?
    var shownTime: TimeInterval
    var isLive = true
  }

  var content: Content? { didSet { if content != oldValue { setNeedsDisplay() } } }
  /// Called with the time under the finger.
  var onScrub: (@MainActor (TimeInterval) -> Void)?
  /// Called with -1 or 1 for the frame before or after.
  var onStep: (@MainActor (Int) -> Void)?
  /// Called to go on live.
  var onLive: (@MainActor () -> Void)?

  private static let inset: CGFloat = 8
  private static let barHeight: CGFloat = 16
  private static let knob: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    hoverCursor = .pointingHand
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Times and places

  private var track: CGRect {
    CGRect(
      x: Self.inset, y: (bounds.height - Self.barHeight) / 2,
      width: max(bounds.width - 2 * Self.inset, 1), height: Self.barHeight)
  }

  private func x(_ time: TimeInterval, in scale: TimelineScale) -> CGFloat {
    track.minX + scale.place(of: time) * track.width
  }

  /// The time at a place of the strip; nil without a recording.
  func time(at x: CGFloat) -> TimeInterval? {
    content?.scale.time(at: (x - track.minX) / track.width)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    StudioStyle.field.setFill()
    UIBezierPath(roundedRect: track, cornerRadius: 4).fill()
    guard let content else { return }
    drawSpans(content.transitions, of: content, StudioStyle.accent.withAlphaComponent(0.45))
    if let loop = content.loop {
      drawSpans([loop], of: content, StudioStyle.accent.withAlphaComponent(0.25), grownBy: 4)
    }
    drawMarks(content)
    drawPlayhead(content)
  }

  private func drawSpans(
    _ spans: [ClosedRange<TimeInterval>], of content: Content, _ color: UIColor,
    grownBy grown: CGFloat = 0
  ) {
    color.setFill()
    for span in spans {
      let (start, end) = (
        x(span.lowerBound, in: content.scale), x(span.upperBound, in: content.scale)
      )
      let bar = CGRect(x: start, y: track.minY, width: max(end - start, 2), height: track.height)
      UIBezierPath(roundedRect: bar.insetBy(dx: 0, dy: -grown), cornerRadius: 3).fill()
    }
  }

  private func drawMarks(_ content: Content) {
    StudioStyle.secondaryInk.setFill()
    for time in content.calls {
      let tick = CGRect(
        x: x(time, in: content.scale) - 0.5, y: track.maxY + 2, width: 1, height: 4)
      UIBezierPath(rect: tick).fill()
    }
    StudioStyle.ink.setFill()
    for time in content.touches {
      let dot = CGRect(x: x(time, in: content.scale) - 2, y: track.minY - 7, width: 4, height: 4)
      UIBezierPath(ovalIn: dot).fill()
    }
  }

  private func drawPlayhead(_ content: Content) {
    let x = x(content.shownTime, in: content.scale)
    (content.isLive ? StudioStyle.secondaryInk : StudioStyle.accent).setFill()
    let line = CGRect(x: x - 1, y: track.minY - 6, width: 2, height: track.height + 12)
    UIBezierPath(roundedRect: line, cornerRadius: 1).fill()
    let knob = CGRect(
      x: x - Self.knob / 2, y: track.midY - Self.knob / 2, width: Self.knob, height: Self.knob)
    UIBezierPath(ovalIn: knob).fill()
  }

  // MARK: Scrubbing

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { scrub(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { scrub(touches) }

  private func scrub(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let time = time(at: touch.location(in: self).x) else { return }
    onScrub?(time)
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }

  /// The arrow keys go from frame to frame, Home to the beginning, and End goes on live.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, let key = presses.first?.key, key.modifierFlags.isEmpty else {
      return super.pressesBegan(presses, with: event)
    }
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardDownArrow: onStep?(-1)
    case .keyboardRightArrow, .keyboardUpArrow: onStep?(1)
    case .keyboardHome: if let start = time(at: track.minX) { onScrub?(start) }
    case .keyboardEnd: onLive?()
    default: super.pressesBegan(presses, with: event)
    }
  }
}
