import CoreGraphics
import Synchronization
import Testing

import Compositor

struct EffectTests {
  private static let stripes = GroupContent(nodes: [
    .fill(0, 0, 64, 64, RGBA(red: 0.2, green: 0.6, blue: 0.9)), .fill(8, 0, 9, 64, .red),
    .fill(30, 20, 21, 30, .green, radius: 7),
  ])

  private func node(
    _ content: GroupContent, _ effects: [Effect],
    transform: Homography = .identity, opacity: Double = 1, mask: GroupContent? = nil
  ) -> DisplayNode {
    .group(
      DisplayGroup(
        content: content, transform: transform, opacity: opacity, mask: mask, effects: effects))
  }

  private func drawn(_ nodes: [DisplayNode], threads: Int = 1, scale: Double = 1) -> Canvas {
    let canvas = Canvas(64, 64, threads: threads)
    canvas.draw(nodes, on: .black, scale: scale)
    return canvas
  }

  private static func all(_ n: Double) -> [Effect] {
    [
      .pixellation(Pixellation(blockWidth: n)), .gaussianBlur(GaussianBlur(radius: n)),
      .pixellation(Pixellation(blockWidth: 3, corner: CGPoint(x: n, y: -n))),
      .gaussianBlur(GaussianBlur(radius: n, clampsEdges: true)),
      .colorControls(ColorControls(brightness: n, contrast: n, saturation: n)),
      .colorMultiply(ColorMultiply(color: RGBA(red: n, green: n, blue: 1, alpha: n))),
      .dissolve(Dissolve(to: GroupContent(nodes: [.fill(10, 10, 30, 30, .blue)]), fraction: n)),
      .pageCurl(PageCurl(fraction: n)), .pageCurl(PageCurl(fraction: n, edge: .left)),
      .pageCurl(PageCurl(fraction: n, edge: .right, startsAtEnd: false)),
      .pageCurl(
        PageCurl(fraction: n, edge: .top, sheet: CGRect(x: 0, y: 0, width: 64, height: 32))),
      .kernel(
        PixelKernel(PixelKernel.Program { _, _, _ in { _, _ in } }, arguments: [n], reach: n)),
      .material(
        Material(blurRadius: n, saturation: n, tint: RGBA(red: n, green: 0, blue: n, alpha: n))),
    ]
  }

  @Test func neutralEffectsChangeNoPixel() {
    let plain = drawn([.group(DisplayGroup(content: Self.stripes))])
    let neutral: [Effect] = [
      .pixellation(Pixellation(blockWidth: 0.9)), .gaussianBlur(GaussianBlur(radius: 0)),
      .colorControls(ColorControls()), .colorMultiply(ColorMultiply(color: .white)),
      .dissolve(Dissolve(to: GroupContent(nodes: []), fraction: 0)),
      .pageCurl(PageCurl(fraction: 0)),
    ]
    for effect in neutral {
      #expect(drawn([node(Self.stripes, [effect])]).pixels == plain.pixels, "\(effect)")
    }
    #expect(drawn([node(Self.stripes, neutral)]).pixels == plain.pixels)
    let copy = Effect.kernel(PixelKernel(PixelKernel.Program { _, _, _ in { _, _ in } }))
    #expect(drawn([node(Self.stripes, [copy])]).pixels == plain.pixels)
  }

  @Test func pixellationShowsMeansInSquaresAroundTheMiddle() {
    let canvas = drawn([
      node(
        GroupContent(nodes: [.fill(0, 0, 64, 64, .black), .fill(32, 0, 8, 64, .red)]),
        [.pixellation(Pixellation(blockWidth: 16))])
    ])
    #expect(Set(canvas.pixels).count == 2)
    #expect(abs(canvas.red(33, 20) - 128) <= 1)
    #expect(canvas.red(47, 60) == canvas.red(33, 20))
    #expect(canvas.red(31, 20) == 0)
    #expect(canvas.red(48, 20) == 0)
  }

