public import CoreGraphics

/// A point in an image's coordinates.
public final class CIVector: NSObject, Sendable {
  public let x, y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    (self.x, self.y) = (x, y)
    super.init()
  }

  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }

  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.cgPointValue == cgPointValue
  }
  public override var hash: Int { x.hashValue ^ y.hashValue }
}
