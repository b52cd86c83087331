import CoreGraphics
import Foundation
import Testing

@testable import Compositor

/// Pictures seen in any map against the formula: the mean of four neighbours, weighted by their
/// distance from the place that the map leads to.
struct SamplerTests {
  /// Opaque pixels in memory of their own, at whose end the process may read no further.
  private final class Picture {
    let width, height: Int
    private let memory: UnsafeMutableRawPointer
    private let mapped: Int
    let base: UnsafeMutablePointer<UInt32>

    /// - Parameter atEnd: whether the pixels end, or begin, where nothing may be read.
    init(_ width: Int, _ height: Int, atEnd: Bool, _ pixel: (_ x: Int, _ y: Int) -> UInt32) {
      (self.width, self.height) = (width, height)
      let page = sysconf(Int32(_SC_PAGESIZE))
      let size = (width * height * 4 + page - 1) / page * page
      mapped = size + 2 * page
      memory = mmap(
        nil, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
      mprotect(memory, page, PROT_NONE)
      mprotect(memory + page + size, page, PROT_NONE)
      let start = memory + page + (atEnd ? size - width * height * 4 : 0)
      base = start.assumingMemoryBound(to: UInt32.self)
      for y in 0..<height { for x in 0..<width { base[y * width + x] = pixel(x, y) } }
    }

    deinit { munmap(memory, mapped) }

    var source: SourcePixels {
      SourcePixels(base: base, width: width, height: height, bytesPerRow: width * 4)
    }

    /// One channel at a place, beyond the edges as at the edges.
    func sample(_ u: Double, _ v: Double, _ shift: Int) -> Double {
      func channel(_ x: Int, _ y: Int) -> Double {
        let (x, y) = (max(0, min(width - 1, x)), max(0, min(height - 1, y)))
        return Double(base[y * width + x] >> UInt32(shift) & 255)
      }
      let (left, top) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
      let (a, b) = (u - 0.5 - left, v - 0.5 - top)
      let (x, y) = (Int(left), Int(top))
      return (channel(x, y) * (1 - a) + channel(x + 1, y) * a) * (1 - b)
        + (channel(x, y + 1) * (1 - a) + channel(x + 1, y + 1) * a) * b
    }
  }

  private let screen = (width: 131, height: 97)

