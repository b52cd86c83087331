import CoreGraphics

/// The range of the offset along one axis, and the resistance beyond it.
struct ScrollAxis: Equatable {
  /// The fraction of a drag's translation that the content follows at the edge, as observed in
  /// UIKit.
  static let rubberBand: CGFloat = 0.55

  var lower: CGFloat
  var upper: CGFloat
  /// The visible length in points.
  var length: CGFloat
  /// Whether content can be pulled beyond its edges.
  var bounces: Bool
  /// Whether there is anything to scroll or to drag.
  var isScrollable: Bool

  init(
    content: CGFloat, length: CGFloat, insets: (before: CGFloat, after: CGFloat), bounces: Bool,
    alwaysBounces: Bool
  ) {
    lower = -insets.before
    upper = max(content + insets.after - length, lower)
    self.length = length
    // A range within a rounding error counts as empty.
    isScrollable = upper - lower > 1e-6 || (bounces && alwaysBounces)
    self.bounces = bounces && isScrollable
  }

  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  /// Returns the displayed offset for a drag to `offset`, with resistance.
  func banded(_ offset: CGFloat) -> CGFloat {
    let edge = clamp(offset)
    let distance = offset - edge
    guard distance != 0, bounces, length > 0 else { return edge }
    let shown = (1 - 1 / (abs(distance) * Self.rubberBand / length + 1)) * length
    return edge + (distance < 0 ? -shown : shown)
  }

  /// Returns the inverse: the offset of the drag for a displayed offset.
  func unbanded(_ offset: CGFloat) -> CGFloat {
    let edge = clamp(offset)
    let shown = offset - edge
    guard shown != 0, bounces, length > 0 else { return edge }
    // For a whole length the drag would be infinitely far.
    let share = min(abs(shown) / length, 0.99)
    let distance = length / Self.rubberBand * share / (1 - share)
    return edge + (shown < 0 ? -distance : distance)
  }

  /// Returns the fraction of the drag's velocity that the content has for a drag at `offset`.
  func yield(at offset: CGFloat) -> CGFloat {
    let distance = abs(offset - clamp(offset))
    guard distance > 0 else { return 1 }
    guard bounces, length > 0 else { return 0 }
    let stretch = distance * Self.rubberBand / length + 1
    return Self.rubberBand / (stretch * stretch)
  }

  /// Whether the content can scroll from an offset in a direction.
  func hasRoom(from offset: CGFloat, direction: CGFloat) -> Bool {
    direction > 0 ? offset < upper - 1e-6 : offset > lower + 1e-6
  }

  /// Returns the page to settle at: the next one after a flick, otherwise the nearest.
  func page(for offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return clamp(offset) }
    let rule: FloatingPointRoundingRule =
      abs(velocity) < Self.throwSpeed
      ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
    // A rounding error must not lead to the page after the current one.
    let page = (offset / length * 1e6).rounded() / 1e6
    return clamp(page.rounded(rule) * length)
  }

  /// The speed in points per second from which on a release counts as a flick to the next page (our
  /// choice).
  private static let throwSpeed: CGFloat = 100
}
