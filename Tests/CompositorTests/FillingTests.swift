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

  // MARK: What it covers from edge to edge

  /// A ridge that rises from 30 to 5 and falls to 40.3, and all below it.
  private static func ridge(from left: Double, to right: Double) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: left, y: 30), CGPoint(x: 50, y: 5), CGPoint(x: right, y: 40.3),
      CGPoint(x: right, y: 100), CGPoint(x: left, y: 100),
    ])
    path.closeSubpath()
    return path
  }

  @Test(arguments: [(RGBA.red, 0), (half, 1)])
  func nothingIsDrawnBelowTheRowsThatItCovers(color: RGBA, draws: Int) {
    let ridge = Drawing(.init(Self.ridge(from: 0, to: 100), color: color))
    let drawn = DrawingCounter()
    let below = Drawing(bounds: CGRect(x: 10, y: 60, width: 80, height: 35)) { context in
      drawn.increment()
      context.fillColor = .green
      context.fill(CGRect(x: 10, y: 60, width: 80, height: 35))
    }
    let canvas = Canvas(100, 100)
    canvas.draw([node(ridge)])
    canvas.draw([node(below), node(ridge)])
    #expect(drawn.value == draws)
    canvas.draw([node(below), node(ridge, .translation(x: 0, y: 70))])
    #expect(drawn.value == 1)
    #expect(canvas.green(50, 62) == 255)
  }

  @Test(
    arguments: [(0.0, 100.0), (0.4, 100), (0, 99.5), (0.3, 99.8), (50, 50.5)],
    [RGBA.red, half])
  func itsPixelsAreTheSameOnceItIsKnownWhatItCovers(
    edges: (left: Double, right: Double), color: RGBA
  ) {
    let ridge = Drawing(.init(Self.ridge(from: edges.left, to: edges.right), color: color))
    let used = Canvas(120, 120)
    for y in [0.0, 7, -41] {
      let nodes = [
        .fill(0, 20, 60, 90, .green), node(ridge, .translation(x: 3, y: y)),
        .fill(40, 90, 9, 9, .blue),
      ]
      let fresh = Canvas(120, 120)
      fresh.draw(nodes, on: .blue)
      used.draw(nodes, on: .blue)
      #expect(used.pixels == fresh.pixels, "at \(y)")
    }
  }
}
