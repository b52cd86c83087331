import CoreGraphics
import Testing

@testable import Compositor

/// What works on several pixels at once gives what plain arithmetic gives, within 1 of 255.
struct KernelTests {
  /// Premultiplied pixels without a pattern, with noise and areas of one colour.
  private final class Picture {
    let width, height: Int
    let base: UnsafeMutableRawPointer

    init(_ width: Int, _ height: Int) {
      (self.width, self.height) = (width, height)
      base = .allocate(byteCount: width * height * 4, alignment: 64)
      var seed: UInt32 = 7
      let pixels = base.assumingMemoryBound(to: UInt32.self)
      for index in 0..<width * height {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let isFlat = index % width > width / 2
        let alpha = isFlat ? 255 : seed >> 24
        func channel(_ shift: UInt32) -> UInt32 {
          isFlat ? 40 + shift * 8 : (seed >> shift & 255) * alpha / 255
        }
        pixels[index] = alpha << 24 | channel(16) << 16 | channel(8) << 8 | channel(0)
      }
    }

    deinit { base.deallocate() }

    var buffer: PixelBuffer {
      PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
    }

    func channel(_ x: Int, _ y: Int, _ shift: Int) -> Double {
      Double(buffer.row(y)[x] >> UInt32(shift) & 255)
    }
  }

  private func apply(_ effect: some PixelEffect, _ sources: [Picture]) -> Picture {
    let result = Picture(sources[0].width, sources[0].height)
    let rect = CGRect(x: 0, y: 0, width: result.width, height: result.height)
    effect.apply(
      sources.map(\.buffer), to: result.buffer,
      area: EffectArea(rect: rect, extent: rect, scale: 1),
      on: EffectWorkers(threads: 1, pool: BitmapAccount(of: BitmapPool())))
    return result
  }

  /// The largest difference of any channel from what `expected` gives for it.
  private func largestError(
    _ result: Picture, _ expected: (_ x: Int, _ y: Int, _ shift: Int) -> Double
  ) -> Double {
    var largest = 0.0
    for y in 0..<result.height {
      for x in 0..<result.width {
        for shift in [0, 8, 16, 24] {
          largest = max(largest, abs(result.channel(x, y, shift) - expected(x, y, shift)))
        }
      }
    }
    return largest
  }

  @Test func coloursAreThoseOfTheFormula() {
    let source = Picture(23, 9)
    for (brightness, contrast, saturation) in [(0.1, 1.3, 0.4), (-0.2, 0.7, 2), (0, 1, 0.0)] {
      let effect = ColorControls(
        brightness: brightness, contrast: contrast, saturation: saturation)
      let error = largestError(apply(effect, [source])) { x, y, shift in
        let alpha = source.channel(x, y, 24)
        guard shift < 24 else { return alpha }
        let grey =
          0.2125 * source.channel(x, y, 16) + 0.7154 * source.channel(x, y, 8)
          + 0.0721 * source.channel(x, y, 0)
        let saturated = grey + (source.channel(x, y, shift) - grey) * saturation
        let value = (saturated - alpha / 2) * contrast + alpha / 2 + brightness * alpha
        return max(0, min(alpha, value))
      }
      #expect(error <= 1)
    }
  }

  @Test func aMaterialsColoursAreThoseOfTheFormula() {
    let tint = RGBA(red: 0.9, green: 0.5, blue: 0.1, alpha: 0.3)
    for width in 1...19 {
      let source = Picture(width, 3)
      let effect = Material(blurRadius: 0, saturation: 1.8, tint: tint)
      let error = largestError(apply(effect, [source])) { x, y, shift in
        let alpha = source.channel(x, y, 24)
        guard shift < 24 else { return alpha * 0.7 + 0.3 * 255 }
        let grey =
          0.2125 * source.channel(x, y, 16) + 0.7154 * source.channel(x, y, 8)
          + 0.0721 * source.channel(x, y, 0)
        let value = grey + (source.channel(x, y, shift) - grey) * 1.8
        let above = [0.1, 0.5, 0.9][shift / 8]
        return max(0, min(alpha, value)) * 0.7 + above * 0.3 * 255
      }
      #expect(error <= 1, "\(width)")
    }
  }

  @Test func dissolvingMixes() {
    let (first, second) = (Picture(11, 5), apply(ColorControls(brightness: 0.4), [Picture(11, 5)]))
    let effect = Dissolve(to: GroupContent(nodes: []), fraction: 0.375)
    let error = largestError(apply(effect, [first, second])) { x, y, shift in
      first.channel(x, y, shift) * 0.625 + second.channel(x, y, shift) * 0.375
    }
    #expect(error <= 1)
  }

