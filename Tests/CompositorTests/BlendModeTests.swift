import CoreGraphics
import Testing

import Compositor

/// Groups that are combined with what is below them by a blend mode. Expected colours are worked
/// out by hand from the formulas of W3C's Compositing and Blending.
struct BlendModeTests {
  private static let below = RGBA(red: 0.8, green: 0.4, blue: 0.2)
  private static let above = RGBA(red: 0.6, green: 0.2, blue: 1)
  private static let side = 64.0

  /// A group of one colour over all of the screen.
  private func blended(
    _ mode: CGBlendMode, color: RGBA = Self.above, opacity: Double = 1, clip: RoundedRect? = nil,
    transform: Homography = .identity, mask: GroupContent? = nil
  ) -> DisplayNode {
    let content = GroupContent(nodes: [.fill(0, 0, Self.side, Self.side, color)])
    return .group(
      DisplayGroup(
        content: content, transform: transform, opacity: opacity, clip: clip, mask: mask,
        blendMode: mode))
  }

  private var background: DisplayNode { .fill(0, 0, Self.side, Self.side, Self.below) }

  private func drawn(_ nodes: [DisplayNode], on color: RGBA = .white) -> Canvas {
    let canvas = Canvas(64, 64)
    canvas.draw(nodes, on: color)
    return canvas
  }

  private func isNear(
    _ canvas: Canvas, _ x: Int, _ y: Int, _ red: Double, _ green: Double, _ blue: Double,
    within tolerance: Double = 1.5
  ) -> Bool {
    abs(Double(canvas.red(x, y)) - red) <= tolerance
      && abs(Double(canvas.green(x, y)) - green) <= tolerance
      && abs(Double(canvas.blue(x, y)) - blue) <= tolerance
  }

  // MARK: Formulas

  @Test(
    arguments: [
      (CGBlendMode.multiply, [122.4, 20.4, 51]), (.screen, [234.6, 132.6, 255]),
      (.overlay, [214.2, 40.8, 102]), (.darken, [153, 51, 51]), (.lighten, [204, 102, 255]),
      (.colorDodge, [255, 127.5, 255]), (.colorBurn, [170, 0, 51]),
      (.softLight, [208.8, 65.3, 114.2]), (.hardLight, [214.2, 40.8, 255]),
      (.difference, [51, 51, 204]), (.exclusion, [112.2, 112.2, 204]),
      (.hue, [163.7, 87.2, 240.2]), (.saturation, [229.7, 93.7, 25.7]),
      (.color, [168.5, 82, 255]), (.luminosity, [181, 79, 28]), (.plusLighter, [255, 153, 255]),
      (.sourceAtop, [153, 51, 255]), (.destinationOver, [204, 102, 51]),
    ] as [(CGBlendMode, [Double])])
  func opaqueColoursAreMixedByTheFormula(mode: CGBlendMode, expected: [Double]) {
    let canvas = drawn([background, blended(mode)])
    #expect(isNear(canvas, 20, 20, expected[0], expected[1], expected[2]), "\(mode)")
  }

  /// Half of the product and half of what is below.
  @Test func opacityMixesTheResultWithWhatIsBelow() {
    let half = drawn([background, blended(.multiply, opacity: 0.5)])
    #expect(isNear(half, 20, 20, 163.2, 61.2, 51))
    var color = Self.above
    color.alpha = 0.5
    #expect(isNear(drawn([background, blended(.multiply, color: color)]), 20, 20, 163.2, 61.2, 51))
  }

  /// Where both are half transparent a quarter is the product, a quarter each colour alone, and a
  /// quarter the white below.
  @Test func transparencyBelowShowsTheSourceAlone() {
    var (below, above) = (Self.below, Self.above)
    (below.alpha, above.alpha) = (0.5, 0.5)
    let inner = GroupContent(nodes: [
      .fill(0, 0, 64, 64, below), blended(.multiply, color: above),
    ])
    let canvas = drawn([.group(DisplayGroup(content: inner, isIsolated: true))])
    #expect(isNear(canvas, 20, 20, 183.6, 107.1, 153, within: 3))
    let alone = GroupContent(nodes: [blended(.multiply)])
    let source = drawn([background, .group(DisplayGroup(content: alone, isIsolated: true))])
    #expect(isNear(source, 20, 20, 153, 51, 255))
  }

