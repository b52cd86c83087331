import Compositor
import CoreGraphics
import Testing

import QuartzCore

/// Contents that go over from one image to another.
@MainActor
final class ContentsAnimationTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func makeImage(_ color: UInt32, isOpaque: Bool = true) throws -> CGImage {
    try #require(
      CGImage(width: 1, height: 1, isOpaque: isOpaque) { pixels in
        pixels.base.assumingMemoryBound(to: UInt32.self)[0] = color
      })
  }

  /// The pixel in the middle of the layer.
  private func pixel(_ content: GroupContent) -> UInt32? {
    let list = DisplayList(
      width: 100, height: 100, background: .clear, root: DisplayGroup(content: content))
    return CGImage(width: 100, height: 100) { pixels in
      _ = CompositorMaker.make().composite(list, into: pixels, isPreserved: false)
    }?.pixel(x: 50, y: 50)
  }

  private func parts(_ pixel: UInt32?) -> [Int] {
    pixel.map { pixel in [24, 16, 8, 0].map { Int(pixel >> $0 & 0xFF) } } ?? []
  }

  @Test func newContentsDissolveInForAQuarterOfASecond() throws {
    let layer = scene.makeLayer(color: nil)
    layer.contents = try makeImage(0xFFFF_0000)
    scene.frame()
    let blue = try makeImage(0xFF00_00FF)
    layer.contents = blue
    #expect(layer.contents as AnyObject === blue, "the model has it at once")
    #expect(layer.animation(forKey: "contents")?.duration == 0.25)
    #expect(pixel(scene.frame()) == 0xFFFF_0000)
    let fraction = CAMediaTimingFunction(name: .default).value(at: 0.5)
    let middle = parts(pixel(scene.frame(after: 0.125)))
    #expect(middle[0] == 255, "it does not let through what is below")
    #expect(abs(middle[3] - Int((255 * fraction).rounded())) <= 1)
    #expect(abs(middle[1] - Int((255 * (1 - fraction)).rounded())) <= 1)
    #expect(pixel(scene.frame(after: 0.126)) == 0xFF00_00FF)
    #expect(layer.animationKeys() == nil)
  }

  @Test func imagesThatAreSeenThroughDoNotDarkenInTheMiddle() throws {
    let layer = scene.makeLayer(color: nil)
    let animation = CABasicAnimation.linear(
      "contents", from: try makeImage(0x8080_0000, isOpaque: false),
      to: try makeImage(0x8000_0080, isOpaque: false))
    layer.add(animation, forKey: nil)
    scene.frame()
    let middle = parts(pixel(scene.frame(after: 0.5)))
    #expect(zip(middle, [128, 64, 0, 64]).allSatisfy { abs($0 - $1) <= 1 }, "\(middle)")
    scene.frame(after: 0.6)
    #expect(pixel(scene.frame()) == 0, "over: the model has none")
  }

  @Test func contentsFadeInFromNothingAndOutToNothing() throws {
    let layer = scene.makeLayer(color: nil)
    scene.frame()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.contents = try makeImage(0xFFFF_FFFF)
    scene.frame()
    #expect(abs(parts(pixel(scene.frame(after: 0.125)))[0] - 128) <= 1)
    scene.frame(after: 0.2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.contents = nil
    scene.frame()
    #expect(abs(parts(pixel(scene.frame(after: 0.05)))[0] - 204) <= 1)
    #expect(pixel(scene.frame(after: 0.25)) == 0)
  }

  @Test func keyframesShowOneImageAfterTheOther() throws {
    let layer = scene.makeLayer(color: nil)
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = try colors.map { try makeImage($0) }
    animation.calculationMode = .discrete
    animation.duration = 3
    layer.add(animation, forKey: nil)
    scene.frame()
    var shown = [pixel(scene.frame(after: 0.5))]
    shown += (0..<2).map { _ in pixel(scene.frame(after: 1)) }
    #expect(shown == colors)
  }

  @Test func contentsThatALayerDrawsAreThereAtOnce() {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        ctx.fill(bounds)
      }
    }
    let layer = Drawing()
    layer.anchorPoint = .zero
    layer.bounds.size = CGSize(width: 100, height: 100)
    scene.root.addSublayer(layer)
    scene.frame()
    layer.setNeedsDisplay()
    #expect(pixel(scene.frame()) == 0xFF00_FF00)
    #expect(layer.animationKeys() == nil)
  }

  @Test func shadowPathsMorphAndTheirModelStays() throws {
    let layer = scene.makeLayer()
    layer.shadowOpacity = 1
    scene.frame()
    let start = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let end = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    layer.shadowPath = end
    #expect(layer.animationKeys() == nil, "only where it is asked for")
    layer.add(.linear("shadowPath", from: start, to: end), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(
      layer.presentation()?.shadowPath?.boundingBox
        == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(layer.shadowPath == end)
    layer.shadowPath = nil
    #expect(layer.shadowPath == nil && layer.value(forKey: "shadowPath") == nil)
  }

  @Test func aFlagIsSetFromTheMiddleOn() {
    let layer = scene.makeLayer()
    scene.frame()
    layer.add(.linear("masksToBounds", from: false, to: true), forKey: nil)
    scene.frame()
    scene.frame(after: 0.4)
    #expect(layer.presentation()?.masksToBounds == false)
    scene.frame(after: 0.2)
    #expect(layer.presentation()?.masksToBounds == true)
    layer.setValue(true, forKey: "masksToBounds")
    #expect(layer.masksToBounds)
  }

  @Test func layersTurnAboutAnAnchorInFrontOfThem() {
    let layer = scene.makeLayer()
    layer.position = CGPoint(x: 200, y: 200)
    layer.anchorPointZ = 50
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let placed = layer.values.transformToParent
    // The layer's plane is 50 points behind the axis; after a quarter turn it is beside it.
    #expect(isClose(abs(placed.m41 - 200), 50))
    #expect(isClose(placed.m42, 200) && isClose(placed.m43, 0))
    scene.frame()
    layer.add(.linear("anchorPointZ", from: 0.0, to: 10.0), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(layer.presentation()?.anchorPointZ, 5))
  }

  @Test func anchorsInFrontThatAreNoNumbersAreRefused() {
    let layer = scene.makeLayer()
    #expect(Diagnostics.collecting { layer.anchorPointZ = .nan }.count == 1)
    #expect(layer.anchorPointZ == 0)
  }
}
