import QuartzCore
import UIKit

/// Many layers with an animation each, without a window and without pixels: what time, layout and
/// the display list of a frame cost.
@MainActor
struct LayerBench {
  /// How many layers are measured by default.
  nonisolated static let counts = [1000, 10000]

  /// Frames before the measured ones, so that memory is warm.
  private static let warmUp = 20

  private let tree: LayerTree
  private let count: Int
  private let clock = ContinuousClock()

  init(count: Int) {
    self.count = count
    let clock = MediaClock(now: 1)
    tree = LayerTree(clock: clock)
    LayerTree.main = tree
    tree.root.bounds = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    for index in 0..<count { tree.root.addSublayer(Self.makeLayer(index)) }
  }

  private static func makeLayer(_ index: Int) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.position = CGPoint(x: Double(index % 96) * 20, y: Double(index / 96 % 54) * 20)
    layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    layer.add(makeAnimation(index, of: layer), forKey: nil)
    return layer
  }

  /// One of the kinds that transitions are made of.
  private static func makeAnimation(_ index: Int, of layer: CALayer) -> CAAnimation {
    let animation: CABasicAnimation
    switch index % 4 {
    case 0:
      animation = CABasicAnimation(keyPath: "position")
      animation.toValue = CGPoint(x: layer.position.x + 50, y: layer.position.y + 50)
    case 1:
      animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0.5
      animation.toValue = 1.0
    case 2:
      animation = CABasicAnimation(keyPath: "transform.rotation.z")
      animation.toValue = Double.pi
    default:
      animation = CASpringAnimation(keyPath: "transform.scale")
      animation.fromValue = 0.5
      animation.toValue = 1.0
    }
    animation.duration = 2
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  func run(frames: Int) -> LayerReport.Row {
    var moving: [LayerReport.Sample] = []
    for index in 0..<(frames + Self.warmUp) {
      tree.clock.advance(to: tree.clock.now + 1.0 / 60)
      let sample = measureFrame()
      if index >= Self.warmUp { moving.append(sample) }
    }
    for layer in tree.root.sublayers ?? [] { layer.removeAllAnimations() }
    _ = measureFrame()
    let still = (0..<frames).map { _ in measureFrame() }
    return LayerReport.Row(layers: count, moving: moving, still: still)
  }

  private func measureFrame() -> LayerReport.Sample {
    let start = clock.now
    tree.prepareFrame()
    let prepared = clock.now
    let frame = tree.makeFrame()
    let listed = clock.now
    tree.finishFrame(frame)
    return LayerReport.Sample(
      layout: (prepared - start + (clock.now - listed)).seconds,
      displayList: (listed - prepared).seconds)
  }
}
