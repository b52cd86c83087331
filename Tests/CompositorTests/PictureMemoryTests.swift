import CoreGraphics
import Testing

import Compositor

/// What is kept between frames is within one budget, and no pixel depends on it.
struct PictureMemoryTests {
  private static let side = 64
  private static let screen = side * side * 4

  /// A picture of the whole screen in one colour, which counts how often it is drawn.
  private final class Sheet: Sendable {
    private let counter = DrawingCounter()
    let drawing: Drawing

    init(_ color: RGBA, side: Int = PictureMemoryTests.side) {
      let counter = counter
      let rect = CGRect(x: 0, y: 0, width: side, height: side)
      drawing = Drawing(bounds: rect) { context in
        counter.increment()
        context.setFillColor(CGColor(color))
        context.fill(rect)
      }
    }

    var node: DisplayNode { .drawing(PlacedDrawing(drawing: drawing)) }
    var timesDrawn: Int { counter.value }
  }

  private func canvas(screens: Int) -> Canvas {
    Canvas(Self.side, Self.side, cacheBudget: screens * Self.screen)
  }

  @Test func theLeastRecentlyUsedPictureIsReleasedFirst() {
    let canvas = canvas(screens: 3)
    let (a, b, c, d) = (Sheet(.red), Sheet(.green), Sheet(.blue), Sheet(.red))
    for sheet in [a, b, c, a, d] { canvas.draw([sheet.node]) }
    #expect(canvas.compositor.memory.bytesInUse == 3 * Self.screen)
    for sheet in [a, c, d] { canvas.draw([sheet.node]) }
    #expect([a, b, c, d].map(\.timesDrawn) == [1, 1, 1, 1])
    canvas.draw([b.node])
    #expect([a, b, c, d].map(\.timesDrawn) == [1, 2, 1, 1])
  }

  @Test func whatAFrameNeedsStaysUntilItIsDrawn() {
    let canvas = canvas(screens: 2)
    let sheets = [RGBA.red, .green, .blue, .red].map { Sheet($0, side: 32) }
    // Each in a corner, and the one in front of them all twice.
    let nodes = sheets.enumerated().map { index, sheet in
      DisplayNode.group(
        [sheet.node],
        transform: .translation(x: Double(index % 2 * 32), y: Double(index / 2 * 32)))
    }
    let small = Canvas(Self.side, Self.side, cacheBudget: 32 * 32 * 4)
    for canvas in [canvas, small] {
      canvas.draw(nodes)
      #expect(canvas.word(0, 0) == 0xFFFF_0000)
      #expect(canvas.word(63, 0) == 0xFF00_FF00)
      #expect(canvas.word(0, 63) == 0xFF00_00FF)
      #expect(canvas.word(63, 63) == 0xFFFF_0000)
      #expect(canvas.compositor.memory.bytesInUse <= canvas.compositor.memory.budget)
    }
    #expect(sheets.map(\.timesDrawn) == [2, 2, 2, 2])
  }

  @Test func withoutABudgetThePixelsAreTheSame() {
    let (kept, bare) = (Canvas(96, 64), Canvas(96, 64, cacheBudget: 0))
    let text = Sheet(.green, side: 20)
    let blur = Effect.gaussianBlur(GaussianBlur(radius: 3))
    let shadow = Shadow(
      silhouette: .shape(RoundedRect(CGRect(x: 30, y: 10, width: 30, height: 20), radius: 4)),
      offset: .zero, blurRadius: 4, color: .black, transform: .identity)
    let blurred = GroupContent(nodes: [.fill(5, 5, 30, 30, .red, radius: 6)])
    for step in 0..<6 {
      let move = Homography.translation(x: Double(step) * 5, y: Double(step) * 2)
      let nodes: [DisplayNode] = [
        .shadow(shadow), .group([text.node], transform: move, opacity: 0.7),
        .group(DisplayGroup(content: blurred, transform: move, effects: [blur])),
      ]
      kept.draw(nodes, on: .blue)
      bare.draw(nodes, on: .blue)
      #expect(bare.pixels == kept.pixels, "step \(step)")
      #expect(bare.compositor.memory.bytesInUse == 0)
      #expect(bare.compositor.memory.spareBytes == 0)
    }
  }

