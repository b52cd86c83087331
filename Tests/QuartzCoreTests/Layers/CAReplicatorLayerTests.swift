import Compositor
import CoreGraphics
import Testing

import QuartzCore

@MainActor
final class CAReplicatorLayerTests {
  private lazy var scene = Scene()

  private func makeReplicator(_ count: Int) -> (CAReplicatorLayer, dot: CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    replicator.anchorPoint = .zero
    replicator.instanceCount = count
    scene.root.addSublayer(replicator)
    let dot = scene.makeLayer(in: replicator, color: shade(1))
    dot.bounds.size = CGSize(width: 10, height: 10)
    return (replicator, dot)
  }

  private func fills(_ content: GroupContent) -> [(CGPoint, RGBA)] {
    let group = content.allGroups.last?.content ?? content
    return group.fills.map { ($0.transform.apply(.zero) ?? .zero, $0.color) }
  }

  @Test func instancesAreMovedFromOneToTheNextAboutTheMiddle() {
    let (replicator, _) = makeReplicator(4)
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let places = fills(scene.frame()).map { CGPoint(x: $0.0.x.rounded(), y: $0.0.y.rounded()) }
    #expect(
      places == [
        CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 200),
        CGPoint(x: 0, y: 200),
      ])
  }

  @Test func instancesFadeAndAreTinted() throws {
    let (replicator, _) = makeReplicator(3)
    replicator.instanceAlphaOffset = -0.25
    #expect(fills(scene.frame()).map(\.1.alpha) == [1, 0.75, 0.5])
    CATransaction.withoutActions { replicator.instanceRedOffset = -0.5 }
    let tints = [
      RGBA(red: 0.5, green: 1, blue: 1, alpha: 0.75), RGBA(red: 0, green: 1, blue: 1, alpha: 0.5),
    ]
    #expect(
      scene.frame().allGroups.flatMap(\.effects)
        == tints.map { .colorMultiply(ColorMultiply(color: $0)) })
  }

  @Test func delaysShiftTheSublayersTimeAndEndWithTheOriginal() {
    let (replicator, dot) = makeReplicator(3)
    replicator.instanceDelay = 0.25
    let move = CABasicAnimation.linear("position.x", from: 100.0, to: 200.0)
    move.delegate = scene.recorder("move")
    dot.add(move, forKey: nil)
    #expect(fills(scene.frame()).map(\.0.x) == [100, 0, 0], "the others have not begun")
    let half = fills(scene.frame(after: 0.5)).map(\.0.x)
    #expect(isClose(half[0], 150) && isClose(half[1], 125) && isClose(half[2], 100))
    #expect(isClose(dot.presentation()?.position.x, 150))
    scene.frame(after: 1)
    #expect(scene.log == ["move finished"])
    scene.frame()
    #expect(!scene.tree.needsFrame && fills(scene.frame()).map(\.0.x) == [0, 0, 0])
  }

  @Test func itsValuesAnimate() {
    let (replicator, _) = makeReplicator(2)
    replicator.add(
      .linear(
        "instanceTransform.translation.x", from: 0.0, to: 100.0), forKey: nil)
    scene.frame()
    #expect(isClose(fills(scene.frame(after: 0.5)).last?.0.x, 50))
  }

  @Test func depthIsPreservedWhereAskedFor() {
    let (replicator, dot) = makeReplicator(2)
    scene.root.sublayerTransform.m34 = -1.0 / 200
    dot.frame = replicator.bounds
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, 100)
    replicator.preservesDepth = true
    let widths = scene.frame().fills.map {
      ($0.transform.apply(CGPoint(x: 200, y: 0))?.x ?? 0) - ($0.transform.apply(.zero)?.x ?? 0)
    }
    #expect(widths.count == 2 && isClose(widths[0], 200) && isClose(widths[1], 400))
    replicator.preservesDepth = false
    #expect(scene.frame().allGroups.last?.content.fills.allSatisfy(\.transform.isAffine) == true)
  }

  @Test func impossibleCountsDoNotCrash() {
    let (replicator, _) = makeReplicator(-3)
    scene.frame()
    #expect(replicator.instanceCount == 0 && fills(scene.frame()).isEmpty)
    let warnings = Diagnostics.collecting {
      CATransaction.withoutActions {
        replicator.instanceCount = 1_000_000
        replicator.instanceTransform = CATransform3DMakeScale(3, 3, 3)
        replicator.instanceDelay = .infinity
      }
    }
    #expect(warnings.count == 2 && replicator.instanceCount == 1_000_000)
    #expect((1...10_000).contains(fills(scene.frame()).count))
  }
}
