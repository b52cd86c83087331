import CoreGraphics
import Testing

import Compositor

/// Results of effects are made where they are painted, or kept: no pixel depends on it.
struct PassingEffectTests {
  private static let side = 60

  private static let picture = GroupContent(nodes: [
    .fill(0, 0, 60, 60, RGBA(red: 0.2, green: 0.6, blue: 0.9)), .fill(8, 0, 9, 44, .red),
    .fill(20, 14, 26, 30, .green, radius: 5),
  ])
  private static let other = GroupContent(nodes: [.fill(6, 6, 40, 50, .blue, radius: 9)])

  private static let kernel = PixelKernel.Program { sources, _, arguments in
    { rows, target in
      for y in rows {
        let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let above = max(0, y - Int(arguments[0]))
        let source = (sources[0].base + above * sources[0].bytesPerRow)
          .assumingMemoryBound(to: UInt32.self)
        for x in 0..<target.width where (x ^ y) & 8 == 0 { row[x] = source[target.width - 1 - x] }
      }
    }
  }

  private static let chains: [[Effect]] = {
    let pixellation = Effect.pixellation(Pixellation(blockWidth: 13))
    let fine = Effect.pixellation(Pixellation(blockWidth: 1.4))
    let controls = Effect.colorControls(ColorControls(brightness: 0.1, saturation: 0.3))
    let multiply = Effect.colorMultiply(ColorMultiply(color: RGBA(red: 0.5, green: 1, blue: 0.7)))
    let dissolve = Effect.dissolve(Dissolve(to: other, fraction: 0.4))
    let through = GroupContent(nodes: [
      .group(DisplayGroup(content: other, effects: [pixellation]))
    ])
    let mixed = Effect.dissolve(Dissolve(to: through, fraction: 0.7))
    let narrow = Effect.gaussianBlur(GaussianBlur(radius: 1.3))
    let wide = Effect.gaussianBlur(GaussianBlur(radius: 6, clampsEdges: true))
    let curl = Effect.pageCurl(PageCurl(fraction: 0.4))
    let material = Effect.material(Material(blurRadius: 4, saturation: 1.8, tint: .red))
    let own = Effect.kernel(PixelKernel(kernel, arguments: [5]))
    let alone = [
      pixellation, fine, controls, multiply, dissolve, mixed, narrow, wide, curl, material, own,
    ].map { [$0] }
    return alone + [
      [controls, multiply], [pixellation, controls], [wide, dissolve], [controls, wide],
      [own, mixed], [pixellation, mixed, curl], [narrow, wide, own, multiply],
    ]
  }()

  /// How a group with effects is shown.
  private static func scenes(_ effects: [Effect]) -> [[DisplayNode]] {
    let group = DisplayGroup(content: picture, effects: effects)
    var (moved, faded, round, masked) = (group, group, group, group)
    moved.transform = .translation(x: 11, y: -7)
    faded.opacity = 0.6
    round.clip = RoundedRect(CGRect(x: 5, y: 6, width: 45, height: 50), radius: 10)
    masked.mask = other
    let inner = GroupContent(nodes: [.group(group)])
    return [
      [.group(group)], [.fill(0, 0, 60, 60, .red), .group(moved)], [.group(faded)],
      [.group(round)], [.group(masked)],
      // With a hole in the middle, so that rows are painted in two pieces.
      [.group(group), .fill(12, 12, 30, 30, .green)],
      // Twice.
      [.group(moved), .group(DisplayGroup(content: inner, opacity: 0.5))],
      [
        .group(
          DisplayGroup(content: inner, effects: [.dissolve(Dissolve(to: inner, fraction: 0.3))]))
      ],
      [.group(DisplayGroup(content: inner, transform: .scale(x: 0.7, y: 0.8)))],
      // Painted below a backdrop, too, while the pictures of the screen are prepared.
      [
        .fill(0, 0, 60, 60, .white), .group(group),
        .backdrop(
          Backdrop(
            shape: RoundedRect(CGRect(x: 9, y: 12, width: 40, height: 30)),
            material: Material(blurRadius: 2), opacity: 0.8)),
      ],
    ]
  }

