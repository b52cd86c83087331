import CChipmunk
package import CoreGraphics

/// Holds two bodies together, or a body and the ground.
package final class Joint {
  /// How the anchors of the bodies may move against each other.
  package enum Kind {
    /// Their distance is constant.
    case rod(length: CGFloat)
    /// Their distance has a greatest value.
    case rope(length: CGFloat)
    /// A spring; `stiffness` in units of mass per second squared, `damping` per second.
    case spring(length: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// They coincide.
    case pivot
    /// The anchor of the second body moves along a line of the first, between two points of it.
    case groove(from: CGPoint, to: CGPoint)
    /// The second body is turned against the first by a constant angle, in radians.
    case angle(CGFloat)
    /// The second body is turned against the first by an angle in a range, in radians.
    case angleRange(ClosedRange<CGFloat>)
    /// A torque of at most this amount slows their relative rotation.
    case brake(torque: CGFloat)

    /// Whether it acts on the bodies' rotation alone.
    var isRotational: Bool {
      switch self {
      case .angle, .angleRange, .brake: true
      default: false
      }
    }
  }

  let handle: OpaquePointer
  let first: RigidBody?
  let second: RigidBody
  private let kind: Kind

  /// The part of an error that is corrected in a step; ours. With less, a pendulum's length drifts;
  /// with more, a joint whose anchor is moved overshoots.
  private static let correction = 0.3

  /// - Parameters:
  ///   - first: nil for the ground.
  ///   - anchors: in the bodies' own coordinates; in those of the world for the ground.
  init?(
    _ kind: Kind, first: RigidBody?, second: RigidBody, anchors: (CGPoint, CGPoint),
    ground: OpaquePointer
  ) {
    let isDynamic = second.isDynamic || first?.isDynamic ?? false
    guard isDynamic, !kind.isRotational || Self.turns(first) || Self.turns(second) else {
      return nil
    }
    let (a, b) = (first?.handle ?? ground, second.handle)
    handle = Self.makeHandle(kind, a, b, cpVect(anchors.0), cpVect(anchors.1))
    (self.kind, self.first, self.second) = (kind, first, second)
    cpConstraintSetErrorBias(handle, pow(1 - Self.correction, 1 / PhysicsWorld.step))
  }

  deinit { cpConstraintFree(handle) }

  private static func turns(_ body: RigidBody?) -> Bool {
    guard let body else { return false }
    return body.isDynamic && body.configuration.allowsRotation
  }

  private static func makeHandle(
    _ kind: Kind, _ a: OpaquePointer, _ b: OpaquePointer, _ anchorA: cpVect, _ anchorB: cpVect
  ) -> OpaquePointer {
    switch kind {
    case .rod(let length):
      let joint: OpaquePointer = cpPinJointNew(a, b, anchorA, anchorB)
      cpPinJointSetDist(joint, length)
      return joint
    case .rope(let length): return cpSlideJointNew(a, b, anchorA, anchorB, 0, length)
    case .spring(let length, let stiffness, let damping):
      return cpDampedSpringNew(a, b, anchorA, anchorB, length, stiffness, damping)
    case .pivot: return cpPivotJointNew2(a, b, anchorA, anchorB)
    case .groove(let start, let end):
      return cpGrooveJointNew(a, b, cpVect(start), cpVect(end), anchorB)
    case .angle(let angle): return cpGearJointNew(a, b, angle, 1)
    case .angleRange(let range):
      return cpRotaryLimitJointNew(a, b, range.lowerBound, range.upperBound)
    case .brake(let torque):
      let joint: OpaquePointer = cpSimpleMotorNew(a, b, 0)
      cpConstraintSetMaxForce(joint, torque)
      return joint
    }
  }

  /// Moves the anchor of the first body, or on the ground.
  package func setFirstAnchor(_ anchor: CGPoint) {
    switch kind {
    case .rod: cpPinJointSetAnchorA(handle, cpVect(anchor))
    case .rope: cpSlideJointSetAnchorA(handle, cpVect(anchor))
    case .spring: cpDampedSpringSetAnchorA(handle, cpVect(anchor))
    case .pivot: cpPivotJointSetAnchorA(handle, cpVect(anchor))
    case .groove, .angle, .angleRange, .brake: break
    }
  }
}
