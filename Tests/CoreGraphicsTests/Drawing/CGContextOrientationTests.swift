import CoreGraphics
import Foundation
import Testing

/// Which side is up: y points up in a program's own context, and down in those that UIKit hands
/// out. An image's first row lies at the greatest y of its rectangle in both.
struct CGContextOrientationTests {
  /// Bytes red, green, blue, alpha, which are converted, and words in which Cairo draws.
  private static let layouts: [UInt32] = [
    CGImageAlphaInfo.premultipliedLast.rawValue,
    CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
  ]

  private func ownContext(width: Int = 4, height: Int = 4, layout: UInt32) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout))
  }

  private func ownPicture(
    width: Int = 4, height: Int = 4, layout: UInt32 = layouts[0],
    draw: (CGContext) throws -> Void
  ) throws -> CGImage {
    let context = try ownContext(width: width, height: height, layout: layout)
    try draw(context)
    return try #require(context.makeImage())
  }

  /// Red above blue, of four by four pixels.
  private func redAboveBlue() throws -> CGImage {
    try #require(
      CGImage(width: 4, height: 4) { pixels in
        for y in 0..<4 {
          let row = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<4 { row[x] = y < 2 ? 0xFFFF_0000 : 0xFF00_00FF }
        }
      })
  }

  private let whole = CGRect(x: 0, y: 0, width: 4, height: 4)

  /// What programs do to draw upright in a context in which y points down, or the other way round.
  private func turnOver(_ context: CGContext) {
    context.translateBy(x: 0, y: 4)
    context.scaleBy(x: 1, y: -1)
  }

  private func colors(_ image: CGImage) -> [UInt32] {
    (0..<image.height).map { image.pixel(x: 1, y: $0) }
  }

  private let redFirst: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF]
  private let blueFirst: [UInt32] = [0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000]

  // MARK: A program's own context

  @Test(arguments: layouts) func theOriginIsTheLowerLeftCorner(layout: UInt32) throws {
    let context = try ownContext(width: 2, height: 3, layout: layout)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.pixel(x: 0, y: 2) == 0xFFFF_0000 && image.inkedPixelCount == 1)
    // The memory begins with the top row, as the image does.
    let memory = try #require(context.data)
    let firsts = (0..<3).map { row in
      memory.load(fromByteOffset: row * context.bytesPerRow, as: UInt32.self)
    }
    #expect(firsts[0] == 0 && firsts[1] == 0 && firsts[2] != 0)
  }

  @Test(arguments: layouts) func anImageIsUprightInAProgramsContext(layout: UInt32) throws {
    let flag = try redAboveBlue()
    let image = try ownPicture(layout: layout) { $0.draw(flag, in: whole) }
    #expect(colors(image) == redFirst)
    let turned = try ownPicture(layout: layout) { context in
      turnOver(context)
      context.draw(flag, in: whole)
    }
    #expect(colors(turned) == blueFirst)
  }

  @Test func tilesBeginAtTheLowerLeftCorner() throws {
    let flag = try redAboveBlue()
    let image = try ownPicture(height: 6) { context in
      context.draw(flag, in: CGRect(x: 0, y: 0, width: 4, height: 4), byTiling: true)
    }
    #expect(colors(image) == [0xFF00_00FF, 0xFF00_00FF] + redFirst)
  }

  @Test func theTransformBeginsAsTheIdentity() throws {
    let context = try ownContext(layout: Self.layouts[0])
    #expect(context.ctm == .identity && context.userSpaceToDeviceSpaceTransform == .identity)
    #expect(context.boundingBoxOfClipPath == whole)
    context.translateBy(x: 1, y: 3)
    #expect(context.ctm == CGAffineTransform(translationX: 1, y: 3))
    #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 1, y: 3))
    #expect(context.convertToUserSpace(CGPoint(x: 1, y: 3)) == .zero)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 1, height: 1))
    context.move(to: CGPoint(x: 2, y: -1))
    #expect(context.currentPointOfPath == CGPoint(x: 2, y: -1))
  }

  /// The offset is in base space, which transforms do not change: up.
  @Test(arguments: [false, true]) func aShadowWithAPositiveOffsetFallsUpwards(turns: Bool) throws {
    let image = try ownPicture { context in
      if turns { turnOver(context) }
      context.setShadow(offset: CGSize(width: 0, height: 2), blur: 0, color: .red)
      context.setFillColor(.blue)
      context.fill(CGRect(x: 1, y: turns ? 3 : 0, width: 1, height: 1))
    }
    #expect(colors(image) == [0, 0xFFFF_0000, 0, 0xFF00_00FF] && image.inkedPixelCount == 2)
  }

  /// Of the image only the first row is drawn, and that has the shadow.
  @Test func theShadowOfAnImageIsThatOfItsRows() throws {
    let line = try picture(width: 1, height: 2) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let image = try ownPicture { context in
      context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .red)
      context.draw(line, in: CGRect(x: 1, y: 0, width: 1, height: 2))
    }
    #expect(image.pixel(x: 1, y: 2) == 0xFF00_0000 && image.pixel(x: 3, y: 2) == 0xFFFF_0000)
    #expect(image.inkedPixelCount == 2)
  }

  @Test func gradientsFollowTheTransform() throws {
    let fade = try #require(
      CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: [0.5, 0.5]))
    let linear = try ownPicture { context in
      context.drawLinearGradient(fade, start: .zero, end: CGPoint(x: 0, y: 4), options: [])
    }
    #expect(colors(linear) == blueFirst, "it begins below")
    let conic = try ownPicture { context in
      context.drawConicGradient(fade, center: CGPoint(x: 2, y: 2), angle: 0)
    }
    #expect(colors(conic) == redFirst, "its first half is above the x axis")
  }

  // MARK: Contexts of UIKit

  @Test func anImageIsUpsideDownInAContextOfUIKitUntilItIsTurnedOver() throws {
    let flag = try redAboveBlue()
    #expect(colors(try picture(width: 4, height: 4) { $0.draw(flag, in: whole) }) == blueFirst)
    let turned = try picture(width: 4, height: 4) { context in
      turnOver(context)
      context.draw(flag, in: whole)
    }
    #expect(colors(turned) == redFirst)
  }

  @Test func theTransformOfAContextOfUIKitTurnsOver() throws {
    _ = try picture(width: 4, height: 6, scale: 2) { context in
      let expected = CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 6)
      #expect(context.ctm == expected && context.userSpaceToDeviceSpaceTransform == expected)
      #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 0, y: 6))
      // A size is a vector: it is not moved, and its height changes its sign.
      let size = CGSize(width: 3, height: 5)
      #expect(context.convertToDeviceSpace(size) == CGSize(width: 6, height: -10))
      #expect(context.convertToUserSpace(CGSize(width: 6, height: -10)) == size)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 2, height: 3))
      // Without it y points up, as in a program's own context.
      context.concatenate(context.ctm.inverted())
      #expect(context.ctm == .identity)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.makeImage()?.pixel(x: 0, y: 5) == 0xFF00_0000)
    }
  }

  // MARK: Masks

  /// The upper half lets through.
  private func upperHalf() throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data([255, 255, 0, 0]) as CFData))
    return try #require(
      CGImage(
        width: 1, height: 4, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 1,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
  }

  @Test(arguments: [false, true]) func aMaskLiesAsAnImageDoes(turns: Bool) throws {
    let mask = try upperHalf()
    func fill(_ context: CGContext) {
      if turns { turnOver(context) }
      context.clip(to: whole, mask: mask)
      context.fill(.infinite)
    }
    let (upper, lower): ([UInt32], [UInt32]) = (
      [0xFF00_0000, 0xFF00_0000, 0, 0], [0, 0, 0xFF00_0000, 0xFF00_0000]
    )
    #expect(colors(try ownPicture(draw: fill)) == (turns ? lower : upper))
    #expect(colors(try picture(width: 4, height: 4, draw: fill)) == (turns ? upper : lower))
  }
}
