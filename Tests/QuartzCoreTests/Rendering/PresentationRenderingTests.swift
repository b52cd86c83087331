import CoreGraphics
import Testing

import QuartzCore

/// `render(in:)` of presentation layers: what the screen shows in the middle of an animation.
@MainActor
final class PresentationRenderingTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  private func render(_ layer: CALayer?) -> CGImage? {
    let context = CGContext(width: 100, height: 100)
    guard let context, let layer else { return nil }
    layer.render(in: context)
    return context.makeImage()
  }

  /// A red card of 100 × 100 points with a blue one of 20 × 20 at (10, 10), which moves to the
  /// right by 60 points in a second.
  private func makeCard() -> (card: CALayer, child: CALayer) {
    let card = scene.makeLayer(color: RGBA(red: 1, green: 0, blue: 0))
    let child = scene.makeLayer(in: card, color: RGBA(red: 0, green: 0, blue: 1))
    child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    child.add(.linear("position.x", from: 10.0, to: 70.0), forKey: "move")
    scene.frame()
    scene.frame(after: 0.5)
    return (card, child)
  }

  @Test func sublayersAreDrawnWhereTheyAreShown() {
    let (card, child) = makeCard()
    let image = render(card.presentation())
    #expect(image?.pixel(x: 20, y: 20) == red && image?.pixel(x: 50, y: 20) == blue)
    let model = render(card)
    #expect(model?.pixel(x: 20, y: 20) == blue && model?.pixel(x: 50, y: 20) == red)
    #expect(child.animationKeys() == ["move"], "nothing ends by it")
  }

  @Test func theLayersOwnAnimationsCount() {
    let (card, _) = makeCard()
    card.add(
      .linear("backgroundColor", from: CGColor.white, to: CGColor.white), forKey: nil)
    scene.frame()
    #expect(render(card.presentation())?.pixel(x: 90, y: 90) == 0xFFFF_FFFF)
    #expect(render(card)?.pixel(x: 90, y: 90) == red)
  }

  @Test func theMaskIsWhereItIsShown() {
    let (card, _) = makeCard()
    let mask = CALayer()
    mask.anchorPoint = .zero
    mask.bounds = CGRect(x: 0, y: 0, width: 10, height: 100)
    mask.backgroundColor = .black
    card.mask = mask
    mask.add(.linear("position.x", from: 80.0, to: 80.0), forKey: nil)
    scene.frame()
    let image = render(card.presentation())
    #expect(image?.pixel(x: 5, y: 90) == 0 && image?.pixel(x: 85, y: 90) == red)
    #expect(render(card)?.pixel(x: 5, y: 90) == red)
  }

  @Test func theNextFrameIsAsItWouldBe() {
    let (card, child) = makeCard()
    _ = render(card.presentation())
    scene.frame(after: 0.25)
    #expect(isClose(child.presentation()?.position.x, 55))
    scene.frame(after: 0.25)
    #expect(child.animationKeys() == nil)
  }
}
