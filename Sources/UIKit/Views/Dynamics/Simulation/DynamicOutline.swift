import CoreGraphics
import Physics

/// The shape with which an item collides.
@MainActor
enum DynamicOutline {
  /// The limits of an item's width and height, in points (our choice).
  private static let sides: ClosedRange<CGFloat> = 1...100_000
  /// The number of corners of the polygon that approximates an ellipse.
  private static let cornersOfEllipse = 24

  /// The shapes of an item about its centre, without rotation.
  static func shapes(of item: any UIDynamicItem) -> [BodyShape] {
    if let group = item as? UIDynamicItemGroup {
      let parts = group.parts.map { shape(of: $0.item, placement: $0.placement) }
      return parts.isEmpty ? [square] : parts
    }
    let transform = item.transform
    let scale = CGAffineTransform(
      scaleX: hypot(transform.a, transform.b), y: hypot(transform.c, transform.d))
    return [shape(of: item, placement: scale)]
  }

  private static var square: BodyShape {
    .polygon(corners(of: CGSize(width: sides.lowerBound, height: sides.lowerBound)))
  }

  private static func shape(
    of item: any UIDynamicItem, placement: CGAffineTransform
  ) -> BodyShape {
    let size = sensibleSize(of: item)
    let placement = placement.isFinite ? placement : .identity
    let type = item.collisionBoundsType
    let isUniform = placement.b == 0 && placement.c == 0 && abs(placement.a) == abs(placement.d)
    if type == .ellipse, size.width == size.height, isUniform {
      let radius = max(size.width / 2 * abs(placement.a), sides.lowerBound / 2)
      return .circle(center: CGPoint(x: placement.tx, y: placement.ty), radius: radius)
    }
    let points = points(of: item, type, size).map { $0.applying(placement) }.filter(\.isFinite)
    let hull = BodyShape.convexHull(of: points.map(inReach))
    if hull.count > 2, BodyShape.polygon(hull).area >= 1 { return .polygon(hull) }
    Diagnostics.warn(
      "\(Swift.type(of: item)) has no area to collide with; a square of one point stands for it.")
    return square
  }

  private static func points(
    of item: any UIDynamicItem, _ type: UIDynamicItemCollisionBoundsType, _ size: CGSize
  ) -> [CGPoint] {
    switch type {
    case .rectangle: return corners(of: size)
    case .ellipse:
      return (0..<cornersOfEllipse).map { index in
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(cornersOfEllipse)
        return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
      }
    case .path: return item.collisionBoundingPath.flattened.flatMap { $0 }
    }
  }

  private static func corners(of size: CGSize) -> [CGPoint] {
    let (x, y) = (size.width / 2, size.height / 2)
    return [
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
    ]
  }

  private static func inReach(_ point: CGPoint) -> CGPoint {
    let limit = sides.upperBound
    return CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
  }

  private static func sensibleSize(of item: any UIDynamicItem) -> CGSize {
    let size = item.bounds.size
    func sensible(_ side: CGFloat) -> CGFloat {
      side.isFinite ? min(max(side, sides.lowerBound), sides.upperBound) : sides.lowerBound
    }
    let result = CGSize(width: sensible(size.width), height: sensible(size.height))
    if !size.isFinite || result.width != size.width || result.height != size.height {
      Diagnostics.warn(
        "\(Swift.type(of: item)) of size \(size) moves as one of \(result): its sides must be from "
          + "1 to 100,000 points.")
    }
    return result
  }
}
