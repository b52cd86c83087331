import CoreGraphics
import QuartzCore
import Testing

import UIKit

@MainActor
@Suite struct CoordinateTests {
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
