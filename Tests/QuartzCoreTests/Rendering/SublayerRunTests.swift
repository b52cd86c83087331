import Compositor
import CoreGraphics
import Testing

@testable import QuartzCore

/// Long lists of sublayers, of which only the parts that changed are drawn again.
@MainActor
struct SublayerRunTests {
  /// A host of many layers in the root, each with a colour and a position of its own.
  @MainActor
  private final class List {
    let scene = Scene()
    let host = CALayer()

    init(count: Int) {
      host.anchorPoint = .zero
      host.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
      scene.root.addSublayer(host)
      for index in 0..<count { host.addSublayer(Self.layer(index)) }
    }

    static func layer(_ index: Int) -> CALayer {
      let layer = CALayer()
      layer.anchorPoint = .zero
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.position = CGPoint(x: Double(index), y: 0)
      layer.backgroundColor = CGColor(shade(Double(index) / 1000))
      return layer
    }

    var layers: [CALayer] { host.sublayers ?? [] }

    /// The numbers of the layers that a frame draws, in order.
    var drawn: [Int] { scene.frame().colors.map { Int(($0.red * 1000).rounded()) } }

    /// The runs of the last frame.
    var runs: [GroupContent] {
      guard case .group(let content) = host.shownContent else { return [] }
      return content.nodes.compactMap { if case .run(let run) = $0 { run } else { nil } }
    }

    func change(_ body: () -> Void) { CATransaction.withoutActions(body) }
  }

  @Test func aLongListIsDrawnInItsOrder() {
    let list = List(count: 500)
    #expect(list.drawn == Array(0..<500))
    #expect(list.drawn == Array(0..<500))
  }

  @Test func aChangeMakesOnePartAgain() {
    let list = List(count: 500)
    list.scene.frame()
    let before = list.runs
    list.change { list.layers[240].position.y = 7 }
    list.scene.frame()
    let after = list.runs
    let changed = zip(before, after).filter { $0 !== $1 }
    #expect(before.count > 10 && after.count == before.count && changed.count == 1)
    #expect(changed.first?.1.fills.contains { $0.transform.ty == 7 } == true)
  }

  @Test func aMovingLayerLeavesTheOtherPartsAlone() {
    let list = List(count: 500)
    list.layers[3].add(.linear("position.y", from: 0.0, to: 10.0), forKey: nil)
    list.scene.frame()
    let before = list.runs
    let content = list.scene.frame(after: 0.5)
    #expect(zip(before, list.runs).filter { $0 !== $1 }.count == 1)
    #expect(isClose(content.fills[3].transform.ty, 5) && content.fills.count == 500)
    #expect(isClose(list.scene.frame(after: 2).fills[3].transform.ty, 0))
  }

  @Test func sublayersThatComeAndGoAreDrawnInTheirPlaces() {
    let list = List(count: 200)
    list.scene.frame()
    list.host.insertSublayer(List.layer(900), at: 0)
    list.host.insertSublayer(List.layer(901), at: 100)
    list.host.addSublayer(List.layer(902))
    list.layers[50].removeFromSuperlayer()
    // In front there was one more by then.
    var expected = [900]
    expected += (0..<99).filter { $0 != 49 }
    expected += [901]
    expected += 99..<200
    expected += [902]
    #expect(list.drawn == expected)
  }

