import CoreGraphics
import Synchronization
import Testing

import Compositor

/// What OpenGL ES keeps in textures, and when it is made.
struct OpenGLTextureTests {
  private static let (width, height) = (160, 120)
  private static let canvas = width * height * 4
  /// Of a drawing so large that it is not kept in memory besides.
  private static let side = 200
  private static let largeByteCount = side * side * 4

  /// A see-through drawing.
  private func drawing(
    _ index: Int = 0, side: Int = Self.side, _ note: @escaping @Sendable () -> Void = {}
  ) -> Drawing {
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    return Drawing(bounds: rect) { context in
      note()
      context.setFillColor(red: Double(index % 5) / 4, green: 0.5, blue: 0.2, alpha: 0.8)
      context.fillEllipse(in: rect.insetBy(dx: Double(index), dy: 3))
    }
  }

  private func node(_ drawing: Drawing, x: Double = 0, y: Double = 0) -> DisplayNode {
    .drawing(PlacedDrawing(drawing: drawing, transform: .translation(x: x, y: y)))
  }

  private func draw(
    _ nodes: [DisplayNode], on screen: OpenGLScreen, isPreserved: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    screen.draw(.screen(screen.width, screen.height, nodes), isPreserved: isPreserved)
    let expected = Canvas(screen.width, screen.height)
    expected.draw(nodes)
    let difference = PixelDifference(screen.pixels, expected.pixels)
    #expect(difference.isInvisible, "\(difference)", sourceLocation: sourceLocation)
    #expect(screen.context.failure == nil, sourceLocation: sourceLocation)
  }

  // MARK: What is shown

  /// Something moves beside a drawing, and then the drawing itself moves.
  @Test func aDrawingKeepsItsTextureWhileOnlySomethingElseChanges() throws {
    let pool = BitmapPool()
    let screen = try OpenGLScreen(Self.width, Self.height, memory: pool)
    let counter = DrawingCounter()
    let large = drawing { counter.increment() }
    // The drawing is drawn twice in all: once for the screen, and once for what is expected.
    let nodes = { (step: Int, y: Double) in
      [self.node(large, y: y), DisplayNode.fill(Double(step), 4, 8, 8, .red)]
    }
    for step in 0..<20 {
      screen.draw(
        .screen(Self.width, Self.height, nodes(step, 30)), isPreserved: step > 0)
      #expect(pool.bytesInUse == Self.canvas + Self.largeByteCount, "frame \(step)")
    }
    screen.compositor.releaseUnusedMemory()
    #expect(pool.bytesInUse == Self.canvas + Self.largeByteCount)
    draw(nodes(20, 40), on: screen, isPreserved: true)
    #expect(counter.value == 2)
  }

  @Test func whenNothingMovesOnlyWhatIsShownKeepsItsTexture() throws {
    let pool = BitmapPool()
    let screen = try OpenGLScreen(Self.width, Self.height, memory: pool)
    let image = CGImage.make(64, 64, isOpaque: true) { x, y in
      0xFF00_0000 | UInt32(x * 3) << 16 | UInt32(y * 2)
    }
    let picture = DisplayNode.picture(
      Picture(
        image: image, rect: CGRect(x: 10, y: 40, width: 64, height: 64), transform: .identity))
    draw([picture, .fill(0, 0, 9, 9, .red)], on: screen, isPreserved: false)
    draw([picture, .fill(0, 0, 9, 9, .blue)], on: screen, isPreserved: true)
    screen.compositor.releaseUnusedMemory()
    #expect(pool.bytesInUse == Self.canvas + 64 * 64 * 4)
    draw([.fill(0, 0, 9, 9, .blue)], on: screen, isPreserved: true)
    screen.compositor.releaseUnusedMemory()
    #expect(pool.bytesInUse == Self.canvas)
  }

  /// Its result is kept when it has been shown for some frames.
  @Test func anEffectKeepsItsLayerWhileOnlySomethingElseChanges() throws {
    let pool = BitmapPool()
    let screen = try OpenGLScreen(Self.width, Self.height, memory: pool)
    let content = GroupContent(nodes: [.fill(40, 60, 60, 30, .blue)])
    let blurred = DisplayNode.group(
      DisplayGroup(content: content, effects: [.gaussianBlur(GaussianBlur(radius: 4))]))
    for step in 0..<40 {
      // Over the blurred rectangle at first, and above it then.
      let cover = DisplayNode.fill(Double(step), step < 10 ? 70 : 2, 50, 8, .red)
      draw([blurred, cover], on: screen, isPreserved: step > 0)
    }
    // Nothing but the layer has been used lately.
    #expect(pool.bytesInUse > Self.canvas)
    draw([.fill(0, 0, 9, 9, .blue)], on: screen, isPreserved: true)
    screen.compositor.releaseUnusedMemory()
    #expect(pool.bytesInUse == Self.canvas)
  }