  @Test(
    arguments: [
      (CGBlendMode.sourceAtop, [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF]),
      (.destinationOver, [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF]),
      (.destinationOut, [0xFFFF_0000, 0xFFFF_FFFF, 0xFFFF_FFFF]),
      (.xor, [0xFFFF_0000, 0xFFFF_FFFF, 0xFF00_00FF]),
      (.plusLighter, [0xFFFF_0000, 0xFFFF_00FF, 0xFF00_00FF]),
      // These also act where the group draws nothing: in the rest of its clip.
      (.sourceIn, [0xFFFF_FFFF, 0xFF00_00FF, 0xFFFF_FFFF]),
      (.sourceOut, [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_00FF]),
      (.destinationIn, [0xFFFF_FFFF, 0xFFFF_0000, 0xFFFF_FFFF]),
      (.destinationAtop, [0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF]),
      (.copy, [0xFFFF_FFFF, 0xFF00_00FF, 0xFF00_00FF]),
      (.clear, [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF]),
    ] as [(CGBlendMode, [UInt32])])
  func operatorsActOnTheBitmapAround(mode: CGBlendMode, expected: [UInt32]) {
    let upper = DisplayGroup(
      content: GroupContent(nodes: [.fill(24, 0, 40, 64, .blue)]),
      clip: RoundedRect(CGRect(x: 12, y: 0, width: 52, height: 64)), blendMode: mode)
    let inner = GroupContent(nodes: [.fill(0, 0, 40, 64, .red), .group(upper)])
    let canvas = drawn([.group(DisplayGroup(content: inner, isIsolated: true))])
    #expect([canvas.word(18, 5), canvas.word(30, 5), canvas.word(50, 5)] == expected)
    #expect(canvas.word(6, 5) == 0xFFFF_0000, "outside of the clip")
  }

  // MARK: Groups around

  /// Half of each colour, as without a blend mode: in its own bitmap the group has nothing below.
  @Test func aFadedGroupIsolatesWhatIsInIt() {
    let canvas = drawn([background, .group([blended(.multiply)], opacity: 0.5)])
    #expect(isNear(canvas, 20, 20, 178.5, 76.5, 153))
  }