  @Test func squaresAreMeans() {
    let source = Picture(37, 29)
    for side in [1.2, 1.5, 2, 3.3, 8, 50] {
      /// The pixels of the square that a coordinate lies in.
      func cell(_ place: Int, _ count: Int) -> Range<Int> {
        let middle = Double(count) / 2
        func edge(_ number: Double) -> Int { Int((middle + number * side).rounded()) }
        var number = ((Double(place) - middle) / side).rounded(.down) - 1
        while edge(number + 1) <= place { number += 1 }
        return max(0, edge(number))..<min(count, edge(number + 1))
      }
      let error = largestError(apply(Pixellation(blockWidth: side), [source])) { x, y, shift in
        let (columns, rows) = (cell(x, source.width), cell(y, source.height))
        var sum = 0.0
        for y in rows { for x in columns { sum += source.channel(x, y, shift) } }
        return sum / Double(columns.count * rows.count)
      }
      #expect(error <= 1, "\(side)")
    }
  }

  @Test func narrowBlursAreGaussian() {
    let source = Picture(27, 21)
    for sigma in [0.5, 1, 2.4] {
      for clampsEdges in [false, true] {
        let weights = NarrowBlur(sigma: sigma, clampsEdges: clampsEdges).weights.map(Double.init)
        #expect(weights[0] + 2 * weights.dropFirst().reduce(0, +) == 256)
        for (k, weight) in weights.enumerated() {
          // What lies within half a pixel of it.
          func below(_ place: Double) -> Double { erf(place / (sigma * 2.0.squareRoot())) }
          let exact = 128 * (below(Double(k) + 0.5) - below(Double(k) - 0.5))
          #expect(abs(weight - exact) <= 1, "\(sigma) \(k)")
        }
        func sample(_ x: Int, _ y: Int, _ shift: Int) -> Double {
          let near = (max(0, min(source.width - 1, x)), max(0, min(source.height - 1, y)))
          return near == (x, y) || clampsEdges ? source.channel(near.0, near.1, shift) : 0
        }
        let reach = weights.count - 1
        func weighted(_ value: (Int) -> Double) -> Double {
          var sum = 0.0
          for offset in -reach...reach { sum += weights[abs(offset)] * value(offset) }
          return sum / 256
        }
        let stride = source.width + 2 * reach
        var columns: [Double] = []
        for y in 0..<source.height {
          for x in -reach..<source.width + reach {
            for shift in [0, 8, 16, 24] {
              columns.append(weighted { sample(x, y + $0, shift) })
            }
          }
        }
        let result = apply(GaussianBlur(radius: sigma, clampsEdges: clampsEdges), [source])
        let error = largestError(result) { x, y, shift in
          let first = (y * stride + x + reach) * 4 + shift / 8
          return weighted { columns[first + $0 * 4] }
        }
        #expect(error <= 1)
      }
    }
  }

  @Test func pagesAreTheSameOneByOneAndInRuns() {
    // Each way rounds positions to 256ths and colours on the way to bytes, but not in the same
    // order: neighbours that resemble each other, and opacity that is the same, let it not add up.
    let source = apply(GaussianBlur(radius: 8), [Picture(160, 90)])
    for y in 0..<source.height {
      for x in 0..<source.width { source.buffer.row(y)[x] |= 0xFF00_0000 }
    }
    let page = CGRect(x: 5, y: 3, width: 150, height: 80)
    for edge in PageCurl.Edge.allCases {
      for fraction in [0.15, 0.4, 0.7, 0.95] {
        let target = Picture(160, 90)
        let roll = PaperRoll(page: page, fraction: fraction, edge: edge)!
        let kernel = PageCurlKernel(source: source.buffer, page: page, roll: roll)
        var largest = 0
        for y in 0..<target.height {
          kernel.paint(row: y, to: target.buffer.row(y))
          let cy = Float(y) + 0.5
          let first = (0.5 - roll.cornerX) * roll.dx + (cy - roll.cornerY) * roll.dy - roll.line
          for x in 0..<target.width {
            let h = first + Float(x) * roll.dx
            let plain = kernel.pixel(Float(x) + 0.5, cy, h, source.buffer.row(y)[x])
            for shift: UInt32 in [0, 8, 16, 24] {
              let (a, b) = (target.buffer.row(y)[x] >> shift & 255, plain >> shift & 255)
              largest = max(largest, abs(Int(a) - Int(b)))
            }
          }
        }
        #expect(largest <= 1, "\(edge) \(fraction)")
      }
    }
  }
}
