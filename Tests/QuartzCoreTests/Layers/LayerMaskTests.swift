import Compositor
import CoreGraphics
import Testing

import QuartzCore

/// Masks: their place in the tree, what they cut, and what is kept from frame to frame.
@MainActor
final class LayerMaskTests {
  private lazy var scene = Scene()

  private func makeMasked() -> (host: CALayer, mask: CALayer) {
    let host = scene.makeLayer(color: shade(0.5))
    let mask = CALayer()
    mask.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    mask.backgroundColor = .black
    host.mask = mask
    return (host, mask)
  }

  @Test func aMaskIsDrawnInItsHostsCoordinates() throws {
    let (host, mask) = makeMasked()
    host.position = CGPoint(x: 5, y: 5)
    host.sublayerTransform = CATransform3DMakeScale(9, 9, 1)
    let group = try #require(scene.frame().masked)
    #expect(group.transform.apply(.zero) == CGPoint(x: 5, y: 5))
    let fill = try #require(group.mask?.fills.first)
    #expect(fill.transform.apply(.zero) == CGPoint(x: 10, y: 20), "no sublayerTransform in it")
    #expect(mask.superlayer === host && host.sublayers == nil)
    #expect(mask.convert(CGPoint(x: 1, y: 1), to: host) == CGPoint(x: 11, y: 21))
  }

  @Test func opacityHidingAndSublayersOfAMaskCount() throws {
    let (_, mask) = makeMasked()
    mask.opacity = 0.5
    #expect(scene.frame().masked?.mask?.colors == [shade(0, alpha: 0.5)])
    CATransaction.withoutActions { mask.isHidden = true }
    #expect(scene.frame().masked?.mask?.nodes.isEmpty == true, "nothing is let through")
    CATransaction.withoutActions {
      mask.isHidden = false
      mask.opacity = 1
      _ = scene.makeLayer(in: mask, color: shade(1))
    }
    #expect(scene.frame().masked?.mask?.colors == [shade(0), shade(1)])
  }

  @Test func aMaskAnimatesInItsHostsTimeAndWantsFrames() {
    let (host, mask) = makeMasked()
    host.speed = 2
    host.beginTime = scene.now
    mask.add(.linear("position.x", from: 0.0, to: 100.0), forKey: nil)
    func x(_ content: GroupContent) -> Double {
      content.masked?.mask?.fills.first?.transform.tx ?? .nan
    }
    #expect(isClose(x(scene.frame()), -15))
    #expect(scene.tree.needsFrame)
    #expect(isClose(x(scene.frame(after: 0.25)), 35))
    scene.frame(after: 1)
    scene.frame()
    #expect(!scene.tree.needsFrame && mask.animationKeys() == nil)
  }

  @Test func aMaskIsLaidOutAndDrawn() {
    final class Laid: CALayer {
      var log = ""
      override func layoutSublayers() { log += "l" }
      override func display() { log += "d" }
    }
    let (host, _) = makeMasked()
    let mask = Laid()
    host.mask = mask
    mask.setNeedsDisplay()
    scene.frame()
    #expect(mask.log == "ld")
    mask.setNeedsLayout()
    #expect(scene.tree.needsFrame)
    scene.frame()
    #expect(mask.log == "ldl")
  }

  @Test func aMaskCutsTheShadowTooAndIsRasterisedWithItsHost() throws {
    let (host, _) = makeMasked()
    host.shadowOpacity = 0.5
    host.opacity = 0.5
    host.shouldRasterize = true
    let content = scene.frame()
    #expect(!content.hasShadow)
    let group = try #require(content.groups.first)
    #expect(group.mask != nil && group.content.hasShadow && group.opacity == 0.5)
    #expect(group.isRasterized && group.rasterizationScale == 1)
    scene.root.setNeedsLayout()
    CATransaction.withoutActions { host.position.x += 1 }
    #expect(scene.frame().groups.first?.content === group.content)
  }

  @Test func whatDoesNotChangeIsTheSameObjectInTheNextFrame() {
    let (host, mask) = makeMasked()
    let other = scene.makeLayer()
    let first = scene.frame().masked
    CATransaction.withoutActions { other.position.x += 1 }
    let second = scene.frame().masked
    #expect(first?.mask === second?.mask && first?.content === second?.content)
    CATransaction.withoutActions { host.position.x += 1 }
    #expect(scene.frame().masked?.mask === first?.mask)
    CATransaction.withoutActions { mask.position.x += 1 }
    let moved = scene.frame().masked
    #expect(moved?.mask !== first?.mask && moved?.content === first?.content)
    scene.frame()
    #expect(!scene.tree.needsFrame)
  }

  @Test func aMaskLeavesWhereItWasBefore() {
    let (host, mask) = makeMasked()
    let sublayer = scene.makeLayer(in: host)
    host.mask = sublayer
    #expect(host.sublayers == nil && host.mask === sublayer && mask.superlayer == nil)
    let other = scene.makeLayer()
    other.mask = sublayer
    #expect(host.mask == nil && sublayer.superlayer === other)
    scene.root.addSublayer(sublayer)
    #expect(other.mask == nil && sublayer.superlayer === scene.root)
    host.mask = sublayer
    sublayer.removeFromSuperlayer()
    #expect(host.mask == nil && scene.frame().masked == nil)
  }

  @Test func cyclesAreRefusedWithOneWarning() {
    let (host, mask) = makeMasked()
    let warnings = Diagnostics.collecting {
      host.mask = host
      mask.mask = host
      mask.addSublayer(host)
      let child = scene.makeLayer(in: mask)
      child.mask = host
    }
    #expect(warnings.count == 1 && warnings[0].contains("mask"))
    #expect(host.mask === mask && mask.mask == nil && host.superlayer === scene.root)
    scene.frame()
  }

  @Test func aMaskDoesNotMatterToHitTesting() {
    let (host, _) = makeMasked()
    #expect(scene.root.hitTest(CGPoint(x: 90, y: 90)) === host)
  }

  /// As Apple's Core Animation Programming Guide has it: the shadow of a layer that clips is cut
  /// off around the edges, and what of it lies under transparent content stays.
  @Test func aClipCutsTheShadowToo() throws {
    let layer = scene.makeLayer(color: shade(0.5))
    (layer.shadowOpacity, layer.masksToBounds) = (1, true)
    func withShadow(_ content: GroupContent) -> [GroupContent] {
      ([content] + content.allGroups.map(\.content)).filter(\.hasShadow)
    }
    #expect(withShadow(scene.frame()).isEmpty, "nothing of it is seen")
    CATransaction.withoutActions { layer.backgroundColor = CGColor(shade(0.5, alpha: 0.5)) }
    let clipped = scene.frame()
    let group = try #require(clipped.allGroups.first { $0.content.hasShadow })
    #expect(group.clip?.rect == layer.bounds && withShadow(clipped).count == 1)
    CATransaction.withoutActions { layer.position.x += 1 }
    let moved = scene.frame().allGroups.first { $0.content.hasShadow }
    #expect(moved?.content === group.content)
    CATransaction.withoutActions { layer.masksToBounds = false }
    let free = scene.frame()
    #expect(withShadow(free).count == 1 && free.allGroups.allSatisfy { $0.clip == nil })
  }
}
