import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Accelerations and forces against the formulas of mechanics.
@MainActor
struct GravityAndPushTests {
  /// y = ½·g·t² with g = 1,000 points per second squared. The integration is exact for a constant
  /// acceleration, up to rounding.
  @Test func aViewFallsByHalfOfGTSquared() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 50)
    fixture.animator.addBehavior(UIGravityBehavior(items: [view]))
    fixture.run(0.5)
    #expect(isNear(view.center.y, 50 + 125, within: 1e-6))
    fixture.run(0.5)
    #expect(isNear(view.center.y, 50 + 500, within: 1e-6))
    #expect(view.center.x == 200 && view.transform == .identity)
  }

  /// A frame between two steps shows what lies between them: the chord of a parabola, which differs
  /// from it by at most g·h² / 8 = 0.003 points.
  @Test(arguments: [24.0, 50, 60, 75, 120, 144, 480])
  func theFallIsTheSameAtAnyRateOfFrames(rate: Double) {
    let fixture = DynamicsFixture(framesPerSecond: rate)
    let view = fixture.square(at: 200, 0)
    fixture.animator.addBehavior(UIGravityBehavior(items: [view]))
    for _ in 0..<20 { fixture.simulator.advanceFrame() }
    let time = fixture.animator.elapsedTime
    #expect(time > 0.03)
    #expect(isNear(view.center.y, 500 * time * time, within: 0.003))
  }

  @Test func gravityIsSetByVectorOrByAngleAndMagnitude() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1 && isNear(gravity.angle, .pi / 2))
    gravity.setAngle(0, magnitude: 0.5)
    #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(gravity.magnitude == 5 && isNear(gravity.angle, atan2(4, 3)))
    gravity.magnitude = 0
    gravity.magnitude = 2
    #expect(isNear(gravity.gravityDirection.dx, 1.2) && isNear(gravity.gravityDirection.dy, 1.6))
  }

  /// A newton accelerates 100 × 100 points by 100 points per second squared: 50 in the first
  /// second.
  @Test func aContinuousPushAcceleratesByForceOverMass() {
    let fixture = DynamicsFixture()
    let (light, heavy) = (fixture.square(at: 100, 100), fixture.square(200, at: 100, 400))
    let push = UIPushBehavior(items: [light, heavy], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    fixture.animator.addBehavior(push)
    fixture.run(1)
    #expect(isNear(light.center.x, 150) && isNear(heavy.center.x, 112.5))
    push.active = false
    fixture.run(1)
    #expect(isNear(light.center.x, 250) && isNear(heavy.center.x, 137.5))
  }

  @Test func anInstantaneousPushChangesTheVelocityOnce() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 100, 100)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    #expect(push.active)
    fixture.animator.addBehavior(push)
    fixture.run(1)
    #expect(!push.active)
    #expect(isNear(view.center.x, 200))
    push.active = true
    fixture.run(1)
    #expect(isNear(view.center.x, 400, within: 2))
  }

  /// A force at an arm of 50 points turns a square of mass m and moment m·100²/6: by
  /// 100·50 / (10,000/6) = 3 radians a second, for a second of a newton.
  @Test func aPushBesideTheCentreTurnsAView() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 300)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
    #expect(push.targetOffsetFromCenter(for: view) == UIOffset(horizontal: 50, vertical: 0))
    fixture.animator.addBehavior(push)
    fixture.run(0.5)
    let angle = atan2(view.transform.b, view.transform.a)
    #expect(isNear(angle, 1.5, within: 1e-6))
    #expect(isNear(view.center.y, 350, within: 1e-6))
  }

  @Test func aViewKeepsItsScaleWhileItTurns() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 300)
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    let properties = UIDynamicItemBehavior(items: [view])
    properties.addAngularVelocity(.pi, for: view)
    fixture.animator.addBehavior(properties)
    fixture.run(0.5)
    let (t, right) = (view.transform, CGFloat.pi / 2)
    let expected = CGAffineTransform(scaleX: 2, y: 0.5)
      .concatenating(CGAffineTransform(rotationAngle: right))
    #expect(isNear(t.a, expected.a, within: 1e-9) && isNear(t.b, expected.b, within: 1e-9))
    #expect(isNear(t.c, expected.c, within: 1e-9) && isNear(t.d, expected.d, within: 1e-9))
  }

  @Test func propertiesOfSeveralBehaviorsAddUp() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 100, 100)
    let (first, second) = (
      UIDynamicItemBehavior(items: [view]), UIDynamicItemBehavior(items: [view])
    )
    #expect(first.elasticity == 0 && first.friction == 0 && first.density == 1)
    #expect(first.resistance == 0 && first.angularResistance == 0 && first.charge == 0)
    #expect(!first.isAnchored && first.allowsRotation)
    first.density = 4
    second.resistance = 1
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 4, dy: 0)
    for behavior in [first, second, push] { fixture.animator.addBehavior(behavior) }
    fixture.run(1)
    // x' = a·(1 − e^−t), a = 4·100 / 4: after a second x = a·(t + e^−t − 1) = 36.79.
    #expect(isNear(view.center.x, 100 + 36.788, within: 0.1))
    #expect(isNear(first.linearVelocity(for: view).x, 63.212, within: 0.3))
  }

  @Test func velocitiesAreCollectedUntilThereIsAnAnimator() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 100, 100)
    let properties = UIDynamicItemBehavior(items: [view])
    properties.addLinearVelocity(CGPoint(x: 10, y: 20), for: view)
    properties.addLinearVelocity(CGPoint(x: 30, y: 0), for: view)
    properties.addAngularVelocity(2, for: view)
    #expect(properties.linearVelocity(for: view) == CGPoint(x: 40, y: 20))
    fixture.animator.addBehavior(properties)
    #expect(properties.linearVelocity(for: view) == CGPoint(x: 40, y: 20))
    #expect(properties.angularVelocity(for: view) == 2)
    fixture.run(1)
    #expect(isNear(view.center.x, 140) && isNear(view.center.y, 120))
    #expect(isNear(atan2(view.transform.b, view.transform.a), 2, within: 1e-6))
  }
}
