import CoreGraphics
import Testing

import Compositor
import Platform

/// The compositor that draws by OpenGL ES draws what the software compositor does.
struct OpenGLCompositorTests {
  private static let (width, height) = (160, 120)

  /// Lists for each of 40 seeds: 320 lists, and 2,000 in `make check-deep`.
  private static let frames =
    Int(ProcessInfo.processInfo.environment["OPENGL_LISTS"] ?? "") ?? 8

  /// Random lists, most of them drawn over the one before.
  @Test(arguments: 1...40)
  func randomListsAreDrawnAlike(seed: Int) throws {
    let screen = try OpenGLScreen(Self.width, Self.height)
    try compare(screen, seed: seed, frames: Self.frames)
    #expect(screen.context.failure == nil)
  }

  /// The same where the driver interpolates the places in pictures with less precision.
  @Test(arguments: [3, 8, 25, 32])
  func randomListsAreDrawnAlikeWithLessPrecision(seed: Int) throws {
    let screen = try OpenGLScreen(Self.width, Self.height, isImprecise: true)
    try compare(screen, seed: seed, frames: Self.frames)
    #expect(screen.context.failure == nil)
  }

  /// Shapes of few pixels, the coverage of which a shader finds: with edges and corners between
  /// pixels, each set of round corners, of either curve, circular or stretched, and seen in part.
  @Test(arguments: [1, 1.37, 0.8], [false, true])
  func smallShapesAreDrawnAlike(stretching: Double, isContinuous: Bool) throws {
    let stretched = Homography(a: 1.15, b: 0, c: 0, d: 1.15 * stretching, tx: 0.3, ty: 0.7)
    var nodes: [DisplayNode] = []
    for index in 0..<48 {
      let side = 3 + Double(index % 7) * 4.3
      let rect = CGRect(
        x: Double(index % 8) * 18.6 - 3, y: Double(index / 8) * 16.9 - 4, width: side,
        height: 27 - side * 0.8)
      let shape = RoundedRect(
        rect, radius: Double(index % 5) * 1.9, corners: .init(rawValue: UInt8(index % 16)),
        isContinuous: isContinuous)
      let color = RGBA(red: 1, green: 0.6, blue: 0, alpha: index % 3 == 0 ? 1 : 0.7)
      nodes.append(.fill(Fill(shape: shape, color: color, transform: stretched)))
    }
    let list = DisplayList.screen(Self.width, Self.height, nodes)
    let screen = try OpenGLScreen(Self.width, Self.height)
    screen.draw(list, isPreserved: false)
    let expected = Canvas(Self.width, Self.height)
    expected.draw(list)
    let difference = PixelDifference(screen.pixels, expected.pixels)
    #expect(difference.largest <= 2, "\(difference)")
    #expect(screen.context.failure == nil)
  }

  private func compare(
    _ screen: OpenGLScreen, seed: Int, frames: Int, before: (Int) -> Void = { _ in }
  ) throws {
    let (width, height) = (screen.width, screen.height)
    var scenes = SceneGenerator(
      seed: UInt64(seed) &* 7919, width: width, height: height,
      scale: seed % 3 == 0 ? 2.0 : 1.0, isDense: seed % 2 == 0,
      backdrops: seed % 5 == 0 ? 5 : 0)
    var list = scenes.list()
    for frame in 0..<frames {
      before(frame)
      let expected = Canvas(width, height)
      expected.draw(list)
      screen.draw(list, isPreserved: frame % 10 > 0)
      let difference = PixelDifference(screen.pixels, expected.pixels)
      #expect(difference.isInvisible, "frame \(frame): \(difference)")
      list = frame % 5 == 4 ? scenes.mutated(list) : scenes.moved(list)
    }
  }

  @Test(arguments: [3, 8, 10])
  func aContextThatIsLostBeforeEachFrameDrawsEachFrame(seed: Int) throws {
    let screen = try OpenGLScreen(Self.width, Self.height)
    try compare(screen, seed: seed, frames: 6) { _ in screen.context.lose() }
    #expect(screen.context.generation == 7)
    #expect(screen.context.failure == nil)
  }

  @Test(arguments: TestContext.Loss.allCases)
  func aContextThatIsLostDuringAFrameDrawsThatFrame(loss: TestContext.Loss) throws {
    let screen = try OpenGLScreen(Self.width, Self.height, lost: loss)
    try compare(screen, seed: 8, frames: 4)
    #expect(screen.context.generation == 2)
    #expect(screen.context.failure == nil)
  }

  @Test(arguments: [4, 15])
  func withoutMemoryToKeepThePixelsAreTheSame(seed: Int) throws {
    let screen = try OpenGLScreen(Self.width, Self.height, memory: BitmapPool(budget: 1))
    try compare(screen, seed: seed, frames: 6)
  }

