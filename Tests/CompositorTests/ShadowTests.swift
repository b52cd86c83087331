import CoreGraphics
import Testing

import Compositor

struct ShadowTests {
  private func shadow(
    _ silhouette: Shadow.Silhouette, blur: Double, offset: CGSize = .zero,
    transform: Homography = .identity
  ) -> DisplayNode {
    .shadow(
      Shadow(
        silhouette: silhouette, offset: offset, blurRadius: blur, color: .red,
        transform: transform))
  }

  private let shape = RoundedRect(CGRect(x: 32, y: 32, width: 64, height: 64), radius: 8)

  @Test func shadowsFallOffSteadilyAndSymmetrically() {
    let canvas = Canvas(128, 128)
    canvas.draw([shadow(.shape(shape), blur: 8)])
    for x in 1..<64 { #expect(canvas.red(x, 64) >= canvas.red(x - 1, 64)) }
    for y in stride(from: 0, to: 128, by: 5) {
      for x in 0..<128 {
        #expect(abs(canvas.red(x, y) - canvas.red(127 - x, y)) <= 1)
        #expect(abs(canvas.red(x, y) - canvas.red(x, 127 - y)) <= 1)
      }
    }
    // Half of it at the silhouette's edge, as with a Gaussian.
    #expect(abs((canvas.red(31, 64) + canvas.red(32, 64)) / 2 - 128) <= 3)
    #expect(canvas.red(64, 64) >= 254)
    #expect(canvas.red(2, 64) == 0)
  }

  /// Across a straight edge the amount of a Gaussian blur is that of the error function, with the
  /// radius as its standard deviation, in points at any scale of the device.
  @Test(arguments: [1.0, 2], [3.0, 10])
  func theRadiusIsTheStandardDeviationOfAGaussian(scale: Double, radius: Double) {
    let edge = CGRect(x: 64, y: -200, width: 400, height: 600)
    let content = GroupContent(nodes: [
      .fill(Fill(shape: RoundedRect(edge), color: .blue, transform: .identity))
    ])
    for silhouette in [
      Shadow.Silhouette.shape(RoundedRect(edge)), .path(CGPath(rect: edge, transform: nil)),
      .content(content),
    ] {
      let canvas = Canvas(Int(128 * scale), Int(128 * scale))
      canvas.draw([shadow(silhouette, blur: radius)], scale: scale)
      for x in Int(30 * scale)..<Int(100 * scale) {
        let distance = (Double(x) + 0.5) / scale - 64
        let expected = 0.5 * (1 + erf(distance / radius / 2.0.squareRoot()))
        let row = Int(64 * scale)
        #expect(abs(Double(canvas.red(x, row)) / 255 - expected) < 0.03)
      }
    }
  }

  /// The product of what a Gaussian makes of the two sides' lengths. Three boxes in its place are
  /// within 3 % of that, as in the test above. From 16 pixels on there are fewer samples than
  /// pixels.
  @Test(
    arguments: [10, 15.75, 16, 20, 31.75, 32, 50, 64, 100, 128, 200],
    [CGSize(width: 51, height: 30), CGSize(width: 200, height: 3000)])
  func aRectanglesShadowIsThatOfAGaussian(radius: Double, size: CGSize) {
    let rect = CGRect(x: 61, y: 47, width: size.width, height: size.height)
    let content = GroupContent(nodes: [
      .fill(Fill(shape: RoundedRect(rect), color: .blue, transform: .identity))
    ])
    func amount(_ place: Double, _ start: Double, _ length: Double) -> Double {
      let spread = radius * 2.0.squareRoot()
      return (erf((place - start) / spread) - erf((place - start - length) / spread)) / 2
    }
    for silhouette in [
      Shadow.Silhouette.shape(RoundedRect(rect)), .path(CGPath(rect: rect, transform: nil)),
      .content(content),
    ] {
      let canvas = Canvas(256, 256)
      canvas.draw([shadow(silhouette, blur: radius)])
      var largest = 0.0
      for y in stride(from: 0, to: 256, by: 3) {
        for x in 0..<256 {
          let expected =
            255 * amount(Double(x) + 0.5, rect.minX, rect.width)
            * amount(Double(y) + 0.5, rect.minY, rect.height)
          largest = max(largest, abs(Double(canvas.red(x, y)) - expected))
        }
      }
      #expect(largest < 255 * 0.03, "\(silhouette)")
    }
  }

  /// Between the samples of a wide blur there are no steps and no bends: second differences are no
  /// larger than rounding makes them.
  @Test(arguments: [16.0, 24, 40, 64, 100, 200])
  func aWideBlurIsSmooth(radius: Double) {
    let canvas = Canvas(512, 64)
    let rect = CGRect(x: 201, y: -900, width: 173, height: 1800)
    canvas.draw([shadow(.shape(RoundedRect(rect)), blur: radius)])
    for x in 1..<511 {
      let bend = canvas.red(x - 1, 32) + canvas.red(x + 1, 32) - 2 * canvas.red(x, 32)
      #expect(abs(bend) <= 2, "at \(x)")
    }
  }

  /// A group that fills a shape casts the shape's shadow, also where its corners are filled, and
  /// its own where it sticks out of the shape's box.
  @Test func whatSticksOutOfAFilledShapeCastsAShadow() {
    func picture(_ silhouette: Shadow.Silhouette) -> [UInt32] {
      let canvas = Canvas(128, 128)
      canvas.draw([shadow(silhouette, blur: 4)])
      return canvas.pixels
    }
    func content(_ inner: CGRect) -> GroupContent {
      GroupContent(nodes: [
        .fill(Fill(shape: shape, color: .blue, transform: .identity)),
        .fill(Fill(shape: RoundedRect(inner), color: .blue, transform: .identity)),
      ])
    }
    let inside = content(CGRect(x: 32, y: 32, width: 20, height: 20))
    let outside = content(CGRect(x: 90, y: 50, width: 20, height: 20))
    #expect(picture(.filled(shape, inside)) == picture(.shape(shape)))
    #expect(picture(.filled(shape, outside)) == picture(.content(outside)))
    #expect(picture(.filled(shape, outside)) != picture(.shape(shape)))
  }

  @Test func pathsAndContentsCastTheShadowOfTheirShape() {
    let expected = Canvas(128, 128)
    expected.draw([shadow(.shape(shape), blur: 6, offset: CGSize(width: 3, height: 5))])
    let path = CGPath(
      roundedRect: shape.rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
    let content = GroupContent(nodes: [
      .fill(Fill(shape: shape, color: .blue, transform: .identity))
    ])
    for silhouette in [Shadow.Silhouette.path(path), .content(content)] {
      let canvas = Canvas(128, 128)
      canvas.draw([shadow(silhouette, blur: 6, offset: CGSize(width: 3, height: 5))])
      for (a, b) in zip(canvas.pixels, expected.pixels) {
        #expect(abs(Int(a >> 16 & 255) - Int(b >> 16 & 255)) <= 3)
      }
    }
  }

  /// A page with round corners: a colour, and a drawing that counts how often it is drawn.
  private func page(_ color: RGBA, _ count: DrawingCounter) -> DisplayNode {
    let drawing = Drawing(bounds: CGRect(x: 10, y: 10, width: 20, height: 20)) { _ in
      count.increment()
    }
    return .group(
      [.fill(0, 0, 64, 64, color), .drawing(PlacedDrawing(drawing: drawing))],
      transform: .translation(x: 32, y: 32),
      clip: RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 64), radius: 8))
  }

