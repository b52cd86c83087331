import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Collisions of items with each other and with boundaries.
@MainActor
struct CollisionTests {
  private func setUp(
    _ fixture: DynamicsFixture, _ items: [UIView], elasticity: CGFloat = 0
  ) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.collisionDelegate = fixture
    let properties = UIDynamicItemBehavior(items: items)
    properties.elasticity = elasticity
    properties.friction = 0.3
    let behaviors = [UIGravityBehavior(items: items), collision, properties]
    for behavior in behaviors { fixture.animator.addBehavior(behavior) }
    return collision
  }

  /// A fall of h = 400 points ends at v = √(2·g·h); the height after it is e²·h. The floor is met
  /// in a step of 1/240 s, of at most v·h = 3.7 points.
  @Test(arguments: [0.5, 0.7, 0.9])
  func aBounceReachesTheSquareOfItsElasticity(elasticity: CGFloat) {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 150)
    let collision = setUp(fixture, [view], elasticity: elasticity)
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 600),
      to: CGPoint(x: 400, y: 600))
    fixture.run((2 * 400 / 1000.0).squareRoot() + 0.02)
    var highest = view.center.y
    for _ in 0..<60 {
      fixture.simulator.advanceFrame()
      highest = min(highest, view.center.y)
    }
    let height = 550 - highest
    #expect(isNear(height, elasticity * elasticity * 400, within: 3.7))
    // The solver passes over both corners twenty times, which leaves a little of a turn.
    #expect(isNear(view.center.x, 200, within: 0.001) && isNear(view.transform.b, 0, within: 1e-5))
  }

  /// An elastic view reaches its height again and again.
  @Test func anElasticBounceNeitherGainsNorLosesHeight() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 150)
    setUp(fixture, [view], elasticity: 1).translatesReferenceBoundsIntoBoundary = true
    fixture.run(4)
    var (highest, lowest) = (view.center.y, view.center.y)
    for _ in 0..<120 {
      fixture.simulator.advanceFrame()
      (highest, lowest) = (min(highest, view.center.y), max(lowest, view.center.y))
    }
    #expect(isNear(highest, 150, within: 20) && lowest < 555)
    #expect(fixture.animator.isRunning)
  }

  @Test func aViewSettlesOnTheBoundsAndTheAnimatorPauses() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 150, name: "a")
    setUp(fixture, [view], elasticity: 0.3).translatesReferenceBoundsIntoBoundary = true
    fixture.simulator.settle()
    #expect(!fixture.animator.isRunning && fixture.simulator.isIdle)
    #expect(isNear(view.frame.maxY, 600, within: 0.2))
    #expect(fixture.calls.first == "resume" && fixture.calls.last == "pause")
    #expect(fixture.animator.elapsedTime > 1 && fixture.animator.elapsedTime < 4)
    // It bounces some times, and each contact begins once: the last one does not end.
    let contacts = fixture.calls.filter { $0.contains("|") }
    let pairs = stride(from: 0, to: contacts.count, by: 2).map { contacts[$0] }
    #expect(pairs.allSatisfy { $0 == "a + |bounds|" } && contacts.count % 2 == 1)
  }

  @Test func insetsMakeTheBoundarySmaller() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 150)
    setUp(fixture, [view]).setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
    fixture.simulator.settle()
    #expect(isNear(view.frame.maxY, 500, within: 0.2))
  }

  /// Thrown at 20,000 points a second, far more than its size in a step, a view stays inside.
  @Test func nothingGetsThroughTheBounds() {
    let fixture = DynamicsFixture()
    let view = fixture.square(20, at: 200, 150)
    setUp(fixture, [view]).translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [view])
    properties.addLinearVelocity(CGPoint(x: 20_000, y: 20_000), for: view)
    fixture.animator.addBehavior(properties)
    fixture.simulator.settle()
    #expect(CGRect(x: -1, y: -1, width: 402, height: 602).contains(view.frame), "\(view.frame)")
  }

  @Test func contactsNameTheItemsAndBoundaries() {
    let fixture = DynamicsFixture()
    let (lower, upper) = (
      fixture.square(at: 200, 400, name: "lower"), fixture.square(at: 200, 200, name: "upper")
    )
    let collision = setUp(fixture, [lower, upper])
    let ramp = UIBezierPath(rect: CGRect(x: 0, y: 500, width: 400, height: 50))
    collision.addBoundary(withIdentifier: "box" as NSString, for: ramp)
    fixture.simulator.settle()
    #expect(
      fixture.calls.prefix(3) == ["resume", "lower + |box|", "lower + upper"])
    #expect(isNear(fixture.points[0].y, 500, within: 4))
    #expect(isNear(fixture.points[1].y, 400, within: 4))
    #expect(isNear(upper.frame.maxY, lower.frame.minY, within: 0.3))
    #expect(fixture.calls.last == "pause")
    #expect(fixture.calls.filter { $0 == "lower + upper" }.count == 1)
  }

  @Test func aContactEndsWhenItsItemsPart() {
    let fixture = DynamicsFixture()
    let (left, right) = (
      fixture.square(at: 100, 300, name: "left"), fixture.square(at: 300, 300, name: "right")
    )
    let collision = UICollisionBehavior(items: [left, right])
    collision.collisionDelegate = fixture
    let properties = UIDynamicItemBehavior(items: [left, right])
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
    fixture.animator.addBehavior(collision)
    fixture.animator.addBehavior(properties)
    fixture.run(1)
    #expect(fixture.calls == ["resume", "left + right", "left - right"])
    // Equal masses exchange their velocities.
    #expect(isNear(properties.linearVelocity(for: left).x, 0, within: 1e-6))
    #expect(isNear(properties.linearVelocity(for: right).x, 200, within: 1e-6))
    #expect(isNear(left.center.x, 200, within: 2) && isNear(right.center.x, 400, within: 2))
  }

  @Test func itemsCollideOnlyWithThoseOfTheSameBehavior() {
    let fixture = DynamicsFixture()
    let (a, b) = (fixture.square(at: 200, 100), fixture.square(at: 200, 400))
    let properties = UIDynamicItemBehavior(items: [b])
    properties.isAnchored = true
    let behaviors = [
      properties, UIGravityBehavior(items: [a]), UICollisionBehavior(items: [a]),
      UICollisionBehavior(items: [b]),
    ]
    for behavior in behaviors { fixture.animator.addBehavior(behavior) }
    fixture.run(1)
    #expect(isNear(a.center.y, 600, within: 1e-6) && b.center.y == 400)
  }

  @Test func modesRestrictWhatIsMet() {
    for mode in [UICollisionBehavior.Mode.items, .boundaries, .everything] {
      let fixture = DynamicsFixture()
      let (a, b) = (fixture.square(at: 200, 100), fixture.square(at: 200, 300))
      let collision = setUp(fixture, [a, b])
      collision.collisionMode = mode
      collision.translatesReferenceBoundsIntoBoundary = true
      fixture.run(1)
      let onFloor = b.center.y < 551
      #expect(onFloor == mode.contains(.boundaries), "\(mode)")
      let onEachOther = b.center.y - a.center.y > 99
      #expect(onEachOther == mode.contains(.items), "\(mode)")
    }
  }

  @Test func boundariesAreFoundAndRemovedByTheirIdentifiers() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 100)
    let collision = setUp(fixture, [view])
    let floor = UIBezierPath(rect: CGRect(x: 0, y: 300, width: 400, height: 10))
    collision.addBoundary(withIdentifier: "floor" as NSString, for: floor)
    collision.addBoundary(
      withIdentifier: NSNumber(value: 7), from: .zero, to: CGPoint(x: 9, y: 9))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(
      collision.boundary(withIdentifier: "floor" as NSString)?.bounds
        == CGRect(x: 0, y: 300, width: 400, height: 10))
    fixture.simulator.settle()
    #expect(isNear(view.frame.maxY, 300, within: 0.2))
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) == nil)
    fixture.run(1)
    #expect(view.center.y > 700)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  /// A disc rolls down a slope, where a square with the same friction stays.
  @Test func theOutlineOfAnItemCounts() {
    final class Disc: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let fixture = DynamicsFixture()
    let disc = Disc(frame: CGRect(x: 300, y: 100, width: 60, height: 60))
    fixture.reference.addSubview(disc)
    let box = fixture.square(60, at: 100, 100)
    box.transform = CGAffineTransform(rotationAngle: -0.1)
    let collision = setUp(fixture, [disc, box])
    collision.collisionMode = .boundaries
    collision.addBoundary(
      withIdentifier: "slope" as NSString, from: CGPoint(x: -2000, y: 400.7),
      to: CGPoint(x: 2000, y: 0))
    fixture.run(1)
    #expect(disc.center.x < 310 && disc.center.x > 290 && !disc.transform.isIdentity)
    #expect(isNear(box.center.x, 100, within: 10))
  }

  @Test func aGroupMovesAsOne() {
    let fixture = DynamicsFixture()
    let (a, b) = (fixture.square(at: 100, 100), fixture.square(at: 250, 100))
    let group = UIDynamicItemGroup(items: [a, b])
    #expect(group.items.count == 2 && group.center == CGPoint(x: 175, y: 100))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 250, height: 100))
    let (gravity, collision) = (
      UIGravityBehavior(items: [group]), UICollisionBehavior(items: [group])
    )
    // Under the right half alone: the group turns about it to the left.
    collision.addBoundary(
      withIdentifier: "peg" as NSString, from: CGPoint(x: 240, y: 300),
      to: CGPoint(x: 400, y: 300))
    fixture.animator.addBehavior(gravity)
    fixture.animator.addBehavior(collision)
    fixture.run(0.8)
    let angle = atan2(a.transform.b, a.transform.a)
    #expect(angle < -0.1)
    #expect(isNear(hypot(a.center.x - b.center.x, a.center.y - b.center.y), 150, within: 1e-6))
    #expect(isNear(atan2(b.transform.b, b.transform.a), angle, within: 1e-9))
  }
}
