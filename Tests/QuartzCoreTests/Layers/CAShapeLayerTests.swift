import Compositor
import CoreGraphics
import Testing

import QuartzCore

@MainActor
final class CAShapeLayerTests {
  private lazy var scene = Scene()

  private func makeShape() -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    shape.anchorPoint = .zero
    shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 60, height: 20), transform: nil)
    scene.root.addSublayer(shape)
    return shape
  }

  /// The pixels that a layer draws itself, 80 × 40.
  private func pixels(_ content: GroupContent) throws -> CGImage {
    let drawing = try #require(content.drawings.first)
    let context = try #require(CGContext(width: 80, height: 40))
    drawing.drawing.draw(context)
    return try #require(context.finish())
  }

  @Test func itsDefaultsAreApples() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.strokeColor == nil && shape.lineDashPattern == nil)
    #expect(shape.fillColor?.rgba == .black && shape.fillRule == .nonZero)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineWidth == 1)
    #expect(shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter)
    shape.fillColor = nil
    #expect(shape.fillColor == nil)
  }

  @Test func thePathIsFilledAlsoBeyondTheBounds() throws {
    let shape = makeShape()
    shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let image = try pixels(scene.frame())
    #expect(image.pixel(x: 65, y: 20) == 0xFFFF_0000 && image.pixel(x: 75, y: 20) == 0)
  }

  @Test func theLineIsTrimmedByLengthOverAllSubpaths() throws {
    let shape = makeShape()
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 60, y: 10)])
    path.addLines(between: [CGPoint(x: 0, y: 30), CGPoint(x: 20, y: 30)])
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .black
    shape.lineWidth = 4
    (shape.strokeStart, shape.strokeEnd) = (0.5, 0.875)
    let image = try pixels(scene.frame())
    #expect(image.pixel(x: 38, y: 10) == 0 && image.pixel(x: 41, y: 10) == 0xFF00_0000)
    #expect(image.pixel(x: 8, y: 30) == 0xFF00_0000 && image.pixel(x: 12, y: 30) == 0)
    (shape.strokeStart, shape.strokeEnd) = (0.9, 0.1)
    CATransaction.flush()
    shape.removeAllAnimations()
    #expect(scene.frame().drawings.isEmpty, "it begins after its end")
  }

  @Test func theDrawingIsTheSameObjectWhileItsValuesAre() throws {
    let shape = makeShape()
    let first = try #require(scene.frame().drawings.first)
    CATransaction.withoutActions {
      shape.opacity = 0.5
      shape.position.x = 7
    }
    let second = try #require(scene.frame().drawings.first)
    #expect(first.drawing === second.drawing && second.opacity == 0.5)
    CATransaction.withoutActions { shape.lineJoin = .round }
    #expect(scene.frame().drawings.first?.drawing !== first.drawing)
    scene.frame()
    #expect(!scene.tree.needsFrame)
  }

  @Test func whatAppleAnimatesAnimates() {
    let shape = makeShape()
    shape.strokeColor = .black
    shape.add(.linear("strokeEnd", from: 0.0, to: 1.0), forKey: nil)
    shape.add(.linear("lineWidth", from: 2.0, to: 4.0), forKey: nil)
    shape.add(.linear("fillColor", from: CGColor.black, to: CGColor.white), forKey: nil)
    shape.add(
      .linear(
        "path", from: CGPath(rect: .zero, transform: nil),
        to: CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 80), transform: nil)), forKey: nil)
    scene.frame()
    let content = scene.frame(after: 0.5)
    let shown = shape.presentation()
    #expect(isClose(shown?.strokeEnd, 0.5) && isClose(shown?.lineWidth, 3))
    #expect(shown?.fillColor?.rgba == shade(0.5))
    #expect(shown?.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(content.drawings.first?.drawing.bounds.insetBy(dx: 3, dy: 3).minX ?? 0 < 3)
    #expect(shape.strokeEnd == 1)
  }

  @Test func aChangeOfItsValuesIsAnImplicitAnimationOnceItWasShown() {
    let shape = makeShape()
    scene.frame()
    shape.strokeEnd = 0.5
    shape.fillColor = .white
    #expect(shape.animation(forKey: "strokeEnd") != nil)
    #expect(shape.animation(forKey: "fillColor") != nil)
  }

  @Test func aNewPathIsShownAtOnce() {
    let shape = makeShape()
    scene.frame()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    #expect(shape.animationKeys() == nil)
    let shown = shape.presentation()?.path?.boundingBox
    #expect(shown == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func badValuesDoNotCrash() {
    let shape = makeShape()
    let warnings = Diagnostics.collecting {
      shape.lineWidth = -3
      shape.strokeEnd = .nan
      shape.lineDashPattern = [0, 0]
      shape.lineDashPattern = [-1, 2]
      shape.miterLimit = -1
      shape.strokeColor = .black
      scene.frame()
    }
    #expect(warnings.count == 2, "for the end and the dashes: \(warnings)")
    #expect(shape.lineWidth == 0 && shape.strokeEnd == 1 && shape.lineDashPattern == nil)
    shape.path = CGPath(
      ellipseIn: CGRect(x: -1e12, y: 0, width: 1e300, height: 1e300), transform: nil)
    shape.strokeStart = 0.3
    scene.frame()
  }

  /// Apple's documentation of `path`: it is clipped where the normal layer masking rules cause
  /// that.
  @Test func aLayerThatClipsCutsItsPath() {
    let shape = makeShape()
    shape.masksToBounds = true
    let clips = scene.frame().allGroups.compactMap(\.clip?.rect)
    #expect(clips == [CGRect(x: 0, y: 0, width: 40, height: 40)])
    CATransaction.withoutActions { shape.masksToBounds = false }
    #expect(scene.frame().allGroups.allSatisfy { $0.clip == nil })
  }
}
