import CoreGraphics

/// The translation of a drag in its window. It is a value, so that it can be tested without
/// touches.
struct PanMotion: Equatable {
  /// The distance in points that a finger must move along one axis before a pan begins (UIKit's,
  /// observed).
  static let hysteresis: CGFloat = 10

  /// The point from which the translation is measured.
  private(set) var start: CGPoint
  private(set) var current: CGPoint
  private(set) var velocityFilter = VelocityFilter()

  init(at point: CGPoint, time: TimeInterval) {
    start = point
    current = point
    velocityFilter.add(point, at: time)
  }

  var translation: CGVector { CGVector(dx: current.x - start.x, dy: current.y - start.y) }

  /// Whether the touches have moved far enough for a pan.
  var isBeyondHysteresis: Bool {
    max(abs(translation.dx), abs(translation.dy)) >= Self.hysteresis
  }

  mutating func move(to point: CGPoint, at time: TimeInterval) {
    guard point.isFinite else { return }
    current = point
    velocityFilter.add(point, at: time)
  }

  /// Continues with other touches. Their middle is elsewhere, but the translation does not change.
  mutating func rebase(to point: CGPoint) {
    let offset = CGVector(dx: point.x - current.x, dy: point.y - current.y)
    start.x += offset.dx
    start.y += offset.dy
    current = point
    velocityFilter.shift(by: offset)
  }

  /// Subtracts the hysteresis along the axes on which it was exceeded.
  mutating func subtractHysteresis() {
    let translation = translation
    if abs(translation.dx) >= Self.hysteresis {
      start.x += Self.hysteresis * (translation.dx < 0 ? -1 : 1)
    }
    if abs(translation.dy) >= Self.hysteresis {
      start.y += Self.hysteresis * (translation.dy < 0 ? -1 : 1)
    }
  }

  /// Sets the point from which the translation is measured.
  mutating func setStart(_ point: CGPoint) {
    if point.isFinite { start = point }
  }
}
