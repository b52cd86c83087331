import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Attachments against the formulas of pendulums and springs.
@MainActor
struct AttachmentTests {
  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  /// The time of ten oscillations about x, and the greatest error of the length.
  private func oscillate(
    _ fixture: DynamicsFixture, _ view: UIView, about anchor: CGPoint, count: Int = 10
  ) -> (period: TimeInterval, error: CGFloat) {
    let length = distance(view.center, anchor)
    var (crossings, error): ([TimeInterval], CGFloat) = ([], 0)
    var last = (time: fixture.animator.elapsedTime, x: view.center.x - anchor.x)
    while crossings.count <= count, fixture.animator.elapsedTime < 60 {
      fixture.simulator.advanceFrame()
      let now = (time: fixture.animator.elapsedTime, x: view.center.x - anchor.x)
      if last.x < 0, now.x >= 0 {
        crossings.append(last.time - last.x * (now.time - last.time) / (now.x - last.x))
      }
      error = max(error, abs(distance(view.center, anchor) - length))
      last = now
    }
    return ((crossings[count] - crossings[0]) / Double(count), error)
  }

  /// 2π√(l/g)·(1 + θ²/16 + 11·θ⁴/3072 + …); the sum to 20 terms is that of the complete elliptic
  /// integral 2K(sin θ/2)/π by the arithmetic-geometric mean.
  @Test(arguments: [(0.05, 1.000156), (1.0, 1.066299)])
  func aPendulumHasThePeriodOfTheFormula(angle: CGFloat, correction: Double) {
    let fixture = DynamicsFixture(framesPerSecond: 120)
    let (anchor, length) = (CGPoint(x: 200, y: 100), CGFloat(250))
    let view = fixture.square(
      20, at: anchor.x + length * sin(angle), anchor.y + length * cos(angle))
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    #expect(isNear(attachment.length, 250) && attachment.attachedBehaviorType == .anchor)
    #expect(attachment.damping == 0 && attachment.frequency == 0)
    fixture.animator.addBehavior(attachment)
    fixture.animator.addBehavior(UIGravityBehavior(items: [view]))
    let (period, error) = oscillate(fixture, view, about: anchor)
    let expected = 2 * Double.pi * (0.25).squareRoot() * correction
    #expect(abs(period / expected - 1) < 0.001, "\(period) and \(expected)")
    // A step goes along the tangent: by v²·h² / 2l, which the solver corrects within some steps.
    #expect(error < 0.15)
  }

  /// The new attachment is longer, and hangs from another point.
  @Test func anAttachmentAtTheAddressOfAFormerOneIsItsOwn() throws {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 150)
    var former: UIAttachmentBehavior? = .init(
      item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
    fixture.animator.addBehavior(UIGravityBehavior(items: [view]))
    fixture.animator.addBehavior(try #require(former))
    fixture.run(0.2)
    #expect(isNear(view.center.y, 150, within: 0.2))
    let address = former.map { ObjectIdentifier($0) }
    fixture.animator.removeBehavior(try #require(former))
    former = nil
    var others: [UIAttachmentBehavior] = []
    repeat {
      others.append(.init(item: view, attachedToAnchor: CGPoint(x: 200, y: 50)))
    } while others.last.map({ ObjectIdentifier($0) }) != address && others.count < 1000
    let latter = try #require(others.last)
    #expect(ObjectIdentifier(latter) == address)
    fixture.animator.addBehavior(latter)
    fixture.run(0.5)
    #expect(isNear(latter.length, 100, within: 0.2) && isNear(view.center.y, 150, within: 0.3))
  }

  /// A spring of 2 Hz without damping, without gravity.
  @Test func aSpringHasItsFrequency() {
    let fixture = DynamicsFixture(framesPerSecond: 120)
    let view = fixture.square(at: 200, 300)
    let attachment = UIAttachmentBehavior(
      item: view, attachedToAnchor: CGPoint(x: 100, y: 300))
    (attachment.frequency, attachment.length) = (2, 60)
    fixture.animator.addBehavior(attachment)
    fixture.run(0.01)
    let (period, _) = oscillate(fixture, view, about: CGPoint(x: 160, y: 300), count: 5)
    #expect(abs(period - 0.5) < 0.002, "\(period)")
  }

  /// Critical damping: no overshoot.
  @Test func aDampedSpringSettlesAtItsLength() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 300, 300)
    let anchor = CGPoint(x: 100, y: 300)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    (attachment.frequency, attachment.damping, attachment.length) = (2, 1, 100)
    fixture.animator.addBehavior(attachment)
    var nearest: CGFloat = 300
    while fixture.animator.isRunning, fixture.animator.elapsedTime < 5 {
      fixture.simulator.advanceFrame()
      nearest = min(nearest, view.center.x)
    }
    #expect(isNear(view.center.x, 200, within: 1) && nearest > 199)
    #expect(!fixture.animator.isRunning)
  }

