import CoreGraphics
import Testing

import Compositor

/// Drawings that are the inside of a path in one colour, of which only the coverage is kept.
struct FillingTests {
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
    let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 256, height: 256), transform: nil)
    let canvas = Canvas(256, 256, cacheBudget: 1 << 24)
    canvas.draw([node(Drawing(.init(disc, color: Self.half)))])
    let bytes = canvas.compositor.memory.bytesInUse
    #expect(bytes >= 256 * 256)
    #expect(bytes <= 320 * 256)
  }

  /// As one that is larger than four screens, of which only what is seen is drawn.
  @Test func aHugeOneIsDrawn() {
    let huge = CGPath(rect: CGRect(x: -1e6, y: 20, width: 2e6, height: 1e6), transform: nil)
    let canvas = Canvas(100, 60)
    canvas.draw([node(Drawing(.init(huge, color: .red)))])
    #expect(canvas.redArea == 100 * 40)
  }

  // MARK: Rows that are alike

  /// Of the 1,000 rows at scale 2, those from 81 on are alike but for the last one. One of them is
  /// kept for the others, and one goes with the last row.
  @Test func ofRowsThatAreAlikeOneIsKept() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 30), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 40.3),
      CGPoint(x: 100, y: 500), CGPoint(x: 0, y: 500),
    ])
    let canvas = Canvas(200, 1000, cacheBudget: 1 << 24)
    canvas.draw([node(Drawing(.init(path, color: .red)))], scale: 2)
    #expect(canvas.compositor.memory.bytesInUse == 200 * 84)
    #expect((81..<1000).allSatisfy { y in (0..<200).allSatisfy { canvas.red($0, y) == 255 } })
  }

  /// Lines and curves, some of which go straight up or down for long.
  private static func random(_ numbers: inout SplitMix64) -> CGPath {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      var last = CGPoint(x: number(-5...45), y: number(-20...120))
      path.move(to: last)
      for _ in 0..<Int.random(in: 2...5, using: &numbers) {
        let near = CGPoint(x: number(-5...45), y: last.y + number(-9...9))
        let above = CGPoint(x: last.x, y: number(-20...120))
        switch Int.random(in: 0...5, using: &numbers) {
        case 0:
          path.addQuadCurve(to: near, control: CGPoint(x: near.x, y: last.y))
          last = near
        case 1...3:
          path.addLine(to: above)
          last = above
        default:
          path.addLine(to: near)
          last = near
        }
      }
      if Bool.random(using: &numbers) { path.closeSubpath() }
    }
    return path
  }

  /// Of a red path the red of each pixel is its coverage, as the whole path is drawn at once.
  @Test(arguments: 1...200) func itsPixelsAreItsCoverage(seed: UInt64) {
    var numbers = SplitMix64(state: seed)
    let path = Self.random(&numbers)
    let scale: Double = [1, 1.5, 2].randomElement(using: &numbers) ?? 1
    let box = path.boundingBoxOfPath
    func pixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int((Double(length) * scale).rounded(rule))
    }
    let (x, y) = (pixel(box.minX, .down), pixel(box.minY, .down))
    let frame = PixelRect(
      x: x, y: y, width: pixel(box.maxX, .up) - x, height: pixel(box.maxY, .up) - y)
    let rowBytes = (frame.width + 3) & ~3
    var coverage = [UInt8](repeating: 0, count: rowBytes * frame.height)
    coverage.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      path.drawCoverage(
        of: frame, transform: CGAffineTransform(scaleX: scale, y: scale), to: base,
        bytesPerRow: rowBytes)
    }
    let canvas = Canvas(max(frame.width, 1), max(frame.height, 1))
    let drawing = Drawing(.init(path, color: .red))
    let (left, top): (Double, Double) = (Double(frame.x) / scale, Double(frame.y) / scale)
    let place = Homography.translation(x: -left, y: -top)
    // The second frame knows what the path covers, and keeps a part of the first.
    for _ in 0..<2 {
      canvas.draw([node(drawing, place)], scale: scale, isPreserved: true)
      for y in 0..<frame.height {
        let row = (0..<frame.width).map { UInt8(canvas.red($0, y)) }
        #expect(row[...] == coverage[y * rowBytes..<y * rowBytes + frame.width], "row \(y)")
      }
    }
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
