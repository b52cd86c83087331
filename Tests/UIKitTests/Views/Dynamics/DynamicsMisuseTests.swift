import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Bad input has one warning, and nothing is stuck.
@MainActor
struct DynamicsMisuseTests {
  private func warnings(_ body: () -> Void) -> [String] { Diagnostics.collecting(body) }

  @Test func aBehaviorHasOneOwner() {
    let (first, second) = (DynamicsFixture(), DynamicsFixture())
    let view = first.square(at: 200, 100)
    let gravity = UIGravityBehavior(items: [view])
    let (outer, inner) = (UIDynamicBehavior(), UIDynamicBehavior())
    outer.addChildBehavior(inner)
    first.animator.addBehavior(gravity)
    #expect(warnings { first.animator.addBehavior(gravity) }.count == 1)
    #expect(warnings { second.animator.addBehavior(gravity) }.count == 1)
    #expect(warnings { second.animator.addBehavior(inner) }.count == 1)
    #expect(warnings { outer.addChildBehavior(gravity) }.count == 1)
    #expect(warnings { inner.addChildBehavior(outer) }.count == 1)
    #expect(warnings { outer.addChildBehavior(outer) }.count == 1)
    #expect(first.animator.behaviors == [gravity] && second.animator.behaviors.isEmpty)
    #expect(gravity.dynamicAnimator === first.animator)
    second.animator.removeBehavior(gravity)
    outer.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator === first.animator)
  }

  @Test func itemsOutsideTheReferenceAreLeftOutUntilTheyAreInIt() {
    let fixture = DynamicsFixture()
    let (inside, outside) = (fixture.square(at: 100, 0), UIView(frame: .zero))
    outside.bounds.size = CGSize(width: 50, height: 50)
    let told = warnings {
      fixture.animator.addBehavior(UIGravityBehavior(items: [inside, outside]))
      fixture.run(0.2)
    }
    #expect(told.count == 1 && told[0].contains("not inside its reference view"))
    #expect(isNear(inside.center.y, 20) && outside.center == .zero)
    fixture.reference.addSubview(outside)
    fixture.run(0.2)
    #expect(outside.center.y > 10 && isNear(inside.center.y, 80))
    let y = outside.center.y
    let left = warnings {
      outside.removeFromSuperview()
      fixture.run(0.2)
    }
    #expect(left.count == 1 && outside.center.y == y && isNear(inside.center.y, 180))
    inside.removeFromSuperview()
    fixture.simulator.settle()
    #expect(!fixture.animator.isRunning && fixture.simulator.isIdle)
  }

  @Test func theReferenceViewItselfIsNoItem() {
    let fixture = DynamicsFixture()
    let told = warnings {
      fixture.animator.addBehavior(UIGravityBehavior(items: [fixture.reference]))
      fixture.simulator.settle()
    }
    #expect(told.count == 1 && fixture.reference.center == CGPoint(x: 200, y: 300))
  }

  @Test func numbersThatAreNotFiniteAreIgnored() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 100)
    let gravity = UIGravityBehavior(items: [view])
    let push = UIPushBehavior(items: [view], mode: .continuous)
    let properties = UIDynamicItemBehavior(items: [view])
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 50))
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: CGFloat.nan, y: CGFloat(0)))
    let field = UIFieldBehavior.springField()
    #expect(snap.snapPoint == view.center)
    let changes: [() -> Void] = [
      { gravity.magnitude = .nan }, { gravity.gravityDirection.dx = .infinity },
      { push.setAngle(.nan, magnitude: 1) },
      { push.pushDirection = CGVector(dx: CGFloat(0), dy: CGFloat.nan) },
      { properties.density = .nan }, { properties.elasticity = -.infinity },
      { properties.addLinearVelocity(CGPoint(x: CGFloat.nan, y: CGFloat(0)), for: view) },
      { properties.addAngularVelocity(.infinity, for: view) }, { attachment.length = .nan },
      { attachment.anchorPoint.x = .nan }, { attachment.damping = .nan },
      { attachment.frequency = .infinity }, { attachment.attachmentRange.minimum = .nan },
      { snap.damping = .nan }, { snap.snapPoint.y = .infinity }, { field.strength = .nan },
      { field.position.x = .nan }, { field.falloff = .infinity },
      { _ = UIRegion(radius: .nan) },
    ]
    for (index, change) in changes.enumerated() {
      #expect(warnings(change).count == 1, "change \(index)")
    }
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && properties.density == 1)
    #expect(attachment.length == 50 && attachment.anchorPoint == CGPoint(x: 200, y: 50))
    #expect(field.position == .zero && snap.damping == 0.5)
  }

  @Test func itemsWithoutGeometryAreHarmless() {
    let fixture = DynamicsFixture()
    let (empty, huge) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 1e9, height: 1e9)))
    for view in [empty, huge] { fixture.reference.addSubview(view) }
    let nowhere = Particle(CGPoint(x: CGFloat.nan, y: CGFloat(0)))
    let shapeless = Particle(CGPoint(x: 100, y: 100))
    shapeless.collisionBoundsType = .path
    let items: [any UIDynamicItem] = [empty, huge, nowhere, shapeless]
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let told = warnings {
      fixture.animator.addBehavior(UIGravityBehavior(items: items))
      fixture.animator.addBehavior(collision)
      fixture.run(1)
    }
    #expect(told.count == 4, "\(told)")
    #expect(empty.center.y > 100 && huge.center.y.isFinite && shapeless.center.y > 100)
    #expect(nowhere.center.x.isNaN && nowhere.center.y == 0)
  }

  @Test func fieldsWithNonsenseAreIgnored() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 100)
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: 1) }
    field.addItem(view)
    let told = warnings {
      fixture.animator.addBehavior(field)
      fixture.run(0.5)
    }
    #expect(told.count == 1 && view.center == CGPoint(x: 200, y: 100))
  }

  /// A field's block that changes what it is part of: the changes wait for the end of the step.
  @Test func changesWhileAStepIsMadeAreAppliedAfterIt() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 100)
    let gravity = UIGravityBehavior(items: [view])
    var count = 0
    let field = UIFieldBehavior.field { field, _, _, _, _, _ in
      count += 1
      if count == 10 {
        view.center.x = 300
        fixture.animator.updateItem(usingCurrentState: view)
        fixture.animator.removeBehavior(field)
        fixture.animator.removeBehavior(gravity)
      }
      return .zero
    }
    field.addItem(view)
    fixture.animator.addBehavior(field)
    fixture.animator.addBehavior(gravity)
    fixture.run(0.5)
    #expect(count == 10 && fixture.animator.behaviors.isEmpty)
    #expect(isNear(view.center.x, 300, within: 1))
  }

  @Test func delegatesMayRemoveWhatTheyAreNotifiedOf() {
    final class Remover: NSObject, UICollisionBehaviorDelegate {
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) {
        (item as? UIView)?.removeFromSuperview()
        behavior.dynamicAnimator?.removeAllBehaviors()
      }
    }
    let fixture = DynamicsFixture()
    let views = [fixture.square(at: 100, 500), fixture.square(at: 300, 500)]
    let (collision, remover) = (UICollisionBehavior(items: views), Remover())
    collision.collisionDelegate = remover
    collision.translatesReferenceBoundsIntoBoundary = true
    fixture.animator.addBehavior(collision)
    fixture.animator.addBehavior(UIGravityBehavior(items: views))
    fixture.simulator.settle()
    #expect(views.allSatisfy { $0.superview == nil } && !fixture.animator.isRunning)
  }

  @Test func mistakesWithItemsAreReportedOnce() {
    let fixture = DynamicsFixture()
    let (view, other) = (fixture.square(at: 200, 100), fixture.square(at: 200, 300))
    let push = UIPushBehavior(items: [view], mode: .continuous)
    let properties = UIDynamicItemBehavior(items: [view])
    #expect(warnings { push.setTargetOffsetFromCenter(.zero, for: other) }.count == 1)
    #expect(warnings { properties.addAngularVelocity(1, for: other) }.count == 1)
    #expect(warnings { fixture.animator.updateItem(usingCurrentState: other) }.count == 1)
    let group = UIDynamicItemGroup(items: [view])
    #expect(warnings { _ = UIDynamicItemGroup(items: [group, other]) }.count == 1)
    #expect(
      warnings {
        _ = UIAttachmentBehavior.slidingAttachment(
          with: view, attachmentAnchor: .zero, axisOfTranslation: .zero)
      }.count == 1)
    let loop = warnings {
      fixture.animator.addBehavior(UIAttachmentBehavior(item: view, attachedTo: view))
      fixture.simulator.settle()
    }
    #expect(loop.count == 1 && view.center == CGPoint(x: 200, y: 100))
    let collision = UICollisionBehavior(items: [view])
    #expect(
      warnings {
        collision.addBoundary(
          withIdentifier: "x" as NSString, from: CGPoint(x: CGFloat.nan, y: CGFloat(0)), to: .zero)
      }.count == 1)
    #expect(collision.boundaryIdentifiers == nil)
    #expect(warnings { collision.removeBoundary(withIdentifier: "x" as NSString) }.isEmpty)
  }
}
