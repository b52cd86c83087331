import CoreGraphics
import Testing

import Compositor
import Platform

/// The compositor that draws by OpenGL ES draws what the software compositor does.
@Suite struct OpenGLCompositorTests {
  private static let (width, height) = (160, 120)

  /// 50 random lists for each of 40 seeds, most of them drawn over the one before.
  @Test(arguments: 1...40)
  func randomListsAreDrawnAlike(seed: Int) throws {
    let context = try #require(SurfacelessContext(), "OpenGL ES 3 without a window is missing.")
    let screen = OffscreenFrame(Self.width, Self.height, OpenGLCompositor(context))
    let scale = seed % 3 == 0 ? 2.0 : 1.0
    var scenes = SceneGenerator(
      seed: UInt64(seed) &* 7919, width: Self.width, height: Self.height, scale: scale,
      isDense: seed % 2 == 0, backdrops: seed % 5 == 0 ? 5 : 0)
    var list = scenes.list()
    for frame in 0..<50 {
      let expected = Canvas(Self.width, Self.height)
      expected.draw(list)
      screen.draw(list, isPreserved: frame % 10 > 0)
      let difference = PixelDifference(screen.pixels, expected.pixels)
      #expect(difference.isInvisible, "frame \(frame): \(difference)")
      list = frame % 5 == 4 ? scenes.mutated(list) : scenes.moved(list)
    }
    #expect(context.failure == nil)
  }
}

/// A screen in memory, and any compositor that draws on it.
private final class OffscreenFrame {
  private let compositor: any Compositor
  private let width, height: Int
  private(set) var pixels: [UInt32]

  init(_ width: Int, _ height: Int, _ compositor: any Compositor) {
    (self.width, self.height) = (width, height)
    self.compositor = compositor
    pixels = Array(repeating: 0, count: width * height)
  }

  func draw(_ list: DisplayList, isPreserved: Bool) {
    pixels.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      _ = compositor.composite(
        list,
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4),
        isPreserved: isPreserved)
    }
  }
}

/// How two pictures of the same size differ.
struct PixelDifference: CustomStringConvertible {
  /// The largest difference of a channel, and the pixels of which a channel differs by more than 2.
  private(set) var largest = 0
  private(set) var visible = 0
  private(set) var first: Int?
  private let count: Int

  init(_ a: [UInt32], _ b: [UInt32]) {
    count = a.count
    for index in a.indices where a[index] != b[index] {
      let difference = Self.difference(a[index], b[index])
      largest = max(largest, difference)
      guard difference > 2 else { continue }
      visible += 1
      if first == nil { first = index }
    }
  }

  /// The largest difference of a channel.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [UInt32(0), 8, 16, 24].reduce(0) { largest, shift in
      let (x, y) = (Int((a >> shift) & 255), Int((b >> shift) & 255))
      return max(largest, abs(x - y))
    }
  }

  /// Whether 99.9 % of the pixels differ by 2 of 255 at most.
  var isInvisible: Bool { visible * 1000 <= count }

  var description: String {
    "\(visible) of \(count) pixels differ by more than 2, the largest by \(largest)"
      + (first.map { ", the first at \($0)" } ?? "")
  }
}
