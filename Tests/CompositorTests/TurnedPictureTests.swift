import CoreGraphics
import Testing

import Compositor

/// Pictures that are turned so far that a row of the screen goes through many rows of them.
struct TurnedPictureTests {
  private static let (width, height) = (300, 180)

  /// - Returns: a picture of which no two pixels nearby are the same.
  private func picture(isOpaque: Bool) throws -> CGImage {
    let made = CGImage(
      width: Self.width, height: Self.height, isOpaque: isOpaque, drawsAll: true
    ) { buffer in
      for y in 0..<Self.height {
        let row = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<Self.width { row[x] = Self.word(x, y) }
      }
    }
    return try #require(made)
  }

  private static func word(_ x: Int, _ y: Int) -> UInt32 {
    UInt32(255) << 24 | UInt32(x % 256) << 16 | UInt32(y) << 8 | UInt32((x * 7 + y * 13) % 256)
  }

  /// A quarter turn puts the centre of each pixel of the picture on that of a pixel of the screen.
  @Test(arguments: [1, 3], [false, true])
  func aQuarterTurnMovesEachPixelWithoutChangingIt(threads: Int, isOpaque: Bool) throws {
    let image = try picture(isOpaque: isOpaque)
    let canvas = Canvas(Self.height, Self.width, threads: threads)
    canvas.draw([
      .picture(
        Picture(
          image: image, rect: CGRect(x: 0, y: 0, width: Self.width, height: Self.height),
          transform: Homography(a: 0, b: 1, c: -1, d: 0, tx: Double(Self.height), ty: 0)))
    ])
    for y in 0..<Self.width {
      for x in 0..<Self.height {
        try #require(canvas.word(x, y) == Self.word(y, Self.height - 1 - x), "at \(x), \(y)")
      }
    }
  }

  /// A part that is drawn again is cut into other blocks than the whole.
  @Test(arguments: [40.0, 75, 130], [0, 0.0004])
  func aPartLooksAsTheWholeDoes(degrees: Double, perspective: Double) throws {
    let image = try picture(isOpaque: false)
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let turned = DisplayNode.picture(
      Picture(
        image: image, rect: CGRect(x: -150, y: -90, width: 300, height: 180), opacity: 0.7,
        transform: Homography(
          a: c, b: s, c: -s, d: c, tx: 150, ty: 140, p: perspective, q: perspective, r: 1)))
    let whole = Canvas(300, 280)
    whole.draw([.fill(0, 0, 300, 280, .green), turned])
    let partly = Canvas(300, 280, threads: 3)
    partly.draw([.fill(0, 0, 300, 280, .green), .fill(61, 47, 117, 83, .red), turned])
    partly.draw([.fill(0, 0, 300, 280, .green), turned], isPreserved: true)
    #expect(partly.pixels == whole.pixels)
  }

  /// A blur that is large enough for several threads.
  @Test func largeShadowsAreTheSameOnSeveralThreads() {
    let path = CGPath(ellipseIn: CGRect(x: 60, y: 50, width: 290, height: 270), transform: nil)
    let shadow = DisplayNode.shadow(
      Shadow(
        silhouette: .path(path), offset: CGSize(width: 3, height: 5), blurRadius: 17,
        color: .blue, transform: .identity))
    let alone = Canvas(400, 380)
    alone.draw([shadow])
    let together = Canvas(400, 380, threads: 4)
    together.draw([shadow])
    #expect(alone.blue(203, 190) > 200)
    #expect(together.pixels == alone.pixels)
  }
}
