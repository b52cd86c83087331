import CoreGraphics
import Testing

import Compositor

/// The shaders of blurs, materials and squares draw what the software compositor does.
struct OpenGLEffectTests {
  private static let (width, height) = (160, 120)

  /// Draws lists one over the other, and compares each of them with a frame of its own by the
  /// software compositor.
  private func compare(
    _ lists: [DisplayList], on screen: OpenGLScreen? = nil, _ hint: String = "",
    before: (OpenGLScreen) -> Void = { _ in }
  ) throws {
    let screen = try screen ?? OpenGLScreen(lists[0].width, lists[0].height)
    for (frame, list) in lists.enumerated() {
      before(screen)
      let expected = Canvas(list.width, list.height)
      expected.draw(list)
      screen.draw(list, isPreserved: frame > 0)
      let difference = PixelDifference(screen.pixels, expected.pixels)
      #expect(difference.isInvisible, "\(hint) frame \(frame): \(difference)")
    }
    #expect(screen.context.failure == nil)
  }

  private func list(_ nodes: [DisplayNode], scale: Double = 1) -> DisplayList {
    .screen(Int(Double(Self.width) * scale), Int(Double(Self.height) * scale), nodes, scale: scale)
  }

  // MARK: What is drawn

  /// Lines of several widths in several colours, some of them see-through.
  private static let lines = CGImage.make(130, 90) { x, y in
    let alpha = UInt32(y < 45 ? 255 : 128 + y)
    let red = x % 16 < 8 ? alpha : alpha / 4
    let green = (x + y) % 23 < 9 ? alpha : alpha / 8
    return alpha << 24 | red << 16 | green << 8 | UInt32(y) * alpha / 255
  }

  private func picture(x: Double = 12.0, y: Double = 14.0) -> DisplayNode {
    .picture(
      Picture(
        image: Self.lines, source: CGRect(x: 0, y: 0, width: 1, height: 1),
        rect: CGRect(x: x, y: y, width: 130, height: 90), clip: nil, opacity: 1,
        filter: .linear, transform: .identity))
  }

  /// Edges that are sharp, round, see-through and between pixels.
  private func content() -> GroupContent {
    GroupContent(nodes: [
      picture(), .fill(20.5, 30.25, 61, 37, .blue, radius: 12),
      .fill(70, 8, 55, 91, RGBA(red: 0.9, green: 0.5, blue: 0.1, alpha: 0.6)),
    ])
  }

  private func group(_ effects: [Effect]) -> DisplayNode {
    .group(DisplayGroup(content: content(), effects: effects))
  }

  private func panel(
    _ rect: CGRect, blur: Double, saturation: Double = 1, tint: RGBA = .clear,
    radius: Double = 0, opacity: Double = 1
  ) -> DisplayNode {
    .backdrop(
      Backdrop(
        shape: RoundedRect(rect, radius: radius),
        material: Material(blurRadius: blur, saturation: saturation, tint: tint),
        opacity: opacity))
  }

