import CoreGraphics
import Testing

@testable import Compositor

struct MaskTests {
  private static let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)

  private func masked(
    _ nodes: [DisplayNode], by mask: [DisplayNode], transform: Homography = .identity,
    opacity: Double = 1, clip: RoundedRect? = nil
  ) -> DisplayNode {
    .group(
      DisplayGroup(
        content: GroupContent(nodes: nodes), transform: transform, opacity: opacity, clip: clip,
        mask: GroupContent(nodes: mask)))
  }

  private func largestDifference(_ a: Canvas, _ b: Canvas) -> Int {
    var largest = 0
    for (a, b) in zip(a.pixels, b.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    return largest
  }

  @Test func aGroupShowsByItsMasksAlphaForAnyColourOfTheMask() {
    let canvas = Canvas(32, 32)
    canvas.draw(
      [
        masked(
          [.fill(0, 0, 32, 32, .red)],
          by: [
            .fill(2, 2, 8, 8, .green), .fill(12, 2, 8, 8, .black), .fill(2, 12, 8, 8, Self.half),
          ])
      ], on: .white)
    #expect(canvas.word(5, 5) == 0xFFFF_0000)
    #expect(canvas.word(15, 5) == 0xFFFF_0000)
    #expect(abs(canvas.green(5, 15) - 127) <= 1)
    #expect(canvas.red(5, 15) == 255)
    #expect(canvas.word(25, 25) == 0xFFFF_FFFF)
  }

  @Test func roundedMasksLookLikeRoundedFills() {
    let plain = Canvas(64, 64)
    for map in [
      Homography.identity, .translation(x: 3, y: 2), .scale(x: 1.4, y: 1.2),
      .rotation(20, around: 25, 25),
      Homography(a: 1, b: 0.05, c: 0, d: 1, tx: 0, ty: 0, p: 0.002, q: 0.001),
    ] {
      let canvas = Canvas(64, 64)
      canvas.draw(
        [
          masked(
            [.fill(0, 0, 50, 25, .red), .fill(0, 25, 50, 25, .red)],
            by: [.fill(6, 6, 32, 30, .white, radius: 9)], transform: map)
        ])
      plain.draw([.fill(6, 6, 32, 30, .red, radius: 9, transform: map)])
      #expect(plain.redArea > 500)
      #expect(abs(canvas.redArea - plain.redArea) < plain.redArea * 0.01)
      #expect(canvas.red(25, 25) == 255)
    }
  }

  @Test func nothingShowsThroughAnEmptyMask() {
    let canvas = Canvas(32, 32)
    canvas.draw([masked([.fill(0, 0, 32, 32, .red)], by: [])])
    #expect(canvas.redArea == 0)
    canvas.draw([masked([.fill(0, 0, 32, 32, .red)], by: [.fill(40, 40, 5, 5, .white)])])
    #expect(canvas.redArea == 0)
    canvas.draw([masked([], by: [.fill(0, 0, 32, 32, .white)])])
    #expect(canvas.redArea == 0)
    canvas.draw([
      masked(
        [.fill(0, 0, 32, 32, .red)],
        by: [.fill(0, 0, 32, 32, RGBA(red: 1, green: 1, blue: 1, alpha: 0))])
    ])
    #expect(canvas.redArea == 0)
  }

  @Test func behindAnOpaqueMaskTheGroupIsAsWithoutIt() {
    let nodes: [DisplayNode] = [
      .fill(0, 0, 90, 90, RGBA(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.6)),
      .fill(20, 10, 50, 60, .blue, radius: 13),
    ]
    for mask in [
      [DisplayNode.fill(0, 0, 90, 90, .black)],
      [.fill(0, 0, 90, 50, .black), .fill(0, 50, 90, 40, .red)],
    ] {
      let plain = Canvas(90, 90)
      plain.draw([.group(nodes)], on: .white)
      let canvas = Canvas(90, 90)
      canvas.draw([masked(nodes, by: mask)], on: .white)
      #expect(canvas.pixels == plain.pixels)
    }
  }

  @Test func anOpaqueMaskCutsOffWhatLiesBesideIt() {
    let canvas = Canvas(64, 64)
    canvas.draw([masked([.fill(0, 0, 64, 64, .red)], by: [.fill(8, 8, 20, 30, .black)])])
    #expect(canvas.redArea == 600)
  }

  @Test func whatLiesBehindShowsWhereTheMaskHidesSomethingOpaque() {
    let canvas = Canvas(90, 90)
    canvas.draw([
      .fill(0, 0, 90, 90, .green),
      masked([.fill(0, 0, 90, 90, .red)], by: [.fill(0, 0, 60, 90, .white, radius: 20)]),
    ])
    #expect(canvas.word(80, 45) == 0xFF00_FF00)
    #expect(canvas.word(0, 0) == 0xFF00_FF00)
    #expect(canvas.word(30, 45) == 0xFFFF_0000)
  }

  @Test func masksClipsAndOpacityWorkTogether() {
    let canvas = Canvas(64, 64)
    let clip = RoundedRect(CGRect(x: 0, y: 0, width: 32, height: 64), radius: 8)
    canvas.draw([
      masked(
        [.fill(0, 0, 64, 64, .green), .fill(0, 0, 64, 64, .red)],
        by: [.fill(0, 20, 64, 44, Self.half), .fill(0, 0, 64, 20, .black)], opacity: 0.5,
        clip: clip)
    ])
    #expect(canvas.green(16, 10) == 0)
    #expect(abs(canvas.red(16, 10) - 128) <= 1)
    #expect(abs(canvas.red(16, 40) - 64) <= 1)
    #expect(canvas.red(40, 10) == 0)
    #expect(canvas.red(0, 0) == 0)
  }

  @Test func masksOfMasksAndOfMaskedGroupsMultiply() {
    let canvas = Canvas(32, 32)
    let inner = masked([.fill(0, 0, 32, 32, .red)], by: [.fill(0, 0, 20, 32, Self.half)])
    canvas.draw([masked([inner, .fill(0, 0, 1, 1, .red)], by: [.fill(0, 0, 32, 16, Self.half)])])
    #expect(abs(canvas.red(10, 8) - 64) <= 1)
    #expect(canvas.red(25, 8) == 0)
    #expect(canvas.red(10, 24) == 0)
    let mask = masked([.fill(0, 0, 32, 32, .white)], by: [.fill(4, 4, 8, 8, Self.half)])
    canvas.draw([masked([.fill(0, 0, 32, 32, .red)], by: [mask])])
    #expect(abs(canvas.red(8, 8) - 128) <= 1)
    #expect(canvas.red(2, 2) == 0)
  }

  @Test func fadedParentsDoNotFadeTwice() {
    let canvas = Canvas(16, 16)
    var node = masked([.fill(0, 0, 16, 16, .red)], by: [.fill(0, 0, 16, 16, Self.half)])
    for _ in 0..<20 { node = .group([node, .fill(0, 0, 1, 1, .red)], opacity: 0.99) }
    canvas.draw([node])
    #expect(Double(canvas.red(8, 8)) > 127 * 0.8)
  }

  @Test func drawingsAndPicturesMask() {
    let circle = Drawing(bounds: CGRect(x: 8, y: 8, width: 48, height: 48)) { context in
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
      context.fillEllipse(in: CGRect(x: 8, y: 8, width: 48, height: 48))
    }
    let canvas = Canvas(64, 64)
    canvas.draw([
      masked(
        [.fill(0, 0, 64, 64, .red)], by: [.drawing(PlacedDrawing(drawing: circle))])
    ])
    #expect(abs(canvas.redArea - .pi * 24 * 24) < 20)
    let image = CGImage.make(64, 64) { x, _ in UInt32(x * 4) << 24 }
    canvas.draw([
      masked(
        [.fill(0, 0, 64, 64, .red)],
        by: [
          .picture(
            Picture(
              image: image, rect: CGRect(x: 0, y: 0, width: 64, height: 64), transform: .identity))
        ])
    ])
    #expect(canvas.red(10, 30) == 40)
    #expect(canvas.red(60, 30) == 240)
  }

  @Test func onlyTheMasksChangeIsDamaged() {
    let canvas = Canvas(64, 64)
    let content = GroupContent(nodes: [.fill(0, 0, 64, 64, .red)])
    func list(_ mask: [DisplayNode]) -> DisplayList {
      DisplayList(
        width: 64, height: 64, background: .black,
        root: DisplayGroup(
          content: GroupContent(nodes: [
            .group(DisplayGroup(content: content, mask: GroupContent(nodes: mask)))
          ])))
    }
    let kept = DisplayNode.fill(0, 0, 10, 10, .white)
    canvas.draw(list([kept, .fill(20, 20, 6, 6, .white)]))
    #expect(canvas.draw(list([kept, .fill(20, 20, 6, 6, .white)]), isPreserved: true).isEmpty)
    let changed = canvas.draw(list([kept, .fill(40, 20, 6, 6, .white)]), isPreserved: true)
    #expect(
      Set(changed) == [
        PixelRect(x: 20, y: 20, width: 6, height: 6), PixelRect(x: 40, y: 20, width: 6, height: 6),
      ])
    #expect(canvas.redArea == 136)
    #expect(!canvas.draw(list([]), isPreserved: true).isEmpty)
    #expect(canvas.redArea == 0)
  }

  @Test func maskedGroupsThatMoveArePicturedWithoutChangingMoreThanRounding() {
    let content = GroupContent(nodes: (0..<20).map { .fill(Double($0), 0, 150, 150, .red) })
    let mask = GroupContent(nodes: [.fill(10, 10, 120, 120, .white, radius: 50)])
    func list(_ x: Double) -> DisplayList {
      let group = DisplayGroup(content: content, transform: .translation(x: x, y: 3), mask: mask)
      return DisplayList(
        width: 256, height: 192, background: .white,
        root: DisplayGroup(content: GroupContent(nodes: [.group(group)])))
    }
    let moving = Canvas(256, 192)
    for x in 0..<4 { moving.draw(list(Double(x) * 7), isPreserved: x > 0) }
    let fresh = Canvas(256, 192)
    fresh.draw(list(21))
    #expect(largestDifference(moving, fresh) <= 1)
    #expect(fresh.word(21 + 12, 15) == 0xFFFF_FFFF)
  }

  @Test func oneContentUnderTwoMasksKeepsAPictureOfEach() {
    let canvas = Canvas(64, 64)
    let turn = Homography.rotation(10, around: 16, 16)
    let content = GroupContent(nodes: [.fill(0, 0, 32, 32, .red), .fill(0, 0, 32, 9, .green)])
    let resources = RasterCache()
    let groups = [4.0, 12].map { radius in
      DisplayGroup(
        content: content, transform: turn,
        mask: GroupContent(nodes: [.fill(2, 2, 28, 28, .white, radius: radius)]))
    }
    resources.beginFrame(screenArea: 4096)
    let first = groups.map { resources.content(withoutPlaceOf: $0) }
    #expect(first[0] !== first[1])
    for _ in 0..<3 {
      resources.beginFrame(screenArea: 4096)
      let again = groups.map { resources.content(withoutPlaceOf: $0) }
      #expect(again[0] === first[0] && again[1] === first[1])
    }
    canvas.draw(groups.map { .group($0) })
    #expect(canvas.red(16, 20) == 255)
  }

  /// A group that is clipped, masked and faded looks the same inside any number of groups that are
  /// clipped by round corners, each of which needs a bitmap of its own.
  @Test(arguments: [1, 11, 12, 13, 25, 26, 60, 110])
  func clipsMasksAndFadesHoldAtEveryDepth(depth: Int) {
    let group = DisplayGroup(
      content: GroupContent(nodes: [.fill(0, 0, 64, 64, .green), .fill(0, 0, 64, 64, .red)]),
      opacity: 0.5, clip: RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 64), radius: 32),
      mask: GroupContent(nodes: [.fill(0, 0, 32, 64, .white)]))
    var node = DisplayNode.group(group)
    for _ in 0..<depth {
      node = .group(
        DisplayGroup(
          content: GroupContent(nodes: [node]),
          clip: RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 64), radius: 2)))
    }
    let canvas = Canvas(64, 64)
    canvas.draw([node])
    #expect(abs(canvas.red(16, 32) - 128) <= 1, "half of the red that is in front")
    #expect(canvas.green(16, 32) == 0, "what is behind is not seen through it")
    #expect(canvas.word(48, 32) == 0xFF00_0000, "the mask hides the right half")
    #expect(canvas.word(5, 5) == 0xFF00_0000, "outside of the round clip")
  }

  /// The same for groups that are masked, and for those that fade.
  @Test(arguments: [13, 26, 110], [false, true])
  func groupsInsideManyMasksOrFadesAreMasked(depth: Int, isMasked: Bool) {
    var node = masked(
      [.fill(0, 0, 64, 64, .red), .fill(0, 0, 1, 1, .blue)], by: [.fill(0, 0, 32, 64, .white)])
    for _ in 0..<depth {
      // The masks hide the edges only, and each fade takes a 255th.
      node =
        isMasked
        ? masked([node], by: [.fill(2, 2, 60, 60, .white, radius: 4)])
        : .group([node, .fill(63, 63, 1, 1, .blue)], opacity: 0.998)
    }
    let canvas = Canvas(64, 64)
    canvas.draw([node])
    #expect(canvas.red(16, 32) > 100)
    #expect(canvas.word(48, 32) == 0xFF00_0000)
  }

  @Test func deeplyNestedMasksDoNotCrash() {
    let canvas = Canvas(32, 32)
    var node = DisplayNode.fill(4, 4, 20, 20, .red)
    for _ in 0..<300 {
      node = masked([node, .fill(0, 0, 1, 1, .blue)], by: [.fill(0, 0, 30, 30, .white, radius: 4)])
    }
    canvas.draw([node])
    #expect(canvas.red(0, 0) == 0)
  }
}
