import CoreGraphics
import Testing

@testable import Compositor

/// A turned picture is not sampled where it has one colour, with the same pixels.
struct EvenBlockTests {
  private static let (width, height) = (420, 330)
  private static let rect = CGRect(x: -210, y: -165, width: width, height: height)
  private static let red: UInt32 = 0xFFC0_2010

  /// A square of the page, in its pixels.
  private static let square = (x: 20..<180, y: 200..<310)

  /// A page of one colour with a field of noise, a border, and a see-through corner.
  private func page(isOpaque: Bool, withSquare: Bool = false) -> CGImage {
    .make(Self.width, Self.height, isOpaque: isOpaque) { x, y in
      if withSquare, Self.square.x.contains(x), Self.square.y.contains(y) { return 0xFF00_FF00 }
      if (150..<230).contains(x), (90..<170).contains(y) {
        return 0xFF00_0000 | UInt32((x * 37 + y * 101) % 251) << 8 | UInt32((x ^ y) & 255)
      }
      if x < 3 || y < 3 { return 0xFF00_00FF }
      if !isOpaque, x > 300, y > 200 { return y > 260 ? 0 : 0x8040_1008 }
      return Self.red
    }
  }

  private func turned(
    _ image: CGImage, _ degrees: Double, perspective: Double, opacity: Double, scale: Double
  ) -> DisplayNode {
    let transform = rotation(degrees, perspective: perspective, scale: scale)
    return .picture(
      Picture(image: image, rect: Self.rect, opacity: opacity, transform: transform))
  }

  private func rotation(_ degrees: Double, perspective: Double, scale: Double) -> Homography {
    let (c, s) = (cos(degrees * .pi / 180) * scale, sin(degrees * .pi / 180) * scale)
    return Homography(
      a: c, b: s, c: -s, d: c, tx: 200, ty: 180, p: perspective, q: perspective / 2, r: 1)
  }

  private struct Look {
    var isOpaque = true
    var perspective = 0.0
    var opacity = 1.0
    var scale = 1.0
  }

  private static let looks = [
    Look(), Look(perspective: 0.0006), Look(opacity: 0.6), Look(isOpaque: false),
    Look(isOpaque: false, perspective: -0.0004), Look(isOpaque: false, opacity: 0.3, scale: 1.7),
    Look(isOpaque: false, perspective: 0.0003, scale: 0.8),
  ]

  /// The first frame samples every pixel. From the second one on the page is known.
  @Test(arguments: looks.indices, [1, 3])
  func aPageThatIsKnownLooksAsOneThatIsNot(index: Int, threads: Int) {
    let look = Self.looks[index]
    let image = page(isOpaque: look.isOpaque)
    let used = Canvas(400, 360, threads: threads)
    for step in 0..<9 {
      let node = turned(
        image, 3 + Double(step) * 21, perspective: look.perspective, opacity: look.opacity,
        scale: look.scale)
      let nodes = [DisplayNode.fill(0, 0, 200, 360, .green), node]
      used.draw(nodes, on: .blue)
      let fresh = Canvas(400, 360)
      fresh.draw(nodes, on: .blue)
      let isSame = used.pixels == fresh.pixels
      #expect(isSame, "step \(step): \(used.differences(from: fresh))")
    }
  }

  /// A page that is painted again with every frame is known from the first one on: its blocks are
  /// found tile by tile.
  @Test(arguments: looks.indices, [1, 3])
  func aPageThatIsPaintedToBeTurnedLooksAsItsPicture(index: Int, threads: Int) throws {
    let look = Self.looks[index]
    let (x, y) = Self.square
    let content = GroupContent(nodes: [
      .picture(
        Picture(
          image: page(isOpaque: look.isOpaque), rect: Self.rect, transform: .identity)),
      .fill(
        Self.rect.minX + Double(x.lowerBound), Self.rect.minY + Double(y.lowerBound),
        Double(x.count), Double(y.count), .green),
    ])
    let image = page(isOpaque: look.isOpaque, withSquare: true)
    for step in 0..<9 {
      let degrees = 3 + Double(step) * 21
      let painted = DisplayGroup(
        content: content, transform: rotation(degrees, perspective: look.perspective, scale: 1),
        opacity: look.opacity, isRasterized: true)
      let picture = turned(
        image, degrees, perspective: look.perspective, opacity: look.opacity, scale: 1)
      let (canvas, other) = (Canvas(400, 360, threads: threads), Canvas(400, 360))
      canvas.draw([.fill(0, 0, 200, 360, .green), .group(painted)], on: .blue)
      other.draw([.fill(0, 0, 200, 360, .green), picture], on: .blue)
      let isSame = canvas.pixels == other.pixels
      #expect(isSame, "step \(step): \(canvas.differences(from: other))")
    }
  }

  /// In rows of tiles that end anywhere.
  @Test func blocksThatAreFoundInPartsAreThose() throws {
    let image = page(isOpaque: false)
    let whole = try #require(evenBlocks(of: image))
    let parts = EvenBlocks(width: Self.width, height: Self.height)
    for top in stride(from: 0, to: Self.height, by: 2 * EvenBlocks.side) {
      parts.find(in: pixels(of: image), rows: top..<top + 2 * EvenBlocks.side)
    }
    #expect(parts.areMany)
    #expect(colors(of: parts) == colors(of: whole))
  }

