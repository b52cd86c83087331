import CoreGraphics

/// Checks numbers that a program passes to dynamics.
@MainActor
enum DynamicInput {
  /// The greatest magnitude. A greater one makes no visible difference (our choice).
  static let greatest: CGFloat = 1e6

  /// A number limited to a range. If it is not finite, this warns and returns the old one.
  static func checked(
    _ value: CGFloat, or old: CGFloat, in range: ClosedRange<CGFloat> = -greatest...greatest,
    _ name: String
  ) -> CGFloat {
    guard value.isFinite else {
      Diagnostics.warn("\(name) must be a finite number; \(value) is ignored.")
      return old
    }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  static func checked(_ vector: CGVector, or old: CGVector, _ name: String) -> CGVector {
    guard vector.dx.isFinite, vector.dy.isFinite else {
      Diagnostics.warn("\(name) must be finite; \(vector) is ignored.")
      return old
    }
    return CGVector(
      dx: checked(vector.dx, or: 0, name), dy: checked(vector.dy, or: 0, name))
  }

  static func checked(_ point: CGPoint, or old: CGPoint, _ name: String) -> CGPoint {
    let vector = checked(
      CGVector(dx: point.x, dy: point.y), or: CGVector(dx: old.x, dy: old.y), name)
    return CGPoint(x: vector.dx, y: vector.dy)
  }
}
