import CoreGraphics
import Testing

import QuartzCore

/// When a layer has a presentation layer: from the first frame that has it in the tree.
@MainActor
final class PresentationLayerTests {
  /// A layer that looks for the presentation layer of its sublayer in its layout.
  private final class Host: CALayer {
    let child = CALayer()
    var found: [Bool] = []

    override func layoutSublayers() {
      super.layoutSublayers()
      if child.superlayer == nil { addSublayer(child) }
      found.append(child.presentation() != nil)
    }
  }

  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  @Test func aLayerHasNoneUntilTheFrameAfterItWasAdded() {
    let layer = CALayer()
    let child = CALayer()
    layer.addSublayer(child)
    scene.frame()
    scene.root.addSublayer(layer)
    #expect(layer.presentation() == nil && child.presentation() == nil)
    scene.frame()
    #expect(layer.presentation() != nil && child.presentation() != nil)
    layer.removeFromSuperlayer()
    #expect(layer.presentation() == nil && child.presentation() == nil)
    scene.frame()
    scene.root.addSublayer(layer)
    #expect(layer.presentation() == nil && child.presentation() == nil)
    scene.frame()
    #expect(layer.presentation() != nil && child.presentation() != nil)
  }

  @Test func aHiddenLayerHasOne() {
    let layer = scene.makeLayer()
    layer.isHidden = true
    scene.frame()
    #expect(layer.presentation()?.isHidden == true)
  }

  @Test func aLayerThatChangesItsSuperlayerKeepsIt() {
    let (layer, other) = (scene.makeLayer(), scene.makeLayer())
    scene.frame()
    other.addSublayer(layer)
    #expect(layer.presentation()?.superlayer?.model() === other)
    let new = scene.makeLayer()
    new.addSublayer(layer)
    #expect(layer.presentation() == nil, "its superlayer is new")
    scene.frame()
    #expect(layer.presentation()?.superlayer?.model() === new)
  }

  @Test func aNewLayerThatChangesItsSuperlayerHasNone() {
    scene.frame()
    let layer = scene.makeLayer()
    scene.root.insertSublayer(layer, at: 0)
    layer.removeFromSuperlayer()
    scene.root.addSublayer(layer)
    #expect(layer.presentation() == nil)
  }

  /// As known of iOS: a sublayer that is added in the first layout has none in it.
  @Test func inItsFirstLayoutASublayerHasNone() {
    let host = Host()
    host.bounds.size = CGSize(width: 10, height: 10)
    scene.root.addSublayer(host)
    host.setNeedsLayout()
    scene.frame()
    #expect(host.found.first == false && !host.found.contains(true))
    host.found = []
    host.setNeedsLayout()
    scene.frame()
    #expect(host.found == [true])
  }

  @Test func flushingTheTransactionIsEnough() {
    scene.frame()
    let layer = scene.makeLayer()
    #expect(layer.presentation() == nil)
    CATransaction.flush()
    #expect(layer.presentation() != nil)
  }
}
