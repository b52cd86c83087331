import Compositor
import CoreGraphics
import Testing

import QuartzCore

/// Layers inside each other, so many that calls inside each other would not fit on the stack.
@MainActor
struct DeepLayerTests {
  /// The main thread's stack would have 2,300 bytes for each, at most.
  private static let levels = 50_000

  /// A layer in a layer, and so on, each one point to the right of the one around it.
  private func nest(
    _ levels: Int, in root: CALayer, _ configure: (CALayer, Int) -> Void = { _, _ in }
  ) -> CALayer {
    var innermost = root
    for level in 1...levels {
      let layer = CALayer()
      layer.anchorPoint = .zero
      layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.position = CGPoint(x: 0.001, y: 0)
      configure(layer, level)
      innermost.addSublayer(layer)
      innermost = layer
    }
    return innermost
  }

  @Test func theInnermostOfManyLayersIsDrawnInItsPlace() throws {
    let scene = Scene()
    let innermost = nest(Self.levels, in: scene.root)
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    innermost.backgroundColor = CGColor(red)
    let fill = try #require(scene.frame().fills.first)
    #expect(fill.color == red)
    // Fifty thousand times a thousandth of a point.
    #expect(isClose(fill.transform.tx, 50, within: 1e-6))

    CATransaction.withoutActions { innermost.position.x += 5 }
    #expect(isClose(try #require(scene.frame().fills.first).transform.tx, 55, within: 1e-6))
  }

  @Test func coloursOfManyLayersAreDrawnFromTheOutsideIn() {
    let scene = Scene()
    let innermost = nest(10_000, in: scene.root) { layer, level in
      layer.backgroundColor = CGColor(
        RGBA(red: Double(level) / 10_000, green: 0, blue: 0, alpha: 1))
    }
    func reds() -> [Double] { scene.frame().colors.map(\.red) }
    let expected = (1...10_000).map { (level: Int) in Double(level) / 10_000 }
    #expect(reds() == expected)

    CATransaction.withoutActions { innermost.backgroundColor = CGColor(RGBA.white) }
    #expect(reds().dropLast() == expected.dropLast())
    #expect(scene.frame().colors.last == .white)
  }

  @Test func whatFadesInEachOtherIsDrawnUpToALimit() {
    let scene = Scene()
    var count = 0
    let warnings = Diagnostics.collecting {
      _ = nest(10_000, in: scene.root) { layer, _ in
        layer.backgroundColor = CGColor(RGBA.black)
        layer.masksToBounds = true
      }
      count = scene.frame().colors.count
      scene.root.sublayers?.first?.position.x = 1
      scene.frame()
    }
    #expect(count >= GroupContent.deepestGroup)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Inside 128 layers") == true, "\(warnings)")
  }

  @Test(arguments: ["masks", "transform layers", "replicators"])
  func specialLayersInEachOtherAreDrawnUpToALimit(kind: String) {
    let scene = Scene()
    let warnings = Diagnostics.collecting {
      var innermost = scene.root
      for _ in 0..<10_000 {
        let layer: CALayer
        switch kind {
        case "transform layers": layer = CATransformLayer()
        case "replicators": layer = CAReplicatorLayer()
        default: layer = CALayer()
        }
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        if kind == "masks" { innermost.mask = layer } else { innermost.addSublayer(layer) }
        innermost = layer
      }
      innermost.backgroundColor = CGColor(RGBA.black)
      scene.frame()
    }
    #expect(warnings.count == 1, "\(warnings)")
  }

  @Test func layoutAndDrawingReachTheInnermost() {
    let scene = Scene()
    let innermost = nest(Self.levels, in: scene.root)
    scene.frame()
    let delegate = CallCounter()
    innermost.delegate = delegate
    innermost.setNeedsLayout()
    innermost.setNeedsDisplay()
    scene.frame()
    #expect(delegate.calls == ["layout", "display"])
  }

  @Test func animationsOfManyLayersRunAndEnd() {
    let scene = Scene()
    let innermost = nest(Self.levels, in: scene.root)
    scene.frame()
    let fade = CABasicAnimation.linear("opacity", from: 0, to: 1)
    fade.delegate = scene.recorder("fade")
    innermost.add(fade, forKey: nil)
    scene.frame()
    scene.root.sublayers?.first?.isHidden = true
    scene.frame(after: 2)
    #expect(scene.log == ["fade finished"])

    let second = CABasicAnimation.linear("opacity", from: 0, to: 1)
    second.delegate = scene.recorder("second")
    innermost.add(second, forKey: nil)
    scene.frame()
    scene.root.sublayers?.first?.removeFromSuperlayer()
    scene.frame()
    #expect(scene.log == ["fade finished", "second removed"])
  }

  @Test func timeAndPlacesAreConvertedThroughManyLayers() {
    let scene = Scene()
    let innermost = nest(Self.levels, in: scene.root) { layer, level in
      if level == 1 || level == Self.levels { layer.timeOffset = 2 }
    }
    #expect(innermost.convertTime(10, from: nil) == 14)
    #expect(innermost.convertTime(14, to: nil) == 10)
    let sibling = nest(Self.levels, in: scene.root)
    #expect(isClose(innermost.convert(CGPoint(x: 1, y: 2), to: sibling).x, 1, within: 1e-6))
    #expect(isClose(innermost.convert(CGPoint(x: 1, y: 2), to: nil).x, 51, within: 1e-6))
  }

  @Test func aPointIsSearchedUpToALimit() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    var levels = 0
    let warnings = Diagnostics.collecting {
      _ = nest(20_100, in: root)
      var found = root.hitTest(CGPoint(x: 20, y: 20))
      while let layer = found {
        levels += 1
        found = layer.superlayer
      }
    }
    #expect(levels == 20_000)
    #expect(warnings.count == 1)
  }
}

private final class CallCounter: CALayerDelegate {
  var calls: [String] = []

  func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  func display(_ layer: CALayer) { calls.append("display") }
}
