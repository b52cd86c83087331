public import CoreGraphics

/// The timing curve of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let points: [Float]
  let curve: UnitBezier

  /// A curve with two control points; their x is clamped to 0 … 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let given = [c1x, c1y, c2x, c2y]
    if !given.allSatisfy(\.isFinite) {
      Diagnostics.warnFromAnyThread(
        "A timing function's control points must be finite; 0 is used instead.")
    }
    points = given.map { $0.isFinite ? $0 : 0 }
    // Converts by the decimal digits, so that 0.42 is 0.42 and not the nearest Float.
    let exact = points.map { Double("\($0)") ?? Double($0) }
    curve = UnitBezier(exact[0], exact[1], exact[2], exact[3])
    super.init()
  }

  /// One of the standard curves; an unknown name gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the x and y of a control point: 0 is (0, 0), 1 and 2 are the curve's, 3 is (1, 1).
  /// Other indices write nothing.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0..<4).contains(index) else { return }
    values[0] = all[index * 2]
    values[1] = all[index * 2 + 1]
  }

  /// The progress at a fraction of the time, both from 0 to 1.
  package func value(at fraction: Double) -> Double { curve.value(at: fraction) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  public override var hash: Int { points.hashValue }
}

/// The name of a standard curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even speed: the curve with control points (0, 0) and (1, 1).
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Begins slowly: control points (0.42, 0) and (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Begins and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
