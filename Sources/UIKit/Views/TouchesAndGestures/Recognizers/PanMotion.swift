import CoreGraphics

/// How far a drag has gone, in its window: a value, so that it can be tested without a finger.
struct PanMotion: Equatable {
  /// Points that a finger must travel along one axis before a pan begins (UIKit's, observed).
  static let hysteresis: CGFloat = 10

  /// Where the drag is counted from.
  private(set) var start: CGPoint
  private(set) var current: CGPoint
  private(set) var velocityFilter = VelocityFilter()

  init(at point: CGPoint, time: TimeInterval) {
    start = point
    current = point
    velocityFilter.add(point, at: time)
  }

  var translation: CGVector { CGVector(dx: current.x - start.x, dy: current.y - start.y) }

  /// Whether it has gone far enough to be a pan.
  var isBeyondHysteresis: Bool {
    max(abs(translation.dx), abs(translation.dy)) >= Self.hysteresis
  }

  mutating func move(to point: CGPoint, at time: TimeInterval) {
    guard point.isFinite else { return }
    current = point
    velocityFilter.add(point, at: time)
  }

  /// The fingers that count are others now; their middle lies elsewhere, but nothing moved.
  mutating func rebase(to point: CGPoint) {
    let offset = CGVector(dx: point.x - current.x, dy: point.y - current.y)
    start.x += offset.dx
    start.y += offset.dy
    current = point
    velocityFilter.shift(by: offset)
  }

  /// Takes off what it took to begin, along the axes that it was travelled on.
  mutating func takeOffHysteresis() {
    let translation = translation
    if abs(translation.dx) >= Self.hysteresis {
      start.x += Self.hysteresis * (translation.dx < 0 ? -1 : 1)
    }
    if abs(translation.dy) >= Self.hysteresis {
      start.y += Self.hysteresis * (translation.dy < 0 ? -1 : 1)
    }
  }

  /// Counts from elsewhere.
  mutating func setStart(_ point: CGPoint) {
    if point.isFinite { start = point }
  }
}
