import Compositor
import CoreGraphics
import Testing

@testable import QuartzCore

/// What the display list of a layer tree holds, and what of it is kept from frame to frame.
@MainActor
final class DisplayListBuilderTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  /// The contents of the first group found from the root down at some depth.
  private func group(_ content: GroupContent, depth: Int) -> GroupContent? {
    if depth == 0 { return content }
    for case .group(let group) in content.nodes {
      if let found = self.group(group.content, depth: depth - 1) { return found }
    }
    return nil
  }

  private func colors(_ content: GroupContent) -> [RGBA] { content.colors }

  /// A layer with two sublayers, so that it is a group.
  private func makeCard(in parent: CALayer? = nil) -> CALayer {
    let card = scene.makeLayer(in: parent)
    _ = scene.makeLayer(in: card, color: shade(0.25))
    _ = scene.makeLayer(in: card, color: shade(0.75))
    return card
  }

  private func content(of layer: CALayer) -> GroupContent? {
    if case .group(let content) = layer.shownContent { content } else { nil }
  }

  @Test func aFrameInWhichNothingChangesIsTheOneBefore() {
    let card = makeCard()
    card.add(.linear("opacity", from: 1.0, to: 0.5, duration: 0.1), forKey: nil)
    scene.frame()
    scene.frame(after: 0.2)
    let still = scene.frame(after: 0.1)
    #expect(scene.frame() === still && scene.frame(after: 1) === still)
    card.position.x += 1
    #expect(scene.frame() !== still)
  }

  @Test func anUnchangedGroupIsTheSameObjectInTheNextFrame() {
    let card = makeCard()
    let other = scene.makeLayer()
    scene.frame()
    let before = content(of: card)
    #expect(before != nil)
    other.add(.linear("position.x", from: 0.0, to: 10.0), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(content(of: card) === before)
  }

  @Test func aGroupThatOnlyMovesFadesOrTurnsKeepsItsContent() {
    let card = makeCard()
    scene.frame()
    let before = content(of: card)
    card.add(.linear("position.x", from: 0.0, to: 10.0), forKey: nil)
    card.add(.linear("opacity", from: 0.0, to: 1.0), forKey: nil)
    card.add(.linear("transform.rotation.z", from: 0.0, to: 1.0), forKey: nil)
    for _ in 0..<5 {
      scene.frame(after: 0.1)
      #expect(content(of: card) === before)
    }
  }

  @Test func aChangeBelowMakesNewContentOfAncestorsOnly() throws {
    let (card, other) = (makeCard(), makeCard())
    let inner = makeCard(in: card)
    scene.frame()
    let before = (content(of: card), content(of: other), content(of: inner))
    CATransaction.withoutActions {
      inner.sublayers?.first?.backgroundColor = CGColor(shade(0.1))
    }
    scene.frame()
    #expect(content(of: card) !== before.0)
    #expect(content(of: other) === before.1)
    #expect(content(of: inner) !== before.2)
  }

  @Test func aValueThatIsSetAndSetBackLeavesTheObject() {
    let card = makeCard()
    scene.frame()
    let before = content(of: card)
    CATransaction.withoutActions {
      let child = card.sublayers?.first
      child?.position.x = 50
      child?.position.x = 0
    }
    scene.frame()
    #expect(content(of: card) === before)
  }

  @Test func siblingsAreDrawnByZPositionAndThenByOrder() {
    let card = scene.makeLayer(color: nil)
    let layers = [0.1, 0.2, 0.3, 0.4].map { scene.makeLayer(in: card, color: shade($0)) }
    #expect(colors(scene.frame()) == [0.1, 0.2, 0.3, 0.4].map { shade($0) })
    CATransaction.withoutActions {
      layers[0].zPosition = 1
      layers[3].zPosition = -1
    }
    #expect(colors(scene.frame()) == [0.4, 0.2, 0.3, 0.1].map { shade($0) })
    CATransaction.withoutActions { layers[0].zPosition = 0 }
    #expect(colors(scene.frame()) == [0.4, 0.1, 0.2, 0.3].map { shade($0) })
  }

  @Test func siblingsAreDrawnByTheZPositionThatAnAnimationShows() {
    let card = scene.makeLayer(color: nil)
    let first = scene.makeLayer(in: card, color: shade(0.1))
    _ = scene.makeLayer(in: card, color: shade(0.2))
    first.add(.linear("zPosition", from: -1.0, to: 1.0), forKey: nil)
    #expect(colors(scene.frame()) == [0.1, 0.2].map { shade($0) })
    #expect(colors(scene.frame(after: 0.75)) == [0.2, 0.1].map { shade($0) })
    scene.frame(after: 1)
    #expect(colors(scene.frame()) == [0.1, 0.2].map { shade($0) })
  }

  @Test func whatIsHiddenOrFadedOutIsNotDrawn() {
    let card = makeCard()
    #expect(colors(scene.frame()).count == 3)
    CATransaction.withoutActions { card.isHidden = true }
    #expect(colors(scene.frame()).isEmpty)
    CATransaction.withoutActions {
      card.isHidden = false
      card.opacity = 0
    }
    #expect(colors(scene.frame()).isEmpty)
    CATransaction.withoutActions { card.opacity = 0.5 }
    #expect(colors(scene.frame()).count == 3)
  }

  @Test func whatChangedWhileHiddenIsSeenAfterwards() {
    let card = makeCard()
    scene.frame()
    CATransaction.withoutActions {
      card.isHidden = true
      scene.frame()
      card.sublayers?.last?.backgroundColor = CGColor(shade(0.5))
      scene.frame()
      card.isHidden = false
    }
    #expect(colors(scene.frame()).last == shade(0.5))
  }

  @Test func aSubtreeMovedToAnotherParentIsDrawnThere() {
    let (first, second) = (scene.makeLayer(), scene.makeLayer())
    let card = makeCard(in: first)
    scene.frame()
    CATransaction.withoutActions { second.addSublayer(card) }
    let content = scene.frame()
    #expect(colors(content).count == 5)
    #expect(colors(content)[1] == .black, "the second parent comes before the card now")
  }

  @Test func aLayersPlaceOpacityAndClipAreInItsGroup() throws {
    let card = makeCard()
    CATransaction.withoutActions {
      card.position = CGPoint(x: 30, y: 40)
      card.opacity = 0.5
      card.masksToBounds = true
      card.cornerRadius = 8
    }
    let groups = scene.frame().nodes.compactMap { node -> DisplayGroup? in
      if case .group(let group) = node { group } else { nil }
    }
    let group = try #require(groups.first)
    #expect(group.opacity == 0.5)
    #expect(group.clip?.radius == 8)
    #expect(group.transform.apply(.zero) == CGPoint(x: 30, y: 40))
  }

  @Test func theBackOfASingleSidedLayerIsNotSeen() {
    let layer = scene.makeLayer(color: shade(0.5))
    layer.isDoubleSided = false
    #expect(colors(scene.frame()).count == 1)
    CATransaction.withoutActions { layer.transform = CATransform3DMakeRotation(2, 0, 1, 0) }
    #expect(colors(scene.frame()).isEmpty)
    CATransaction.withoutActions { layer.isDoubleSided = true }
    #expect(colors(scene.frame()).count == 1)
  }

  @Test func nothingThatMovesWantsNoFrame() {
    _ = makeCard()
    scene.frame()
    #expect(!scene.tree.needsFrame)
    scene.frame(after: 10)
    #expect(!scene.tree.needsFrame)
  }

  @Test func framesAreWantedWhileSomethingMovesAndNoLonger() {
    let card = makeCard()
    scene.frame()
    card.add(.linear("position.x", from: 0.0, to: 10.0, duration: 0.1), forKey: nil)
    #expect(scene.tree.needsFrame)
    var frames = 0
    while scene.tree.needsFrame, frames < 1000 {
      scene.frame(after: 1.0 / 60)
      frames += 1
    }
    #expect(frames == 8, "seven at 60 a second from 0 to 0.1 s, and one of the model: \(frames)")
  }

  @Test func whatIsChangedToTheSameWantsNoFrame() {
    let card = makeCard()
    scene.frame()
    card.position = card.position
    card.opacity = 1
    #expect(!scene.tree.needsFrame)
  }

  @Test func aChangeOutsideTheTreeWantsNoFrame() {
    scene.frame()
    let layer = CALayer()
    layer.position.x = 5
    layer.addSublayer(CALayer())
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    #expect(!scene.tree.needsFrame)
    scene.root.addSublayer(layer)
    #expect(scene.tree.needsFrame)
  }

  @Test func astronomicalSizesDoNotCrash() {
    for size in [1e6, 1e100, CGFloat.greatestFiniteMagnitude] {
      let layer = scene.makeLayer()
      layer.drawContents { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
      CATransaction.withoutActions {
        layer.frame = CGRect(x: -size, y: -size, width: size, height: size)
        layer.cornerRadius = size
        layer.zPosition = size
        layer.contentsRect = CGRect(x: 0, y: 0, width: size, height: size)
      }
      let card = makeCard(in: layer)
      card.sublayerTransform = CATransform3DMakeScale(size, size, size)
      #expect(!scene.frame().nodes.isEmpty)
      card.removeFromSuperlayer()
      layer.removeFromSuperlayer()
    }
  }

  @Test func anEndlessAnimationOfAHiddenLayerWantsNoFramesUnlessItShowsIt() {
    let spinner = scene.makeLayer()
    let spin = CABasicAnimation.linear("transform.rotation.z", from: 0.0, to: 1.0)
    spin.repeatCount = .infinity
    spinner.add(spin, forKey: "spin")
    CATransaction.withoutActions { spinner.isHidden = true }
    scene.frame()
    scene.frame(after: 0.1)
    #expect(!scene.tree.needsFrame)
    let blink = CABasicAnimation.linear("hidden", from: true, to: false)
    blink.repeatCount = .infinity
    spinner.add(blink, forKey: "blink")
    scene.frame(after: 0.1)
    #expect(scene.tree.needsFrame && colors(scene.frame()).isEmpty)
    #expect(colors(scene.frame(after: 0.6)).count == 1)
    spinner.removeAnimation(forKey: "blink")
    CATransaction.withoutActions { spinner.isHidden = false }
    #expect(colors(scene.frame(after: 0.1)).count == 1)
    #expect(scene.tree.needsFrame, "shown again, it spins again")
  }

  @Test func endlessAnimationsBelowAHiddenLayerWantNoFrames() {
    let card = makeCard()
    let spin = CABasicAnimation.linear("transform.rotation.z", from: 0.0, to: 1.0)
    spin.repeatCount = .infinity
    card.sublayers?.first?.add(spin, forKey: nil)
    scene.frame()
    #expect(scene.tree.needsFrame)
    CATransaction.withoutActions { card.isHidden = true }
    scene.frame()
    scene.frame(after: 0.1)
    #expect(!scene.tree.needsFrame, "an idle window makes none")
  }
}
