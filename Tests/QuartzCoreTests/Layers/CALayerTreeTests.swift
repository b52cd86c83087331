import CoreGraphics
import Testing

import QuartzCore

@MainActor
struct CALayerTreeTests {
  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  private func layers(_ letters: String, in parent: CALayer? = nil) -> [CALayer] {
    letters.map { letter in
      let layer = CALayer()
      layer.name = String(letter)
      parent?.addSublayer(layer)
      return layer
    }
  }

  @Test func layersAreInsertedWhereTheyAreAskedFor() {
    let root = CALayer()
    let all = layers("abc", in: root)
    let new = layers("x")[0]
    root.insertSublayer(new, at: 1)
    #expect(names(root) == "axbc")
    root.insertSublayer(new, above: all[2])
    #expect(names(root) == "abcx")
    root.insertSublayer(new, below: all[1])
    #expect(names(root) == "axbc")
    root.insertSublayer(new, at: 99)
    #expect(names(root) == "abcx")
    root.insertSublayer(new, below: layers("y")[0])
    #expect(names(root) == "xabc", "no such sibling: at the bottom")
    root.insertSublayer(new, above: nil)
    #expect(names(root) == "abcx")
    root.addSublayer(all[0])
    #expect(names(root) == "bcxa")
  }

  @Test func aLayerHasOneParentAtATime() {
    let (first, second) = (CALayer(), CALayer())
    let layer = layers("a", in: first)[0]
    second.addSublayer(layer)
    #expect(first.sublayers == nil && layer.superlayer === second)
    layer.removeFromSuperlayer()
    layer.removeFromSuperlayer()
    #expect(second.sublayers == nil && layer.superlayer == nil)
  }

  @Test func replacingPutsTheNewOneInTheOldOnesPlace() {
    let root = CALayer()
    let all = layers("abc", in: root)
    let new = layers("x")[0]
    root.replaceSublayer(all[1], with: new)
    #expect(names(root) == "axc" && all[1].superlayer == nil)
    root.replaceSublayer(new, with: new)
    #expect(names(root) == "axc")
    root.replaceSublayer(all[1], with: all[0])
    #expect(names(root) == "axc", "not a sublayer: nothing happens")
    root.replaceSublayer(new, with: all[2])
    #expect(names(root) == "ac")
  }

  @Test func sublayersCanBeSetAsAWhole() {
    let root = CALayer()
    let all = layers("abc", in: root)
    let new = layers("x")[0]
    root.sublayers = [all[2], new, all[0]]
    #expect(names(root) == "cxa" && all[1].superlayer == nil)
    root.sublayers = [new, new]
    #expect(names(root) == "x")
    root.sublayers = nil
    #expect(root.sublayers == nil && new.superlayer == nil)
  }

  @Test func aCycleIsRefusedWithAWarning() {
    let root = CALayer()
    let all = layers("ab", in: root)
    let leaf = layers("c", in: all[0])[0]
    let warnings = Diagnostics.collecting {
      root.addSublayer(root)
      leaf.addSublayer(root)
      leaf.insertSublayer(all[0], at: 0)
      leaf.insertSublayer(all[0], above: nil)
      all[0].replaceSublayer(leaf, with: all[0])
      leaf.sublayers = [root]
    }
    #expect(warnings.count == 1, "the same sentence only once")
    #expect(names(root) == "ab" && names(all[0]) == "c" && leaf.sublayers == nil)
  }

  @Test func aSiblingRelativeToItselfStaysWhereItIs() {
    let root = CALayer()
    let all = layers("abc", in: root)
    root.insertSublayer(all[1], above: all[1])
    root.insertSublayer(all[1], below: all[1])
    #expect(names(root) == "abc")
  }

  @Test func removedLayersAreFreed() {
    let root = CALayer()
    weak var gone: CALayer?
    do {
      let layer = CALayer()
      layer.addSublayer(CALayer())
      gone = layer
      root.addSublayer(layer)
    }
    #expect(gone != nil)
    root.sublayers = nil
    #expect(gone == nil)
  }

  @Test func layoutRunsFromTheTopAndOnlyWhereItIsDue() {
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let scene = Scene()
    let (outer, inner) = (Counting(), Counting())
    scene.root.addSublayer(outer)
    outer.addSublayer(inner)
    scene.frame()
    #expect(outer.count == 1 && inner.count == 1)
    inner.setNeedsLayout()
    scene.frame()
    #expect(outer.count == 1 && inner.count == 2)
    outer.bounds.size.width = 5
    outer.layoutIfNeeded()
    #expect(outer.count == 2 && inner.count == 2)
    outer.position.x = 5
    scene.frame()
    #expect(outer.count == 2, "moving is no reason for layout")
  }

  @Test func endlessLayoutIsReportedAndLeft() {
    final class Restless: CALayer {
      override func layoutSublayers() { setNeedsLayout() }
    }
    let scene = Scene()
    let warnings = Diagnostics.collecting {
      scene.root.addSublayer(Restless())
      scene.frame()
    }
    #expect(warnings.first?.contains("Restless") == true, "\(warnings)")
  }

  /// As many layouts for each as for one alone: five inside each other with 32 layouts in every
  /// layout of the one around them would be 32 to the power of five.
  @Test func endlessLayoutsInsideEachOtherDoNotMultiply() {
    final class Restless: CALayer {
      var count = 0

      override func layoutSublayers() {
        count += 1
        let inner = sublayers?.first
        inner?.removeFromSuperlayer()
        inner.map(addSublayer)
        inner?.setNeedsLayout()
        setNeedsLayout()
      }
    }
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let scene = Scene()
    let chain = (0..<5).map { _ in Restless() }
    let bystander = Counting()
    for (outer, inner) in zip(chain, chain.dropFirst()) { outer.addSublayer(inner) }
    _ = Diagnostics.collecting {
      scene.root.addSublayer(chain[0])
      scene.root.addSublayer(bystander)
      scene.frame()
    }
    #expect(chain.allSatisfy { (1...32).contains($0.count) }, "\(chain.map(\.count))")
    #expect(bystander.count == 1)
    // They go on with the next layout.
    let before = chain[0].count
    bystander.setNeedsLayout()
    _ = Diagnostics.collecting { scene.frame(after: 0.1) }
    #expect(chain[0].count > before && bystander.count == 2)
  }
}
