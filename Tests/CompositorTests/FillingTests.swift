import CoreGraphics
import Testing

import Compositor

/// Drawings that are the inside of a path in one colour, of which only the coverage is kept.
@Suite struct FillingTests {
  private static let half = RGBA(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.5)

  /// Two circles that overlap: by the winding both are filled.
  private static func path() -> CGPath {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 5.3, y: 7.8, width: 34, height: 27))
    path.addEllipse(in: CGRect(x: 21, y: 19.4, width: 30, height: 33))
    return path
  }

  private func node(
    _ drawing: Drawing, opacity: Double = 1, _ transform: Homography = .identity
  ) -> DisplayNode {
    .drawing(PlacedDrawing(drawing: drawing, opacity: opacity, transform: transform))
  }

  @Test(arguments: [1.0, 1.5, 2])
  func aDiscHasItsArea(scale: Double) {
    let disc = CGPath(
      ellipseIn: CGRect(x: 10.4, y: 8.7, width: 40, height: 30), transform: nil)
    let canvas = Canvas(128, 128)
    canvas.draw([node(Drawing(.init(disc, color: .red)))], scale: scale)
    let area = Double.pi * 20 * 15 * scale * scale
    #expect(abs(canvas.redArea - area) < 0.003 * area)
  }

  @Test(
    arguments: [
      Homography.identity, .translation(x: 31.7, y: 40.2), .translation(x: -20, y: 38),
      .scale(x: 1.7, y: 0.6), .rotation(33, around: 40, 40),
    ], [(RGBA.red, 1.0), (.red, 0.35), (half, 1), (half, 0.6)])
  func itLooksLikeAnyDrawing(transform: Homography, ink: (color: RGBA, opacity: Double)) {
    let path = Self.path()
    let any = Drawing(bounds: path.boundingBoxOfPath) { context in
      context.fillColor = ink.color
      context.addPath(path)
      context.fillPath()
    }
    for scale in [1.0, 2] {
      let (expected, actual) = (Canvas(128, 128), Canvas(128, 128))
      expected.draw([node(any, opacity: ink.opacity, transform)], on: .blue, scale: scale)
      let filling = Drawing(.init(path, color: ink.color))
      actual.draw([node(filling, opacity: ink.opacity, transform)], on: .blue, scale: scale)
      #expect(Set(actual.pixels).count > 20)
      #expect(PixelDifference(actual.pixels, expected.pixels).largest <= 2, "scale \(scale)")
    }
  }

  @Test func aByteIsKeptForEachPixel() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 256, height: 256), transform: nil)
    let canvas = Canvas(256, 256, cacheBudget: 1 << 24)
    canvas.draw([node(Drawing(.init(square, color: Self.half)))])
    #expect((1...256 * 256 * 5 / 4).contains(canvas.compositor.memory.bytesInUse))
  }

  /// As one that is larger than four screens, of which only what is seen is drawn.
  @Test func aHugeOneIsDrawn() {
    let huge = CGPath(rect: CGRect(x: -1e6, y: 20, width: 2e6, height: 1e6), transform: nil)
    let canvas = Canvas(100, 60)
    canvas.draw([node(Drawing(.init(huge, color: .red)))])
    #expect(canvas.redArea == 100 * 40)
  }
}