  /// In tiles that are painted on several threads.
  @Test(arguments: [1, 3])
  func tilesFindTheBlocksOfWhatTheyPaint(threads: Int) throws {
    let bounds = PixelRect(x: -40, y: 9, width: Self.width, height: Self.height)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Self.width * Self.height * 4, alignment: 16)
    defer { memory.deallocate() }
    let surface = Surface(base: memory, bytesPerRow: Self.width * 4, bounds: bounds)
    func solid(_ word: UInt32, _ rect: PixelRect) -> DrawOperation {
      let solid = SolidOperation(
        color: PremultipliedColor(pixel: word), coverage: Coverage(rect: rect))
      return DrawOperation(bounds: rect, kind: .solid(solid))
    }
    let plan = PaintPlan(
      [
        solid(Self.red, PixelRect(x: 0, y: 30, width: 300, height: 250)),
        solid(0x8000_4000, PixelRect(x: 100, y: 100, width: 90, height: 70)),
      ], on: PremultipliedColor(pixel: 0xFFFF_FFFF), in: Region(bounds))
    let found = EvenBlocks(width: Self.width, height: Self.height)
    TileRun(
      steps: plan.steps, surface: surface, area: bounds, evenBlocks: EvenBlockCache(),
      scratches: (0..<threads).map { _ in ScratchMemory() }, found: found
    ).perform()
    #expect(found.areMany)
    #expect(colors(of: found) == colors(of: evenBlocks(in: surface.pixels)))
    #expect(color(in: found, left: 0, top: 0, right: 0, bottom: 0) == 0xFFFF_FFFF)
    #expect(color(in: found, left: 160, top: 200, right: 300, bottom: 250) == Self.red)
    #expect(color(in: found, left: 150, top: 100, right: 150, bottom: 200) == nil)
  }

  /// The colours of blocks, row by row.
  private func colors(of blocks: EvenBlocks) -> [UInt32?] {
    let side = EvenBlocks.side
    return stride(from: 0, to: Self.height, by: side).flatMap { y in
      stride(from: 0, to: Self.width, by: side).map { x in
        color(in: blocks, left: x, top: y, right: x, bottom: y)
      }
    }
  }

  private func color(
    in blocks: EvenBlocks, left: Int, top: Int, right: Int, bottom: Int
  ) -> UInt32? {
    withExtendedLifetime(blocks) {
      blocks.placed(x: 0, y: 0)?.color(left: left, top: top, right: right, bottom: bottom)
    }
  }

  @Test func aBlockIsEvenIfAllOfItsPixelsAreTheSame() throws {
    let image = CGImage.make(100, 70) { x, y in x == 40 && y == 41 ? 0xFF00_00FF : Self.red }
    let blocks = try #require(evenBlocks(of: image))
    #expect(color(in: blocks, left: 0, top: 0, right: 31, bottom: 69) == Self.red)
    #expect(color(in: blocks, left: 64, top: 3, right: 99, bottom: 69) == Self.red)
    #expect(color(in: blocks, left: 30, top: 40, right: 33, bottom: 42) == nil)
    #expect(color(in: blocks, left: 0, top: 0, right: 99, bottom: 31) == Self.red)
    #expect(color(in: blocks, left: 0, top: 0, right: 99, bottom: 32) == nil)
  }

  @Test func blocksOfTwoColoursAreNotOne() throws {
    let image = CGImage.make(128, 32) { x, _ in x < 64 ? Self.red : 0xFF00_FF00 }
    let blocks = try #require(evenBlocks(of: image))
    #expect(color(in: blocks, left: 40, top: 5, right: 63, bottom: 9) == Self.red)
    #expect(color(in: blocks, left: 64, top: 5, right: 80, bottom: 9) == 0xFF00_FF00)
    #expect(color(in: blocks, left: 63, top: 5, right: 64, bottom: 9) == nil)
  }

  /// Noise, and pixels that are added: their colours exceed their alpha.
  @Test func otherPicturesHaveNoEvenBlocks() {
    #expect(evenBlocks(of: .make(100, 100) { x, y in 0xFF00_0000 | UInt32(x * 100 + y) }) == nil)
    #expect(evenBlocks(of: .make(100, 100) { _, _ in 0x20FF_0000 }) == nil)
  }

  private func evenBlocks(of image: CGImage) -> EvenBlocks? {
    let blocks = evenBlocks(in: pixels(of: image))
    return blocks.areMany ? blocks : nil
  }

  private func evenBlocks(in pixels: SourcePixels) -> EvenBlocks {
    let account = BitmapAccount(of: BitmapPool(budget: 1 << 20))
    return EvenBlocks(of: pixels, on: EffectWorkers(threads: 2, pool: account))
  }

  private func pixels(of image: CGImage) -> SourcePixels {
    SourcePixels(
      base: image.pixels, width: image.width, height: image.height, bytesPerRow: image.rowStride)
  }
}
