import CoreGraphics
import QuartzCore
import Testing

import UIKit

@MainActor
struct GeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))

  @Test func frameIsBoundsAndCenter() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.center == CGPoint(x: 60, y: 50))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 70, width: 100, height: 60))
    view.bounds = CGRect(x: 5, y: 6, width: 20, height: 20)
    #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
  }

  @Test func settingTheFrameUnderAScaleSolvesBackToBoundsAndCenter() {
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 200))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func aQuarterTurnSwapsWidthAndHeight() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 200)
    #expect(abs(view.bounds.width - 200) < 1e-9)
    #expect(abs(view.bounds.height - 30) < 1e-9)
    #expect(abs(view.frame.width - 30) < 1e-9)
  }

  @Test func aCollapsedViewKeepsItsSizeAndFiniteNumbers() {
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 100, height: 60))
    let (frame, center) = (view.frame, view.center)
    #expect(frame.origin.x.isFinite && frame.size.width.isFinite && center.x.isFinite)
    view.transform = .identity
    #expect(view.frame.size == CGSize(width: 100, height: 60))
  }

  @Test func theAnchorPointIsWhatCenterPlaces() {
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.frame == CGRect(x: 60, y: -10, width: 100, height: 60))
  }

  @Test func whatIsNotFiniteIsRefused() {
    let frame = view.frame
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    view.center = CGPoint(x: 0, y: CGFloat.nan)
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    view.alpha = .nan
    #expect(view.frame == frame)
    #expect(view.transform == .identity)
    #expect(view.alpha == 1)
  }

  @Test func alphaStaysBetweenZeroAndOneWithoutRounding() {
    view.alpha = 0.3
    #expect(view.alpha == 0.3)
    view.alpha = 7
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func sizeToFitKeepsTheUpperLeftCorner() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func theDescriptionNamesWhatIsUnusual() {
    view.alpha = 0.5
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let child = UIView(frame: CGRect(x: 0, y: 0.5, width: 1, height: 1))
    view.addSubview(child)
    #expect(
      view.recursiveDescription() == """
        <UIView: frame = (10 20; 100 60); alpha = 0.5; autoresize = W+H>
           | <UIView: frame = (0 0.5; 1 1)>
        """)
  }

  @Test func insetsNeverMakeARectangleNegative() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let insets = UIEdgeInsets(top: 1, left: 8, bottom: 1, right: 8)
    #expect(rect.inset(by: insets) == CGRect(x: 8, y: 1, width: 0, height: 8))
  }
}