  private func isShadowOfShape(_ nodes: [DisplayNode], transform: Homography = .identity) -> Bool {
    func pixels(_ silhouette: Shadow.Silhouette) -> [UInt32] {
      let canvas = Canvas(160, 160)
      canvas.draw([
        shadow(silhouette, blur: 6, offset: CGSize(width: 3, height: 5), transform: transform)
      ])
      return canvas.pixels
    }
    return pixels(.content(GroupContent(nodes: nodes))) == pixels(.shape(shape))
  }

  @Test(arguments: [
    Homography.identity, .translation(x: 7, y: 4), .scale(x: 1.25, y: 1.25),
  ])
  func aPageCastsTheShadowOfItsClipWithoutBeingDrawn(transform: Homography) {
    let count = DrawingCounter()
    let grabber = DisplayNode.fill(54, 34, 20, 5, .white, radius: 2.5)
    #expect(isShadowOfShape([page(.blue, count), grabber], transform: transform))
    #expect(count.value == 0)
  }

  /// As a view has it that has a colour and clips: the colour, and what is clipped over it.
  @Test func aColorWithClippedThingsOverItCastsTheShadowOfItsShape() {
    let count = DrawingCounter()
    let drawing = Drawing(bounds: CGRect(x: 20, y: 20, width: 90, height: 30)) { _ in
      count.increment()
    }
    let color = DisplayNode.fill(Fill(shape: shape, color: .blue, transform: .identity))
    let clipped = DisplayNode.group([.drawing(PlacedDrawing(drawing: drawing))], clip: shape)
    #expect(isShadowOfShape([color, clipped]))
    #expect(isShadowOfShape([.group([color, clipped])]))
    let inside = [color, .drawing(PlacedDrawing(drawing: drawing)), .fill(0, 0, 160, 160, .white)]
    #expect(isShadowOfShape([.group(inside, clip: shape)]))
    #expect(count.value == 0)
    #expect(!isShadowOfShape([color, .group([.fill(0, 0, 40, 40, .white)])]))
  }

  @Test func aPageThatLeavesItsClipOpenOrIsNotAloneCastsItsOwn() {
    let count = DrawingCounter()
    let clear = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(!isShadowOfShape([page(clear, count)]))
    #expect(!isShadowOfShape([page(.blue, count), .fill(60, 20, 10, 20, .white)]))
    #expect(!isShadowOfShape([.group([page(.blue, count)], opacity: 0.5)]))
    #expect(count.value > 0)
  }

  @Test func shadowsWithoutBlurAreTheShape() {
    let canvas = Canvas(128, 128)
    canvas.draw([shadow(.shape(shape), blur: 0)])
    let filled = Canvas(128, 128)
    filled.draw([.fill(Fill(shape: shape, color: .red, transform: .identity))])
    #expect(canvas.pixels == filled.pixels)
  }

  @Test func aRotatedShadowKeepsItsAmount() {
    let straight = Canvas(128, 128)
    straight.draw([shadow(.shape(shape), blur: 5)])
    let rotated = Canvas(128, 128)
    rotated.draw([shadow(.shape(shape), blur: 5, transform: .rotation(30, around: 64, 64))])
    #expect(abs(straight.redArea - rotated.redArea) < straight.redArea * 0.01)
  }
}
