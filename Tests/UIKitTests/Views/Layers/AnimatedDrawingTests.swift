import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A ring that a layer draws for a value of its own: each frame of an animation is drawn.
@MainActor
struct AnimatedDrawingTests {
  /// The usual form of such a layer; `@LayerValue` is `@NSManaged` on iOS.
  private final class RingLayer: CALayer {
    @LayerValue var progress: CGFloat = 0
    var lineWidth: CGFloat = 4

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let other = layer as? RingLayer { lineWidth = other.lineWidth }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
      if key == "progress" { return true }
      return super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.progress ?? progress
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      return animation
    }

    override func draw(in ctx: CGContext) {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      ctx.setStrokeColor(UIColor.white.cgColor)
      ctx.setLineWidth(lineWidth)
      ctx.addArc(
        center: middle, radius: bounds.width / 2 - lineWidth, startAngle: -.pi / 2,
        endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: false)
      ctx.strokePath()
    }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    var ring: RingLayer? { layer as? RingLayer }
  }

  private let controller = UIViewController()
  private let view = RingView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

  private func show() throws -> (Simulator, RingLayer) {
    let simulator = Simulator(
      size: CGSize(width: 100, height: 100), scale: 1, root: controller)
    controller.view.backgroundColor = .black
    view.backgroundColor = .clear
    controller.view.addSubview(view)
    let ring = try #require(view.ring)
    // Its copies have to have it, too.
    ring.lineWidth = 10
    ring.setNeedsDisplay()
    simulator.advance(by: 0.1)
    return (simulator, ring)
  }

  /// Which quarters of the ring are drawn, clockwise from the top.
  private func quarters(_ simulator: Simulator) throws -> [Bool] {
    let picture = try #require(simulator.snapshot())
    return [(64, 36), (64, 64), (36, 64), (36, 36)].map { x, y in
      picture.pixel(x: x, y: y) & 0xff > 128
    }
  }

  @Test func eachTimeOfAnAnimationIsDrawn() throws {
    let (simulator, ring) = try show()
    #expect(try quarters(simulator) == [false, false, false, false])
    let animation = CABasicAnimation(keyPath: "progress")
    (animation.fromValue, animation.toValue) = (0.0, 1.0)
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    ring.add(animation, forKey: nil)
    simulator.advanceFrame()
    simulator.advance(by: 0.3)
    #expect(try quarters(simulator) == [true, false, false, false])
    simulator.advance(by: 0.25)
    #expect(try quarters(simulator) == [true, true, false, false])
    #expect(abs((ring.presentation()?.progress ?? 0) - 0.55) < 0.02 && ring.progress == 0)
    simulator.advance(by: 0.25)
    #expect(try quarters(simulator) == [true, true, true, false])
    simulator.settle()
    #expect(try quarters(simulator) == [false, false, false, false])
  }

  @Test func theLayersOwnActionAnimatesAChange() throws {
    let (simulator, ring) = try show()
    ring.progress = 1
    simulator.advanceFrame()
    simulator.advance(by: 0.3)
    #expect(try quarters(simulator) == [true, false, false, false])
    simulator.advance(by: 0.5)
    #expect(try quarters(simulator) == [true, true, true, false])
    simulator.settle()
    #expect(try quarters(simulator) == [true, true, true, true])
    // Backwards from what is shown, in the middle of the way.
    ring.progress = 0
    simulator.advanceFrame()
    simulator.advance(by: 0.4)
    #expect(try quarters(simulator) == [true, true, false, false])
    ring.progress = 1
    simulator.advanceFrame()
    simulator.advance(by: 0.2)
    #expect(try quarters(simulator) == [true, true, true, false])
  }

  @Test func aPausedAnimationIsScrubbed() throws {
    let (simulator, ring) = try show()
    ring.speed = 0
    let animation = CABasicAnimation(keyPath: "progress")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.beginTime = 0.000_1
    ring.add(animation, forKey: nil)
    for (time, drawn) in [(0.8, 3), (0.3, 1), (0.55, 2)] {
      ring.timeOffset = time
      simulator.advance(by: 0.05)
      #expect(try quarters(simulator).filter { $0 }.count == drawn)
    }
  }
}
