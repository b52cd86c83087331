import CoreGraphics

/// The state of a swipe: a value, so that its limits can be tested without a finger.
///
/// The longer it takes, the shorter its distance may be, and the less it may deviate.
struct SwipeMotion: Equatable {
  /// The longest duration of a swipe, in seconds (UIKit's, observed).
  static let longestDuration: TimeInterval = 0.5
  /// The required distance, and the greatest deviation, of a swipe without duration, in points
  /// (UIKit's, observed).
  static let distance: CGFloat = 50
  /// The decrease of the distance, and of the deviation, a second, as a fraction (UIKit's,
  /// observed).
  static let decayOfDistance: CGFloat = 0.94
  static let decayOfStray: CGFloat = 0.98
  /// Times closer than this count as equal, because they are sums.
  private static let sameTime: TimeInterval = 1e-6

  enum Verdict { case undecided, recognized, failed }

  private let startTime: TimeInterval
  private var directions: UISwipeGestureRecognizer.Direction
  private var translation = CGVector.zero

  init(in directions: UISwipeGestureRecognizer.Direction, startTime: TimeInterval) {
    self.directions = directions
    self.startTime = startTime
  }

  static func leastDistance(after elapsed: TimeInterval) -> CGFloat {
    distance * (1 - decayOfDistance * CGFloat(elapsed))
  }

  static func mostStray(after elapsed: TimeInterval) -> CGFloat {
    distance * (1 - decayOfStray * CGFloat(elapsed))
  }

  /// The mean translation of the touches since they began. Directions from which they deviate, or
  /// in which they turn back, are excluded.
  mutating func move(to newTranslation: CGVector, at time: TimeInterval) -> Verdict {
    let elapsed = max(time - startTime, 0)
    guard elapsed <= Self.longestDuration + Self.sameTime else { return .failed }
    let step = CGVector(
      dx: newTranslation.dx - translation.dx, dy: newTranslation.dy - translation.dy)
    translation = newTranslation
    for direction in UISwipeGestureRecognizer.Direction.each where directions.contains(direction) {
      if direction.component(of: step) < 0
        || direction.stray(of: translation) > Self.mostStray(after: elapsed)
      {
        directions.remove(direction)
      } else if direction.component(of: translation) >= Self.leastDistance(after: elapsed) {
        return .recognized
      }
    }
    return directions.isEmpty ? .failed : .undecided
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate static let each: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]

  /// The component of a translation in this one direction.
  fileprivate func component(of translation: CGVector) -> CGFloat {
    switch self {
    case .right: translation.dx
    case .left: -translation.dx
    case .down: translation.dy
    default: -translation.dy
    }
  }

  fileprivate func stray(of translation: CGVector) -> CGFloat {
    self == .left || self == .right ? abs(translation.dy) : abs(translation.dx)
  }
}