  @Test func roundClipsMasksAndRasterizationIsolateToo() {
    let content = GroupContent(nodes: [blended(.multiply)])
    let all = GroupContent(nodes: [.fill(0, 0, 64, 64, .black)])
    let round = RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 64), radius: 10)
    for group in [
      DisplayGroup(content: content, clip: round), DisplayGroup(content: content, mask: all),
      DisplayGroup(content: content, isRasterized: true),
      DisplayGroup(content: content, blendMode: .sourceAtop),
    ] {
      #expect(isNear(drawn([background, .group(group)]), 30, 30, 153, 51, 255))
    }
  }

  @Test func groupsThatOnlyPlaceOrClipToARectangleDoNot() {
    let canvas = drawn([
      background,
      .group(
        [
          .group(
            [blended(.multiply)], clip: RoundedRect(CGRect(x: 10, y: 10, width: 30, height: 30)))
        ], transform: .translation(x: 5, y: 5)),
    ])
    #expect(isNear(canvas, 30, 30, 122.4, 20.4, 51))
    #expect(isNear(canvas, 14, 14, 204, 102, 51) && isNear(canvas, 46, 46, 204, 102, 51))
  }

  /// Every pixel is either mixed or as it was: none at the edge shows the source alone.
  @Test func aStretchedRectangleHasNoSeam() {
    let clip = RoundedRect(CGRect(x: 10.2, y: 10.4, width: 20.3, height: 20.3))
    let canvas = drawn([
      background, .group([blended(.multiply)], transform: .scale(x: 1.27, y: 1.13), clip: clip),
    ])
    for y in 0..<64 {
      for x in 0..<64 {
        let isMixed = isNear(canvas, x, y, 122.4, 20.4, 51)
        #expect(isMixed || isNear(canvas, x, y, 204, 102, 51), "\(x), \(y)")
      }
    }
    #expect(isNear(canvas, 30, 30, 122.4, 20.4, 51))
  }

  /// The edge of a round clip is the mean of what was there and the product, by the coverage.
  @Test func aRoundClipCutsTheResult() {
    let clip = RoundedRect(CGRect(x: 4, y: 4, width: 50, height: 50), radius: 20)
    let product = RGBA(red: 0.48, green: 0.08, blue: 0.2)
    let canvas = drawn([background, blended(.multiply, clip: clip)])
    let plain = drawn([background, blended(.normal, color: product, clip: clip)])
    for y in 0..<64 {
      for x in 0..<64 {
        let (red, green, blue) = (plain.red(x, y), plain.green(x, y), plain.blue(x, y))
        #expect(
          isNear(canvas, x, y, Double(red), Double(green), Double(blue), within: 2), "\(x), \(y)")
      }
    }
  }

  @Test func aMaskCutsTheSource() {
    let mask = GroupContent(nodes: [.fill(0, 0, 32, 64, .black)])
    let canvas = drawn([background, blended(.multiply, mask: mask)])
    #expect(isNear(canvas, 20, 20, 122.4, 20.4, 51) && isNear(canvas, 40, 20, 204, 102, 51))
  }

  /// The inner group is screened on the outer one's own colour, and the result multiplied.
  @Test func aBlendInABlendIsMixedWithTheOuterGroupAlone() {
    let grey = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    let outer = GroupContent(nodes: [
      .fill(0, 0, 64, 64, Self.above), blended(.screen, color: grey),
    ])
    let canvas = drawn([background, .group(DisplayGroup(content: outer, blendMode: .multiply))])
    #expect(isNear(canvas, 20, 20, 163.2, 61.2, 51))
  }

  /// Turned by an eighth, the middle is still mixed with what is below the group.
  @Test func aTurnedGroupIsMixedAsAnyOther() {
    let canvas = drawn([
      background, blended(.multiply, transform: .rotation(45, around: 32, 32)),
    ])
    #expect(isNear(canvas, 32, 32, 122.4, 20.4, 51) && isNear(canvas, 1, 1, 204, 102, 51))
  }

  // MARK: What is hidden

  /// An opaque group that is mixed hides nothing: with white below it a product is the source.
  @Test func anOpaqueSourceDoesNotHideWhatIsBelow() {
    let canvas = drawn([background, .fill(0, 0, 64, 64, .white), blended(.multiply)])
    #expect(isNear(canvas, 20, 20, 153, 51, 255))
    let covered = drawn([background, blended(.multiply), .fill(0, 0, 64, 64, .green)])
    #expect(covered.word(20, 20) == 0xFF00_FF00)
  }

  /// The picture of an opaque page in which a hole is cut is not opaque.
  @Test func aHoleInAPictureShowsWhatIsBelowThePicture() {
    let hole = DisplayGroup(
      content: GroupContent(nodes: [.fill(20, 20, 20, 20, .black)]), blendMode: .destinationOut)
    let canvas = drawn([
      .fill(0, 0, 64, 64, .green),
      .group([.fill(0, 0, 64, 64, .red), .group(hole)], isRasterized: true),
    ])
    #expect(canvas.word(30, 30) == 0xFF00_FF00 && canvas.word(10, 10) == 0xFFFF_0000)
  }

  /// A translucent cover above a mixed colour is mixed with the result, and not with the colour
  /// below it.
  @Test func aLargeCoverLiesOverTheResult() {
    let canvas = Canvas(300, 300)
    let all = GroupContent(nodes: [.fill(0, 0, 300, 300, Self.above)])
    canvas.draw([
      .fill(0, 0, 300, 300, Self.below),
      .group(DisplayGroup(content: all, blendMode: .multiply)),
      .fill(0, 0, 300, 300, RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)),
    ])
    #expect(isNear(canvas, 150, 150, 61.2, 10.2, 25.5))
  }

  // MARK: Damage

  @Test func aChangeBelowRepaintsTheGroupThereAlone() {
    let canvas = Canvas(64, 64)
    func nodes(_ color: RGBA) -> [DisplayNode] {
      [background, .fill(8, 8, 5, 5, color), blended(.difference)]
    }
    canvas.draw(nodes(.red))
    let changed = canvas.draw(nodes(.green), isPreserved: true)
    #expect(changed == [PixelRect(x: 8, y: 8, width: 5, height: 5)])
    let fresh = Canvas(64, 64)
    fresh.draw(nodes(.green))
    #expect(canvas.pixels == fresh.pixels)
  }

  @Test func anotherModeOrOpacityRepaintsIt() {
    let canvas = Canvas(64, 64)
    canvas.draw([background, blended(.multiply)])
    let frames: [(CGBlendMode, Double)] = [
      (.screen, 1), (.screen, 0.7), (.screen, 0.3), (.hue, 0.3), (.normal, 0.3),
    ]
    for (mode, opacity) in frames {
      let nodes = [background, blended(mode, opacity: opacity)]
      canvas.draw(nodes, isPreserved: true)
      let fresh = Canvas(64, 64)
      fresh.draw(nodes)
      #expect(canvas.pixels == fresh.pixels, "\(mode), \(opacity)")
    }
  }

  /// What a clip keeps of the pixels below changes with the clip, also where nothing is drawn.
  @Test func aLargerClipErasesMore() {
    let canvas = Canvas(64, 64)
    for width in [20.0, 40, 30] {
      let upper = DisplayGroup(
        content: GroupContent(nodes: [.fill(0, 0, 10, 64, .black)]),
        clip: RoundedRect(CGRect(x: 0, y: 0, width: width, height: 64)),
        blendMode: .destinationIn)
      let inner = GroupContent(nodes: [.fill(0, 0, 64, 64, .red), .group(upper)])
      canvas.draw(
        [.group(DisplayGroup(content: inner, isIsolated: true))], on: .white,
        isPreserved: width != 20)
      #expect(canvas.word(5, 5) == 0xFFFF_0000 && canvas.word(15, 5) == 0xFFFF_FFFF)
      #expect(canvas.word(Int(width) - 1, 5) == 0xFFFF_FFFF, "width \(width)")
      #expect(canvas.word(Int(width) + 1, 5) == 0xFFFF_0000, "width \(width)")
    }
  }

  @Test func aPageWithABlendThatMovesIsNeverDrawnFromAKeptPicture() {
    let lines = (0..<40).map {
      DisplayNode.fill(3, Double($0) * 2, 40, 1, RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.5))
    }
    let overlay = GroupContent(nodes: [.fill(0, 0, 60, 80, Self.above, radius: 9)])
    let panel = GroupContent(
      nodes: lines + [.group(DisplayGroup(content: overlay, blendMode: .colorDodge))])
    let stripes = (0..<20).map { DisplayNode.fill(Double($0) * 10, 0, 5, 100, Self.below) }
    let moving = Canvas(200, 100)
    for step in 0..<8 {
      let place = Homography.translation(x: Double(step) * 7, y: 3)
      let nodes = stripes + [.group(DisplayGroup(content: panel, transform: place))]
      moving.draw(nodes, isPreserved: step > 0)
      let fresh = Canvas(200, 100)
      fresh.draw(nodes)
      #expect(moving.pixels == fresh.pixels, "step \(step)")
    }
  }

  /// A material above shows the result of the blend.
  @Test func aBackdropShowsWhatWasMixed() {
    let canvas = drawn([
      background, blended(.multiply),
      .backdrop(
        Backdrop(
          shape: RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 64)),
          material: Material(blurRadius: 4))),
    ])
    #expect(isNear(canvas, 32, 32, 122.4, 20.4, 51, within: 3))
  }
}
