public import CoreGraphics

/// A region of the plane, relative to a field's position, in which the field acts.
@preconcurrency @MainActor
public final class UIRegion: NSObject, @preconcurrency NSCopying {
  private indirect enum Shape {
    case everywhere
    case circle(radius: CGFloat)
    case rectangle(CGSize)
    case inverse(Shape)
    case union(Shape, Shape)
    case intersection(Shape, Shape)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .everywhere: true
      case .circle(let radius): hypot(point.x, point.y) <= radius
      case .rectangle(let size):
        abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let shape): !shape.contains(point)
      case .union(let a, let b): a.contains(point) || b.contains(point)
      case .intersection(let a, let b): a.contains(point) && b.contains(point)
      }
    }
  }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// The whole plane.
  public static let infinite = UIRegion(.everywhere)

  /// A circle of a radius in points, centred at the field's position.
  public convenience init(radius: CGFloat) {
    self.init(.circle(radius: DynamicInput.checked(radius, or: 0, "A region's radius")))
  }

  /// A rectangle of a size in points, centred at the field's position.
  public convenience init(size: CGSize) {
    let width = DynamicInput.checked(size.width, or: 0, "A region's width")
    let height = DynamicInput.checked(size.height, or: 0, "A region's height")
    self.init(.rectangle(CGSize(width: width, height: height)))
  }

  /// The region of all points that are not in this region.
  public func inverse() -> UIRegion { UIRegion(.inverse(shape)) }
  /// The region of all points that are in this region or in another one.
  public func union(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }
  /// The region of all points that are in this region and not in another one.
  public func difference(from region: UIRegion) -> UIRegion {
    UIRegion(.intersection(shape, .inverse(region.shape)))
  }
  /// The region of all points that are both in this region and in another one.
  public func intersection(with region: UIRegion) -> UIRegion {
    UIRegion(.intersection(shape, region.shape))
  }

  /// Whether a point, relative to the field's position, is in the region.
  public func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

  /// The region itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