  /// The shadow's blur is kept with the content that shows it, which later frames do not go through
  /// again.
  @Test func aShadowStaysWhenTheBudgetIsFullInTheMiddleOfAFrame() {
    let (kept, tight) = (Canvas(64, 64), Canvas(64, 64, cacheBudget: Self.screen / 2))
    let shadow = Shadow(
      silhouette: .shape(RoundedRect(CGRect(x: 4, y: 8, width: 20, height: 20), radius: 4)),
      offset: .zero, blurRadius: 2, color: .black, transform: .identity)
    let content = GroupContent(nodes: [.shadow(shadow)])
    for step in 0..<4 {
      let sheet = Sheet([RGBA.red, .green, .blue, .red][step])
      let nodes: [DisplayNode] = [
        .group(DisplayGroup(content: content)),
        .group([sheet.node], transform: .translation(x: 32, y: 0)),
      ]
      kept.draw(nodes, on: .blue)
      tight.draw(nodes, on: .blue)
      #expect(tight.pixels == kept.pixels, "step \(step)")
      #expect(tight.blue(14, 18) == 0)
    }
  }

  /// Of 256 kB, and of 1 MB.
  @Test(arguments: [256, 512])
  func aPictureThatOneFrameUsedGoesWithTheNext(side: Int) {
    let canvas = Canvas(side, side, cacheBudget: 16 * side * side * 4)
    let still = Sheet(.red, side: side)
    let moving = (0..<5).map { _ in
      Sheet(RGBA(red: 0, green: 1, blue: 0, alpha: 0.5), side: side)
    }
    for sheet in moving { canvas.draw([still.node, sheet.node]) }
    #expect(still.timesDrawn == 1)
    // The one that stays, and that of the last frame.
    #expect(canvas.compositor.memory.bytesInUse == 2 * side * side * 4)
    #expect(canvas.compositor.memory.spareBytes == 0)
    canvas.draw([still.node, moving[4].node])
    #expect(moving.map(\.timesDrawn) == [1, 1, 1, 1, 1])
    canvas.draw([still.node, moving[0].node])
    #expect(moving.map(\.timesDrawn) == [2, 1, 1, 1, 1])
  }

  /// A group is drawn as a picture that changes with each frame, of another picture that does not.
  @Test func whatAPictureOfTheNextFrameIsMadeOfStays() {
    let side = 512
    let canvas = Canvas(side, side, cacheBudget: 16 * side * side * 4)
    let sheet = Sheet(.red, side: side)
    for step in 1...5 {
      let cover = DisplayNode.fill(
        0, 0, Double(side), Double(side),
        RGBA(red: 0, green: 0, blue: 1, alpha: Double(step) / 8))
      let line = DisplayNode.fill(0, 0, 9, 9, .green)
      canvas.draw([
        .group([sheet.node, cover, line], transform: .rotation(Double(step), around: 256, 256))
      ])
    }
    #expect(sheet.timesDrawn == 1)
    // It, and the picture of the group.
    #expect(canvas.compositor.memory.bytesInUse == 2 * side * side * 4)
  }

  @Test func aLargePictureThatWasUsedAgainGoesAfterThreeFrames() {
    let side = 512
    let canvas = Canvas(side, side, cacheBudget: 16 * side * side * 4)
    let sheet = Sheet(.red, side: side)
    func draw(unusedFrames: Int) {
      canvas.draw([sheet.node])
      canvas.draw([sheet.node, .fill(0, 0, 9, 9, .blue)])
      for step in 1...unusedFrames { canvas.draw([.fill(0, 0, 9, Double(step), .green)]) }
      canvas.draw([sheet.node])
    }
    draw(unusedFrames: 2)
    #expect(sheet.timesDrawn == 1)
    draw(unusedFrames: 3)
    #expect(sheet.timesDrawn == 2)
    #expect(canvas.word(5, 5) == 0xFFFF_0000)
  }

  @Test func aScreenThatIsResizedAThousandTimesKeepsNoMore() {
    let compositor = SoftwareCompositor(threads: 1, cacheBudget: 1 << 20)
    let sheet = Sheet(.red, side: 200)
    var words = [UInt32](repeating: 0, count: 300 * 300)
    for step in 0..<1000 {
      let side = 100 + step * 7 % 200
      let list = DisplayList(
        width: side, height: side, background: .black,
        root: DisplayGroup(
          content: GroupContent(nodes: [sheet.node]),
          transform: .scale(x: 1 + Double(step % 10) / 10, y: 1)))
      words.withUnsafeMutableBytes { memory in
        _ = compositor.composite(
          list,
          into: PixelBuffer(
            base: memory.baseAddress!, width: side, height: side, bytesPerRow: side * 4),
          isPreserved: false)
      }
      let memory = compositor.memory
      #expect(memory.bytesInUse + memory.spareBytes <= 1 << 20)
      #expect(words[0] == 0xFFFF_0000)
    }
  }

