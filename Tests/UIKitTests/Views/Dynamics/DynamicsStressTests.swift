import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Random behaviours are added, changed and removed while items move.
@MainActor
struct DynamicsStressTests {
  private struct Random {
    var generator: SeededGenerator

    mutating func number(_ range: ClosedRange<CGFloat> = -1...1) -> CGFloat {
      CGFloat.random(in: range, using: &generator)
    }
    mutating func point() -> CGPoint { CGPoint(x: number(-200...600), y: number(-200...800)) }
    mutating func vector() -> CGVector { CGVector(dx: number(-5...5), dy: number(-5...5)) }
    mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  }

  private func makeBehavior(_ random: inout Random, _ views: [UIView]) -> UIDynamicBehavior {
    let count = random.index(views.count) + 1
    let some = (0..<count).map { _ in views[random.index(views.count)] }
    let (a, b) = (some[0], views[(random.index(views.count))])
    switch random.index(9) {
    case 0:
      let gravity = UIGravityBehavior(items: some)
      gravity.gravityDirection = random.vector()
      return gravity
    case 1:
      let collision = UICollisionBehavior(items: some)
      collision.translatesReferenceBoundsIntoBoundary = random.index(2) == 0
      let oval = UIBezierPath(ovalIn: CGRect(origin: random.point(), size: a.bounds.size))
      collision.addBoundary(withIdentifier: NSNumber(value: random.index(3)), for: oval)
      return collision
    case 2:
      let push = UIPushBehavior(
        items: some, mode: random.index(2) == 0 ? .continuous : .instantaneous)
      push.pushDirection = random.vector()
      push.setTargetOffsetFromCenter(
        UIOffset(horizontal: random.number(-50...50), vertical: 9), for: a)
      return push
    case 3: return UISnapBehavior(item: a, snapTo: random.point())
    case 4:
      let properties = UIDynamicItemBehavior(items: some)
      (properties.elasticity, properties.friction) = (random.number(0...1), random.number(0...1))
      (properties.density, properties.resistance) = (random.number(0.01...9), random.number(0...2))
      (properties.isAnchored, properties.allowsRotation) = (
        random.index(4) == 0, random.index(4) > 0
      )
      let speed = CGPoint(x: random.number(-3000...3000), y: random.number(-3000...3000))
      properties.addLinearVelocity(speed, for: a)
      properties.addAngularVelocity(random.number(-50...50), for: a)
      return properties
    case 5, 6: return makeAttachment(&random, a, b)
    case 7:
      let composite = UIDynamicBehavior()
      composite.addChildBehavior(UIGravityBehavior(items: some))
      composite.addChildBehavior(UICollisionBehavior(items: some))
      return composite
    default:
      let field = [
        UIFieldBehavior.dragField(), .vortexField(), .springField(), .electricField(),
        .magneticField(), .radialGravityField(position: random.point()),
        .velocityField(direction: random.vector()),
        .noiseField(smoothness: random.number(0...1), animationSpeed: random.number(0...3)),
      ][random.index(8)]
      field.falloff = random.number(0...3)
      for view in some { field.addItem(view) }
      return field
    }
  }

  private func makeAttachment(_ random: inout Random, _ a: UIView, _ b: UIView)
    -> UIDynamicBehavior
  {
    let offset = UIOffset(horizontal: random.number(-40...40), vertical: random.number(-40...40))
    let (point, vector) = (random.point(), random.vector())
    let result: UIAttachmentBehavior
    switch random.index(6) {
    case 0:
      result = UIAttachmentBehavior(item: a, offsetFromCenter: offset, attachedToAnchor: point)
    case 1:
      result = .init(item: a, offsetFromCenter: offset, attachedTo: b, offsetFromCenter: .zero)
    case 2:
      result = .slidingAttachment(with: a, attachmentAnchor: point, axisOfTranslation: vector)
    case 3:
      result = .limitAttachment(
        with: a, offsetFromCenter: offset, attachedTo: b, offsetFromCenter: offset)
    case 4: result = .fixedAttachment(with: a, attachedTo: b, attachmentAnchor: point)
    default: result = .pinAttachment(with: a, attachedTo: b, attachmentAnchor: point)
    }
    result.frequency = random.index(2) == 0 ? 0 : random.number(0...40)
    result.damping = random.number(0...2)
    result.frictionTorque = random.number(0...3)
    result.attachmentRange = UIFloatRange(minimum: random.number(-90...0), maximum: vector.dx)
    return result
  }

  /// 10,000 behaviours. No trap, no number that is not finite, and nothing is alive afterwards.
  @Test func tenThousandRandomBehaviorsLeaveNothingBehind() {
    var random = Random(generator: SeededGenerator(state: 14))
    let fixture = DynamicsFixture(framesPerSecond: 120)
    var made = 0
    var alive: [WeakBehavior] = []
    let views = (0..<8).map { (index: Int) -> UIView in
      fixture.square(CGFloat(20 + index * 10), at: 200, CGFloat(index * 70))
    }
    while made < 10_000 {
      let behavior = makeBehavior(&random, views)
      made += 1
      if made % 50 == 0 { alive.append(WeakBehavior(behavior: behavior)) }
      fixture.animator.addBehavior(behavior)
      if fixture.animator.behaviors.count > 6 {
        fixture.animator.removeBehavior(
          fixture.animator.behaviors[random.index(fixture.animator.behaviors.count)])
      }
      let view = views[random.index(views.count)]
      switch made % 40 {
      case 7:
        view.center = random.point()
        fixture.animator.updateItem(usingCurrentState: view)
      case 13: view.removeFromSuperview()
      case 20: for view in views { fixture.reference.addSubview(view) }
      case 33: view.transform = CGAffineTransform(rotationAngle: random.number(-9...9))
      default: break
      }
      if made % 20 == 0 { fixture.simulator.advanceFrame() }
      let isFinite = views.allSatisfy {
        ($0.center.x + $0.center.y + $0.transform.a + $0.transform.b).isFinite
      }
      if !isFinite {
        Issue.record("not finite after \(made) behaviors")
        break
      }
    }
    fixture.animator.removeAllBehaviors()
    fixture.simulator.settle()
    #expect(!fixture.animator.isRunning && fixture.simulator.isIdle)
    #expect(alive.count == 200 && alive.allSatisfy { $0.behavior == nil })
  }

  private struct WeakBehavior { weak var behavior: UIDynamicBehavior? }
}