  /// A picture on a black screen.
  private func paint(
    _ picture: Picture, by transform: Homography, opacity: UInt8 = 255, isOpaque: Bool = true,
    in tiles: [PixelRect]? = nil
  ) throws -> (pixels: [UInt32], shape: ProjectedShape, inverse: Homography)? {
    let rect = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    guard let shape = ProjectedShape(RoundedRect(rect), transform: transform) else { return nil }
    let inverse = try #require(transform.inverse)
    let operation = PictureOperation(
      source: .image(try #require(CGImage(width: 1, height: 1) { _ in })),
      window: PixelRect(x: 0, y: 0, width: picture.width, height: picture.height),
      mapping: .projected(inverse), filter: .linear, isOpaque: isOpaque, opacity: opacity,
      coverage: Coverage(shape, clip: .unbounded))
    var pixels = [UInt32](repeating: 0xFF00_0000, count: screen.width * screen.height)
    let bounds = PixelRect(x: 0, y: 0, width: screen.width, height: screen.height)
    pixels.withUnsafeMutableBytes { memory in
      let surface = Surface(
        base: memory.baseAddress!, bytesPerRow: screen.width * 4, bounds: bounds)
      for tile in tiles ?? [bounds] {
        HomographyKernel.paint(
          picture.source, operation, mapping: inverse, shape,
          in: tile.intersection(operation.coverage.bounds), on: surface)
      }
    }
    return (pixels, shape, inverse)
  }

  /// A turn in space about the picture's middle, seen from near, moved and stretched.
  private func random(
    _ numbers: inout some RandomNumberGenerator, _ picture: Picture, extreme: Bool
  ) -> Homography {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let (spin, tilt) = (number(-.pi ... .pi), number(extreme ? -1.55...1.55 : -1.2...1.2))
    let scale = extreme ? exp(number(-4...5)) : number(0.6...2.5)
    let depth = number(extreme ? 0...0.05 : 0...0.004)
    let (c, s) = (cos(spin) * scale, sin(spin) * scale)
    let middle = Homography.translation(
      x: -Double(picture.width) / 2, y: -Double(picture.height) / 2)
    let turn = Homography(
      a: c * cos(tilt), b: s, c: -s * cos(tilt), d: c, tx: 0, ty: 0, p: depth * sin(tilt), q: 0,
      r: 1)
    return middle.followed(by: turn)
      .followed(by: .translation(x: number(0...131), y: number(0...97)))
  }

  /// Compares the pixels that are wholly covered.
  private func compare(
    _ result: (pixels: [UInt32], shape: ProjectedShape, inverse: Homography), _ picture: Picture
  ) -> (largest: Double, count: Int) {
    let m = result.inverse
    var (largest, count) = (0.0, 0)
    for y in 0..<screen.height {
      for x in 0..<screen.width where result.shape.coverage(x: x, y: y) >= 1 {
        let (cx, cy) = (Double(x) + 0.5, Double(y) + 0.5)
        let w = m.p * cx + m.q * cy + m.r
        let (u, v) = ((m.a * cx + m.c * cy + m.tx) / w, (m.b * cx + m.d * cy + m.ty) / w)
        let word = result.pixels[y * screen.width + x]
        for shift in [0, 8, 16] {
          let value = Double(word >> UInt32(shift) & 255)
          largest = max(largest, abs(value - picture.sample(u, v, shift)))
        }
        count += 1
      }
    }
    return (largest, count)
  }

  private func noise(_ x: Int, _ y: Int) -> UInt32 {
    let word = UInt32(truncatingIfNeeded: (x &* 73_856_093) ^ (y &* 19_349_663)) &* 2_654_435_761
    return word | 0xFF00_0000
  }

  /// Rises by two in each pixel to the right, and by three downwards.
  private func ramp(_ x: Int, _ y: Int) -> UInt32 {
    let value = UInt32(min(255, 2 * x + 3 * y))
    return 0xFF00_0000 | value << 16 | value << 8 | value
  }

  @Test func samplesAreThoseOfTheFormula() throws {
    var numbers = SplitMix64(state: 11)
    var covered = 0
    for index in 0..<40 {
      let picture = Picture(61, 43, atEnd: index % 2 == 0, noise)
      let transform = random(&numbers, picture, extreme: false)
      guard let result = try paint(picture, by: transform) else { continue }
      // Weights are 256ths, so a place is off by a 512th on each axis, and each of two mixtures
      // rounds by a half.
      let (largest, count) = compare(result, picture)
      #expect(largest <= 2 * 255.0 / 512 + 1.5, "\(index): \(largest)")
      covered += count
    }
    #expect(covered > 40_000)
  }

  /// Seen edge-on, from near or enlarged a hundredfold; the process would stop where it read what
  /// is not the picture's.
  @Test func extremeMapsStayWithinThePicture() throws {
    var numbers = SplitMix64(state: 5)
    for index in 0..<300 {
      let picture = Picture(41, 32, atEnd: index % 2 == 0, ramp)
      let transform = random(&numbers, picture, extreme: true)
      guard let result = try paint(picture, by: transform) else { continue }
      // A place is off by an eighth of a pixel at most, on a picture that rises by 5.
      let (largest, _) = compare(result, picture)
      #expect(largest <= 5.0 / 8 + 2 * 5.0 / 512 + 1.5, "\(index): \(largest)")
    }
  }

  /// A corner of the picture is in the middle of the screen, and the rest is far away: all that is
  /// seen is the corner's colour.
  @Test(arguments: [1e6, 1e11, 1e13, 1e20, 1e100])
  func hugelyEnlargedPicturesShowTheirCorner(scale: Double) throws {
    for corner in 0..<4 {
      let picture = Picture(7, 5, atEnd: corner > 1, noise)
      let (x, y) = (corner % 2 == 0 ? 0 : 7, corner / 2 == 0 ? 0 : 5)
      let transform = Homography.translation(x: -Double(x), y: -Double(y))
        .followed(by: .scale(x: scale, y: scale))
        .followed(by: .rotation(0.3 * 180 / .pi, around: 0, 0))
        .followed(by: .translation(x: 65, y: 48))
      let color = noise(min(x, 6), min(y, 4))
      let pixels = try paint(picture, by: transform)?.pixels ?? []
      // Either it is drawn, and then right, or it is too large to be.
      let shown = pixels.filter { $0 == color }.count
      let others = pixels.filter { $0 != color && $0 != 0xFF00_0000 }.count
      #expect(others <= 300, "\(corner): \(others) of another colour than the corner's")
      if scale <= 1e6 { #expect(shown > 131 * 97 / 5, "\(corner)") }
    }
  }

  /// A pixel at the edge is mixed with what lies below by the share of it that is covered.
  @Test func edgesAreMixedByTheirShare() throws {
    let picture = Picture(48, 40, atEnd: true) { _, _ in 0xFFFF_FFFF }
    for angle in [0.1, 0.4, 0.785, 1.2] {
      let (c, s) = (cos(angle), sin(angle))
      let transform = Homography.translation(x: -24, y: -20)
        .followed(by: Homography(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
        .followed(by: .translation(x: 65, y: 48))
      let result = try #require(try paint(picture, by: transform))
      let steps = 8
      for y in 0..<screen.height {
        for x in 0..<screen.width {
          var inside = 0
          for i in 0..<steps * steps {
            let px = Double(x) + (Double(i % steps) + 0.5) / Double(steps) - 65
            let py = Double(y) + (Double(i / steps) + 0.5) / Double(steps) - 48
            let (u, v) = (c * px + s * py + 24, -s * px + c * py + 20)
            if u >= 0, v >= 0, u <= 48, v <= 40 { inside += 1 }
          }
          let share = Double(inside) / Double(steps * steps)
          let value = Double(result.pixels[y * screen.width + x] & 255) / 255
          // By the distance of the pixel's middle from the line: off by less than a sixth.
          #expect(abs(value - share) < 1.0 / 6, "\(angle): \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: [(UInt8(255), true), (255, false), (90, true)])
  func whereARowIsCutChangesNothing(opacity: UInt8, isOpaque: Bool) throws {
    var numbers = SplitMix64(state: 3)
    for index in 0..<10 {
      let picture = Picture(61, 43, atEnd: true, noise)
      let transform = random(&numbers, picture, extreme: index % 2 == 0)
      guard
        let whole = try paint(picture, by: transform, opacity: opacity, isOpaque: isOpaque)
      else { continue }
      var tiles: [PixelRect] = []
      for x in stride(from: 0, to: screen.width, by: 13) {
        tiles.append(PixelRect(x: x, y: 0, width: 13, height: 50))
        tiles.append(PixelRect(x: x, y: 50, width: 13, height: 47))
      }
      let screenRect = PixelRect(x: 0, y: 0, width: screen.width, height: screen.height)
      let cut = try paint(
        picture, by: transform, opacity: opacity, isOpaque: isOpaque,
        in: tiles.map { $0.intersection(screenRect) })
      #expect(cut?.pixels == whole.pixels)
    }
  }
}
