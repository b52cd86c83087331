import CoreGraphics
import Testing

@testable import Compositor

/// A drawing whose rows are all alike is drawn and kept as one row, and looks as if it had all.
@Suite struct AlikeRowTests {
  private static let (width, height) = (220, 160)

  /// From one colour to another, from left to right.
  private static func drawing(_ bounds: CGRect, hasAlikeRows: Bool) -> Drawing {
    Drawing(bounds: bounds, hasAlikeRows: hasAlikeRows) { context in
      context.clip(to: bounds)
      guard
        let gradient = CGGradient(
          colorsSpace: nil,
          colors: [
            CGColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.9),
            CGColor(red: 0, green: 0, blue: 0, alpha: 0),
          ], locations: nil)
      else { return }
      context.drawLinearGradient(
        gradient, start: CGPoint(x: bounds.minX, y: 0), end: CGPoint(x: bounds.maxX, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  /// A drawing over stripes.
  private static func canvas(
    with drawing: Drawing, _ transform: Homography, opacity: Double = 1,
    memory: BitmapPool? = nil
  ) -> Canvas {
    let canvas =
      memory.map { Canvas(width, height, memory: $0) } ?? Canvas(width, height)
    let group = DisplayGroup(
      content: GroupContent(nodes: [
        .drawing(PlacedDrawing(drawing: drawing, opacity: opacity))
      ]), transform: transform)
    let stripes = (0..<11).map { index in
      DisplayNode.fill(Double(index) * 20, 0, 10, Double(height), .blue)
    }
    canvas.draw(stripes + [.group(group)], on: .green)
    return canvas
  }

  /// Turned around an upright axis, so that columns stay upright, around one that lies, and around
  /// that of the screen; stretched; moved by whole pixels and by parts.
  private static let transforms: [Homography] = [
    .translation(x: 30, y: 20),
    .translation(x: 30.4, y: 20.7),
    Homography(a: 1.7, b: 0, c: 0, d: 0.6, tx: 12, ty: 31),
    Homography(a: 0.8, b: 0.15, c: 0, d: 1.1, tx: 40, ty: 20, p: 0.004, q: 0, r: 1),
    Homography(a: 0.3, b: 0, c: 0, d: 1.2, tx: 90, ty: 10, p: -0.003, q: 0, r: 1),
    Homography(a: 1.1, b: 0, c: 0.2, d: 0.9, tx: 20, ty: 30, p: 0, q: 0.005, r: 1),
    Homography(a: 0.8, b: 0.5, c: -0.5, d: 0.8, tx: 80, ty: 10),
    Homography(a: 1, b: 0.2, c: 0, d: 1, tx: 50, ty: 20),
  ]

  private static let bounds = CGRect(x: 0, y: 0, width: 96, height: 80)

  @Test(arguments: transforms.indices, [1.0, 0.4])
  func theyLookTheSame(transform: Int, opacity: Double) {
    let pixels = [false, true].map { hasAlikeRows in
      Self.canvas(
        with: Self.drawing(Self.bounds, hasAlikeRows: hasAlikeRows), Self.transforms[transform],
        opacity: opacity
      ).pixels
    }
    #expect(Set(pixels[0]).count > 20)
    #expect(pixels[0] == pixels[1])
  }

  /// The first and the last row are covered by half, and differ from the others.
  @Test func rowsThatEndWithinAPixelAreAllDrawn() {
    let bounds = CGRect(x: 0, y: 0.5, width: 96, height: 80)
    let pixels = [false, true].map { hasAlikeRows in
      Self.canvas(with: Self.drawing(bounds, hasAlikeRows: hasAlikeRows), .identity).pixels
    }
    #expect(pixels[0] == pixels[1])
  }

  /// All rows would be 30,720 bytes.
  @Test func oneRowIsKept() {
    let memory = BitmapPool(budget: 1 << 24)
    let drawing = Self.drawing(Self.bounds, hasAlikeRows: true)
    let canvas = Self.canvas(with: drawing, Self.transforms[3], memory: memory)
    #expect((384..<3_072).contains(memory.bytesInUse))
    // It keeps them.
    _ = canvas.pixels
  }
}