  @Test(arguments: [1, 3]) func resultsInPassingAreThoseThatAreKept(threads: Int) {
    for chain in Self.chains {
      for scene in Self.scenes(chain) {
        let canvas = Canvas(Self.side, Self.side, threads: threads)
        canvas.draw(scene)
        let passing = canvas.pixels
        for _ in 1...4 {
          canvas.draw(scene)
          #expect(canvas.pixels == passing, "\(chain)")
        }
      }
    }
  }

  /// A part of the screen that is drawn alone is that part of the whole screen.
  @Test func partsOfAResultAreThoseOfTheWhole() {
    for chain in Self.chains {
      let node = DisplayNode.group(DisplayGroup(content: Self.picture, effects: chain))
      let (whole, parts) = (Canvas(Self.side, Self.side), Canvas(Self.side, Self.side))
      parts.draw([.fill(18, 25, 12, 8, .red)])
      for x in 0..<3 {
        let above = DisplayNode.fill(Double(18 + x * 6), 25, 12, 8, .blue)
        parts.draw([node, above], isPreserved: true)
        whole.draw([node, above])
        #expect(parts.pixels == whole.pixels, "\(chain)")
      }
    }
  }

  /// An image that is as large as the screen: it takes no memory of the compositor's.
  private static func photograph() -> GroupContent {
    let image = CGImage.make(side, side, isOpaque: true) { x, y in
      0xFF00_0000 | UInt32(x * 2) << 8 | UInt32(y * 2)
    }
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    return GroupContent(nodes: [
      .picture(Picture(image: image, rect: rect, transform: .identity))
    ])
  }

  /// While an effect is animated, neither its results are kept nor those in the effect.
  @Test func anAnimatedEffectKeepsNoResults() {
    let picture = Self.photograph()
    let canvas = Canvas(Self.side, Self.side, cacheBudget: 1 << 20)
    for step in 2..<6 {
      let squares = GroupContent(nodes: [
        .group(
          DisplayGroup(
            content: picture, effects: [.pixellation(Pixellation(blockWidth: Double(step * 4)))]))
      ])
      let fraction = Double(step) / 10
      canvas.draw([
        .group(
          DisplayGroup(
            content: squares, effects: [.dissolve(Dissolve(to: picture, fraction: fraction))]))
      ])
      #expect(canvas.compositor.memory.bytesInUse == 0)
    }
  }

  /// A transition's last frame shows what the one before it showed, and the first one of the way
  /// back shows it again. That takes no memory, and neither do small parts that are painted
  /// meanwhile; what is shown for longer is made once.
  @Test func aResultIsKeptWhenItIsShownForTheFourthTime() {
    let picture = Self.photograph()
    let curled = DisplayGroup(content: picture, effects: [.pageCurl(PageCurl(fraction: 0.4))])
    let canvas = Canvas(Self.side, Self.side, cacheBudget: 1 << 20)
    func bytes(_ nodes: [DisplayNode], isPreserved: Bool = false) -> Int {
      canvas.draw(nodes, isPreserved: isPreserved)
      return canvas.compositor.memory.bytesInUse
    }
    #expect(bytes([.group(curled)]) == 0)
    #expect(bytes([.group(curled)]) == 0)
    for x in 0..<20 {
      let dot = DisplayNode.fill(Double(x), 3, 2, 2, .red)
      #expect(bytes([.group(curled), dot], isPreserved: true) == 0)
    }
    #expect(bytes([.group(curled)]) == 0)
    let all = Self.side * Self.side * 4
    #expect(bytes([.group(curled)]) == all)
    #expect(bytes([.group(curled)]) == all)
  }
}
