import CoreGraphics

/// What an offset may be along one axis, and how it resists beyond.
struct ScrollAxis: Equatable {
  /// How much of a finger's translation the content follows at the edge: UIKit's, observed.
  static let rubberBand: CGFloat = 0.55

  var lower: CGFloat
  var upper: CGFloat
  /// Points that are seen at once.
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
    // What is no wider than a rounding error is no room.
    isScrollable = upper - lower > 1e-6 || (bounces && alwaysBounces)
    self.bounces = bounces && isScrollable
  }

  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  /// Where the content is while a finger holds it at `offset`.
  func banded(_ offset: CGFloat) -> CGFloat {
    let edge = clamp(offset)
    let distance = offset - edge
    guard distance != 0, bounces, length > 0 else { return edge }
    let shown = (1 - 1 / (abs(distance) * Self.rubberBand / length + 1)) * length
    return edge + (distance < 0 ? -shown : shown)
  }

  /// The inverse: where the finger is whose content is shown at `offset`.
  func unbanded(_ offset: CGFloat) -> CGFloat {
    let edge = clamp(offset)
    let shown = offset - edge
    guard shown != 0, bounces, length > 0 else { return edge }
    // The finger would be at infinity for a whole length.
    let share = min(abs(shown) / length, 0.99)
    let distance = length / Self.rubberBand * share / (1 - share)
    return edge + (shown < 0 ? -distance : distance)
  }

  /// How much of the finger's velocity the content has while a finger holds it at `offset`.
  func yield(at offset: CGFloat) -> CGFloat {
    let distance = abs(offset - clamp(offset))
    guard distance > 0 else { return 1 }
    guard bounces, length > 0 else { return 0 }
    let stretch = distance * Self.rubberBand / length + 1
    return Self.rubberBand / (stretch * stretch)
  }

  /// Whether there is room from an offset on; `direction` is that of the offset.
  func hasRoom(from offset: CGFloat, direction: CGFloat) -> Bool {
    direction > 0 ? offset < upper - 1e-6 : offset > lower + 1e-6
  }

  /// The page to rest on: the next one for what was thrown, else the nearest.
  func page(for offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return clamp(offset) }
    let rule: FloatingPointRoundingRule =
      abs(velocity) < Self.throwSpeed
      ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
    // A page that is reached but for a rounding error is not to be followed by another.
    let page = (offset / length * 1e6).rounded() / 1e6
    return clamp(page.rounded(rule) * length)
  }

  /// Points a second from which on a release counts as a throw to the next page; ours.
  private static let throwSpeed: CGFloat = 100
}
