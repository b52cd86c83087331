public import CoreGraphics

/// A point in an image's coordinates.
public final class CIVector: NSObject, Sendable {
  /// The components.
  public let x, y: CGFloat

  /// A vector of two components.
  public init(x: CGFloat, y: CGFloat) {
    (self.x, self.y) = (x, y)
    super.init()
  }

  /// A point as a vector.
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }

  /// The components as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.cgPointValue == cgPointValue
  }
  public override var hash: Int { x.hashValue ^ y.hashValue }
}
