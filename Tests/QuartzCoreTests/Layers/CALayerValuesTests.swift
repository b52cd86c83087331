import CoreGraphics
import Testing

import QuartzCore

@MainActor
struct CALayerValuesTests {
  @Test func whatIsNoNumberIsRefusedWithOneWarningForEachValue() {
    for odd in [CGFloat.nan, .infinity, -.infinity] {
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      layer.opacity = 0.5
      let before = layer.values
      let warnings = Diagnostics.collecting {
        for _ in 0..<2 {
          layer.position = CGPoint(x: odd, y: 0)
          layer.bounds = CGRect(x: 0, y: 0, width: odd, height: 1)
          layer.frame = CGRect(x: 0, y: odd, width: 1, height: 1)
          layer.anchorPoint = CGPoint(x: 0, y: odd)
          layer.zPosition = odd
          layer.opacity = Float(odd)
          layer.cornerRadius = odd
          layer.borderWidth = odd
          layer.shadowRadius = odd
          layer.shadowOpacity = Float(odd)
          layer.shadowOffset = CGSize(width: odd, height: 0)
          layer.transform = CATransform3DMakeTranslation(odd, 0, 0)
          layer.sublayerTransform = CATransform3DMakeScale(odd, 1, 1)
          layer.contentsRect = CGRect(x: odd, y: 0, width: 1, height: 1)
        }
      }
      #expect(layer.values == before)
      #expect(warnings.count == 14, "\(warnings)")
    }
  }

  @Test func whatNoScrollLayerClipsIsVisible() {
    let (outer, layer) = (CALayer(), CALayer())
    outer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    outer.masksToBounds = true
    outer.addSublayer(layer)
    layer.bounds = CGRect(x: 5, y: 6, width: 70, height: 80)
    #expect(layer.visibleRect == layer.bounds)
  }

  @Test func rectanglesWithoutAnEndAreRefused() {
    let layer = CALayer()
    _ = Diagnostics.collecting {
      layer.frame = .infinite
      layer.frame = .null
      layer.bounds = .null
      layer.bounds = .infinite
      layer.bounds = CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1)
    }
    let bounds = layer.bounds
    let numbers = [
      bounds.width, bounds.height, bounds.minX, bounds.minY, layer.position.x, layer.position.y,
    ]
    #expect(numbers.filter { !$0.isFinite }.isEmpty)
  }

  @Test func negativeSizesCountAsTheirAbsoluteValue() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: 6)
    #expect(layer.frame == CGRect(x: 6, y: 10, width: 4, height: 6))
    layer.cornerRadius = -3
    layer.borderWidth = -3
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0)
  }

  @Test func theFrameIsWhereTheAnchorPutsIt() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 100, y: 90, width: 20, height: 10))
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(layer.position == CGPoint(x: 0, y: 8))
    #expect(layer.bounds == CGRect(x: 5, y: 5, width: 8, height: 8))
  }

  @Test func settingTheFrameUnderATransformIsReadBack() {
    let transforms = [
      CATransform3DMakeScale(2, 0.5, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
      CATransform3DMakeTranslation(30, -20, 0), CATransform3DMakeRotation(0.3, 0, 0, 1),
    ]
    let target = CGRect(x: 12, y: 34, width: 56, height: 60)
    for transform in transforms {
      let layer = CALayer()
      layer.transform = transform
      layer.frame = target
      let frame = layer.frame
      #expect(isClose(frame.minX, target.minX) && isClose(frame.minY, target.minY))
      #expect(isClose(frame.width, target.width) && isClose(frame.height, target.height))
    }
  }

  @Test func aCollapsedLayerHasAFiniteFrameAndIsNeverHit() {
    let root = CALayer()
    let layer = CALayer()
    root.addSublayer(layer)
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    for transform in [
      CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(0, 1, 1),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
    ] {
      layer.transform = transform
      let frame = layer.frame
      #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite)
      layer.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
      #expect((layer.bounds.width + layer.position.x).isFinite)
      let point = root.convert(CGPoint(x: 1, y: 2), to: layer)
      #expect((point.x + point.y).isFinite)
      #expect(root.hitTest(CGPoint(x: 20, y: 20)) !== layer)
    }
  }

  @Test func perspectiveBehindTheEyeStaysFinite() {
    let root = CALayer()
    let layer = CALayer()
    root.addSublayer(layer)
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 50
    for angle in stride(from: 0, to: 2 * Double.pi, by: 0.1) {
      layer.transform = CATransform3DRotate(transform, angle, 0, 1, 0)
      let frame = layer.frame
      #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite, "\(angle)")
      let point = layer.convert(CGPoint(x: 200, y: 200), to: root)
      #expect((point.x + point.y).isFinite)
    }
  }

  @Test func pointsConvertThroughTheTreeAndBack() {
    let root = CALayer()
    let (left, right) = (CALayer(), CALayer())
    for layer in [left, right] {
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.addSublayer(layer)
    }
    left.position = CGPoint(x: 50, y: 50)
    left.transform = CATransform3DMakeScale(2, 2, 1)
    right.position = CGPoint(x: 300, y: 100)
    right.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let point = left.convert(CGPoint(x: 50, y: 50), to: right)
    let back = right.convert(point, to: left)
    #expect(isClose(back.x, 50) && isClose(back.y, 50))
    #expect(left.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: -50, y: -50))
    let again = right.convert(point, from: right)
    #expect(again == point)
  }

  @Test func hitTestingGoesByZPositionAndLeavesOutWhatIsHidden() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.position = CGPoint(x: 50, y: 50)
    let (below, above) = (CALayer(), CALayer())
    for layer in [below, above] {
      layer.frame = root.bounds
      root.addSublayer(layer)
    }
    let middle = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(middle) === above)
    below.zPosition = 1
    #expect(root.hitTest(middle) === below)
    below.isHidden = true
    #expect(root.hitTest(middle) === above)
    #expect(root.hitTest(CGPoint(x: 500, y: 50)) == nil)
  }

  @Test func aPresentationIsACopyThatKnowsItsModel() {
    let scene = Scene()
    let layer = scene.makeLayer()
    #expect(CALayer().presentation() == nil)
    scene.frame()
    layer.add(.linear("position.x", from: 0.0, to: 10.0), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    let shown = layer.presentation()
    #expect(shown !== layer && shown?.model() === layer && layer.model() === layer)
    shown?.position.x = 99
    #expect(layer.position.x == 0)
  }
}
