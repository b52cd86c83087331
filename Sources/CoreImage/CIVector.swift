public import CoreGraphics

/// Numbers: a point in an image's coordinates, a rectangle, or factors of a colour's components.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// A vector of one component.
  public convenience init(x: CGFloat) { self.init([x]) }

  /// A vector of two components.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  /// A vector of three components.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  /// A vector of four components.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  /// A vector of any number of components, which are copied; a negative count is 0.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: max(count, 0))))
  }

  /// A point as a vector.
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }

  /// A rectangle as a vector: its origin, its width and its height.
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, z: rect.size.width, w: rect.size.height)
  }

  /// The number of components.
  public var count: Int { values.count }

  /// A component; 0 for one that the vector does not have.
  public func value(at index: Int) -> CGFloat {
    values.indices.contains(index) ? values[index] : 0
  }

  /// The first component.
  public var x: CGFloat { value(at: 0) }
  /// The second component; 0 without one.
  public var y: CGFloat { value(at: 1) }
  /// The third component; 0 without one.
  public var z: CGFloat { value(at: 2) }
  /// The fourth component; 0 without one.
  public var w: CGFloat { value(at: 3) }

  /// The first two components as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  /// The first four components as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Whether every component is a finite number.
  var isFinite: Bool { values.allSatisfy { $0.isFinite } }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  public override var hash: Int { values.hashValue }
}
