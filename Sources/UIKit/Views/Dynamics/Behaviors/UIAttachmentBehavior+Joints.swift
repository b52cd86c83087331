import CoreGraphics
import Physics

/// The positions of two bodies relative to each other when they were attached.
struct AttachmentBeginning {
  /// The anchor in the coordinates of each body. For the ground it is in the world's coordinates.
  let anchors: (CGPoint, CGPoint)
  /// The angle of the second body relative to the first, in radians.
  let angle: CGFloat
  /// The angle of the first body, in radians; 0 for the ground.
  let firstAngle: CGFloat

  /// - Parameter other: nil attaches the body to the ground.
  init(_ anchor: CGPoint, _ body: RigidBody, _ other: RigidBody?) {
    if let other {
      anchors = (body.local(anchor), other.local(anchor))
      (angle, firstAngle) = (other.angle - body.angle, body.angle)
    } else {
      anchors = (anchor, body.local(anchor))
      (angle, firstAngle) = (body.angle, 0)
    }
  }
}

extension UIAttachmentBehavior {
  /// The distance in points below which two points coincide: a rod between them would have no
  /// direction.
  private static let coincidence: CGFloat = 0.5
  /// The distance in points that a sliding attachment without limits can move.
  private static let farthest: CGFloat = 100_000

  /// The joints of the attachment, with their anchors.
  ///
  /// - Parameter anchors: the attached points, for an attachment at a distance.
  func parts(
    _ beginning: AttachmentBeginning, _ first: RigidBody?, _ second: RigidBody,
    at anchors: (CGPoint, CGPoint)
  ) -> [(Joint.Kind, (CGPoint, CGPoint))] {
    let common = beginning.anchors
    switch kind {
    case .distance:
      if isSpring { return [(spring(first, second), anchors)] }
      return [(length < Self.coincidence ? .pivot : .rod(length: length), anchors)]
    case .limit: return [(.rope(length: length), anchors)]
    case .fixed: return [(.pivot, common), (.angle(beginning.angle), common)]
    case .sliding(let axis):
      // The range is how far the second item moves relative to the first one. A single item is the
      // first one, and its anchor the second.
      let direction = first == nil ? CGVector(dx: -axis.dx, dy: -axis.dy) : axis
      return [(groove(along: direction, beginning), common), (.angle(beginning.angle), common)]
    case .pin:
      var result: [(Joint.Kind, (CGPoint, CGPoint))] = [(.pivot, common)]
      if !attachmentRange.isInfinite {
        result.append((.angleRange(range(about: beginning.angle)), common))
      }
      if frictionTorque > 0 {
        let unit = UIPushBehavior.newton * 100
        result.append((.brake(torque: frictionTorque * unit), common))
      }
      return result
    }
  }

  private func range(about angle: CGFloat) -> ClosedRange<CGFloat> {
    let (a, b) = (attachmentRange.minimum, attachmentRange.maximum)
    let limit = Self.farthest
    return angle + max(min(a, b), -limit)...angle + min(max(a, b), limit)
  }

  private func groove(along axis: CGVector, _ beginning: AttachmentBeginning) -> Joint.Kind {
    let (range, origin) = (range(about: 0), beginning.anchors.0)
    // The axis is in the world's coordinates, but the groove is in those of the first body.
    let (cosine, sine) = (cos(-beginning.firstAngle), sin(-beginning.firstAngle))
    let local = CGVector(
      dx: axis.dx * cosine - axis.dy * sine, dy: axis.dx * sine + axis.dy * cosine)
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + local.dx * distance, y: origin.y + local.dy * distance)
    }
    // A groove of no length has no direction.
    return .groove(
      from: point(range.lowerBound), to: point(max(range.upperBound, range.lowerBound + 0.01)))
  }

  /// A spring with the attachment's frequency and damping, for the mass that moves.
  private func spring(_ first: RigidBody?, _ second: RigidBody) -> Joint.Kind {
    var inverse: CGFloat = 0
    for body in [first, second].compactMap({ $0 }) where body.isDynamic { inverse += 1 / body.mass }
    let (mass, rate) = (inverse > 0 ? 1 / inverse : 0, 2 * CGFloat.pi * frequency)
    return .spring(
      length: length, stiffness: mass * rate * rate, damping: 2 * damping * rate * mass)
  }
}

extension RigidBody {
  /// Converts a point from the world's coordinates to the body's.
  func local(_ point: CGPoint) -> CGPoint {
    let (dx, dy) = (point.x - position.x, point.y - position.y)
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGPoint(x: dx * cosine + dy * sine, y: dy * cosine - dx * sine)
  }

  /// Two values that need different joints have different codes.
  var code: Int { (isDynamic ? 1 : 0) + (configuration.allowsRotation ? 2 : 0) }
}