  // MARK: Drawings

  /// The largest of some numbers.
  private final class Largest: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func note(_ other: Int) { number.withLock { $0 = max($0, other) } }
  }

  /// While the last of them is drawn, none has a texture yet: they may be drawn at the same time.
  @Test func theDrawingsOfAPageAreDrawnBeforeTheFirstIsCopied() throws {
    let pool = BitmapPool(budget: 1 << 24)
    let screen = try OpenGLScreen(Self.width, Self.height, memory: pool, threads: 4)
    let largest = Largest()
    let (count, side) = (12, 64)
    let nodes = (0..<count).map { index in
      node(
        drawing(index, side: side) { largest.note(pool.bytesInUse) },
        x: Double(index % 4 * 30), y: Double(index / 4 * 30))
    }
    screen.draw(.screen(Self.width, Self.height, nodes), isPreserved: false)
    let bitmap = side * side * 4
    #expect(largest.value >= bitmap)
    #expect(largest.value < Self.canvas + count * bitmap * 3 / 2)
    draw(nodes, on: screen, isPreserved: false)
  }

  @Test func aLargeDrawingThatIsDrawnAheadIsNotKeptTwice() throws {
    let pool = BitmapPool(budget: 1 << 24)
    let screen = try OpenGLScreen(Self.width, Self.height, memory: pool, threads: 4)
    let counter = DrawingCounter()
    let nodes = (0..<6).map { node(drawing($0) { counter.increment() }, x: Double($0)) }
    draw(nodes, on: screen, isPreserved: false)
    #expect(pool.bytesInUse == Self.canvas + 6 * Self.largeByteCount)
    // Half of them for what is expected.
    #expect(counter.value == 12)
    screen.draw(.screen(Self.width, Self.height, nodes), isPreserved: false)
    #expect(counter.value == 12)
  }

  /// The driver has no texture for the drawing, and no picture of it is kept.
  @Test func aDrawingTooLargeForATextureIsDrawnOnceInAFrame() throws {
    let pool = BitmapPool(budget: 1)
    let screen = try OpenGLScreen(140, 110, memory: pool, hasSmallTextures: true)
    let counter = DrawingCounter()
    let large = node(drawing { counter.increment() })
    for (frame, color) in [RGBA.red, .green, .blue].enumerated() {
      let nodes = [large, .fill(2, 2, 9, 9, color), .fill(120, 90, 9, 9, color)]
      let changed = screen.draw(.screen(140, 110, nodes), isPreserved: frame > 0)
      #expect(changed.count == (frame == 0 ? 1 : 2))
      #expect(counter.value == frame + 1)
    }
    let nodes = [large, .fill(2, 2, 9, 9, .red), .fill(120, 90, 9, 9, .red)]
    draw(nodes, on: screen, isPreserved: true)
  }

  // MARK: The end

  @Test func aCompositorThatIsReleasedLeavesNothingInTheContext() throws {
    var screen: OpenGLScreen? = try OpenGLScreen(Self.width, Self.height)
    let context = try #require(screen?.context)
    func objects(_ function: String) throws -> Int {
      let address = try #require(context.address(of: function))
      let exists = unsafeBitCast(address, to: (@convention(c) (UInt32) -> UInt8).self)
      return (1..<200).filter { exists($0) != 0 }.count
    }
    let functions = [
      "glIsTexture", "glIsFramebuffer", "glIsBuffer", "glIsVertexArray", "glIsProgram",
    ]
    let faded = DisplayNode.group([node(drawing()), .fill(9, 9, 90, 60, .red)], opacity: 0.5)
    try draw([faded], on: #require(screen), isPreserved: false)
    #expect(context.makeCurrent())
    let before = try functions.map(objects)
    #expect(before.allSatisfy { $0 > 0 }, "\(before)")
    screen = nil
    #expect(context.makeCurrent())
    #expect(try functions.map(objects) == [0, 0, 0, 0, 0])
  }
}
