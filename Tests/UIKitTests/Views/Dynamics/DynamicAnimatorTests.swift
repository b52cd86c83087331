import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// When an animator runs, in which time, and what it tells.
@MainActor
struct DynamicAnimatorTests {
  private final class Composite: UIDynamicBehavior {
    var moves: [Bool] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      moves.append(dynamicAnimator != nil)
    }
  }

  @Test func itRunsFromABehaviorUntilAllIsAtRest() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 150)
    fixture.simulator.settle()
    #expect(!fixture.animator.isRunning && fixture.simulator.isIdle)
    #expect(fixture.animator.elapsedTime == 0)
    fixture.animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 500)))
    #expect(fixture.animator.isRunning && fixture.calls == ["resume"])
    fixture.simulator.settle()
    #expect(!fixture.animator.isRunning && fixture.calls == ["resume", "pause"])
    // No frame is requested any more.
    #expect(fixture.simulator.isIdle && !fixture.simulator.advanceFrame())
    let time = fixture.animator.elapsedTime
    fixture.simulator.advance(by: 3)
    #expect(fixture.animator.elapsedTime == time && time > 0.3 && time < 2)
  }

  @Test func itResumesForAnItemThatTheProgramMoves() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 150)
    let (gravity, collision) = (
      UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view])
    )
    collision.translatesReferenceBoundsIntoBoundary = true
    fixture.animator.addBehavior(gravity)
    fixture.animator.addBehavior(collision)
    fixture.simulator.settle()
    fixture.calls = []
    view.center.y = 100
    fixture.simulator.advance(by: 1)
    #expect(view.center.y == 100 && fixture.calls.isEmpty)
    fixture.animator.updateItem(usingCurrentState: view)
    #expect(fixture.calls == ["resume"])
    fixture.simulator.advance(by: 0.2)
    #expect(view.center.y > 110 && view.center.y < 125)
    fixture.simulator.settle()
    #expect(isNear(view.frame.maxY, 600, within: 0.2))
    // Without an update the animator puts the view back where its body is.
    gravity.magnitude = 2
    view.center.y = 100
    fixture.simulator.advance(by: 0.1)
    #expect(isNear(view.frame.maxY, 600, within: 0.3))
  }

  /// A reference view whose views are in a subview that is moved.
  @Test func itemsMayBeDeeperInTheReference() {
    let fixture = DynamicsFixture()
    let middle = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    fixture.reference.addSubview(middle)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    middle.addSubview(view)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    fixture.animator.addBehavior(collision)
    fixture.animator.addBehavior(UIGravityBehavior(items: [view]))
    fixture.simulator.settle()
    #expect(isNear(view.center.y, 510, within: 0.2) && isNear(view.center.x, 50, within: 0.01))
    #expect(fixture.animator.items(in: CGRect(x: 0, y: 590, width: 400, height: 5)).count == 1)
    #expect(fixture.animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 300)).isEmpty)
  }

  @Test func aBehaviorIsComposedOfOthers() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 100)
    let (composite, inner) = (Composite(), Composite())
    let gravity = UIGravityBehavior(items: [view])
    composite.addChildBehavior(inner)
    inner.addChildBehavior(gravity)
    fixture.animator.addBehavior(composite)
    #expect(composite.moves == [true] && inner.moves == [true])
    #expect(gravity.dynamicAnimator === fixture.animator)
    #expect(fixture.animator.behaviors.count == 1 && composite.childBehaviors == [inner])
    var actions = 0
    gravity.action = { actions += 1 }
    fixture.run(0.5)
    #expect(isNear(view.center.y, 225) && actions == 30)
    inner.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil && inner.childBehaviors.isEmpty)
    // Nothing moves an item without behaviours.
    fixture.run(0.1)
    #expect(isNear(view.center.y, 225))
    fixture.animator.removeBehavior(composite)
    #expect(composite.moves == [true, false] && inner.moves == [true, false])
    fixture.simulator.settle()
    #expect(!fixture.animator.isRunning)
  }

  @Test func itFollowsTheTimeOfItsScene() {
    let fixture = DynamicsFixture()
    let scene = fixture.simulator.stage.scene
    scene.timeScale = 0.25
    let view = fixture.square(at: 200, 0)
    fixture.animator.addBehavior(UIGravityBehavior(items: [view]))
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 2)
    let y = view.center.y
    // A frame more or less is 1/240 s of the scene.
    #expect(isNear(y, 125, within: 5))
    scene.timeScale = 0
    fixture.simulator.advance(by: 2)
    #expect(isNear(view.center.y, y, within: 3))
    let paused = view.center.y
    fixture.simulator.advance(by: 2)
    #expect(view.center.y == paused)
  }

  /// Two runs of a heap of views, at other addresses and other rates of frames.
  @Test func aRunIsRepeatableToThePixel() {
    func run(_ rate: Double, _ moments: [TimeInterval]) -> [[CGRect]] {
      let fixture = DynamicsFixture(framesPerSecond: rate)
      let views = (0..<12).map { fixture.square(40, at: 60 + CGFloat($0 * 77 % 280), 40) }
      for (index, view) in views.enumerated() { view.center.y += CGFloat(index / 4) * 60 }
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      fixture.animator.addBehavior(collision)
      fixture.animator.addBehavior(UIGravityBehavior(items: views))
      fixture.simulator.advanceFrame()
      var last = 0.0
      return moments.map { moment in
        fixture.simulator.advance(by: moment - last + (last == 0 ? 1e-6 : 0))
        last = moment
        return views.map(\.frame)
      }
    }
    let first = run(60, [0.5, 1, 2])
    #expect(run(60, [0.5, 1, 2]) == first)
    #expect(run(120, [0.5, 1, 2]) == first && run(20, [0.5, 1, 2]) == first)
    #expect(Set(first[2].map(\.minX)).count == 12)
  }

  @Test func anAnimatorThatIsReleasedStops() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 0)
    let gravity = UIGravityBehavior(items: [view])
    weak var released: UIDynamicAnimator?
    do {
      let animator = UIDynamicAnimator(referenceView: fixture.reference)
      released = animator
      animator.addBehavior(gravity)
      fixture.simulator.advance(by: 0.2)
    }
    #expect(released == nil && gravity.dynamicAnimator == nil)
    let y = view.center.y
    #expect(y > 10)
    fixture.simulator.settle()
    #expect(view.center.y == y && fixture.simulator.isIdle)
    // The behaviour is free for another one.
    fixture.animator.addBehavior(gravity)
    fixture.simulator.advance(by: 0.2)
    #expect(view.center.y > y)
  }

  @Test func nothingIsRetainedBeyondItsUse() {
    let fixture = DynamicsFixture()
    weak var item: UIView?
    weak var behavior: UIDynamicBehavior?
    do {
      let view = fixture.square(at: 200, 0)
      let other = fixture.square(at: 300, 0)
      let attachment = UIAttachmentBehavior(item: view, attachedTo: other)
      let collision = UICollisionBehavior(items: [view, other])
      collision.translatesReferenceBoundsIntoBoundary = true
      (item, behavior) = (view, attachment)
      let behaviors = [attachment, collision, UIGravityBehavior(items: [view, other])]
      for behavior in behaviors { fixture.animator.addBehavior(behavior) }
      fixture.simulator.advance(by: 0.2)
      fixture.animator.removeAllBehaviors()
      fixture.simulator.settle()
      for view in [view, other] { view.removeFromSuperview() }
    }
    fixture.simulator.settle()
    #expect(item == nil && behavior == nil && fixture.animator.behaviors.isEmpty)
  }

  /// Two scenes in a third: one is paused, the other is not touched by that.
  @Test func scenesDoNotTouchEachOther() throws {
    let simulator = Simulator(
      size: CGSize(width: 400, height: 400), scale: 1, root: UIViewController())
    func makeSide(_ x: CGFloat) -> (scene: UIWindowScene, view: UIView, animator: UIDynamicAnimator)
    {
      let scene = UIApplication.shared.connectScene(
        size: CGSize(width: 200, height: 400), scale: 1)
      let host = SceneView(scene: scene)
      host.frame = CGRect(x: x, y: 0, width: 200, height: 400)
      let (controller, window) = (UIViewController(), UIWindow(windowScene: scene))
      scene.guestWindow = window
      window.rootViewController = controller
      window.makeKeyAndVisible()
      simulator.window.addSubview(host)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      controller.view.addSubview(view)
      return (scene, view, UIDynamicAnimator(referenceView: controller.view))
    }
    let (left, right) = (makeSide(0), makeSide(200))
    simulator.settle()
    left.scene.timeScale = 0
    for side in [left, right] {
      side.animator.addBehavior(UIGravityBehavior(items: [side.view]))
    }
    simulator.advance(by: 0.5)
    #expect(left.view.center.y == 10 && right.view.center.y > 100)
    left.scene.timeScale = 1
    right.scene.timeScale = 0
    simulator.advance(by: 1 / 60)
    let y = right.view.center.y
    simulator.advance(by: 0.5)
    #expect(left.view.center.y > 100 && right.view.center.y == y)
  }
}
