import CoreGraphics
import Testing

import Compositor

/// A large see-through colour over an even one is painted as one colour, with the same pixels.
struct ColorFoldingTests {
  private static let (width, height) = (300, 240)
  private static let dim = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)

  private func canvas() -> Canvas { Canvas(Self.width, Self.height) }

  private func cover(_ color: RGBA) -> DisplayNode {
    .fill(0, 0, Double(Self.width), Double(Self.height), color)
  }

  /// The same in pieces that are too small to be painted as one with what is below.
  private func piecewise(_ color: RGBA) -> [DisplayNode] {
    stride(from: 0, to: Self.width, by: 100).flatMap { x in
      stride(from: 0, to: Self.height, by: 80).map { y in
        DisplayNode.fill(Double(x), Double(y), 100, 80, color)
      }
    }
  }

  /// What a half black leaves of a channel: 127 of 255 parts, rounded.
  private func dimmed(_ channel: Int) -> Int { (channel * 127 + 127) / 255 }

  @Test func aDimmedPageHasTheColoursOfTheFormula() {
    let canvas = canvas()
    let orange = RGBA(red: 1, green: 128.0 / 255, blue: 31.0 / 255)
    canvas.draw([
      cover(orange), .fill(40, 50, 30, 20, .green), cover(Self.dim), .fill(200, 150, 50, 50, .blue),
    ])
    for (x, y) in [(0, 0), (299, 239), (39, 55), (70, 60), (150, 100), (199, 160)] {
      #expect(canvas.red(x, y) == dimmed(255), "at \(x), \(y)")
      #expect(canvas.green(x, y) == dimmed(128), "at \(x), \(y)")
      #expect(canvas.blue(x, y) == dimmed(31), "at \(x), \(y)")
    }
    #expect(canvas.red(50, 60) == 0)
    #expect(canvas.green(50, 60) == dimmed(255))
    #expect(canvas.word(210, 160) == 0xFF00_00FF)
  }

  @Test func twoCoversDimTwice() {
    let canvas = canvas()
    canvas.draw([cover(.red), cover(Self.dim), .fill(9, 9, 9, 9, .green), cover(Self.dim)])
    #expect(canvas.red(100, 100) == dimmed(dimmed(255)))
    #expect(canvas.red(12, 12) == 0)
    #expect(canvas.green(12, 12) == dimmed(255))
  }

  @Test func aCoverOverNothingInAPictureStaysSeeThrough() {
    let canvas = canvas()
    // A rasterised group is a picture of its own, with nothing below.
    let group = DisplayNode.group(
      [cover(Self.dim), .fill(10, 10, 20, 20, .blue), cover(Self.dim)], isRasterized: true)
    canvas.draw([cover(.red), group])
    // Three quarters of black: 128 and 128 of the 127 left are 192.
    #expect(canvas.red(200, 200) == 63)
  }

  /// With anything between, random things in groups within groups, the pixels are those that the
  /// pieces give one by one.
  @Test(arguments: 1...60)
  func aCoverGivesTheSamePixelsAsItsPieces(seed: Int) {
    var scenes = SceneGenerator(
      seed: UInt64(seed) &* 6_700_417, width: Self.width, height: Self.height,
      backdrops: seed % 4 == 0 ? 10 : 0)
    let colors = [Self.dim, RGBA(red: 0.9, green: 0.7, blue: 0.2, alpha: 0.13)]
    var (whole, pieces): ([DisplayNode], [DisplayNode]) = ([], [])
    for index in 0..<scenes.number(1..<14) {
      if scenes.number(0..<3) == 0 {
        let color = colors[index % 2]
        whole.append(cover(color))
        pieces += piecewise(color)
      } else {
        let node = index == 0 ? cover(.green) : scenes.node(depth: 2)
        whole.append(node)
        pieces.append(node)
      }
    }
    whole.append(cover(Self.dim))
    pieces += piecewise(Self.dim)
    if seed % 3 == 0 {
      // Moved by whole pixels, and at the bottom of a picture with nothing below.
      let move = Homography.translation(x: 7, y: -11)
      whole = [.group(whole, transform: move, isRasterized: seed % 2 == 0)]
      pieces = [.group(pieces, transform: move, isRasterized: seed % 2 == 0)]
    }
    let (expected, actual) = (canvas(), canvas())
    expected.draw(pieces, on: .blue)
    actual.draw(whole, on: .blue)
    let isSame = actual.pixels == expected.pixels
    #expect(isSame, "\(actual.differences(from: expected))")
  }

  /// A thousand things between two covers: the area falls apart, and is given up.
  @Test func manyThingsBetweenLeaveThePixelsRight() {
    let dots: [DisplayNode] = (0..<1000).map { index in
      let (x, y) = (index * 37 % 298, index * 53 % 238)
      return .fill(Double(x), Double(y), 2, 2, .blue)
    }
    let (expected, actual) = (canvas(), canvas())
    actual.draw([cover(.red)] + dots + [cover(Self.dim)])
    expected.draw([cover(.red)] + dots + piecewise(Self.dim))
    let isSame = actual.pixels == expected.pixels
    #expect(isSame, "\(actual.differences(from: expected))")
  }
}