  @Test func aListThatGrowsAndShrinksStaysInOrder() {
    let list = List(count: 70)
    list.scene.frame()
    var expected = Array(0..<70)
    for index in 300..<500 {
      list.host.insertSublayer(List.layer(index), at: 35)
      expected.insert(index, at: 35)
      if index % 20 == 0 { #expect(list.drawn == expected) }
    }
    while let layer = list.layers.first {
      layer.removeFromSuperlayer()
      expected.removeFirst()
      if expected.count % 30 == 0 { #expect(list.drawn == expected) }
    }
    #expect(list.drawn.isEmpty)
  }

  @Test func nearerSublayersAreInFrontOfThoseOfOtherParts() {
    let list = List(count: 150)
    list.scene.frame()
    list.change { list.layers[10].zPosition = 1 }
    let others = (0..<150).filter { $0 != 10 }
    #expect(list.drawn == others + [10])
    list.change { list.layers[10].zPosition = -1 }
    #expect(list.drawn == [10] + others)
    list.change { list.layers[10].zPosition = 0 }
    #expect(list.drawn == Array(0..<150))
  }

  @Test func hiddenSublayersAreLeftOut() {
    let list = List(count: 150)
    list.scene.frame()
    list.change { list.layers[20].isHidden = true }
    #expect(list.drawn == (0..<150).filter { $0 != 20 })
    list.change { list.layers[20].isHidden = false }
    #expect(list.drawn == Array(0..<150))
  }

  /// While the list is hidden an animation in it comes to its end, which changes no model value.
  @Test func whatMovedWhileTheListWasHiddenIsShownWhereItIs() {
    let list = List(count: 150)
    list.layers[20].add(.linear("position.y", from: 0.0, to: 10.0), forKey: nil)
    list.scene.frame()
    #expect(isClose(list.scene.frame(after: 0.5).fills[20].transform.ty, 5))
    list.change { list.host.isHidden = true }
    list.scene.frame(after: 0.2)
    list.scene.frame(after: 2)
    list.change { list.host.isHidden = false }
    #expect(isClose(list.scene.frame().fills[20].transform.ty, 0))
  }

  @Test func aListIsDrawnAgainInAnotherTree() {
    let list = List(count: 150)
    list.scene.frame()
    let other = Scene()
    other.root.addSublayer(list.host)
    #expect(other.frame().colors.count == 150)
    #expect(list.scene.frame().colors.isEmpty)
    list.change { list.layers[149].removeFromSuperlayer() }
    #expect(other.frame().colors.count == 149)
  }

  @Test func sublayersFollowTheTransformOfTheirList() {
    let list = List(count: 150)
    list.scene.frame()
    list.change { list.host.sublayerTransform = CATransform3DMakeTranslation(0, 30, 0) }
    #expect(list.scene.frame().fills.allSatisfy { isClose($0.transform.ty, 30) })
    list.change { list.host.sublayerTransform = CATransform3DIdentity }
    #expect(list.scene.frame().fills.allSatisfy { isClose($0.transform.ty, 0) })
  }

  /// After any change of a long list it draws what a separate rendering does, which keeps nothing.
  @Test(arguments: 1...20)
  func aListDrawsWhatASeparateRenderingDoes(seed: UInt64) {
    let list = List(count: 120)
    var random = SplitMix(state: seed)
    for step in 0..<60 {
      for _ in 0..<random.number(below: 4) { act(on: list, &random) }
      let tree = list.scene.tree
      tree.clock.advance(to: list.scene.now + 0.05)
      tree.prepareFrame()
      let frame = tree.makeFrame()
      // Before the animations that are over are removed.
      var builder = DisplayListBuilder(time: list.scene.now, source: .presentation)
      let separate = builder.ownPicture(of: list.scene.root)
      let places = [frame.content, separate].map { content in
        content.fills.map { [$0.color.red, $0.color.alpha, $0.transform.tx, $0.transform.ty] }
      }
      let isSame = places[0] == places[1]
      #expect(isSame, "step \(step)")
      tree.finishFrame(frame)
    }
  }

  private func act(on list: List, _ random: inout SplitMix) {
    let layers = list.layers
    let layer = layers[random.number(below: layers.count)]
    list.change {
      switch random.number(below: 11) {
      case 0: layer.isHidden.toggle()
      case 1: layer.zPosition = Double(random.number(below: 3) - 1)
      case 2: layer.opacity = 0.5
      case 3: if layers.count > 70 { layer.removeFromSuperlayer() }
      case 4:
        list.host.insertSublayer(
          List.layer(random.number(below: 900)), at: UInt32(random.number(below: layers.count)))
      case 5: list.host.insertSublayer(layer, above: layers[random.number(below: layers.count)])
      case 6: layer.add(.linear("position.y", from: 0.0, to: 9.0, duration: 0.2), forKey: nil)
      case 7: list.host.isHidden.toggle()
      case 8: layer.addSublayer(List.layer(random.number(below: 900)))
      case 9: layer.sublayers?.first?.add(.linear("opacity", from: 0.0, to: 0.9), forKey: nil)
      default: layer.position.x += 1
      }
    }
  }

  /// The same numbers for the same seed.
  private struct SplitMix {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(limit))
    }
  }
}
