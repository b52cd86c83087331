import Compositor
import QuartzCore
import UIKit

/// Measures frames of many layers, some or all of which move, without a window: the time of layout,
/// of the display list and of the pixels.
@MainActor
struct LayerBench {
  /// An arrangement that is measured.
  struct Arrangement {
    var layers: Int
    /// The number of layers with an animation, which are evenly distributed.
    var moving: Int
    /// The number of layers in each layer between them and the root; nil if they are in the root
    /// itself.
    var groupSize: Int?
  }

  nonisolated static let arrangements = [
    Arrangement(layers: 1000, moving: 1000), Arrangement(layers: 10_000, moving: 10_000),
    Arrangement(layers: 100_000, moving: 100),
    Arrangement(layers: 100_000, moving: 100, groupSize: 100),
  ]

  /// The number of frames before the measured ones, so that the caches are filled.
  private static let warmUp = 20
  private static let (width, height) = (1920, 1080)
  /// The side of a layer in points, and the number of layers in a row.
  private static let (side, columns) = (20.0, 96)

  private let tree: LayerTree
  private let arrangement: Arrangement
  private var animated: [CALayer] = []
  private let clock = ContinuousClock()
  private let compositor = SoftwareCompositor()
  private var pixels = [UInt32](repeating: 0, count: width * height)

  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    let clock = MediaClock(now: 1)
    tree = LayerTree(clock: clock)
    LayerTree.main = tree
    tree.root.anchorPoint = .zero
    tree.root.bounds = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
    var parent = tree.root
    for index in 0..<arrangement.layers {
      if let size = arrangement.groupSize, index % size == 0 {
        parent = CALayer()
        tree.root.addSublayer(parent)
      }
      let layer = makeLayer(index)
      parent.addSublayer(layer)
      if index % (arrangement.layers / arrangement.moving) == 0 {
        layer.add(Self.makeAnimation(index, of: layer), forKey: nil)
        animated.append(layer)
      }
    }
  }

  /// Makes a layer of a grid. If all layers move, all are on the screen; otherwise they are on a
  /// page, and the screen shows a part of it.
  private func makeLayer(_ index: Int) -> CALayer {
    let row = index / Self.columns
    let rows = Self.height / Int(Self.side)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    layer.position = CGPoint(
      x: Double(index % Self.columns) * Self.side,
      y: Double(arrangement.moving == arrangement.layers ? row % rows : row) * Self.side)
    layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    return layer
  }

  /// Makes one of the animations that transitions consist of.
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

  mutating func run(frames: Int) -> LayerReport.Row {
    var moving: [LayerReport.Sample] = []
    for index in 0..<(frames + Self.warmUp) {
      tree.clock.advance(to: tree.clock.now + 1.0 / 60)
      let sample = measureFrame()
      if index >= Self.warmUp { moving.append(sample) }
    }
    for layer in animated { layer.removeAllAnimations() }
    _ = measureFrame()
    let still = (0..<frames).map { _ in measureFrame() }
    return LayerReport.Row(arrangement: arrangement, moving: moving, still: still)
  }

  private mutating func measureFrame() -> LayerReport.Sample {
    let start = clock.now
    tree.prepareFrame()
    let prepared = clock.now
    let frame = tree.makeFrame()
    let listed = clock.now
    tree.finishFrame(frame)
    let finished = clock.now
    composite(frame.content)
    return LayerReport.Sample(
      layout: (prepared - start + (finished - listed)).seconds,
      displayList: (listed - prepared).seconds, composite: (clock.now - finished).seconds)
  }

  private mutating func composite(_ content: GroupContent) {
    let list = DisplayList(
      width: Self.width, height: Self.height, background: .white,
      root: DisplayGroup(content: content))
    let compositor = compositor
    pixels.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      _ = compositor.composite(
        list,
        into: PixelBuffer(
          base: base, width: Self.width, height: Self.height, bytesPerRow: Self.width * 4),
        isPreserved: true)
    }
  }
}
