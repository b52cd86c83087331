import CoreGraphics
import Testing

import Compositor

/// A small screen in memory, and a compositor that draws on it.
final class Canvas {
  let width, height: Int
  let compositor: SoftwareCompositor
  private var words: [UInt32]

  convenience init(_ width: Int, _ height: Int, threads: Int = 1, cacheBudget: Int? = nil) {
    self.init(width, height, SoftwareCompositor(threads: threads, cacheBudget: cacheBudget))
  }

  /// One that shares the memory of its pictures.
  convenience init(_ width: Int, _ height: Int, memory: BitmapPool) {
    self.init(width, height, SoftwareCompositor(threads: 1, memory: memory))
  }

  private init(_ width: Int, _ height: Int, _ compositor: SoftwareCompositor) {
    self.width = width
    self.height = height
    self.compositor = compositor
    words = Array(repeating: 0, count: width * height)
  }

  var pixels: [UInt32] { words }

  @discardableResult
  func draw(_ list: DisplayList, isPreserved: Bool = false) -> [PixelRect] {
    words.withUnsafeMutableBytes { memory in
      compositor.composite(
        list,
        into: PixelBuffer(
          base: memory.baseAddress!, width: width, height: height, bytesPerRow: width * 4),
        isPreserved: isPreserved)
    }
  }

  /// Draws nodes on a background, at a scale.
  @discardableResult
  func draw(
    _ nodes: [DisplayNode], on background: RGBA = .black, scale: Double = 1,
    isPreserved: Bool = false
  ) -> [PixelRect] {
    draw(
      DisplayList(
        width: width, height: height, background: background,
        root: DisplayGroup(
          content: GroupContent(nodes: nodes), transform: .scale(x: scale, y: scale))),
      isPreserved: isPreserved)
  }

  func word(_ x: Int, _ y: Int) -> UInt32 { words[y * width + x] }
  func red(_ x: Int, _ y: Int) -> Int { Int(word(x, y) >> 16 & 255) }
  func green(_ x: Int, _ y: Int) -> Int { Int(word(x, y) >> 8 & 255) }
  func blue(_ x: Int, _ y: Int) -> Int { Int(word(x, y) & 255) }

  /// The sum of a channel over the screen, in whole pixels of full intensity.
  var redArea: Double { words.reduce(0) { $0 + Double($1 >> 16 & 255) } / 255 }

  /// How many pixels differ, and the largest difference of a channel.
  func differences(from other: Canvas) -> String {
    var (count, largest) = (0, 0)
    for (a, b) in zip(pixels, other.pixels) where a != b {
      count += 1
      for shift: UInt32 in [0, 8, 16] {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    return "\(count) pixels, by up to \(largest)"
  }
}

extension RGBA {
  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let green = RGBA(red: 0, green: 1, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)
}

extension DisplayNode {
  static func fill(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA,
    radius: Double = 0, transform: Homography = .identity
  ) -> DisplayNode {
    let shape = RoundedRect(CGRect(x: x, y: y, width: width, height: height), radius: radius)
    return .fill(Fill(shape: shape, color: color, transform: transform))
  }

  static func group(
    _ nodes: [DisplayNode], transform: Homography = .identity, opacity: Double = 1,
    clip: RoundedRect? = nil, isRasterized: Bool = false
  ) -> DisplayNode {
    .group(
      DisplayGroup(
        content: GroupContent(nodes: nodes), transform: transform, opacity: opacity, clip: clip,
        isRasterized: isRasterized))
  }
}

extension Homography {
  /// A rotation by degrees around a point.
  static func rotation(_ degrees: Double, around x: Double, _ y: Double) -> Homography {
    let angle = degrees * .pi / 180
    return Homography.translation(x: -x, y: -y)
      .followed(
        by: Homography(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
      )
      .followed(by: .translation(x: x, y: y))
  }
}

extension CGImage {
  /// An image whose pixels are given by column and row.
  static func make(
    _ width: Int, _ height: Int, isOpaque: Bool = false, _ pixel: (Int, Int) -> UInt32
  ) -> CGImage {
    CGImage(width: width, height: height, isOpaque: isOpaque) { buffer in
      for y in 0..<height {
        let row = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = pixel(x, y) }
      }
    }!
  }
}