  @Test func blursKeepWhatThereIsAndSpreadItByTheirRadius() {
    for radius in [1.5, 3, 7, 13] {
      let canvas = Canvas(200, 200)
      canvas.draw([
        node(
          GroupContent(nodes: [.fill(60, 60, 80, 80, .red)]),
          [.gaussianBlur(GaussianBlur(radius: radius))])
      ])
      #expect(abs(canvas.redArea - 6400) < 60, "radius \(radius)")
      // Half is left at an edge, and 16 % one deviation further out.
      let edge = Double(canvas.red(60, 100) + canvas.red(59, 100)) / 2
      #expect(abs(edge - 127.5) < 10, "radius \(radius)")
      let out = canvas.red(Int(60 - radius), 100)
      #expect(abs(Double(out) - 0.16 * 255) < 20, "radius \(radius)")
    }
  }

  @Test func clampedBlursKeepAnEvenPictureAsItIs() {
    let content = GroupContent(nodes: [.fill(0, 0, 64, 64, .red)])
    for radius in [1.0, 5, 20, 300] {
      let canvas = drawn([
        node(content, [.gaussianBlur(GaussianBlur(radius: radius, clampsEdges: true))])
      ])
      #expect(canvas.pixels.allSatisfy { $0 >> 16 & 255 >= 254 && $0 & 0xFFFF == 0 })
    }
    #expect(drawn([node(content, [.gaussianBlur(GaussianBlur(radius: 5))])]).red(0, 0) < 100)
  }

  @Test func coloursAreControlled() {
    let grey = GroupContent(nodes: [.fill(0, 0, 64, 64, RGBA(red: 0.4, green: 0.4, blue: 0.4))])
    #expect(drawn([node(grey, [.colorControls(ColorControls(brightness: 0.2))])]).red(5, 5) == 153)
    let strong = drawn([node(grey, [.colorControls(ColorControls(contrast: 2))])])
    #expect(abs(strong.red(5, 5) - 76) <= 1)
    let red = GroupContent(nodes: [.fill(0, 0, 64, 64, .red)])
    let pale = drawn([node(red, [.colorControls(ColorControls(saturation: 0))])])
    #expect(abs(pale.red(5, 5) - 54) <= 1)
    #expect(pale.red(5, 5) == pale.blue(5, 5))
    let tint = RGBA(red: 0.5, green: 1, blue: 1, alpha: 0.5)
    let tinted = drawn([node(red, [.colorMultiply(ColorMultiply(color: tint))])])
    #expect(abs(tinted.red(5, 5) - 64) <= 1)
  }

  @Test func dissolvingMixesTwoPictures() {
    let other = GroupContent(nodes: [.fill(0, 0, 64, 64, .green)])
    let red = GroupContent(nodes: [.fill(0, 0, 32, 64, .red)])
    let canvas = drawn([node(red, [.dissolve(Dissolve(to: other, fraction: 0.25))])])
    #expect(abs(canvas.red(10, 10) - 191) <= 1)
    #expect(abs(canvas.green(10, 10) - 64) <= 1)
    #expect(canvas.red(40, 10) == 0)
    #expect(abs(canvas.green(40, 10) - 64) <= 1)
    let whole = drawn([node(red, [.dissolve(Dissolve(to: other, fraction: 1))])])
    #expect(whole.pixels == drawn([.group(DisplayGroup(content: other))]).pixels)
    let fromNothing = drawn([
      node(GroupContent(nodes: []), [.dissolve(Dissolve(to: other, fraction: 1))])
    ])
    #expect(fromNothing.pixels == whole.pixels)
  }

