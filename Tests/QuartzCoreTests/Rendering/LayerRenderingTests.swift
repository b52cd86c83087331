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

  /// A red layer with a blue one in it, at half the opacity over nothing: as a whole blue alone is
  /// seen where both are, and otherwise red shows through it.
  @Test(arguments: [(true, 0x8000_0080), (false, 0xC040_0080)] as [(Bool, UInt32)])
  func opacityAppliesToAWholeOrToEachLayer(isGroup: Bool, both: UInt32) {
    let outer = scene.makeLayer(color: RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    let inner = scene.makeLayer(in: outer, color: RGBA(red: 0, green: 0, blue: 1, alpha: 1))
    inner.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    outer.opacity = 0.5
    outer.allowsGroupOpacity = isGroup
    let image = render(outer)
    #expect(isNear(image?.pixel(x: 75, y: 50), 0x8080_0000))
    #expect(isNear(image?.pixel(x: 25, y: 50), both))
  }

  /// Whether the four components differ by at most 1.
  private func isNear(_ pixel: UInt32?, _ expected: UInt32) -> Bool {
    guard let pixel else { return false }
    return [24, 16, 8, 0].allSatisfy {
      abs(Int(pixel >> $0 & 255) - Int(expected >> $0 & 255)) <= 1
    }
  }

  /// Stripes of a pixel each, at two thirds of their size: mixed unless the nearest pixel is shown.
  @Test func contentsThatShrinkHaveTheirOwnFilter() throws {
    let stripes = try #require(
      CGImage(width: 30, height: 30) { pixels in
        for row in 0..<30 {
          let line = (pixels.base + row * pixels.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          for x in 0..<30 { line[x] = x % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        }
      })
    let layer = scene.makeLayer(color: nil)
    layer.bounds.size = CGSize(width: 20, height: 20)
    layer.contents = stripes
    func hasGreys() -> Bool {
      let drawn = render(layer)
      return (0..<20).contains { x in
        ![0xFF00_0000, 0xFFFF_FFFF].contains(drawn?.pixel(x: x, y: 10) ?? 0)
      }
    }
    layer.magnificationFilter = .nearest
    #expect(hasGreys())
    layer.minificationFilter = .nearest
    #expect(!hasGreys())
    layer.setValue(CALayerContentsFilter.trilinear, forKey: "minificationFilter")
    #expect(layer.minificationFilter == .trilinear && hasGreys())
  }

  /// Larger on the screen than they are, although their size in points is smaller.
  @Test func theSizeOnTheScreenDecidesAboutTheFilter() throws {
    let stripes = try #require(
      CGImage(width: 8, height: 8) { pixels in
        for row in 0..<8 {
          let line = (pixels.base + row * pixels.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          for x in 0..<8 { line[x] = x % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        }
      })
    let layer = scene.makeLayer(color: nil)
    layer.bounds.size = CGSize(width: 4, height: 4)
    layer.contents = stripes
    layer.magnificationFilter = .nearest
    let drawn = render(layer) { $0.scaleBy(x: 3, y: 3) }
    #expect(
      (0..<12).allSatisfy { x in
        [0xFF00_0000, 0xFFFF_FFFF].contains(drawn?.pixel(x: x, y: 5) ?? 0)
      })
  }

  @Test func copiesAreDrawnAlike() throws {
    let layer = scene.makeLayer()
    layer.allowsGroupOpacity = false
    (layer.minificationFilter, layer.magnificationFilter) = (.trilinear, .nearest)
    (layer.shouldRasterize, layer.rasterizationScale) = (true, 3)
    layer.needsDisplayOnBoundsChange = true
    scene.frame()
    let copy = try #require(layer.presentation())
    #expect(copy.shouldRasterize && copy.rasterizationScale == 3)
    #expect(copy.needsDisplayOnBoundsChange)
    #expect(!copy.allowsGroupOpacity && copy.minificationFilter == .trilinear)
    #expect(copy.magnificationFilter == .nearest)
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

  private func plain(_ width: Int, _ height: Int) throws -> CGImage {
    try #require(
      CGImage(width: width, height: height) { pixels in
        for row in 0..<height {
          let line = (pixels.base + row * pixels.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          for column in 0..<width { line[column] = 0xFFFF_FFFF }
        }
      })
  }

  /// The parts meet between pixels, and nothing of what is below shows through.
  @Test func theNinePartsLeaveNoSeamsWhereTheLayerIsStretched() throws {
    let layer = scene.makeLayer(color: nil)
    layer.bounds.size = CGSize(width: 30, height: 20)
    layer.contents = try plain(3, 3)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    layer.transform = CATransform3DMakeScale(1.3, 1.3, 1)
    let drawn = try #require(render(scene.root))
    let words = (1..<25).flatMap { y in (1..<38).map { drawn.pixel(x: $0, y: y) } }
    #expect(words.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  /// Apple's documentation of `contentsGravity`: where contents are flipped, as on iOS, `top`
  /// aligns them to the bottom of the layer, and `bottom` to its top.
  @Test func theVerticalGravitiesAreThoseOfAYThatPointsUp() throws {
    let layer = scene.makeLayer(color: nil)
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.contents = try plain(2, 2)
    let places: [(CALayerContentsGravity, Int, Int)] = [
      (.top, 5, 9), (.bottom, 5, 0), (.topLeft, 0, 9), (.topRight, 9, 9), (.bottomLeft, 0, 0),
      (.bottomRight, 9, 0),
    ]
    for (gravity, x, y) in places {
      layer.contentsGravity = gravity
      let drawn = try #require(render(layer))
      #expect(drawn.pixel(x: x, y: y) == 0xFFFF_FFFF, "\(gravity.rawValue)")
      #expect(drawn.pixel(x: x, y: 9 - y) == 0, "\(gravity.rawValue)")
    }
  }
}
