import CChipmunk
package import CoreGraphics

/// Lines or walls at which bodies bounce.
package final class Boundary: Collider {
  /// The outline of a boundary.
  package enum Outline: Hashable {
    /// The four sides of a rectangle. Bodies stay inside: what is beyond a side is solid.
    case walls(CGRect)
    /// Polygonal chains. Bodies collide with both sides of them.
    case lines([[CGPoint]])
  }

  package let outline: Outline
  /// The bodies of this group collide with it.
  package let group: Int

  /// Points that the solid behind a wall extends: no body gets through it in one step.
  private static let thickness: CGFloat = 10_000

  init(identifier: Int, outline: Outline, group: Int, on ground: OpaquePointer) {
    self.outline = outline
    self.group = group
    super.init(identifier: identifier)
    setShapes(Self.makeShapes(outline, on: ground))
  }

  private static func makeShapes(_ outline: Outline, on ground: OpaquePointer) -> [OpaquePointer] {
    switch outline {
    case .walls(let inside):
      // They overlap at the corners: between two walls without a gap a body could be caught.
      let outside = inside.insetBy(dx: -thickness, dy: -thickness)
      let (width, height) = (outside.width, outside.height)
      return [
        CGRect(x: outside.minX, y: outside.minY, width: width, height: thickness),
        CGRect(x: outside.minX, y: inside.maxY, width: width, height: thickness),
        CGRect(x: outside.minX, y: outside.minY, width: thickness, height: height),
        CGRect(x: inside.maxX, y: outside.minY, width: thickness, height: height),
      ].map { wall in
        cpBoxShapeNew2(
          ground, cpBB(l: wall.minX, b: wall.minY, r: wall.maxX, t: wall.maxY), 0)
      }
    case .lines(let chains):
      return chains.flatMap { chain in
        zip(chain, chain.dropFirst()).filter { $0 != $1 }.map {
          cpSegmentShapeNew(ground, cpVect($0), cpVect($1), 0)
        }
      }
    }
  }
}
