import Compositor
import CoreGraphics

/// Converts between pixels and light.
///
/// Core Image computes with components that are proportional to light, and not with those of sRGB,
/// in which a middle grey has a fifth of the light of white. A colour is here red, green and blue
/// as light, not multiplied by alpha, and alpha: 0 to 1 each.
struct LightTables: Sendable {
  static let shared = LightTables()

  /// The light of each byte.
  private let light: [Float]
  /// The byte of each of 65,536 amounts of light.
  private let bytes: [UInt8]
  private static let finest: Float = 65_535

  private init() {
    light = (0...255).map { Float(Self.light(ofComponent: Double($0) / 255)) }
    bytes = (0...65_535).map {
      UInt8((Self.component(ofLight: Double($0) / 65_535) * 255).rounded())
    }
  }

  /// The light of a component of sRGB, as IEC 61966-2-1 defines it.
  static func light(ofComponent value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The component of sRGB of an amount of light.
  static func component(ofLight light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Nothing for what is not a number.
  private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

  /// The colour of a pixel, `0xAARRGGBB` premultiplied.
  func color(of word: UInt32) -> SIMD4<Float> {
    let alpha = word >> 24
    guard alpha > 0 else { return .zero }
    func part(_ shift: UInt32) -> Float {
      let value = word >> shift & 255
      let straight = alpha == 255 ? value : min(255, (value * 255 + alpha / 2) / alpha)
      return light[Int(straight)]
    }
    return SIMD4(part(16), part(8), part(0), Float(alpha) / 255)
  }

  /// The pixel of a colour; components beyond 0 and 1 are cut off there.
  func word(of color: SIMD4<Float>) -> UInt32 {
    let alpha = UInt32((Self.unit(color.w) * 255).rounded())
    func part(_ value: Float) -> UInt32 {
      let straight = UInt32(bytes[Int((Self.unit(value) * Self.finest).rounded())])
      return (straight * alpha * 2 + 255) / 510
    }
    let (red, green, blue) = (part(color.x), part(color.y), part(color.z))
    return alpha << 24 | red << 16 | green << 8 | blue
  }
}

extension CIColor {
  /// The colour as light.
  var light: SIMD4<Float> {
    func part(_ value: Double) -> Float { Float(LightTables.light(ofComponent: value)) }
    return SIMD4(part(rgba.red), part(rgba.green), part(rgba.blue), Float(rgba.alpha))
  }
}

extension SIMD4<Float> {
  /// The part of white light that looks as bright: of Rec. 709, as Core Image documents it.
  var luminance: Float {
    let weighted = self * SIMD4<Float>(0.2125, 0.7154, 0.0721, 0)
    return weighted.sum()
  }

  /// With the alpha of another one.
  func with(alphaOf other: SIMD4<Float>) -> SIMD4<Float> {
    var result = self
    result.w = other.w
    return result
  }

  /// With components that are multiplied by alpha.
  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

  /// With components that are not multiplied by alpha, of those that are.
  var straight: SIMD4<Float> { w > 0 ? SIMD4(x / w, y / w, z / w, w) : .zero }
}

extension PixelKernel.Program {
  /// A program that makes each pixel of that of the source at its place.
  ///
  /// - Parameter make: the function from colour to colour for the arguments of a kernel.
  static func colors(
    _ make: @escaping @Sendable (_ arguments: [Float]) -> (SIMD4<Float>) -> SIMD4<Float>
  ) -> PixelKernel.Program {
    PixelKernel.Program(overwrites: true) { sources, _, arguments in
      let map = make(arguments.map { Float($0) })
      let (source, tables) = (sources[0], LightTables.shared)
      return { rows, target in
        // Neighbours are often alike.
        var last: UInt32 = 0
        var result = tables.word(of: map(.zero))
        for y in rows {
          let (from, to) = (source.row(y), target.row(y))
          for x in 0..<target.width {
            if from[x] != last {
              last = from[x]
              result = tables.word(of: map(tables.color(of: last)))
            }
            to[x] = result
          }
        }
      }
    }
  }

  /// The colour of a place in an image's coordinates.
  typealias Pattern = (_ x: Double, _ y: Double) -> SIMD4<Float>

  /// A program that makes each pixel of the place of its middle.
  ///
  /// - Parameter make: the pattern for the arguments of a kernel.
  static func pattern(
    _ make: @escaping @Sendable (_ arguments: [Double]) -> Pattern
  ) -> PixelKernel.Program {
    PixelKernel.Program(overwrites: true) { _, area, arguments in
      let (color, tables) = (make(arguments), LightTables.shared)
      let (left, top) = (Double(area.rect.origin.x), Double(area.rect.origin.y))
      return { rows, target in
        for y in rows {
          let to = target.row(y)
          // What is drawn has y turned down.
          let height = -(top + (Double(y) + 0.5) / area.scale)
          for x in 0..<target.width {
            to[x] = tables.word(of: color(left + (Double(x) + 0.5) / area.scale, height))
          }
        }
      }
    }
  }

  /// A program that shows the source above a second picture as far as a third lets it through.
  ///
  /// - Parameter share: what a colour of the third lets through, 0 to 1.
  static func blend(
    _ share: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> PixelKernel.Program {
    PixelKernel.Program(overwrites: true) { sources, _, _ in
      let tables = LightTables.shared
      return { rows, target in
        for y in rows {
          let (upper, lower) = (sources[0].row(y), sources[1].row(y))
          let (mask, to) = (sources[2].row(y), target.row(y))
          for x in 0..<target.width {
            let part = share(tables.color(of: mask[x]))
            if part <= 0 {
              to[x] = lower[x]
            } else if part >= 1 {
              to[x] = upper[x]
            } else {
              let top = tables.color(of: upper[x]).premultiplied
              let bottom = tables.color(of: lower[x]).premultiplied
              let mixed = top * part + bottom * (1 - part)
              to[x] = tables.word(of: mixed.straight)
            }
          }
        }
      }
    }
  }
}