  /// All of the effects, and what they are nested in, moved by so much.
  private func everything(moved: Double) -> DisplayList {
    let blurred = group([.gaussianBlur(GaussianBlur(radius: 3 + moved / 4))])
    let squares = DisplayNode.group(
      DisplayGroup(
        content: content(), transform: .translation(x: 60, y: 40 - moved),
        clip: RoundedRect(CGRect(x: 10, y: 10, width: 70, height: 50), radius: 9),
        effects: [.pixellation(Pixellation(blockWidth: 7))]))
    return list([
      .fill(0, 0, 160, 120, .green), picture(x: moved), blurred, squares,
      panel(
        CGRect(x: 20, y: 12, width: 90, height: 70), blur: 8, saturation: 1.8,
        tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.3), radius: 14),
      panel(CGRect(x: 70, y: 50, width: 80, height: 60), blur: 1.5),
    ])
  }

  // MARK: Blurs

  @Test(
    arguments: [0.3, 0.7, 1.2, 1.9, 2.4, 2.6, 4.1, 7, 11.8, 12.2, 18, 24.5, 40, 75, 150],
    [true, false])
  func blursAreDrawnAlike(radius: Double, clampsEdges: Bool) throws {
    for scale in [1.0, 2.0] {
      let blur = GaussianBlur(radius: radius, clampsEdges: clampsEdges)
      try compare([list([group([.gaussianBlur(blur)])], scale: scale)], "scale \(scale)")
    }
  }

  /// The edges of what is made smaller do not lie on those of its squares.
  @Test(arguments: [(1, 1), (7, 90), (130, 3), (33, 31)])
  func blursOfFewPixelsAreDrawnAlike(width: Double, height: Double) throws {
    let content = GroupContent(nodes: [
      .fill(60, 50, width, height, .red),
      .fill(60, 50, width / 2, height, RGBA(red: 0, green: 0.6, blue: 1, alpha: 0.7)),
    ])
    for radius in [1.0, 5, 30] {
      for clampsEdges in [true, false] {
        let blur = GaussianBlur(radius: radius, clampsEdges: clampsEdges)
        let group = DisplayGroup(content: content, effects: [.gaussianBlur(blur)])
        try compare([list([.fill(0, 0, 160, 120, .white), .group(group)])], "radius \(radius)")
      }
    }
  }

  // MARK: Squares

  @Test(arguments: [1.3, 2, 3.3, 7, 8, 16.25, 41, 97.5, 400])
  func squaresAreDrawnAlike(side: Double) throws {
    for scale in [1.0, 2.0] {
      for corner in [nil, CGPoint(x: 3, y: -7.5)] {
        let squares = group([.pixellation(Pixellation(blockWidth: side, corner: corner))])
        try compare([list([squares], scale: scale)], "scale \(scale)")
      }
    }
  }

  // MARK: Chains

  @Test func chainsAreDrawnAlike() throws {
    let other = GroupContent(nodes: [.fill(20, 10, 90, 80, .red, radius: 20)])
    let inverting = PixelKernel(
      PixelKernel.Program { _, _, _ in
        { rows, target in
          for y in rows {
            let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<target.width { row[x] = 0xFF00_0000 | ~row[x] }
          }
        }
      })
    let blur = Effect.gaussianBlur(GaussianBlur(radius: 5))
    let narrow = Effect.gaussianBlur(GaussianBlur(radius: 1.5, clampsEdges: true))
    let squares = Effect.pixellation(Pixellation(blockWidth: 9))
    let chains: [[Effect]] = [
      [blur, .colorControls(ColorControls(brightness: 0.1, saturation: 1.5))],
      [squares, narrow],
      [.dissolve(Dissolve(to: other, fraction: 0.4)), blur, squares],
      [.colorMultiply(ColorMultiply(color: RGBA(red: 1, green: 0.6, blue: 0.9))), narrow, narrow],
      [blur, .pageCurl(PageCurl(fraction: 0.4))],
      [.kernel(inverting), blur], [blur, .kernel(inverting)],
    ]
    for (index, chain) in chains.enumerated() {
      for scale in [1.0, 2.0] {
        try compare([list([group(chain)], scale: scale)], "chain \(index), scale \(scale)")
      }
    }
  }

  // MARK: Materials

  @Test(
    arguments: [
      (0, 0.4, 0.2), (1.1, 1.9, 0.3), (2.2, 1, 0), (5, 1, 0), (9, 1.8, 0.6), (30, 0, 0.1),
      (90, 1.4, 0.5),
    ], [1.0, 2.0])
  func materialsOverWhatMovesAreDrawnAlike(
    _ material: (blur: Double, saturation: Double, tint: Double), scale: Double
  ) throws {
    let lists = (0..<6).map { step -> DisplayList in
      // The last two frames are alike but for a corner.
      let moved = Double(min(step, 4)) * 6
      let tint = RGBA(red: 0.2, green: 0.3, blue: 0.9, alpha: material.tint)
      let material = panel(
        CGRect(x: 30.5, y: 20, width: 100, height: 70), blur: material.blur,
        saturation: material.saturation, tint: tint, radius: 11, opacity: 0.9)
      return list(
        [
          .fill(0, 0, 160, 120, .white), picture(x: 20 + moved),
          .fill(moved, 60, 40, 30, .red, radius: 6), material,
          .fill(150, 110, step == 5 ? 4 : 9, 4, .green),
        ], scale: scale)
    }
    try compare(lists)
  }

  /// In a group with an effect nothing lies below but what is in it.
  @Test(arguments: [1.4, 4, 20])
  func materialsThatFadeOutAreDrawnAlike(blur: Double) throws {
    let content = GroupContent(nodes: [
      picture(), .fill(40, 20, 30, 30, .red),
      panel(
        CGRect(x: 5, y: 5, width: 120, height: 80), blur: blur, saturation: 1.5,
        tint: RGBA(red: 1, green: 1, blue: 0, alpha: 0.2), radius: 20),
    ])
    let faint = Effect.colorMultiply(ColorMultiply(color: RGBA(red: 1, green: 1, blue: 0.9)))
    for scale in [1.0, 2.0] {
      try compare([
        list(
          [
            .fill(0, 0, 160, 60, .green),
            .group(DisplayGroup(content: content, effects: [faint])),
          ], scale: scale)
      ])
    }
  }

  /// Each of them shows those below it, and an effect shows one.
  @Test func backdropsInEachOtherAreDrawnAlike() throws {
    let tint = RGBA(red: 0.6, green: 0.6, blue: 1, alpha: 0.1)
    let lists = (0..<6).map { step -> DisplayList in
      let moved = Double(step / 2 * 9)
      let panels = (0..<8).map { (index: Int) -> DisplayNode in
        panel(
          CGRect(x: 8 * index, y: 5 * index, width: 90, height: 75),
          blur: Double(index % 4) * 1.5, saturation: 1.2, tint: tint, radius: 8)
      }
      let inside = GroupContent(
        nodes: [.fill(20, 60, 90, 40, .red, radius: 9), picture(x: 40)] + panels.prefix(2))
      let blurred = DisplayGroup(
        content: inside, effects: [.gaussianBlur(GaussianBlur(radius: 2.6))])
      return list(
        [
          .fill(0, 0, 160, 120, .white), .fill(moved, 20, 50, 50, .blue),
          .group(blurred), picture(x: moved),
        ] + panels)
    }
    try compare(lists)
  }

  /// What is above effects moves: they are drawn again, from what is kept of them, and then change.
  @Test func effectsThatStayBelowWhatMovesAreDrawnAlike() throws {
    let blurred = group([.gaussianBlur(GaussianBlur(radius: 4))])
    let squares = group([.pixellation(Pixellation(blockWidth: 6))])
    let lists = (0..<10).map { step -> DisplayList in
      let material = panel(
        CGRect(x: 30, y: 20, width: 100, height: 70), blur: 6, saturation: 1.6, radius: 11,
        opacity: 0.9)
      return list([
        .fill(0, 0, 160, 120, .white), step / 4 == 1 ? squares : blurred, material,
        .fill(Double(step * 9), 30, 40, 30, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)),
      ])
    }
    try compare(lists)
  }

  // MARK: What can go wrong

  @Test func aContextThatIsLostBeforeEachFrameDrawsEachEffect() throws {
    try compare((0..<4).map { everything(moved: Double($0 * 5)) }) { $0.context.lose() }
  }

  @Test func withoutMemoryToKeepEffectsAreTheSame() throws {
    let pool = BitmapPool(budget: 1)
    let screen = try OpenGLScreen(Self.width, Self.height, memory: pool)
    try compare((0..<8).map { everything(moved: Double($0 / 2 * 5)) }, on: screen)
    #expect(pool.bytesInUse <= 2 * Self.width * Self.height * 4)
  }

  /// What is blurred is larger than the driver's textures, the screen is not.
  @Test func effectsOfPicturesLargerThanTheDriversTexturesAreDrawn() throws {
    let screen = try OpenGLScreen(140, 110, hasSmallTextures: true)
    try compare(
      (0..<4).map { step in
        var list = everything(moved: Double(step * 5))
        (list.width, list.height) = (140, 110)
        return list
      }, on: screen)
  }

  /// A faded page that is 2,048 × 256 pixels large at first and 256 × 2,048 in the end: no layer of
  /// a frame has room for that of the next one.
  @Test func layersOfAPageThatTurnsDoNotAccumulate() throws {
    let pool = BitmapPool()
    let screen = try OpenGLScreen(2048, 2048, memory: pool)
    let canvas = 2048 * 2048 * 4
    // The largest, rounded up.
    let layer = 1152 * 1152 * 4
    var most = 0
    for step in 0..<15 {
      let (width, height) = (Double(2048 - 128 * step), Double(256 + 128 * step))
      let content = GroupContent(nodes: [
        .fill(0, 0, width, height, .red), .fill(10, 10, 50, 50, .blue),
      ])
      let group = DisplayGroup(content: content, opacity: 0.5)
      screen.draw(
        DisplayList(
          width: 2048, height: 2048, background: .white,
          root: DisplayGroup(content: GroupContent(nodes: [.group(group)]))),
        isPreserved: false)
      most = max(most, pool.bytesInUse)
    }
    // There are layers, and no more than those of the last three frames.
    #expect(most >= canvas + layer && most <= canvas + 4 * layer, "\(most)")
  }

  /// Layers that are drawn again and again take no more memory than a few of them do.
  @Test func effectsThatChangeInEachFrameKeepNoMemory() throws {
    let pool = BitmapPool(budget: 1 << 26)
    let screen = try OpenGLScreen(Self.width, Self.height, memory: pool)
    var most = 0
    for step in 0..<60 {
      screen.draw(everything(moved: Double(step) / 3), isPreserved: step > 0)
      if step == 10 { most = pool.bytesInUse }
      if step > 10 { #expect(pool.bytesInUse <= most + most / 2) }
    }
    screen.compositor.releaseMemory()
    #expect(pool.bytesInUse == 0)
  }
}
