import CoreGraphics

/// What a scroll view is doing.
enum ScrollPhase {
  case resting
  /// A finger holds the content.
  case dragging(ScrollDrag)
  /// Released, it decelerates by itself.
  case decelerating(ScrollDeceleration)
  /// Moving to where the program sent it.
  case animating(ScrollAnimation)
}

/// A finger's hold on the content.
struct ScrollDrag {
  /// The offset that the finger would hold the content at had it not moved, without the resistance
  /// beyond the edges.
  var start: CGPoint
  /// The axes on which the content follows.
  var follows: (x: Bool, y: Bool)

  /// The offset for a translation of the finger; what does not follow stays where it is.
  func offset(for translation: CGPoint, current: CGPoint, axes: ScrollAxes) -> CGPoint {
    CGPoint(
      x: follows.x ? axes.x.banded(start.x - translation.x) : current.x,
      y: follows.y ? axes.y.banded(start.y - translation.y) : current.y)
  }
}

struct ScrollAxes: Equatable {
  var x: ScrollAxis
  var y: ScrollAxis

  func clamp(_ offset: CGPoint) -> CGPoint { CGPoint(x: x.clamp(offset.x), y: y.clamp(offset.y)) }
}

/// The offset of released content, over time.
struct ScrollDeceleration {
  var x: AxisDeceleration
  var y: AxisDeceleration
  /// In seconds of the screen's clock.
  var start: TimeInterval
  /// Seconds.
  var duration: TimeInterval

  init(x: AxisDeceleration, y: AxisDeceleration, start: TimeInterval, within distance: CGFloat) {
    self.x = x
    self.y = y
    self.start = start
    duration = max(x.duration(within: distance), y.duration(within: distance))
  }

  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.value(at: time - start), y: y.value(at: time - start))
  }

  /// Points a second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }
}

/// The offset of content that the program scrolls, over time.
struct ScrollAnimation {
  /// Seconds; observed on iOS, not documented.
  static let duration: TimeInterval = 0.3

  var from: CGPoint
  var to: CGPoint
  var start: TimeInterval
  /// Whether it is to end where content may be, also where that changes meanwhile.
  var staysInRange = true
  /// The scales that the content goes through meanwhile, where it is zoomed.
  var zoom: (from: CGFloat, to: CGFloat, isBounce: Bool)?

  init(from: CGPoint, to: CGPoint, start: TimeInterval) {
    self.from = from
    self.to = to
    self.start = start
  }

  func offset(at time: TimeInterval) -> CGPoint {
    let progress = progress(at: time)
    return CGPoint(
      x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
  }

  func scale(at time: TimeInterval) -> CGFloat? {
    guard let zoom else { return nil }
    let progress = progress(at: time)
    return progress == 1 ? zoom.to : zoom.from + (zoom.to - zoom.from) * progress
  }

  /// Continues to another end, without a jump.
  ///
  /// - Parameter current: where the content is at that time.
  mutating func redirect(to end: CGPoint, at time: TimeInterval, from current: CGPoint) {
    let progress = min(progress(at: time), Self.latestTurn)
    to = end
    from = CGPoint(
      x: (current.x - end.x * progress) / (1 - progress),
      y: (current.y - end.y * progress) / (1 - progress))
  }

  /// The progress up to which the end can change without the beginning being out of reach. Ours.
  private static let latestTurn: CGFloat = 0.95

  private func progress(at time: TimeInterval) -> CGFloat {
    let fraction = min(max((time - start) / Self.duration, 0), 1)
    // Begins and ends at rest, as easing in and out does.
    return CGFloat(fraction * fraction * (3 - 2 * fraction))
  }
}
