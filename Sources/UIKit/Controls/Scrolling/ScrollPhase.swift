import CoreGraphics

/// The phase of a scroll view's motion.
enum ScrollPhase {
  case resting
  /// A finger drags the content.
  case dragging(ScrollDrag)
  /// The released content decelerates.
  case decelerating(ScrollDeceleration)
  /// The program scrolls the content with an animation.
  case animating(ScrollAnimation)
}

/// A drag of the content.
struct ScrollDrag {
  /// The offset for a translation of zero, without the resistance beyond the edges.
  var start: CGPoint
  /// The axes on which the content follows the drag.
  var follows: (x: Bool, y: Bool)

  /// Returns the offset for a translation. An axis that does not follow the drag keeps its offset.
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

/// The offset of released content as a function of time.
struct ScrollDeceleration {
  var x: AxisDeceleration
  var y: AxisDeceleration
  /// The start in seconds of the screen's clock.
  var start: TimeInterval
  /// The duration in seconds.
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

  /// Returns the velocity in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }
}

/// The offset of content that the program scrolls, as a function of time.
struct ScrollAnimation {
  /// The duration in seconds, as observed on iOS. It is not documented.
  static let duration: TimeInterval = 0.3

  var from: CGPoint
  var to: CGPoint
  var start: TimeInterval
  /// Whether it must end in the range, even if the range changes meanwhile.
  var staysInRange = true
  /// Whether the program has started it, so that the delegate is notified of the end.
  var isOfProgram = true
  /// Whether a tap on the status bar has started it.
  var isToTop = false
  /// The scales at both ends of an animated zoom.
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

  /// Changes the end without a jump.
  ///
  /// - Parameter current: the offset at that time.
  mutating func redirect(to end: CGPoint, at time: TimeInterval, from current: CGPoint) {
    let progress = min(progress(at: time), Self.latestTurn)
    to = end
    from = CGPoint(
      x: (current.x - end.x * progress) / (1 - progress),
      y: (current.y - end.y * progress) / (1 - progress))
  }

  /// The progress up to which the end can change (our choice). Later the adjusted start would be
  /// too far away.
  private static let latestTurn: CGFloat = 0.95

  private func progress(at time: TimeInterval) -> CGFloat {
    let fraction = min(max((time - start) / Self.duration, 0), 1)
    // Eases in and out.
    return CGFloat(fraction * fraction * (3 - 2 * fraction))
  }
}
