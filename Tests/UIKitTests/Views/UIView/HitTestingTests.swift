import CoreGraphics
import QuartzCore
import Testing

import UIKit

@MainActor
struct HitTestingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    parent.addSubview(back)
    parent.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    parent.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func theFrontmostViewIsHit() {
    #expect(hit(40, 40) === front)
    #expect(hit(15, 15) === back)
    #expect(hit(5, 5) === parent)
    #expect(hit(100, 50) == nil, "the far edge is outside")
    #expect(hit(-1, 50) == nil)
  }

  @Test func whatCannotBeTouchedLetsTouchesThrough() {
    front.isHidden = true
    #expect(hit(40, 40) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(hit(40, 40) === back)
    front.alpha = 0.01
    #expect(hit(40, 40) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(40, 40) === back)
    parent.isUserInteractionEnabled = false
    #expect(hit(40, 40) == nil)
  }

  @Test func whatSticksOutOfItsSuperviewIsNotHit() {
    back.bounds.size = CGSize(width: 10, height: 10)
    let child = UIView(frame: CGRect(x: -20, y: -20, width: 100, height: 100))
    back.addSubview(child)
    #expect(hit(12, 12) === parent)
    #expect(hit(35, 35) === front)
  }

  @Test func aRotatedViewIsHitWhereItIsSeen() {
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(31, 31) === back, "the corner has turned away")
    #expect(hit(55, 22) === front, "the upper corner sticks out")
  }

  @Test func aCollapsedViewIsNeverHit() {
    front.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(55, 55) === back)
    front.transform = .identity
    front.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(hit(40, 40) === back)
  }

  @Test func aViewInPerspectiveIsHitWhereItIsSeen() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 200
    parent.layer.sublayerTransform = perspective
    front.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    for point in [CGPoint(x: 2, y: 2), CGPoint(x: 48, y: 48), CGPoint(x: 25, y: 1)] {
      let seen = front.convert(point, to: parent)
      #expect(parent.hitTest(seen, with: nil) === front)
    }
    let beside = front.convert(CGPoint(x: 51, y: 25), to: parent)
    #expect(parent.hitTest(beside, with: nil) !== front)
  }

  @Test func pointInsideCanBeOverridden() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
      }
    }
    let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(round)
    #expect(hit(1, 1) === parent)
    #expect(hit(50, 50) === round)
  }
}