  /// The pictures of the lists are 150 pixels wide.
  @Test(arguments: [2, 5, 7, 9])
  func picturesLargerThanTheDriversTexturesAreDrawn(seed: Int) throws {
    let screen = try OpenGLScreen(140, 100, hasSmallTextures: true)
    try compare(screen, seed: seed, frames: 6)
    #expect(screen.context.failure == nil)
  }

  @Test func aScreenLargerThanTheDriversTexturesIsDrawnByTheProcessor() throws {
    let screen = try OpenGLScreen(Self.width, Self.height, hasSmallTextures: true)
    let expected = Canvas(Self.width, Self.height)
    let nodes = [DisplayNode.fill(10, 10, 90, 60, .red, radius: 9)]
    expected.draw(nodes)
    screen.draw(.screen(Self.width, Self.height, nodes), isPreserved: false)
    #expect(screen.pixels == expected.pixels)
    #expect(screen.context.failure == "The driver has no screen of 160 x 120 pixels.")
  }

  @Test func aDriverThatLacksAFunctionIsNotUsed() throws {
    let screen = try OpenGLScreen(Self.width, Self.height, missing: "glGenVertexArrays")
    let expected = Canvas(Self.width, Self.height)
    let nodes = [DisplayNode.fill(10, 10, 90, 60, .blue)]
    expected.draw(nodes)
    screen.draw(.screen(Self.width, Self.height, nodes), isPreserved: false)
    #expect(screen.pixels == expected.pixels)
    #expect(screen.context.failure == "The driver of OpenGL ES lacks glGenVertexArrays.")
  }

  @Test func onlyWhatHasChangedIsDrawn() throws {
    let screen = try OpenGLScreen(Self.width, Self.height)
    let back = DisplayNode.fill(0, 0, 160, 120, .green)
    screen.draw(.screen(160, 120, [back, .fill(8, 8, 16, 16, .red)]), isPreserved: false)
    let changed = screen.draw(
      .screen(160, 120, [back, .fill(8, 8, 16, 16, .blue)]), isPreserved: true)
    #expect(changed == [PixelRect(x: 8, y: 8, width: 16, height: 16)])
    #expect(screen.pixels[10 * 160 + 10] == 0xFF00_00FF)
    #expect(screen.pixels[30 * 160 + 30] == 0xFF00_FF00)
  }

  @Test func aThousandSizesEndWithTheMemoryOfOne() throws {
    let pool = BitmapPool(budget: 1 << 24)
    let screen = try OpenGLScreen(Self.width, Self.height, memory: pool)
    let nodes = [DisplayNode.fill(1, 1, 60, 40, .red, radius: 8)]
    for step in 0..<1000 {
      screen.resize(16 + step * 7 % 144, 16 + step * 5 % 104)
      screen.draw(.screen(screen.width, screen.height, nodes), isPreserved: false)
    }
    let expected = Canvas(screen.width, screen.height)
    expected.draw(nodes)
    #expect(PixelDifference(screen.pixels, expected.pixels).isInvisible)
    // The canvas.
    #expect(pool.bytesInUse == screen.width * screen.height * 4)
    screen.compositor.releaseMemory()
    #expect(pool.bytesInUse == 0)
  }

