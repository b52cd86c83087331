import CoreGraphics
import Testing

import QuartzCore

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF
private let white: UInt32 = 0xFFFF_FFFF

/// The part of the contents that a layer shows.
@MainActor
final class ContentsRectTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  /// White, 10 × 10 pixels, with a red column at the left edge and a blue one at the right.
  private func makeImage() throws -> CGImage {
    try #require(
      CGImage(width: 10, height: 10) { pixels in
        for row in 0..<10 {
          let line = (pixels.base + row * pixels.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          for x in 0..<10 { line[x] = x == 0 ? red : x == 9 ? blue : white }
        }
      })
  }

  private func render(_ layer: CALayer) throws -> CGImage {
    let context = try #require(CGContext(width: 100, height: 100))
    layer.render(in: context)
    return try #require(context.makeImage())
  }

  /// Apple's documentation of `contentsRect`: the edge pixels are extended outwards. That holds
  /// where the contents have their own size as where they are scaled.
  @Test(arguments: [1, 2]) func theEdgesAreExtendedBeyondTheContents(scale: Int) throws {
    let layer = scene.makeLayer(color: nil)
    layer.bounds.size = CGSize(width: 30 * scale, height: 10 * scale)
    layer.contents = try makeImage()
    layer.contentsRect = CGRect(x: -1, y: 0, width: 3, height: 1)
    let image = try render(layer)
    #expect(image.pixel(x: 2 * scale, y: 5 * scale) == red)
    #expect(image.pixel(x: 15 * scale, y: 5 * scale) == white)
    #expect(image.pixel(x: 28 * scale, y: 5 * scale) == blue)
  }

  @Test func aPartIsShownAlone() throws {
    let layer = scene.makeLayer(color: nil)
    layer.bounds.size = CGSize(width: 5, height: 10)
    layer.contents = try makeImage()
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let image = try render(layer)
    #expect(image.pixel(x: 0, y: 5) == white && image.pixel(x: 4, y: 5) == blue)
    #expect(image.pixel(x: 5, y: 5) == 0)
  }
}