  @Test func anItemFollowsItsAnchor() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 300)
    let attachment = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: 0, vertical: -50),
      attachedToAnchor: CGPoint(x: 200, y: 250))
    let properties = UIDynamicItemBehavior(items: [view])
    (properties.resistance, properties.angularResistance) = (5, 5)
    for behavior in [attachment, UIGravityBehavior(items: [view]), properties] {
      fixture.animator.addBehavior(behavior)
    }
    for step in 1...30 {
      attachment.anchorPoint = CGPoint(x: 200 + 4 * step, y: 250 - 2 * step)
      fixture.simulator.advanceFrame()
    }
    fixture.simulator.settle()
    #expect(isNear(view.center.x, 320, within: 0.5) && isNear(view.center.y, 240, within: 0.5))
    #expect(isNear(view.transform.b, 0, within: 0.01))
  }

  @Test func itemsKeepTheirDistanceOrStayWithinIt() {
    let fixture = DynamicsFixture()
    let (a, b, c) = (
      fixture.square(20, at: 200, 100), fixture.square(20, at: 260, 100),
      fixture.square(20, at: 300, 100)
    )
    let properties = UIDynamicItemBehavior(items: [a])
    properties.isAnchored = true
    let rod = UIAttachmentBehavior(item: a, attachedTo: b)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: b, offsetFromCenter: .zero, attachedTo: c, offsetFromCenter: .zero)
    rope.length = 80
    #expect(rod.attachedBehaviorType == .items && rod.items.count == 2 && rod.length == 60)
    for behavior in [properties, rod, rope, UIGravityBehavior(items: [b, c])] {
      fixture.animator.addBehavior(behavior)
    }
    var (rodError, longest, shortest): (CGFloat, CGFloat, CGFloat) = (0, 0, 99)
    for _ in 0..<180 {
      fixture.simulator.advanceFrame()
      rodError = max(rodError, abs(distance(a.center, b.center) - 60))
      longest = max(longest, distance(b.center, c.center))
      shortest = min(shortest, distance(b.center, c.center))
    }
    #expect(a.center == CGPoint(x: 200, y: 100))
    #expect(rodError < 1.5 && longest < 82 && shortest < 60)
  }

  @Test func aSlidingItemMovesAlongItsAxisAndDoesNotTurn() {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 200, 300)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: CGPoint(x: 200, y: 260),
      axisOfTranslation: CGVector(dx: 3, dy: 4))
    #expect(slide.attachmentRange.isInfinite)
    slide.attachmentRange = UIFloatRange(minimum: -50, maximum: 50)
    fixture.animator.addBehavior(slide)
    fixture.animator.addBehavior(UIGravityBehavior(items: [view]))
    fixture.simulator.settle(limit: 5)
    // 50 points along (0.6, 0.8).
    #expect(isNear(view.center.x, 230, within: 0.5) && isNear(view.center.y, 340, within: 0.5))
    #expect(isNear(view.transform.b, 0, within: 0.001))
  }

  /// A banner that drops from above the screen to 68 points below its top, as apps write it.
  @Test func aSingleItemSlidesAgainstItsAxisByAPositiveRange() {
    let fixture = DynamicsFixture()
    let banner = UIView(frame: CGRect(x: 100, y: -80, width: 200, height: 80))
    fixture.reference.addSubview(banner)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: banner, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -80 - 68, maximum: 0)
    fixture.animator.addBehavior(slide)
    let gravity = UIGravityBehavior(items: [banner])
    fixture.animator.addBehavior(gravity)
    fixture.simulator.settle(limit: 5)
    #expect(isNear(banner.frame.minY, 68, within: 0.5))
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    fixture.simulator.settle(limit: 5)
    #expect(isNear(banner.frame.minY, -80, within: 0.5))
  }

  @Test func aPositiveRangeMovesTheFirstOfTwoItemsAgainstTheAxis() {
    let fixture = DynamicsFixture()
    let (top, middle) = (fixture.square(20, at: 200, 280), fixture.square(20, at: 200, 320))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: top, attachedTo: middle, attachmentAnchor: CGPoint(x: 200, y: 300),
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
    let anchored = UIDynamicItemBehavior(items: [middle])
    anchored.isAnchored = true
    let gravity = UIGravityBehavior(items: [top])
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    for behavior in [slide, anchored, gravity] { fixture.animator.addBehavior(behavior) }
    fixture.simulator.settle(limit: 5)
    #expect(isNear(top.center.y, 220, within: 1), "\(top.center)")
  }

  @Test func fixedItemsMoveAsOneAndPinnedOnesTurn() {
    let fixture = DynamicsFixture()
    let (a, b, c) = (
      fixture.square(50, at: 150, 200), fixture.square(50, at: 200, 200),
      fixture.square(50, at: 250, 200)
    )
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 175, y: 200))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: b, attachedTo: c, attachmentAnchor: CGPoint(x: 225, y: 200))
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    let properties = UIDynamicItemBehavior(items: [a])
    properties.isAnchored = true
    for behavior in [fixed, pin, properties, UIGravityBehavior(items: [b, c])] {
      fixture.animator.addBehavior(behavior)
    }
    fixture.run(2)
    #expect(isNear(b.center.x, 200, within: 1) && isNear(b.center.y, 200, within: 1.5))
    let angle = atan2(c.transform.b, c.transform.a)
    #expect(isNear(angle, 0.5, within: 0.05), "\(angle)")
    let corner = CGPoint(x: c.center.x - 25 * cos(angle), y: c.center.y - 25 * sin(angle))
    #expect(distance(corner, CGPoint(x: 225, y: 200)) < 1.5)
  }

  /// A weight of mass 0.25 on an arm of 25 points has a torque of 0.25·1000·25; a newton times 100
  /// points is 10,000.
  @Test(arguments: [(0.0, false), (2.0, true)])
  func aPinWithEnoughFrictionHolds(torque: CGFloat, holds: Bool) {
    let fixture = DynamicsFixture()
    let (a, b) = (fixture.square(50, at: 150, 200), fixture.square(50, at: 200, 200))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 175, y: 200))
    pin.frictionTorque = torque
    let properties = UIDynamicItemBehavior(items: [a])
    properties.isAnchored = true
    for behavior in [pin, properties, UIGravityBehavior(items: [b])] {
      fixture.animator.addBehavior(behavior)
    }
    fixture.run(0.4)
    #expect((abs(atan2(b.transform.b, b.transform.a)) < 0.02) == holds)
  }

  @Test(arguments: [0, 0.5, 1] as [CGFloat])
  func aSnapEndsAtThePointUpright(damping: CGFloat) {
    let fixture = DynamicsFixture()
    let view = fixture.square(at: 80, 500)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 120))
    #expect(snap.damping == 0.5)
    snap.damping = damping
    fixture.animator.addBehavior(snap)
    fixture.animator.addBehavior(UIGravityBehavior(items: [view]))
    fixture.simulator.settle(limit: 10)
    #expect(view.center == CGPoint(x: 300, y: 120) && isNear(view.transform.b, 0, within: 1e-9))
    #expect(!fixture.animator.isRunning)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    #expect(fixture.animator.isRunning)
    fixture.simulator.settle(limit: 10)
    #expect(view.center == CGPoint(x: 100, y: 100))
  }
}