  @Test func whatTheScreenDoesNotShowIsReleasedWhenNothingGoesOn() {
    let canvas = canvas(screens: 8)
    let (a, b) = (Sheet(.red), Sheet(.green))
    canvas.draw([a.node])
    canvas.draw([b.node])
    #expect(canvas.compositor.memory.bytesInUse == 2 * Self.screen)
    canvas.compositor.releaseUnusedMemory()
    #expect(canvas.compositor.memory.bytesInUse == Self.screen)
    canvas.draw([b.node])
    #expect(b.timesDrawn == 1)
    canvas.compositor.releaseMemory()
    #expect(canvas.compositor.memory.bytesInUse == 0)
    canvas.draw([b.node])
    #expect(b.timesDrawn == 2)
    #expect(canvas.word(9, 9) == 0xFF00_FF00)
  }

  /// The result of an effect that is shown for long is kept; what it was made of is not.
  @Test func whatAnEffectWasMadeOfIsReleasedWhenNothingGoesOn() {
    let canvas = canvas(screens: 8)
    let effect = Effect.pixellation(Pixellation(blockWidth: 8))
    let content = GroupContent(nodes: [
      Sheet(.red).node, .fill(0, 0, 64, 64, RGBA(red: 0, green: 1, blue: 0, alpha: 0.5)),
    ])
    let nodes = [DisplayNode.group(DisplayGroup(content: content, effects: [effect]))]
    canvas.draw(nodes)
    let pixels = canvas.pixels
    // Three times it is made where it is painted.
    for _ in 1...2 {
      #expect(canvas.compositor.memory.bytesInUse == 2 * Self.screen)
      canvas.draw(nodes)
    }
    #expect(canvas.compositor.memory.bytesInUse == 2 * Self.screen)
    canvas.draw(nodes)
    #expect(canvas.pixels == pixels)
    #expect(canvas.compositor.memory.bytesInUse == 3 * Self.screen)
    canvas.compositor.releaseUnusedMemory()
    #expect(canvas.compositor.memory.bytesInUse == Self.screen)
    canvas.draw(nodes)
    #expect(canvas.pixels == pixels)
  }

  @Test func aCompositorKeepsItsShareWhenAnotherKeepsMore() {
    let memory = BitmapPool(budget: 4 * Self.screen)
    let greedy = Canvas(Self.side, Self.side, memory: memory)
    let sheets = (0..<4).map { _ in Sheet(.red) }
    for sheet in sheets { greedy.draw([sheet.node]) }
    #expect(memory.bytesInUse == 4 * Self.screen)
    // Two of them share it now, and the first one draws nothing.
    let other = Canvas(Self.side, Self.side, memory: memory)
    let (a, b) = (Sheet(.green), Sheet(.blue))
    for sheet in [a, b, a, b] { other.draw([sheet.node]) }
    #expect(a.timesDrawn == 1 && b.timesDrawn == 1)
    greedy.draw([sheets[3].node])
    #expect(memory.bytesInUse <= 4 * Self.screen)
    #expect(sheets[3].timesDrawn == 1)
  }

  @Test func aCompositorThatEndsKeepsNothing() {
    var canvas: Canvas? = canvas(screens: 8)
    canvas?.draw([Sheet(.red).node])
    let memory = canvas?.compositor.memory
    #expect(memory?.bytesInUse == Self.screen)
    canvas = nil
    #expect(memory?.bytesInUse == 0)
  }

  @Test func thePixelsOfTheLargestPictureAreRight() throws {
    let side = 16_384
    let image = try #require(
      CGImage(width: side, height: side) { buffer in
        for (x, y) in [(0, 0), (side - 1, side - 1), (9_000, 12_000)] {
          buffer.base.storeBytes(
            of: 0xFF12_3456, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
        }
      })
    let canvas = Canvas(Self.side, Self.side, cacheBudget: 0)
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    let picture = DisplayNode.picture(Picture(image: image, rect: rect, transform: .identity))
    for (x, y) in [(0, 0), (side - 1, side - 1), (9_000, 12_000)] {
      let transform = Homography.translation(x: Double(8 - x), y: Double(9 - y))
      canvas.draw([.group([picture], transform: transform)], on: .black)
      #expect(canvas.word(8, 9) == 0xFF12_3456)
      #expect(canvas.word(10, 9) == 0xFF00_0000)
    }
    let drawn = Sheet(.green, side: side)
    let far = Homography.translation(x: -12_345, y: -16_352)
    canvas.draw([.group([drawn.node], transform: far)], on: .black)
    #expect(canvas.word(63, 31) == 0xFF00_FF00)
    #expect(canvas.word(0, 32) == 0xFF00_0000)
    #expect(canvas.compositor.memory.bytesInUse == 0)
  }
}
