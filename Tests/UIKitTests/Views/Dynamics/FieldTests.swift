import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Fields of force against their formulas.
@MainActor
struct FieldTests {
  /// Where a view is that started at (200, 300) with a velocity, after a time in a field.
  private func move(
    _ field: UIFieldBehavior, for time: TimeInterval, velocity: CGPoint = .zero,
    charge: CGFloat = 0
  ) -> CGPoint {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 300)
    field.addItem(view)
    let properties = UIDynamicItemBehavior(items: [view])
    (properties.charge, properties.allowsRotation) = (charge, false)
    properties.addLinearVelocity(velocity, for: view)
    fixture.animator.addBehavior(field)
    fixture.animator.addBehavior(properties)
    fixture.run(time)
    return view.center
  }

  @Test func linearGravityIsThatOfGravity() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: -0.5))
    #expect(field.strength == 1 && field.falloff == 0)
    #expect(isNear(move(field, for: 0.5).y, 300 - 62.5))
  }

  /// At 100 points from the position a field with any falloff has its strength.
  @Test func radialGravityPullsToItsPosition() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 300))
    field.falloff = 2
    let end = move(field, for: 0.1)
    #expect(end.x > 205 && end.x < 206 && end.y == 300)
  }

  /// v = v₀·e^−t for a mass of 1 and a strength of 1: x = v₀·(1 − e^−t).
  @Test func dragSlowsProportionallyToTheVelocity() {
    let end = move(.dragField(), for: 1, velocity: CGPoint(x: 100, y: 0))
    #expect(isNear(end.x, 200 + 63.212, within: 0.3))
  }

  /// A strength of 1 and a mass of 1 oscillate once in 2π seconds: after a quarter, at the
  /// position.
  @Test func aSpringFieldOscillates() {
    let field = UIFieldBehavior.springField()
    (field.position, field.strength) = (CGPoint(x: 300, y: 300), CGFloat.pi * CGFloat.pi)
    // ω = π: a period of 2 s.
    #expect(isNear(move(field, for: 1).x, 400, within: 0.2))
  }

  @Test func aVelocityFieldOverridesOtherForces() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 300)
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 50, dy: 0))
    field.addItem(view)
    fixture.animator.addBehavior(UIGravityBehavior(items: [view]))
    fixture.animator.addBehavior(field)
    fixture.run(1)
    #expect(isNear(view.center.x, 250, within: 0.3) && isNear(view.center.y, 300, within: 0.3))
  }

  /// Counterclockwise on a screen whose y points down: to the right of the position, upwards.
  @Test func aVortexTurnsCounterclockwise() {
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 100, y: 300)
    let end = move(field, for: 0.1)
    #expect(end.y < 300 && isNear(end.y, 300 - 0.5, within: 0.02))
  }

  /// F = q·v·B: a circle of radius v / ω with ω = q·B / m. After half a turn, 2r beside, to the
  /// left for one that starts upwards.
  @Test func aMagneticFieldMovesAChargeOnACircle() {
    let field = UIFieldBehavior.magneticField()
    field.strength = .pi
    let end = move(field, for: 1, velocity: CGPoint(x: 0, y: -100), charge: 1)
    #expect(isNear(end.x, 200 - 200 / .pi, within: 0.5) && isNear(end.y, 300, within: 1))
    let still = move(.magneticField(), for: 1, velocity: CGPoint(x: 0, y: -100))
    #expect(isNear(still.x, 200))
  }

  @Test func anElectricFieldPushesACharge() {
    let field = UIFieldBehavior.electricField()
    field.position = CGPoint(x: 100, y: 300)
    #expect(isNear(move(field, for: 1, charge: 1).x, 250, within: 0.01))
    let other = UIFieldBehavior.electricField()
    #expect(move(other, for: 1) == CGPoint(x: 200, y: 300))
  }

  @Test func noiseIsTheSameInEveryRun() {
    func run(_ smoothness: CGFloat) -> CGPoint {
      let field = UIFieldBehavior.noiseField(smoothness: smoothness, animationSpeed: 1)
      field.strength = 5
      return move(field, for: 0.5)
    }
    #expect(run(0.2) == run(0.2) && run(0.2) != run(0.9))
    #expect(run(0.2) != CGPoint(x: 200, y: 300))
    let still = UIFieldBehavior.turbulenceField(smoothness: 0, animationSpeed: 1)
    #expect(move(still, for: 0.5) == CGPoint(x: 200, y: 300))
  }

  /// A newton on a mass of 1: 50 points in the first second.
  @Test func aFieldOfAProgramsOwn() {
    var samples: [(CGPoint, CGFloat)] = []
    let field = UIFieldBehavior.field { field, position, _, mass, _, time in
      #expect(field.strength == 1 && isNear(time, 1.0 / 240))
      samples.append((position, mass))
      return CGVector(dx: 1, dy: 0)
    }
    #expect(isNear(move(field, for: 1).x, 250))
    #expect(samples.first?.0 == CGPoint(x: 200, y: 300) && samples.first?.1 == 1)
  }

  @Test func aRegionLimitsAField() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = UIRegion(radius: 50)
    #expect(move(field, for: 0.5) == CGPoint(x: 200, y: 300))
    let near = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    (near.region, near.position) = (UIRegion(radius: 50), CGPoint(x: 200, y: 300))
    #expect(move(near, for: 0.5).x > 240)
  }

  @Test func regionsAreCombined() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 16, height: 16)))
    let (middle, corner, side) = (CGPoint.zero, CGPoint(x: 8, y: 8), CGPoint(x: 9.5, y: 0))
    func answers(_ region: UIRegion) -> [Bool] {
      [middle, corner, side].map(region.contains)
    }
    #expect(answers(circle) == [true, false, true] && answers(square) == [true, true, false])
    #expect(answers(circle.union(with: square)) == [true, true, true])
    #expect(answers(circle.intersection(with: square)) == [true, false, false])
    #expect(answers(circle.difference(from: square)) == [false, false, true])
    #expect(answers(square.inverse()) == [false, false, true])
    #expect(answers(.infinite) == [true, true, true])
  }
}
