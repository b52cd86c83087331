import CoreGraphics
import Testing

@testable import Compositor

/// A pattern whose rows or columns are all alike is drawn and kept as one of them, and looks as if
/// all had been drawn. It ends where a colour would.
struct PatternTests {
  private static let (width, height) = (220, 160)

  enum Direction: CaseIterable { case acrossRows, downColumns }

  private static let fading = [
    CGColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.9),
    CGColor(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  private static func drawing(
    _ bounds: CGRect, _ direction: Direction, isKnown: Bool = true, _ colors: [CGColor] = fading
  ) -> Drawing {
    .gradient(over: bounds, isAcross: direction == .acrossRows, isKnown: isKnown, colors)
  }

  /// A node over stripes.
  private static func canvas(
    with node: DisplayNode, _ transform: Homography = .identity, memory: BitmapPool? = nil
  ) -> Canvas {
    let canvas =
      memory.map { Canvas(width, height, memory: $0) } ?? Canvas(width, height)
    let group = DisplayGroup(content: GroupContent(nodes: [node]), transform: transform)
    let stripes = (0..<11).map { index in
      DisplayNode.fill(Double(index) * 20, 0, 10, Double(height), .blue)
    }
    canvas.draw(stripes + [.group(group)], on: .green)
    return canvas
  }

  private static func node(_ drawing: Drawing, opacity: Double = 1) -> DisplayNode {
    .drawing(PlacedDrawing(drawing: drawing, opacity: opacity))
  }

  /// Moved by whole pixels and by parts; stretched; turned around an upright axis, so that columns
  /// stay upright, around one that lies, and around that of the screen.
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

  private static let bounds = [
    CGRect(x: 0, y: 0, width: 96, height: 80), CGRect(x: 3.4, y: 0.5, width: 90.3, height: 77.8),
  ]

  @Test(arguments: Direction.allCases, [1.0, 0.4])
  func theyLookAsIfAllWereDrawn(direction: Direction, opacity: Double) {
    for bounds in Self.bounds {
      for (index, transform) in Self.transforms.enumerated() {
        let pixels = [false, true].map { isKnown in
          Self.canvas(
            with: Self.node(Self.drawing(bounds, direction, isKnown: isKnown), opacity: opacity),
            transform
          ).pixels
        }
        #expect(Set(pixels[0]).count > 20)
        #expect(pixels[0] == pixels[1], "\(bounds) under \(index)")
      }
    }
  }

  /// Where a view's colour ends its gradient does, too.
  @Test(arguments: Direction.allCases, [0, 1, 2, 4, 5, 6])
  func theyEndWhereAColorDoes(direction: Direction, transform: Int) {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    for bounds in Self.bounds {
      let drawing = Self.drawing(bounds, direction, [red, red])
      let gradient = Self.canvas(with: Self.node(drawing), Self.transforms[transform]).pixels
      let color = Self.canvas(
        with: .fill(Fill(shape: RoundedRect(bounds), color: .red, transform: .identity)),
        Self.transforms[transform]
      ).pixels
      let largest = zip(gradient, color).map { difference($0, $1) }.max()
      #expect(largest ?? 255 <= 1)
    }
  }

  private func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  /// Of 96 x 80 pixels all rows would be 30,720 bytes; a row is 384 bytes, and a column 320.
  /// Rows are also where the pattern is turned around an upright axis.
  @Test(arguments: [(Direction.acrossRows, 0), (.acrossRows, 3), (.downColumns, 0)])
  func oneOfThemIsKept(direction: Direction, transform: Int) {
    let memory = BitmapPool(budget: 1 << 24)
    let node = Self.node(Self.drawing(Self.bounds[0], direction))
    let canvas = Self.canvas(with: node, Self.transforms[transform], memory: memory)
    #expect((320..<3_072).contains(memory.bytesInUse))
    // It keeps them.
    _ = canvas.pixels
  }

  /// What lies below an opaque one is not even drawn.
  @Test(arguments: Direction.allCases)
  func anOpaqueOneHidesWhatLiesBelow(direction: Direction) {
    let opaque = Self.fading.map { $0.copy(alpha: 1) ?? $0 }
    let memory = BitmapPool(budget: 1 << 24)
    let hidden = Drawing(bounds: CGRect(x: 10, y: 10, width: 60, height: 40)) { context in
      Issue.record("What is hidden was drawn in \(context).")
    }
    let content = GroupContent(nodes: [
      Self.node(hidden), Self.node(Self.drawing(Self.bounds[0], direction, opaque)),
    ])
    let canvas = Self.canvas(with: .group(DisplayGroup(content: content)), memory: memory)
    #expect(canvas.pixels[20 * Self.width + 20] >> 24 == 255)
  }
}
