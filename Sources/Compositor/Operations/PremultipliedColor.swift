internal import CoreGraphics

/// A colour as it is stored in pixels: premultiplied, 8 bits a channel.
struct PremultipliedColor: Hashable, Sendable {
  /// `0xAARRGGBB`.
  let word: UInt32

  init(_ color: RGBA, opacity: Double = 1) {
    let alpha = Self.unit(Self.unit(color.alpha) * Self.unit(opacity))
    func channel(_ value: Double) -> UInt32 { UInt32((Self.unit(value) * 255).rounded()) }
    let a = channel(alpha)
    func premultiplied(_ value: Double) -> UInt32 { min(a, channel(Self.unit(value) * alpha)) }
    word =
      a << 24 | premultiplied(color.red) << 16 | premultiplied(color.green) << 8
      | premultiplied(color.blue)
  }

  /// - Parameter pixel: A pixel of that colour.
  init(pixel: UInt32) { word = pixel }

  static let clear = PremultipliedColor(pixel: 0)

  var alpha: UInt8 { UInt8(truncatingIfNeeded: word >> 24) }
  var red: UInt8 { UInt8(truncatingIfNeeded: word >> 16) }
  var green: UInt8 { UInt8(truncatingIfNeeded: word >> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: word) }
  var isOpaque: Bool { alpha == 255 }

  /// Between 0 and 1; what is not a number counts as 0.
  static func unit(_ value: Double) -> Double {
    value.isNaN ? 0 : Swift.max(0, Swift.min(1, value))
  }
}
