import Compositor
import CoreGraphics
import Testing

@testable import QuartzCore

/// Making a display list for one purpose disturbs no other, and changes nothing of the layers.
@MainActor
final class RenderRecordTests {
  private lazy var scene = Scene()

  /// A layer with a moving sublayer, a mask, a shape and a transition's worth of state.
  private func makeSubtree() -> CALayer {
    let layer = scene.makeLayer(color: shade(0.5))
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30), transform: nil)
    layer.addSublayer(shape)
    let moving = scene.makeLayer(in: layer, color: shade(0.25))
    let mask = CALayer()
    mask.frame = layer.bounds
    mask.backgroundColor = CGColor(.black)
    layer.mask = mask
    scene.frame()
    moving.add(.linear("position.x", from: 0, to: 100), forKey: nil)
    scene.frame()
    return layer
  }

  @Test func aPictureMadeBesidesLeavesTheNextFrameAsItIs() {
    _ = makeSubtree()
    let alone = scene.frame(after: 0.5)
    let other = Scene()
    scene = other
    let layer = makeSubtree()
    for afterUpdates in [true, false] { _ = layer.snapshot(afterUpdates: afterUpdates) }
    if let context = CGContext(width: 20, height: 20, scale: 1) { layer.render(in: context) }
    let disturbed = other.frame(after: 0.5)
    #expect(disturbed.fills.map(\.transform.tx) == alone.fills.map(\.transform.tx))
    #expect(disturbed.fills.map(\.color) == alone.fills.map(\.color))
  }

  @Test func aPictureMadeBesidesKeepsNoObjectOfTheTreeFromBeingUsedAgain() throws {
    let layer = makeSubtree()
    let before = layer.shownContent.group
    let drawing = try #require(scene.frame().drawings.first?.drawing)
    _ = layer.snapshot(afterUpdates: true)
    if let context = CGContext(width: 20, height: 20, scale: 1) { layer.render(in: context) }
    #expect(layer.shownContent.group === before && before != nil)
    #expect(scene.frame(after: 0.25).drawings.first?.drawing === drawing)
  }

  @Test func aSnapshotInMidFlightLeavesTheAnimationAndItsDelegateAlone() {
    let layer = scene.makeLayer()
    scene.frame()
    let animation = CAAnimation.linear("opacity", from: 1, to: 0)
    animation.beginTime = scene.now + 0.5
    let recorder = scene.recorder("fade")
    recorder.onStart = { [scene] in scene.log.append("started") }
    animation.delegate = recorder
    layer.add(animation, forKey: "fade")
    scene.frame()
    scene.tree.clock.advance(to: scene.now + 0.6)
    _ = layer.snapshot(afterUpdates: true)
    #expect(scene.log == [], "a picture starts nothing")
    scene.frame()
    #expect(scene.log == ["started"])
    scene.frame(after: 1)
    #expect(scene.log == ["started", "fade finished"])
  }

  @Test func aLayerThatChangesTreesIsShownByTheNewOneAsItIs() {
    let layer = makeSubtree()
    let first = scene
    let second = Scene()
    second.root.addSublayer(layer)
    CATransaction.withoutActions { layer.backgroundColor = CGColor(shade(0.75)) }
    #expect(first.frame().fills.isEmpty)
    #expect(second.frame().fills.contains { $0.color == shade(0.75) })
    CATransaction.withoutActions { layer.backgroundColor = CGColor(shade(0.125)) }
    first.root.addSublayer(layer)
    #expect(second.frame().fills.isEmpty)
    #expect(first.frame().fills.contains { $0.color == shade(0.125) })
  }

  @Test func whatChangesInSomethingHiddenAsksForNoFrameAndIsSeenOnceItIsShown() {
    let layer = scene.makeLayer()
    let child = scene.makeLayer(in: layer, color: shade(0.25))
    layer.isHidden = true
    scene.frame()
    #expect(!scene.tree.needsFrame)
    CATransaction.withoutActions { child.backgroundColor = CGColor(shade(0.75)) }
    #expect(!scene.tree.needsFrame)
    CATransaction.withoutActions { layer.isHidden = false }
    #expect(scene.tree.needsFrame)
    #expect(scene.frame().fills.contains { $0.color == shade(0.75) })
  }
}
