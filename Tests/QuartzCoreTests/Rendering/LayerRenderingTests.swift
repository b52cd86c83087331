import CoreGraphics
import Testing

import QuartzCore

/// `render(in:)`, and contents cut in nine.
@MainActor
final class LayerRenderingTests {
  private lazy var scene = Scene()

  private func render(_ layer: CALayer, _ setUp: (CGContext) -> Void = { _ in }) -> CGImage? {
    let context = CGContext(width: 100, height: 100)
    guard let context else { return nil }
    setUp(context)
    layer.render(in: context)
    return context.makeImage()
  }

  private func makeCard() -> CALayer {
    let card = scene.makeLayer(color: RGBA(red: 1, green: 0, blue: 0))
    card.bounds.size = CGSize(width: 40, height: 40)
    card.position = CGPoint(x: 30, y: 30)
    let child = scene.makeLayer(in: card, color: RGBA(red: 0, green: 0, blue: 1))
    child.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    return card
  }

  @Test func theTreeIsDrawnInTheLayersCoordinatesOnTransparency() {
    let image = render(makeCard())
    #expect(image?.pixel(x: 5, y: 5) == 0xFFFF_0000 && image?.pixel(x: 30, y: 30) == 0xFF00_00FF)
    #expect(image?.pixel(x: 58, y: 58) == 0xFF00_00FF && image?.pixel(x: 70, y: 70) == 0)
  }

  @Test func theContextsTransformAndClipHold() {
    let image = render(makeCard()) { context in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 15, height: 50))
    }
    #expect(image?.pixel(x: 9, y: 5) == 0 && image?.pixel(x: 11, y: 5) == 0xFFFF_0000)
    #expect(image?.pixel(x: 38, y: 78) == 0xFFFF_0000 && image?.pixel(x: 41, y: 5) == 0)
  }

  @Test func itShowsTheModelAndDisturbsNothingThatMoves() {
    let card = makeCard()
    card.add(.linear("opacity", from: 0.0, to: 0.0), forKey: nil)
    card.sublayers?[0].add(.linear("position.x", from: 0.0, to: 100.0), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(render(card)?.pixel(x: 30, y: 30) == 0xFF00_00FF)
    #expect(card.presentation()?.opacity == 0)
    card.opacity = 0.5
    card.removeAllAnimations()
    #expect((render(card)?.pixel(x: 5, y: 5) ?? 0) >> 24 == 0x80)
  }

  @Test func masksCount() {
    let card = makeCard()
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 100), transform: nil)
    card.mask = mask
    let image = render(card)
    #expect(image?.pixel(x: 5, y: 5) == 0xFFFF_0000 && image?.pixel(x: 15, y: 5) == 0)
  }

  @Test func hugeLayersAndCollapsedContextsDoNotCrash() {
    let card = makeCard()
    card.bounds = CGRect(x: -1e12, y: -1e12, width: 1e13, height: 1e13)
    #expect(render(card)?.pixel(x: 50, y: 80) == 0xFFFF_0000)
    #expect(render(card) { $0.scaleBy(x: 0, y: 0) }?.pixel(x: 50, y: 50) == 0)
  }

  @Test func contentsAreStretchedAroundTheirCorners() throws {
    let image = try #require(
      CGImage(width: 3, height: 3) { pixels in
        for row in 0..<3 {
          let line = (pixels.base + row * pixels.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          for column in 0..<3 { line[column] = row == 1 && column == 1 ? 0xFFFF_FFFF : 0xFF00_0000 }
        }
      })
    let layer = scene.makeLayer(color: nil)
    layer.bounds.size = CGSize(width: 30, height: 20)
    layer.contents = image
    layer.magnificationFilter = .nearest
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let drawn = render(layer)
    for (x, y, isWhite) in [(0, 0, false), (1, 1, true), (28, 18, true), (29, 10, false)] {
      #expect((drawn?.pixel(x: x, y: y) == 0xFFFF_FFFF) == isWhite, "\(x) \(y)")
    }
  }
}
