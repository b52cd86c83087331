package import CoreGraphics

/// Each channel times that of a colour, opacity too.
package struct ColorMultiply: RowwiseEffect {
  package var color: RGBA

  package init(color: RGBA) {
    self.color = color
  }

  var keepsOpacity: Bool { color.alpha >= 1 }

  func isNeutral(at scale: Double) -> Bool {
    [color.red, color.green, color.blue, color.alpha].allSatisfy { $0 >= 1 }
  }

  var rowMap: any RowMap {
    // Premultiplied pixels times a premultiplied colour stay premultiplied.
    let tint = PremultipliedColor(color)
    let pixel = SIMD4(UInt16(tint.blue), UInt16(tint.green), UInt16(tint.red), UInt16(tint.alpha))
    return Product(factor: SIMD8(lowHalf: pixel, highHalf: pixel))
  }

  /// Multiplies the channels of two pixels, in 255ths.
  private struct Product: RowMap {
    let factor: SIMD8<UInt16>

    func map(
      _ sources: [UnsafePointer<UInt32>], _ target: UnsafeMutablePointer<UInt32>, count: Int
    ) {
      PixelPairs.map(sources[0], target, count: count) { ($0 &* factor).dividedBy255 }
    }
  }
}
