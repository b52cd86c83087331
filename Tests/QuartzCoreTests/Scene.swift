import Compositor
import CoreGraphics

import QuartzCore

/// A layer tree with a clock that the test moves.
@MainActor
final class Scene {
  let tree: LayerTree
  /// Records the ends in order.
  var log: [String] = []

  init(time: TimeInterval = 100) {
    CATransaction.flush()
    let clock = MediaClock(now: time)
    tree = LayerTree(clock: clock)
    tree.root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    tree.root.anchorPoint = .zero
    LayerTree.main = tree
  }

  var root: CALayer { tree.root }
  var now: TimeInterval { tree.clock.now }

  /// A layer of 100 × 100 points at the origin, in the root, and shown.
  func makeLayer(in parent: CALayer? = nil, color: RGBA? = .black) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = color.map { CGColor($0) }
    (parent ?? root).addSublayer(layer)
    return layer
  }

  /// Makes a frame now.
  @discardableResult
  func frame() -> GroupContent { tree.advanceFrame() }

  /// Makes a frame some seconds later.
  @discardableResult
  func frame(after seconds: TimeInterval) -> GroupContent {
    tree.clock.advance(to: now + seconds)
    return frame()
  }

  /// A delegate that writes to the log.
  func recorder(_ name: String) -> Recorder { Recorder(name: name, scene: self) }

  @MainActor
  final class Recorder: CAAnimationDelegate {
    let name: String
    weak var scene: Scene?
    var onStart: (() -> Void)?

    init(name: String, scene: Scene) {
      self.name = name
      self.scene = scene
    }

    func animationDidStart(_ anim: CAAnimation) { onStart?() }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      scene?.log.append("\(name) \(flag ? "finished" : "removed")")
    }
  }
}

extension CAAnimation {
  /// A linear animation.
  @MainActor
  static func linear(
    _ keyPath: String, from start: Any?, to end: Any?, duration: TimeInterval = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }
}

/// Whether two numbers are the same but for rounding.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: CGFloat?, _ b: CGFloat, within tolerance: Double = 1e-9) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}
