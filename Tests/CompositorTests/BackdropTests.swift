import CoreGraphics
import Foundation
import Testing

@testable import Compositor

/// Backdrops show what is drawn below them through a material.
struct BackdropTests {
  private func backdrop(
    _ rect: CGRect, blur: Double, saturation: Double = 1, tint: RGBA = .clear, radius: Double = 0,
    opacity: Double = 1
  ) -> DisplayNode {
    .backdrop(
      Backdrop(
        shape: RoundedRect(rect, radius: radius),
        material: Material(blurRadius: blur, saturation: saturation, tint: tint), opacity: opacity))
  }

  private let all = CGRect(x: 0, y: 0, width: 200, height: 200)

  /// The value of a Gaussian blur of an edge between 0 on the left and 255 on the right, so many
  /// standard deviations right of it.
  private func edge(at deviations: Double) -> Double {
    255 * 0.5 * (1 + erf(deviations / 2.0.squareRoot()))
  }

  /// Three boxes come within 3 % of a Gaussian, which is 8 of 255; one more for rounding.
  @Test(arguments: [1.0, 2.0], [3.0, 8.0, 20.0])
  func anEdgeBelowIsBlurredAsTheGaussianSays(scale: Double, radius: Double) {
    let canvas = Canvas(Int(200 * scale), Int(40 * scale))
    canvas.draw(
      [.fill(100, 0, 100, 40, .red), backdrop(all, blur: radius)], on: .black, scale: scale)
    let sigma = radius * scale
    for deviations in [-2.0, -1, -0.5, 0, 0.5, 1, 2] {
      let x = Int((100 * scale + deviations * sigma).rounded())
      let place = (Double(x) + 0.5 - 100 * scale) / sigma
      #expect(
        abs(Double(canvas.red(x, 20)) - edge(at: place)) <= 9,
        "\(deviations) deviations of \(sigma) pixels")
    }
  }

  @Test func whatIsOutsideTheShapeStaysSharp() {
    let canvas = Canvas(200, 40)
    canvas.draw([
      .fill(100, 0, 100, 40, .red), backdrop(CGRect(x: 0, y: 10, width: 200, height: 20), blur: 5),
    ])
    #expect(canvas.red(99, 5) == 0)
    #expect(canvas.red(100, 5) == 255)
    #expect(canvas.red(99, 35) == 0)
    #expect((80...175).contains(canvas.red(99, 20)))
  }

  @Test func cornersOfTheShapeShowWhatIsBelow() {
    let canvas = Canvas(60, 60)
    canvas.draw([
      .fill(0, 0, 60, 60, .red),
      backdrop(
        CGRect(x: 10, y: 10, width: 40, height: 40), blur: 2, tint: .blue, radius: 20),
    ])
    #expect(canvas.word(11, 11) == 0xFFFF_0000)
    #expect(canvas.word(30, 30) == 0xFF00_00FF)
    #expect(canvas.word(30, 12) == 0xFF00_00FF)
  }

  /// (0.8, 0.4, 0.4) has the luminance 0.4 + 0.4 × 0.2125 = 0.485. Twice as saturated it is
  /// (1.115, 0.315, 0.315), of which 1 and 0.315 are left; half white above gives 1 and 0.6575.
  @Test func coloursAreSaturatedAndThenTinted() {
    for blur in [0, 1, 6.0] {
      let canvas = Canvas(40, 40)
      canvas.draw([
        .fill(0, 0, 40, 40, RGBA(red: 0.8, green: 0.4, blue: 0.4)),
        backdrop(
          all, blur: blur, saturation: 2, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)),
      ])
      #expect(abs(canvas.red(20, 20) - 255) <= 1)
      #expect(abs(canvas.green(20, 20) - 168) <= 1)
      #expect(canvas.blue(20, 20) == canvas.green(20, 20))
    }
  }

  @Test func withoutBlurSaturationAndTintNothingChanges() {
    let below: [DisplayNode] = [.fill(10, 10, 20, 20, .red), .fill(15, 5, 9, 30, .green)]
    let (plain, covered) = (Canvas(40, 40), Canvas(40, 40))
    plain.draw(below)
    covered.draw(below + [backdrop(all, blur: 0), backdrop(all, blur: 0.1)])
    #expect(plain.pixels == covered.pixels)
  }

  @Test func whatIsAboveIsNotBlurred() {
    let canvas = Canvas(60, 60)
    canvas.draw([
      .fill(0, 0, 60, 60, .red), backdrop(all, blur: 4), .fill(20, 20, 20, 20, .green),
    ])
    #expect(canvas.word(19, 30) == 0xFFFF_0000)
    #expect(canvas.word(20, 30) == 0xFF00_FF00)
  }

  @Test func anEvenPictureStaysAsItIsUpToTheScreensEdges() {
    let canvas = Canvas(64, 64)
    canvas.draw([.fill(0, 0, 64, 64, .green), backdrop(all, blur: 12)])
    #expect(canvas.pixels.allSatisfy { $0 == 0xFF00_FF00 })
  }

  // MARK: Groups

  @Test func groupsThatOnlyMoveOrClipShowWhatIsBelowThem() {
    let below = DisplayNode.fill(100, 0, 100, 40, .red)
    let direct = Canvas(200, 40)
    direct.draw([below, backdrop(all, blur: 6)])
    let moved = backdrop(CGRect(x: -30, y: -10, width: 200, height: 200), blur: 6)
    let grouped = Canvas(200, 40)
    grouped.draw([
      below,
      .group(
        [.group([moved], clip: RoundedRect(CGRect(x: -30, y: -10, width: 200, height: 40)))],
        transform: .translation(x: 30, y: 10)),
    ])
    #expect(direct.pixels == grouped.pixels)
  }

  @Test func aGroupsOpacityMixesTheBackdropWithWhatIsSharp() {
    let below = DisplayNode.fill(100, 0, 100, 40, .red)
    let full = Canvas(200, 40)
    full.draw([below, backdrop(all, blur: 8)])
    let half = Canvas(200, 40)
    half.draw([below, .group([backdrop(all, blur: 8), .fill(0, 0, 9, 9, .blue)], opacity: 0.5)])
    for x in stride(from: 10, to: 190, by: 7) {
      let sharp = x >= 100 ? 255 : 0
      #expect(abs(half.red(x, 20) - (full.red(x, 20) + sharp) / 2) <= 1, "column \(x)")
    }
  }

  @Test func aMaskShowsThroughWhereItIsOpaque() {
    let canvas = Canvas(200, 40)
    let mask = GroupContent(nodes: [.fill(0, 0, 200, 20, .white)])
    let content = GroupContent(nodes: [backdrop(all, blur: 8)])
    canvas.draw([
      .fill(100, 0, 100, 40, .red), .group(DisplayGroup(content: content, mask: mask)),
    ])
    #expect((100...150).contains(canvas.red(99, 10)))
    #expect(canvas.red(99, 30) == 0)
  }

  @Test func oneBackdropShowsAnother() {
    let canvas = Canvas(200, 40)
    canvas.draw([
      .fill(100, 0, 100, 40, .red), backdrop(all, blur: 6),
      .group([backdrop(all, blur: 8)], transform: .translation(x: 0.2, y: 0)),
    ])
    // Variances add up: 6² + 8² = 10².
    for deviations in [-1.5, -0.5, 0.5, 1.5] {
      let x = Int((100 + 10 * deviations).rounded())
      let place = (Double(x) + 0.5 - 100) / 10
      #expect(abs(Double(canvas.red(x, 20)) - edge(at: place)) <= 9, "column \(x)")
    }
  }

  /// In a bitmap of its own a group has nothing below: the tint is left.
  @Test func inABitmapOfItsOwnOnlyWhatIsInItIsShown() {
    let canvas = Canvas(200, 40)
    canvas.draw([
      .fill(0, 0, 200, 40, .red),
      .group(
        [
          backdrop(
            CGRect(x: 0, y: 0, width: 50, height: 40), blur: 5,
            tint: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)),
          .fill(100, 0, 100, 40, .green),
          backdrop(CGRect(x: 100, y: 0, width: 100, height: 40), blur: 5, tint: .blue),
        ], isRasterized: true),
    ])
    #expect(abs(canvas.red(25, 20) - 128) <= 1)
    #expect(abs(canvas.blue(25, 20) - 128) <= 1)
    #expect(canvas.word(75, 20) == 0xFFFF_0000)
    #expect(canvas.word(150, 20) == 0xFF00_00FF)
  }

  // MARK: Damage

  @Test func aChangeBelowRepaintsTheBackdropAndOneFarAwayDoesNot() {
    let canvas = Canvas(400, 400)
    let panel = backdrop(CGRect(x: 0, y: 0, width: 100, height: 100), blur: 4)
    func nodes(_ near: RGBA, _ far: RGBA) -> [DisplayNode] {
      [.fill(105, 40, 20, 20, near), .fill(300, 300, 20, 20, far), panel]
    }
    canvas.draw(nodes(.red, .red))
    let far = canvas.draw(nodes(.red, .green), isPreserved: true)
    #expect(far == [PixelRect(x: 300, y: 300, width: 20, height: 20)])
    let near = canvas.draw(nodes(.green, .green), isPreserved: true)
    let painted = near.map { $0.intersection(PixelRect(x: 0, y: 0, width: 100, height: 100)).area }
    #expect(painted.reduce(0, +) == 10_000)
    let fresh = Canvas(400, 400)
    fresh.draw(nodes(.green, .green))
    #expect(canvas.pixels == fresh.pixels)
  }

  @Test func aBackdropThatMovesIsNeverDrawnFromAKeptPicture() {
    let stripes = (0..<20).map { DisplayNode.fill(Double($0) * 10, 0, 5, 100, .red) }
    let lines = (0..<40).map {
      DisplayNode.fill(3, Double($0) * 2, 30, 1, RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.5))
    }
    let panel = GroupContent(
      nodes: [backdrop(CGRect(x: 0, y: 0, width: 60, height: 80), blur: 3)] + lines)
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
}
