import CoreGraphics
import QuartzCore
import Testing

import UIKit

@MainActor
struct CoordinateTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() { window.addSubview(view) }

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  @Test func nilIsTheWindow() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(inner)
    view.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 106, y: 111))
    #expect(inner.convert(CGPoint(x: 106, y: 111), from: nil) == CGPoint(x: 1, y: 1))
    let box = inner.convert(inner.bounds, to: window)
    #expect(box == CGRect(x: 105, y: 110, width: 20, height: 20))
  }

  @Test func aRotatedViewTurnsItsPoints() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.convert(CGPoint(x: 0, y: 0), to: nil), CGPoint(x: 200, y: 100)))
    #expect(isClose(view.convert(CGPoint(x: 200, y: 100), from: nil), .zero))
  }

  @Test func perspectiveThereAndBackIsTheSamePoint() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    window.layer.sublayerTransform = perspective
    view.transform3D = CATransform3DMakeRotation(0.8, 0, 1, 0)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 10), CGPoint(x: 50, y: 50)] {
      let there = view.convert(point, to: nil)
      #expect(isClose(view.convert(there, from: nil), point))
    }
    let (left, right) = (
      view.convert(CGRect(x: 0, y: 0, width: 1, height: 100), to: nil).height,
      view.convert(CGRect(x: 99, y: 0, width: 1, height: 100), to: nil).height
    )
    #expect(left != right, "the nearer edge looks longer")
  }

  /// The bounding box of a w × h rectangle turned by an angle is |w cos| + |h sin| wide and
  /// |w sin| + |h cos| high. Between two branches it is taken twice: in the common ancestor, and
  /// of that box in the other branch.
  @Test func aRectangleBetweenRotatedBranchesIsBoxedInTheCommonAncestorFirst() {
    let other = UIView(frame: CGRect(x: 250, y: 250, width: 60, height: 60))
    window.addSubview(other)
    let (first, second) = (0.5, -0.3)
    view.transform = CGAffineTransform(rotationAngle: first)
    other.transform = CGAffineTransform(rotationAngle: second)
    func boxed(_ size: CGSize, by angle: Double) -> CGSize {
      let (c, s) = (abs(cos(angle)), abs(sin(angle)))
      return CGSize(
        width: size.width * c + size.height * s, height: size.width * s + size.height * c)
    }
    let size = CGSize(width: 30, height: 10)
    let expected = boxed(boxed(size, by: first), by: second)
    for converted in [
      view.convert(CGRect(origin: .zero, size: size), to: other),
      other.convert(CGRect(origin: .zero, size: size), from: view),
    ] {
      #expect(abs(converted.width - expected.width) < 1e-9)
      #expect(abs(converted.height - expected.height) < 1e-9)
    }
    // Towards an ancestor and back there is one step only.
    #expect(
      abs(
        view.convert(CGRect(origin: .zero, size: size), to: nil).width
          - boxed(size, by: first).width) < 1e-9)
    #expect(
      abs(
        view.convert(CGRect(origin: .zero, size: size), from: nil).width
          - boxed(size, by: first).width) < 1e-9)
  }

  @Test func collapsedViewsGiveNoNaN() {
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    let point = view.convert(CGPoint(x: 3, y: 4), from: nil)
    #expect(point.x.isFinite && point.y.isFinite)
    let rect = view.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: window)
    #expect(rect.width.isFinite && rect.minX.isFinite)
  }

  @Test func viewsOutsideAWindowConvertToTheirTopmostView() {
    let (outer, inner) = (UIView(frame: CGRect(x: 50, y: 50, width: 9, height: 9)), UIView())
    inner.frame = CGRect(x: 3, y: 4, width: 1, height: 1)
    outer.addSubview(inner)
    #expect(inner.convert(.zero, to: nil) == CGPoint(x: 3, y: 4))
  }
}
