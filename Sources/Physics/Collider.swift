import CChipmunk
package import CoreGraphics

/// What collides: a body, or a boundary that stands still.
package class Collider {
  /// Numbers the colliders of a world in the order in which they were made.
  package let identifier: Int
  /// From 0, inelastic, to 1, elastic. The greater one of two colliders counts.
  package var elasticity: CGFloat = 0
  /// Friction of 0 slides freely. Of two colliders the geometric mean counts; nil adopts the
  /// other's.
  package var friction: CGFloat?

  /// Freed with the collider; a world removes them from its space before.
  private(set) var shapes: [OpaquePointer] = []

  init(identifier: Int) { self.identifier = identifier }

  deinit { freeShapes() }

  func setShapes(_ handles: [OpaquePointer]) {
    freeShapes()
    shapes = handles
    let own = Unmanaged.passUnretained(self).toOpaque()
    for shape in shapes { cpShapeSetUserData(shape, own) }
  }

  private func freeShapes() {
    for shape in shapes { cpShapeFree(shape) }
    shapes = []
  }

  /// The owner of a shape.
  static func of(_ shape: OpaquePointer?) -> Collider? {
    guard let shape, let data = cpShapeGetUserData(shape) else { return nil }
    return Unmanaged<Collider>.fromOpaque(data).takeUnretainedValue()
  }

  /// The elasticity of a contact: that of the more elastic one, as in Box2D, the engine whose rules
  /// UIKit's dynamics show.
  static func elasticity(of first: Collider, _ second: Collider) -> CGFloat {
    max(first.elasticity, second.elasticity)
  }

  static func friction(of first: Collider, _ second: Collider) -> CGFloat {
    let (a, b) = (first.friction ?? second.friction ?? 0, second.friction ?? first.friction ?? 0)
    return (a * b).squareRoot()
  }
}
