package import CoreGraphics

/// Each channel times that of a colour, opacity too.
package struct ColorMultiply: PixelEffect {
  package var color: RGBA

  package init(color: RGBA) {
    self.color = color
  }

  var keepsOpacity: Bool { color.alpha >= 1 }

  func isNeutral(at scale: Double) -> Bool {
    [color.red, color.green, color.blue, color.alpha].allSatisfy { $0 >= 1 }
  }

  func apply(
    _ sources: [PixelBuffer], to target: PixelBuffer, area: EffectArea, on workers: EffectWorkers
  ) {
    let source = sources[0]
    // Premultiplied pixels times a premultiplied colour stay premultiplied.
    let tint = PremultipliedColor(color)
    let pixel = SIMD4(UInt16(tint.blue), UInt16(tint.green), UInt16(tint.red), UInt16(tint.alpha))
    let factor = SIMD8(lowHalf: pixel, highHalf: pixel)
    workers.share(target.height) { rows in
      for y in rows {
        PixelPairs.map(source.row(y), target.row(y), count: target.width) {
          ($0 &* factor).dividedBy255
        }
      }
    }
  }
}