  /// A page of narrow stripes, so that a place that is off by little is seen.
  /// A picture that is twice or four times as large has its pixels at exact weights.
  @Test(arguments: [2.0, 4])
  func aDriverThatInterpolatesWithLessPrecisionDrawsAlike(scale: Double) throws {
    let dots = CGImage.make(30, 25) { x, y in x & y & 1 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let picture = Picture(
      image: dots, source: CGRect(x: 0, y: 0, width: 1, height: 1),
      rect: CGRect(x: 3, y: 2, width: 30, height: 25), clip: nil, opacity: 1, filter: .linear,
      transform: .identity)
    let list = DisplayList.screen(Self.width, Self.height, [.picture(picture)], scale: scale)
    let screen = try OpenGLScreen(Self.width, Self.height, isImprecise: true)
    screen.draw(list, isPreserved: false)
    let expected = Canvas(Self.width, Self.height)
    expected.draw(list)
    let difference = PixelDifference(screen.pixels, expected.pixels)
    #expect(difference.isInvisible, "\(difference)")
    #expect(screen.context.failure == nil)
  }

  /// 18 pixels over 33: the middles of the rows 5, 16 and 27 lie between two pixels of the picture.
  @Test(arguments: [0, 7])
  func nearestPixelsAreThoseOfTheProcessor(offset: Double) throws {
    let rows = CGImage.make(24, 18, isOpaque: true) { x, y in
      0xFF00_0000 | UInt32(x % 2 * 255) << 16 | UInt32(y % 2 * 255)
    }
    let picture = Picture(
      image: rows, source: CGRect(x: 0, y: 0, width: 1, height: 1),
      rect: CGRect(x: 65 + offset, y: 78 - offset, width: 72, height: 33), clip: nil, opacity: 1,
      filter: .nearest, transform: .identity)
    let list = DisplayList.screen(Self.width, Self.height, [.picture(picture)])
    let screen = try OpenGLScreen(Self.width, Self.height, isImprecise: true)
    screen.draw(list, isPreserved: false)
    let expected = Canvas(Self.width, Self.height)
    expected.draw(list)
    #expect(screen.pixels == expected.pixels)
    #expect(screen.context.failure == nil)
  }

  @Test(arguments: PageCurl.Edge.allCases, [nil, CGRect(x: 80, y: 5, width: 75, height: 110)])
  func pagesAreCurledAlike(edge: PageCurl.Edge, sheet: CGRect?) throws {
    let screen = try OpenGLScreen(Self.width, Self.height)
    let image = CGImage.make(150, 130, isOpaque: true) { x, y in
      0xFF00_0000 | UInt32(x % 8 < 4 ? 0xE0_40_20 : 0x30_90_F0) &+ UInt32(y & 15)
    }
    for step in 0...10 {
      let curl = PageCurl(
        fraction: Double(step) / 10, edge: edge, startsAtEnd: step % 2 == 0, sheet: sheet)
      let page = DisplayNode.group(
        DisplayGroup(
          content: GroupContent(nodes: [
            .picture(
              Picture(
                image: image, source: CGRect(x: 0, y: 0, width: 1, height: 1),
                rect: CGRect(x: 5, y: 5, width: 150, height: 110), clip: nil, opacity: 1,
                filter: .linear, transform: .identity))
          ]), effects: [.pageCurl(curl)]))
      let list = DisplayList.screen(
        Self.width, Self.height, [.fill(0, 0, 160, 120, .green), page])
      let expected = Canvas(Self.width, Self.height)
      expected.draw(list)
      screen.draw(list, isPreserved: true)
      let difference = PixelDifference(screen.pixels, expected.pixels)
      #expect(difference.isInvisible, "step \(step): \(difference)")
    }
  }

  /// Effects with shaders, and a chain that has one without.
  @Test(arguments: [
    [Effect.colorControls(ColorControls(brightness: 0.2, contrast: 1.6, saturation: 0.3))],
    [.colorMultiply(ColorMultiply(color: RGBA(red: 0.9, green: 0.4, blue: 0.2, alpha: 0.7)))],
    [
      .dissolve(
        Dissolve(to: GroupContent(nodes: [.fill(20, 10, 90, 80, .red, radius: 20)]), fraction: 0.4)
      ), .colorControls(ColorControls(saturation: 1.8)),
    ],
    [
      .colorControls(ColorControls(brightness: -0.3)), .pixellation(Pixellation(blockWidth: 6)),
    ],
  ])
  func effectsAreDrawnAlike(effects: [Effect]) throws {
    let screen = try OpenGLScreen(Self.width, Self.height)
    let content = GroupContent(nodes: [
      .fill(10, 10, 70, 60, .blue, radius: 12),
      .fill(50, 40, 90, 70, RGBA(red: 0.8, green: 0.6, blue: 0.1, alpha: 0.6), radius: 5),
    ])
    let list = DisplayList.screen(
      Self.width, Self.height, [.group(DisplayGroup(content: content, effects: effects))])
    let expected = Canvas(Self.width, Self.height)
    expected.draw(list)
    screen.draw(list, isPreserved: false)
    let difference = PixelDifference(screen.pixels, expected.pixels)
    #expect(difference.isInvisible, "\(difference)")
  }

  /// Textures count as pictures do, and those that are not shown are the first to go.
  @Test func texturesKeepToTheBudget() throws {
    let budget = 1 << 20
    let pool = BitmapPool(budget: budget)
    let screen = try OpenGLScreen(Self.width, Self.height, memory: pool)
    for index in 0..<40 {
      // Four of them are more than the budget.
      let image = CGImage.make(256, 256, isOpaque: true) { _, _ in
        0xFF00_0000 | UInt32(index * 5)
      }
      let picture = DisplayNode.picture(
        Picture(
          image: image, source: CGRect(x: 0, y: 0, width: 1, height: 1),
          rect: CGRect(x: 0, y: 0, width: 256, height: 256), clip: nil, opacity: 1,
          filter: .linear, transform: .identity))
      screen.draw(.screen(Self.width, Self.height, [picture]), isPreserved: false)
      #expect(screen.pixels[0] == 0xFF00_0000 | UInt32(index * 5))
      #expect(pool.bytesInUse <= budget)
    }
  }
}