  @Test func aPageCurlsFromItsCornerUntilItIsGone() {
    let content = GroupContent(nodes: [.fill(0, 0, 64, 64, .red)])
    let half = drawn([node(content, [.pageCurl(PageCurl(fraction: 0.5))])])
    #expect(half.word(63, 63) == 0xFF00_0000)
    #expect(half.word(0, 0) == 0xFFFF_0000)
    // The back is lighter than the print.
    #expect(half.pixels.contains { $0 & 255 > 100 })
    let gone = drawn([node(content, [.pageCurl(PageCurl(fraction: 1))])])
    #expect(Set(gone.pixels) == [0xFF00_0000])
    var before = drawn([.group(DisplayGroup(content: content))])
    for edge in PageCurl.Edge.allCases {
      before = drawn([.group(DisplayGroup(content: content))])
      for step in 1...50 {
        let next = drawn([
          node(content, [.pageCurl(PageCurl(fraction: Double(step) / 50, edge: edge))])
        ])
        #expect(
          next.pixels.count { $0 & 0x00FF_FFFF == 0xFF_0000 }
            <= before.pixels.count { $0 & 0x00FF_FFFF == 0xFF_0000 } + 64)
        before = next
      }
      #expect(Set(before.pixels) == [0xFF00_0000])
    }
  }

  @Test func aCurlStartsAtItsSubtypesCorner() {
    let content = GroupContent(nodes: [.fill(0, 0, 64, 64, .red)])
    for (edge, corner, other) in [
      (.right, (63, 0), (63, 63)), (.bottom, (0, 63), (63, 63)), (.left, (0, 0), (0, 63)),
      (.top, (0, 0), (63, 0)),
    ] as [(PageCurl.Edge, (Int, Int), (Int, Int))] {
      for startsAtEnd in [false, true] {
        let canvas = drawn([
          node(content, [.pageCurl(PageCurl(fraction: 0.2, edge: edge, startsAtEnd: startsAtEnd))])
        ])
        let (lifted, lying) = startsAtEnd ? (other, corner) : (corner, other)
        #expect(canvas.red(lifted.0, lifted.1) < 255 && canvas.red(lying.0, lying.1) == 255)
      }
    }
  }

  @Test(arguments: PageCurl.Edge.allCases)
  func theSheetOfABookIsTurnedOverItsSpine(edge: PageCurl.Edge) {
    let isSideways = edge == .left || edge == .right
    let lies = edge == .right || edge == .bottom
    let half =
      isSideways ? CGSize(width: 32, height: 64) : CGSize(width: 64, height: 32)
    let end = isSideways ? CGPoint(x: 32, y: 0) : CGPoint(x: 0, y: 32)
    let sheet = CGRect(origin: lies ? end : .zero, size: half)
    let back = CGRect(origin: lies ? .zero : end, size: half)
    let content = GroupContent(nodes: [
      .fill(sheet.minX, sheet.minY, sheet.width, sheet.height, .red),
      .fill(back.minX, back.minY, back.width, back.height, .blue),
    ])
    func canvas(_ fraction: Double) -> Canvas {
      drawn([node(content, [.pageCurl(PageCurl(fraction: fraction, edge: edge, sheet: sheet))])])
    }
    func blue(_ canvas: Canvas, _ rect: CGRect) -> Int {
      Int(canvas.word(Int(rect.midX), Int(rect.midY)) & 255)
    }
    let (before, after) = (canvas(0), canvas(1))
    #expect(before.red(Int(sheet.midX), Int(sheet.midY)) == 255 && blue(before, back) == 0)
    #expect(blue(after, back) == 255 && after.red(Int(sheet.midX), Int(sheet.midY)) == 0)
    var covered = 0
    for step in 1..<10 {
      let canvas = canvas(Double(step) / 10)
      let now = canvas.pixels.count { $0 & 255 > 60 }
      #expect(now >= covered)
      covered = now
    }
    #expect(covered > 1200)
  }

  /// The first three frames keep nothing: see `PassingEffectTests`.
  @Test func aFunctionOfOnesOwnIsCalledNoMoreWhenItsResultIsKept() {
    let calls = Mutex(0)
    let program = PixelKernel.Program { sources, _, arguments in
      calls.withLock { $0 += 1 }
      return { rows, target in
        for y in rows {
          let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<target.width where Double(x) < arguments[0] { row[x] = 0xFF00_00FF }
        }
      }
    }
    let canvas = Canvas(64, 64)
    for x in 0..<6 {
      canvas.draw([
        node(
          Self.stripes, [.kernel(PixelKernel(program, arguments: [20]))],
          transform: .translation(x: Double(x), y: 0))
      ])
    }
    #expect(calls.withLock { $0 } == 4)
    #expect(canvas.word(10, 10) == 0xFF00_00FF)
    canvas.draw([node(Self.stripes, [.kernel(PixelKernel(program, arguments: [5]))])])
    #expect(calls.withLock { $0 } == 5)
    #expect(canvas.word(10, 10) == 0xFFFF_0000)
  }

  /// What lies below a kernel's pixels is left out only where the sources are opaque, too.
  @Test(arguments: [false, true]) func aKernelThatKeepsOpacityShowsWhatIsBelow(isOpaque: Bool) {
    let kernel = PixelKernel(
      PixelKernel.Program { _, _, _ in { _, _ in } }, keepsOpacity: true)
    let blue = RGBA(red: 0, green: 0, blue: 1, alpha: isOpaque ? 1 : 0)
    let content = GroupContent(nodes: [.fill(0, 0, 32, 32, .red), .fill(32, 0, 32, 32, blue)])
    let canvas = Canvas(64, 64)
    canvas.draw([.fill(0, 0, 64, 64, .green), node(content, [.kernel(kernel)])])
    #expect(canvas.word(10, 10) == 0xFFFF_0000)
    #expect(canvas.word(40, 10) == (isOpaque ? 0xFF00_00FF : 0xFF00_FF00))
    #expect(canvas.word(40, 40) == 0xFF00_FF00)
  }

  /// What an opaque picture hides is not drawn below it, and the picture is not copied either: an
  /// effect reads its pixels where they are.
  @Test func anEffectReadsAnOpaquePictureWhereItIs() throws {
    let image = try #require(
      CGImage(width: 64, height: 64, isOpaque: true) { buffer in
        for y in 0..<64 {
          (buffer.base + y * buffer.bytesPerRow).initializeMemory(
            as: UInt32.self, repeating: 0xFF00_00FF, count: 64)
        }
      })
    let place = Mutex<UInt>(0)
    let program = PixelKernel.Program { sources, _, _ in
      place.withLock { $0 = UInt(bitPattern: sources[0].base) }
      return { _, _ in }
    }
    let picture = DisplayNode.picture(
      Picture(image: image, rect: CGRect(x: 0, y: 0, width: 64, height: 64), transform: .identity))
    let content = GroupContent(nodes: [.fill(0, 0, 64, 64, .red), picture])
    let canvas = Canvas(64, 64)
    canvas.draw([node(content, [.kernel(PixelKernel(program))])])
    #expect(place.withLock { $0 } == UInt(bitPattern: image.pixels))
    #expect(canvas.word(10, 10) == 0xFF00_00FF)
  }

  @Test func effectsAreAppliedInOrderAndThenFadedMaskedAndMoved() {
    let red = GroupContent(nodes: [.fill(0, 0, 32, 32, .red)])
    let effects: [Effect] = [
      .colorControls(ColorControls(saturation: 0)), .colorMultiply(ColorMultiply(color: .green)),
      .colorControls(ColorControls(brightness: 0.2)),
    ]
    let mask = GroupContent(nodes: [.fill(0, 0, 16, 32, .black)])
    let canvas = drawn([
      node(red, effects, transform: .translation(x: 10, y: 0), opacity: 0.5, mask: mask)
    ])
    #expect(canvas.word(5, 5) == 0xFF00_0000)
    #expect(abs(canvas.green(12, 5) - (54 + 51) / 2) <= 1)
    #expect(abs(canvas.red(12, 5) - 51 / 2) <= 1)
    #expect(canvas.word(30, 5) == 0xFF00_0000)
  }

  @Test func unchangedEffectsAreNotDrawnAgain() {
    let canvas = Canvas(64, 64)
    for effect in Self.all(0.6) + Self.all(3) {
      func list() -> [DisplayNode] {
        [
          node(
            Self.stripes, [effect],
            mask: GroupContent(nodes: [.fill(0, 0, 50, 50, .white, radius: 9)]))
        ]
      }
      canvas.draw(list())
      #expect(canvas.draw(list(), isPreserved: true).isEmpty)
    }
    canvas.draw([node(Self.stripes, [.gaussianBlur(GaussianBlur(radius: 2))])])
    #expect(
      !canvas.draw(
        [node(Self.stripes, [.gaussianBlur(GaussianBlur(radius: 2.5))])], isPreserved: true
      ).isEmpty)
  }

  @Test func anyNumberOfThreadsAndAnyPlaceGiveTheSamePixels() {
    for effect in Self.all(0.4) + Self.all(5.3) {
      let turn = Homography.rotation(30, around: 20, 20)
      let nodes = [
        node(Self.stripes, [effect]), node(Self.stripes, [effect], transform: turn, opacity: 0.7),
      ]
      #expect(drawn(nodes).pixels == drawn(nodes, threads: 3).pixels, "\(effect)")
    }
  }

  @Test func strangeNumbersDoNotCrash() {
    let numbers = [Double.nan, .infinity, -.infinity, -3, 0, 1e-300, 1e300, 1e9, 0.3]
    let empty = GroupContent(nodes: [])
    let huge = GroupContent(nodes: [.fill(-1e7, -1e7, 2e7, 2e7, .red)])
    for n in numbers {
      for effect in Self.all(n) {
        for content in [Self.stripes, empty, huge] {
          _ = drawn([
            node(content, [effect]),
            node(content, [effect], transform: .rotation(20, around: 0, 0)),
            node(content, [effect, effect, effect], mask: empty),
          ])
        }
      }
    }
    #expect(drawn([node(huge, [.gaussianBlur(GaussianBlur(radius: 4))])]).red(30, 30) > 250)
    for effect in Self.all(0.5) where effect.inputs.isEmpty {
      #expect(Set(drawn([node(empty, [effect])]).pixels) == [0xFF00_0000])
    }
  }

  @Test func whatIsAPictureAlreadyIsReadInItsPlace() {
    // Half see-through, so that each pixel shows whether it was blended once too often.
    let photo = CGImage.make(16, 12) { x, y in
      0x8000_0000 | UInt32(x * 8) << 16 | UInt32(y * 10) << 8 | UInt32((x * y) & 127)
    }
    let rect = CGRect(x: 3, y: 5, width: 16, height: 12)
    let picture = DisplayNode.picture(Picture(image: photo, rect: rect, transform: .identity))
    let wash = Effect.colorMultiply(ColorMultiply(color: .red))
    let inPlace = drawn([node(GroupContent(nodes: [picture]), [wash])])
    // A speck of next to nothing beside it makes a copy necessary.
    let copied = drawn([
      node(
        GroupContent(nodes: [
          picture, .fill(3, 5, 1, 1, RGBA(red: 0, green: 0, blue: 0, alpha: 0.001)),
        ]), [wash])
    ])
    #expect(inPlace.pixels == copied.pixels)
    #expect(inPlace.red(10, 10) > 0)
    // What an effect made may be read in its place too.
    let twice = drawn([
      node(GroupContent(nodes: [node(GroupContent(nodes: [picture]), [wash])]), [wash])
    ])
    #expect(twice.pixels == inPlace.pixels)
  }
}
