public import UIKit

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), given by its two control points. The
/// x axis is time, the y axis progress.
public struct BezierCurve: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public var x1: CGFloat
  /// The progress of the first control point.
  public var y1: CGFloat
  /// The time of the second control point, from 0 to 1.
  public var x2: CGFloat
  /// The progress of the second control point.
  public var y2: CGFloat

  /// The range of the control points: time cannot run backwards.
  public static let times: ClosedRange<CGFloat> = 0...1
  /// The range of the progress, which limits the overshoot (our choice).
  public static let progresses: ClosedRange<CGFloat> = -0.6...1.6

  /// A curve by its control points, in the order of CSS and Core Animation.
  public init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The linear curve.
  public static let linear = BezierCurve(0, 0, 1, 1)
  /// The system's ease-in curve, with the control points that Core Animation documents.
  public static let easeIn = BezierCurve(0.42, 0, 1, 1)
  /// The system's ease-out curve.
  public static let easeOut = BezierCurve(0, 0, 0.58, 1)
  /// The system's curve that eases in and out.
  public static let easeInOut = BezierCurve(0.42, 0, 0.58, 1)

  /// The curve as timing parameters of a property animator.
  @MainActor
  public var timingParameters: UICubicTimingParameters {
    UICubicTimingParameters(
      controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
  }

  var valid: BezierCurve? {
    guard [x1, y1, x2, y2].allSatisfy({ !$0.isNaN }) else { return nil }
    func clamped(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      min(max(value, range.lowerBound), range.upperBound)
    }
    return BezierCurve(
      clamped(x1, Self.times), clamped(y1, Self.progresses), clamped(x2, Self.times),
      clamped(y2, Self.progresses))
  }
}
