import CoreGraphics
import Testing

import Compositor

struct PictureTests {
  private let photo = CGImage.make(16, 12, isOpaque: true) { x, y in
    0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 20) << 8 | UInt32((x * y) & 255)
  }

  private func node(
    _ image: CGImage, _ rect: CGRect, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    clip: RoundedRect? = nil, opacity: Double = 1, filter: Picture.Filter = .linear,
    transform: Homography = .identity
  ) -> DisplayNode {
    .picture(
      Picture(
        image: image, source: source, rect: rect, clip: clip, opacity: opacity, filter: filter,
        transform: transform))
  }

  @Test func unscaledPicturesAreCopied() {
    let canvas = Canvas(24, 24)
    canvas.draw([node(photo, CGRect(x: 3, y: 5, width: 16, height: 12))])
    for y in 0..<12 {
      for x in 0..<16 { #expect(canvas.word(x + 3, y + 5) == photo.pixel(x: x, y: y)) }
    }
    #expect(canvas.word(2, 5) == 0xFF00_0000)
    #expect(canvas.word(19, 5) == 0xFF00_0000)
  }

  @Test func picturesAtTheScreensScaleAreCopied() {
    let canvas = Canvas(24, 24)
    canvas.draw([node(photo, CGRect(x: 2, y: 3, width: 8, height: 6))], scale: 2)
    for y in 0..<12 {
      for x in 0..<16 { #expect(canvas.word(x + 4, y + 6) == photo.pixel(x: x, y: y)) }
    }
  }

  @Test func partsOfPicturesAreCopied() {
    let canvas = Canvas(16, 16)
    canvas.draw([
      node(
        photo, CGRect(x: 1, y: 1, width: 8, height: 6),
        source: CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5))
    ])
    for y in 0..<6 {
      for x in 0..<8 { #expect(canvas.word(x + 1, y + 1) == photo.pixel(x: x + 4, y: y + 6)) }
    }
  }

  @Test func theNearestPixelStaysWhatItIs() {
    let canvas = Canvas(64, 48)
    canvas.draw([node(photo, CGRect(x: 0, y: 0, width: 64, height: 48), filter: .nearest)])
    for y in 0..<48 {
      for x in 0..<64 { #expect(canvas.word(x, y) == photo.pixel(x: x / 4, y: y / 4)) }
    }
  }

  @Test func opacityBlendsPictures() {
    let canvas = Canvas(8, 8)
    let red = CGImage.make(8, 8, isOpaque: true) { _, _ in 0xFFFF_0000 }
    canvas.draw(
      [node(red, CGRect(x: 0, y: 0, width: 8, height: 8), opacity: 0.5)], on: .white)
    #expect(canvas.red(4, 4) == 255)
    #expect(abs(canvas.green(4, 4) - 127) <= 1)
  }

  @Test(arguments: [1.0, 0.6])
  func plainPicturesStayPlainUnderAnyMap(opacity: Double) {
    let white = CGImage.make(20, 20, isOpaque: true) { _, _ in 0xFFFF_FFFF }
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    let maps: [Homography] = [
      .scale(x: 1.3, y: 1.2), .scale(x: 0.7, y: 0.4), .rotation(30, around: 20, 20),
      Homography(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0),
      Homography.rotation(10, around: 20, 20).followed(
        by: Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0.002, q: 0.001)),
    ]
    for map in maps {
      let pictured = Canvas(48, 48)
      pictured.draw([node(white, rect, opacity: opacity, transform: map)])
      let filled = Canvas(48, 48)
      filled.draw([
        .fill(
          10, 10, 20, 20, RGBA(red: 1, green: 1, blue: 1, alpha: opacity), transform: map)
      ])
      for (a, b) in zip(pictured.pixels, filled.pixels) {
        #expect(abs(Int(a >> 16 & 255) - Int(b >> 16 & 255)) <= 2)
      }
    }
  }

  @Test func perspectiveOfNoDepthIsTheAffineMap() {
    let image = CGImage.make(40, 40) { x, y in
      let v = UInt32((x * 6 + y * 3) & 255)
      return 0xFF00_0000 | v << 16 | (255 - v) << 8 | v
    }
    let rect = CGRect(x: 12, y: 12, width: 40, height: 40)
    let turn = Homography.rotation(20, around: 32, 32)
    let affine = Canvas(64, 64)
    affine.draw([node(image, rect, transform: turn)])
    let projective = Canvas(64, 64)
    // Just too deep to be taken for none, and far too shallow to be seen.
    var deep = turn
    deep.p = 2e-9
    projective.draw([node(image, rect, transform: deep)])
    for (a, b) in zip(affine.pixels, projective.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 2)
      }
    }
  }

  @Test func perspectiveShrinksTheFarSide() {
    let canvas = Canvas(64, 64)
    let map = Homography.translation(x: -32, y: -32)
      .followed(by: Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0.01, q: 0))
      .followed(by: .translation(x: 32, y: 32))
    let white = CGImage.make(40, 40, isOpaque: true) { _, _ in 0xFFFF_FFFF }
    canvas.draw([node(white, CGRect(x: 12, y: 12, width: 40, height: 40), transform: map)])
    func height(_ x: Int) -> Double { (0..<64).reduce(0) { $0 + Double(canvas.red(x, $1)) } / 255 }
    #expect(height(20) > height(32))
    #expect(height(32) > height(44))
    #expect(abs(height(32) - 40) < 0.6)
  }

  @Test func strongReductionAverages() {
    let checks = CGImage.make(128, 128, isOpaque: true) { x, y in
      (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
    }
    for transform in [
      Homography.scale(x: 0.11, y: 0.11),
      .rotation(30, around: 0, 0).followed(by: .scale(x: 0.11, y: 0.11)).followed(
        by: .translation(x: 10, y: 3)),
    ] {
      let canvas = Canvas(24, 24)
      canvas.draw([node(checks, CGRect(x: 0, y: 0, width: 128, height: 128), transform: transform)])
      #expect(abs(canvas.red(7, 9) - 128) < 12)
    }
  }

  @Test func roundedPicturesHaveTransparentCorners() {
    let white = CGImage.make(32, 32, isOpaque: true) { _, _ in 0xFFFF_FFFF }
    let rect = CGRect(x: 4, y: 4, width: 32, height: 32)
    let canvas = Canvas(40, 40)
    canvas.draw([node(white, rect, clip: RoundedRect(rect, radius: 10))])
    let area = 32.0 * 32 - (4 - Double.pi) * 100
    #expect(abs(canvas.redArea - area) < area * 0.01)
    // A picture smaller than its clip, whose corners are rounded nevertheless.
    let part = Canvas(40, 40)
    part.draw([
      node(
        white, CGRect(x: 4, y: 12, width: 32, height: 16),
        clip: RoundedRect(rect, radius: 10), transform: .identity)
    ])
    #expect(part.red(20, 20) == 255)
    #expect(part.red(20, 8) == 0)
    #expect(part.red(4, 12) < 255)
  }

  @Test func mirroredPicturesAreMirrored() {
    let canvas = Canvas(24, 24)
    let map = Homography(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)
    canvas.draw([node(photo, CGRect(x: 2, y: 2, width: 16, height: 12), transform: map)])
    for y in 0..<12 {
      for x in 0..<16 {
        let expected = photo.pixel(x: 15 - x, y: y)
        #expect(abs(canvas.red(x + 2, y + 2) - Int(expected >> 16 & 255)) <= 1)
      }
    }
  }

  /// Two pictures that continue each other meet between pixels, however they are stretched: two
  /// that met on a pixel would both cover it in part.
  @Test(arguments: [0.9, 1.25, 1.3]) func joinedPicturesLeaveNoSeam(scale: Double) {
    let red = CGImage.make(4, 4, isOpaque: true) { _, _ in 0xFFFF_0000 }
    var left = Picture(
      image: red, rect: CGRect(x: 2, y: 2, width: 5, height: 10),
      transform: .scale(x: scale, y: scale))
    var right = left
    right.rect = CGRect(x: 7, y: 2, width: 5, height: 10)
    (left.joined, right.joined) = (.right, .left)
    let canvas = Canvas(24, 24)
    canvas.draw([.picture(left), .picture(right)], on: .blue)
    let inside = Int((2 * scale).rounded(.up))..<Int((12 * scale).rounded(.down))
    for x in inside { #expect(canvas.word(x, Int(7 * scale)) == 0xFFFF_0000, "at \(x)") }
  }
}
