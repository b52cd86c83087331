import CoreGraphics

/// The state of a swipe. It is a value, so that its limits can be tested without touches.
///
/// The longer a swipe lasts, the shorter its required distance, and the smaller its permitted
/// deviation.
struct SwipeMotion: Equatable {
  /// The longest duration of a swipe, in seconds (UIKit's, observed).
  static let longestDuration: TimeInterval = 0.5
  /// The required distance and the greatest deviation of a swipe of no duration, in points
  /// (UIKit's, observed).
  static let distance: CGFloat = 50
  /// The decrease of the distance and of the deviation per second, as a fraction (UIKit's,
  /// observed).
  static let decayOfDistance: CGFloat = 0.94
  static let decayOfDeviation: CGFloat = 0.98
  /// Times that differ by less than this count as equal, because they are sums with rounding
  /// errors.
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

  static func greatestDeviation(after elapsed: TimeInterval) -> CGFloat {
    distance * (1 - decayOfDeviation * CGFloat(elapsed))
  }

  /// Updates the swipe with the mean translation of the touches since they began. It excludes
  /// directions from which the touches deviate or in which they move back.
  mutating func move(to newTranslation: CGVector, at time: TimeInterval) -> Verdict {
    let elapsed = max(time - startTime, 0)
    guard elapsed <= Self.longestDuration + Self.sameTime else { return .failed }
    let step = CGVector(
      dx: newTranslation.dx - translation.dx, dy: newTranslation.dy - translation.dy)
    translation = newTranslation
    for direction in UISwipeGestureRecognizer.Direction.each where directions.contains(direction) {
      if direction.component(of: step) < 0
        || direction.deviation(of: translation) > Self.greatestDeviation(after: elapsed)
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

  /// The component of a translation in this direction.
  fileprivate func component(of translation: CGVector) -> CGFloat {
    switch self {
    case .right: translation.dx
    case .left: -translation.dx
    case .down: translation.dy
    default: -translation.dy
    }
  }

  fileprivate func deviation(of translation: CGVector) -> CGFloat {
    self == .left || self == .right ? abs(translation.dy) : abs(translation.dx)
  }
}
