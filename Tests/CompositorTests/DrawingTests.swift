import CoreGraphics
import Synchronization
import Testing

import Compositor

struct DrawingTests {
  /// How often something was drawn.
  private final class Count: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func increase() { number.withLock { $0 += 1 } }
  }

  private func filled(
    _ rect: CGRect, in bounds: CGRect? = nil, count: Count = Count()
  ) -> Drawing {
    Drawing(bounds: bounds ?? rect) { context in
      count.increase()
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(rect)
    }
  }

  private func node(
    _ drawing: Drawing, opacity: Double = 1, _ transform: Homography = .identity
  ) -> DisplayNode {
    .drawing(PlacedDrawing(drawing: drawing, opacity: opacity, transform: transform))
  }

  @Test func edgesThatRestOnPixelsAreCrispAtEveryScale() {
    let drawing = filled(CGRect(x: 4, y: 4, width: 8, height: 6))
    for scale in [1.0, 1.5, 2, 3] {
      for inner in [1.0, 0.5, 1.5, 2] {
        let canvas = Canvas(100, 100)
        canvas.draw(
          [.group([node(drawing)], transform: .scale(x: inner, y: inner))], scale: scale)
        let pixels = scale * inner
        guard (4 * pixels).rounded() == 4 * pixels, (6 * pixels).rounded() == 6 * pixels else {
          continue
        }
        #expect(Set(canvas.pixels) == [0xFF00_0000, 0xFFFF_0000], "scale \(scale) × \(inner)")
        #expect(canvas.redArea == 48 * pixels * pixels)
      }
    }
  }

  @Test func drawingsLookLikeTheShapesTheyDraw() {
    let rect = CGRect(x: 5, y: 7, width: 30, height: 20)
    for map in [
      Homography.rotation(24, around: 20, 20), .scale(x: 1.3, y: -0.8),
      Homography(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0, p: 0.003, q: 0.001),
    ] {
      let placed = map.followed(by: .translation(x: 12, y: 40))
      let drawn = Canvas(90, 90)
      drawn.draw([node(filled(rect), placed)])
      let shape = Canvas(90, 90)
      shape.draw([.fill(rect.minX, rect.minY, rect.width, rect.height, .red, transform: placed)])
      #expect(shape.redArea > 100)
      #expect(abs(drawn.redArea - shape.redArea) < shape.redArea * 0.01)
    }
  }

  @Test func drawingsFadeAndCover() {
    let canvas = Canvas(16, 16)
    let drawing = filled(CGRect(x: 2, y: 2, width: 8, height: 8))
    canvas.draw([.fill(0, 0, 16, 16, .green), node(drawing, opacity: 0.5)])
    #expect(abs(canvas.red(5, 5) - 128) <= 1)
    #expect(abs(canvas.green(5, 5) - 127) <= 1)
    #expect(canvas.green(12, 12) == 255)
  }

  @Test func whatIsDrawnOnceIsKeptUntilItHasNotBeenSeenForLong() {
    let count = Count()
    let drawing = filled(CGRect(x: 0, y: 0, width: 8, height: 8), count: count)
    let canvas = Canvas(64, 64)
    for x in 0..<20 { canvas.draw([node(drawing, .translation(x: Double(x), y: 3))]) }
    #expect(count.value == 1)
    for x in 0...20 { canvas.draw([.fill(Double(x), 0, 1, 1, .red)]) }
    canvas.draw([node(drawing)])
    #expect(count.value == 2)
  }

  @Test func aDrawingWhoseScaleIsAnimatedIsDrawnAFewTimesForEachDoubling() {
    let count = Count()
    let drawing = filled(CGRect(x: 0, y: 0, width: 8, height: 8), count: count)
    let canvas = Canvas(64, 64)
    for step in 0...60 {
      let scale = exp2(Double(step) / 30)
      canvas.draw([node(drawing, .scale(x: scale, y: scale))])
      #expect(abs(canvas.redArea - 64 * scale * scale) < 64 * scale * scale * 0.03)
    }
    #expect(count.value <= 9)
  }

  @Test func turningADrawingDoesNotDrawItAgain() {
    let count = Count()
    let drawing = filled(CGRect(x: 20, y: 20, width: 20, height: 20), count: count)
    let canvas = Canvas(64, 64)
    for degrees in 1..<80 {
      canvas.draw([node(drawing, .rotation(Double(degrees), around: 32, 32))])
    }
    #expect(count.value == 1)
  }

  @Test func ofAHugeDrawingTheVisiblePartIsDrawn() {
    let count = Count()
    let drawing = filled(CGRect(x: 0, y: 0, width: 1e7, height: 1e7), count: count)
    let canvas = Canvas(64, 64)
    canvas.draw([node(drawing, .translation(x: -4e6, y: -5e6))])
    #expect(Set(canvas.pixels) == [0xFFFF_0000])
    for x in 0..<10 {
      canvas.draw([node(drawing, .translation(x: -4e6 - Double(x), y: -5e6))])
    }
    #expect(Set(canvas.pixels) == [0xFFFF_0000])
    #expect(count.value <= 2)
    canvas.draw([node(drawing, .rotation(20, around: 0, 0))])
    #expect(canvas.red(30, 40) == 255)
  }

  @Test func drawingsWithoutRealBoundsDrawNothing() {
    let canvas = Canvas(24, 24)
    for n in [Double.nan, .infinity, -.infinity, 0, -4, 1e300] {
      let drawing = filled(
        CGRect(x: 0, y: 0, width: 24, height: 24), in: CGRect(x: 2, y: n, width: 3, height: n))
      canvas.draw([node(drawing)])
      if n != 1e300, n != -4 { #expect(Set(canvas.pixels) == [0xFF00_0000], "\(n)") }
    }
    canvas.draw([node(filled(.null))])
    #expect(Set(canvas.pixels) == [0xFF00_0000])
  }
}
