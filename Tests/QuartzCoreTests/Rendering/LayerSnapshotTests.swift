import Compositor
import CoreGraphics
import Testing

import QuartzCore

/// What is kept of a layer that is snapshotted, before and after updates.
@MainActor
final class LayerSnapshotTests {
  private lazy var scene = Scene()

  @Test func beforeUpdatesItIsWhatWasLastShown() {
    let layer = scene.makeLayer(color: shade(0.25))
    #expect(layer.snapshot(afterUpdates: false).content.nodes.isEmpty, "never shown")
    scene.frame()
    CATransaction.withoutActions {
      layer.backgroundColor = CGColor(shade(0.75))
      layer.bounds.size.width = 10
    }
    let before = layer.snapshot(afterUpdates: false)
    #expect(before.content.colors == [shade(0.25)] && before.bounds.width == 100)
    let after = layer.snapshot(afterUpdates: true)
    #expect(after.content.colors == [shade(0.75)] && after.bounds.width == 10)
    #expect(before.content.colors == [shade(0.25)], "it does not change any more")
    #expect(scene.frame().colors == [shade(0.75)])
  }

  @Test func aLayerInNoTreeIsLaidOutDrawnAndShown() {
    final class Drawn: CALayer {
      override func layoutSublayers() {
        guard sublayers == nil else { return }
        let child = CALayer()
        child.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
        child.backgroundColor = CGColor(shade(0.5))
        child.setNeedsDisplay()
        addSublayer(child)
      }
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    let layer = Drawn()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.borderWidth = 1
    layer.setNeedsDisplay()
    let content = layer.snapshot(afterUpdates: true).content.groups.first?.content
    #expect(content?.nodes.count == 3, "picture, sublayer and border")
    #expect(layer.snapshot(afterUpdates: false).content.nodes.isEmpty, "that did not show it")
    #expect(layer.presentation() == nil)
  }

  @Test func placeAndTransformAreLeftOutOpacityClipAndShadowAreNot() throws {
    let layer = scene.makeLayer(color: shade(0.5))
    _ = scene.makeLayer(in: layer)
    layer.position = CGPoint(x: 50, y: 60)
    layer.transform = CATransform3DMakeScale(3, 3, 1)
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.shadowOpacity = 1
    for clips in [true, false] {
      CATransaction.withoutActions { layer.masksToBounds = clips }
      for afterUpdates in [true, false] {
        let content = layer.snapshot(afterUpdates: afterUpdates).content
        let group = try #require(content.groups.first)
        #expect(group.transform == .identity && group.opacity == 0.5)
        #expect((group.clip != nil) == clips && content.hasShadow != clips)
        scene.frame()
      }
    }
    CATransaction.withoutActions { layer.opacity = 0 }
    #expect(layer.snapshot(afterUpdates: true).content.nodes.isEmpty)
    CATransaction.withoutActions { (layer.opacity, layer.isHidden) = (1, true) }
    #expect(layer.snapshot(afterUpdates: true).content.nodes.isEmpty)
    scene.frame()
    #expect(layer.snapshot(afterUpdates: false).content.nodes.isEmpty)
  }

  @Test func anAnimatedLayerIsKeptAsItIsOnScreen() {
    let layer = scene.makeLayer(color: shade(0))
    layer.add(.linear("backgroundColor", from: CGColor.black, to: CGColor.white), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(layer.snapshot(afterUpdates: false).content.colors == [shade(0.5)])
    scene.tree.clock.advance(to: scene.now + 0.25)
    #expect(layer.snapshot(afterUpdates: false).content.colors == [shade(0.5)])
    let now = layer.snapshot(afterUpdates: true).content.colors
    #expect(now.count == 1 && isClose(now[0].red, 0.75))
  }

  @Test func aSnapshotLayerShowsTheContentItselfStretchedToItsBounds() throws {
    let layer = scene.makeLayer(color: shade(0.5))
    scene.frame()
    let first = SnapshotLayer(layer.snapshot(afterUpdates: false))
    #expect(first.bounds.size == CGSize(width: 100, height: 100))
    first.bounds.size = CGSize(width: 200, height: 50)
    let shown = try #require(first.snapshot(afterUpdates: true).content.groups.first)
    #expect(shown.content === first.snapshot?.content && shown.clip == nil)
    #expect(shown.transform == .scale(x: 2, y: 0.5))

    let second = SnapshotLayer(first.snapshot(afterUpdates: true))
    let inner = second.snapshot(afterUpdates: true).content.groups.first?.content.groups.first
    #expect(inner?.content === first.snapshot?.content, "a snapshot of a snapshot shares it")
  }

  @Test func aPartOfASnapshotIsCutInNine() throws {
    let layer = scene.makeLayer(color: shade(0.5))
    let snapshot = SnapshotLayer(layer.snapshot(afterUpdates: true))
    snapshot.sourceRect = CGRect(x: 10, y: 10, width: 40, height: 40)
    snapshot.stretchedPart = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    snapshot.bounds.size = CGSize(width: 80, height: 40)
    let whole = snapshot.snapshot(afterUpdates: true).content.groups[0]
    #expect(whole.clip?.rect == CGRect(x: 0, y: 0, width: 80, height: 40))
    let pieces = whole.content.groups
    try #require(pieces.count == 9)
    #expect(pieces[0].transform.a == 1 && pieces[1].transform.a == 3 && pieces[2].transform.a == 1)
    #expect(pieces[4].clip?.rect == CGRect(x: 20, y: 20, width: 20, height: 20))
    #expect(pieces[4].transform.apply(CGPoint(x: 20, y: 20)) == CGPoint(x: 10, y: 10))
    #expect(pieces[8].transform.apply(CGPoint(x: 50, y: 50)) == CGPoint(x: 80, y: 40))
  }

  @Test func aSnapshotLayerThatClipsHasRoundedCorners() throws {
    let layer = scene.makeLayer(color: shade(0.5))
    let snapshot = SnapshotLayer(layer.snapshot(afterUpdates: true))
    snapshot.sourceRect = CGRect(x: 10, y: 10, width: 40, height: 40)
    snapshot.bounds.size = CGSize(width: 80, height: 40)
    snapshot.cornerRadius = 12
    func shown() throws -> DisplayGroup {
      try #require(snapshot.snapshot(afterUpdates: true).content.groups.first)
    }
    let open = try shown()
    #expect(open.content === snapshot.snapshot?.content, "it does not clip")
    CATransaction.withoutActions { snapshot.masksToBounds = true }
    let round = try shown()
    #expect(round.clip == RoundedRect(CGRect(x: 0, y: 0, width: 80, height: 40), radius: 12))
    #expect(round.content.groups.first?.content === snapshot.snapshot?.content)
    CATransaction.withoutActions { snapshot.cornerRadius = 0 }
    let square = try shown()
    #expect(square.content === snapshot.snapshot?.content, "it ends at the bounds anyway")
  }
}
