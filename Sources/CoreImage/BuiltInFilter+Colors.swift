import Compositor
import CoreGraphics

/// The filters that change each colour by itself. Names, keys and defaults are Core Image's; so is
/// that colours are computed as light (see `LightTables`).
extension BuiltInFilter {
  static let colorFilters = [
    colorMatrix, colorClamp, exposure, gamma, hue, invert, sepia, monochrome, falseColor,
    maskToAlpha,
  ]

  /// A filter of one image whose function is a program.
  private init(
    _ name: String, in category: String, _ parameters: [Parameter], keepsOpacity: Bool = true,
    program: PixelKernel.Program,
    arguments: @escaping @Sendable (FilterInput) -> [Double] = { _ in [] }
  ) {
    self.init(name: name, category: category, parameters: parameters) { input in
      input.image.applying(
        .kernel(
          PixelKernel(program, arguments: arguments(input), keepsOpacity: keepsOpacity)))
    }
  }

  // MARK: Adjustments

  private static let colorMatrix = BuiltInFilter(
    "CIColorMatrix", in: kCICategoryColorAdjustment,
    [
      Parameter(key: "inputRVector", standard: CIVector(x: 1, y: 0, z: 0, w: 0)),
      Parameter(key: "inputGVector", standard: CIVector(x: 0, y: 1, z: 0, w: 0)),
      Parameter(key: "inputBVector", standard: CIVector(x: 0, y: 0, z: 1, w: 0)),
      Parameter(key: "inputAVector", standard: CIVector(x: 0, y: 0, z: 0, w: 1)),
      Parameter(key: "inputBiasVector", standard: CIVector(x: 0, y: 0, z: 0, w: 0)),
    ],
    keepsOpacity: false,
    program: .colors { arguments in
      let rows = (0..<5).map { arguments.four(at: 4 * $0) }
      return { color in
        color.multiplied(rows[0], rows[1], rows[2], rows[3]) + rows[4]
      }
    },
    arguments: { input in
      ["inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector"]
        .flatMap { input.vector($0).fourNumbers }
    })

  private static let colorClamp = BuiltInFilter(
    "CIColorClamp", in: kCICategoryColorAdjustment,
    [
      Parameter(key: "inputMinComponents", standard: CIVector(x: 0, y: 0, z: 0, w: 0)),
      Parameter(key: "inputMaxComponents", standard: CIVector(x: 1, y: 1, z: 1, w: 1)),
    ],
    keepsOpacity: false,
    program: .colors { arguments in
      let (least, most) = (arguments.four(at: 0), arguments.four(at: 4))
      return { color in
        let raised = color.replacing(with: least, where: color .< least)
        return raised.replacing(with: most, where: raised .> most)
      }
    },
    arguments: { input in
      input.vector("inputMinComponents").fourNumbers
        + input.vector("inputMaxComponents").fourNumbers
    })

  private static let exposure = BuiltInFilter(
    "CIExposureAdjust", in: kCICategoryColorAdjustment,
    [Parameter(key: kCIInputEVKey, standard: 0.0)],
    program: .colors { arguments in
      let factor = arguments[0]
      return { color in (color * factor).with(alphaOf: color) }
    },
    arguments: { [pow(2, min(max($0.number(kCIInputEVKey), -100), 100))] })

  private static let gamma = BuiltInFilter(
    "CIGammaAdjust", in: kCICategoryColorAdjustment,
    [Parameter(key: "inputPower", standard: 1.0)],
    program: .colors { arguments in
      let power = arguments[0]
      func raised(_ light: Float) -> Float { pow(light, power) }
      return { color in SIMD4(raised(color.x), raised(color.y), raised(color.z), color.w) }
    },
    arguments: { [$0.number("inputPower")] })

  /// Turned about the axis of greys so that the luminance stays, as SVG's `hueRotate` does.
  private static let hue = BuiltInFilter(
    "CIHueAdjust", in: kCICategoryColorAdjustment,
    [Parameter(key: kCIInputAngleKey, standard: 0.0)],
    program: .colors { arguments in
      let (cosine, sine) = (cos(arguments[0]), sin(arguments[0]))
      func row(_ c: SIMD4<Float>, _ s: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4<Float>(0.213, 0.715, 0.072, 0) + c * cosine + s * sine
      }
      let red = row(SIMD4(0.787, -0.715, -0.072, 0), SIMD4(-0.213, -0.715, 0.928, 0))
      let green = row(SIMD4(-0.213, 0.285, -0.072, 0), SIMD4(0.143, 0.140, -0.283, 0))
      let blue = row(SIMD4(-0.213, -0.715, 0.928, 0), SIMD4(-0.787, 0.715, 0.072, 0))
      return { color in color.multiplied(red, green, blue, SIMD4(0, 0, 0, 1)) }
    },
    // A float is exact enough for small angles alone.
    arguments: { [$0.number(kCIInputAngleKey).remainder(dividingBy: 2 * .pi)] })

  // MARK: Effects

  private static let invert = BuiltInFilter(
    "CIColorInvert", in: kCICategoryColorEffect, [],
    program: .colors { _ in
      return { color in (SIMD4<Float>(repeating: 1) - color).with(alphaOf: color) }
    })

  /// The matrix that is widely used for sepia, of components of sRGB. Apple documents none.
  private static let sepia = BuiltInFilter(
    "CISepiaTone", in: kCICategoryColorEffect,
    [Parameter(key: kCIInputIntensityKey, standard: 1.0)],
    program: .colors { arguments in
      let intensity = arguments[0]
      return { color in
        let own = color.mapped { LightTables.component(ofLight: $0) }
        let toned = own.multiplied(
          SIMD4(0.393, 0.769, 0.189, 0), SIMD4(0.349, 0.686, 0.168, 0),
          SIMD4(0.272, 0.534, 0.131, 0), SIMD4(0, 0, 0, 1))
        let mixed = own * (1 - intensity) + toned * intensity
        return mixed.mapped { LightTables.light(ofComponent: min(max($0, 0), 1)) }
          .with(alphaOf: color)
      }
    },
    arguments: { [$0.number(kCIInputIntensityKey)] })

  private static let monochrome = BuiltInFilter(
    "CIColorMonochrome", in: kCICategoryColorEffect,
    [
      Parameter(key: kCIInputColorKey, standard: CIColor(red: 0.6, green: 0.45, blue: 0.3)),
      Parameter(key: kCIInputIntensityKey, standard: 1.0),
    ],
    program: .colors { arguments in
      let (shade, intensity) = (arguments.four(at: 0), arguments[4])
      return { color in
        let toned = shade * color.luminance
        return (color * (1 - intensity) + toned * intensity).with(alphaOf: color)
      }
    },
    arguments: { $0.light(kCIInputColorKey) + [$0.number(kCIInputIntensityKey)] })

  private static let falseColor = BuiltInFilter(
    "CIFalseColor", in: kCICategoryColorEffect,
    [
      Parameter(key: "inputColor0", standard: CIColor(red: 0.3, green: 0, blue: 0)),
      Parameter(key: "inputColor1", standard: CIColor(red: 1, green: 0.9, blue: 0.8)),
    ],
    keepsOpacity: false,
    program: .colors { arguments in
      let (dark, bright) = (arguments.four(at: 0), arguments.four(at: 4))
      return { color in
        let share = color.luminance
        var result = dark * (1 - share) + bright * share
        result.w *= color.w
        return result
      }
    },
    arguments: { $0.light("inputColor0") + $0.light("inputColor1") })

  private static let maskToAlpha = BuiltInFilter(
    "CIMaskToAlpha", in: kCICategoryColorEffect, [], keepsOpacity: false,
    program: .colors { _ in
      return { color in SIMD4(1, 1, 1, color.luminance * color.w) }
    })
}

/// The filters that show one image above another.
extension BuiltInFilter {
  static let maskFilters = [
    blendWithMask("CIBlendWithMask", program: .blend { $0.luminance * $0.w }),
    blendWithMask("CIBlendWithAlphaMask", program: .blend { $0.w }),
  ]

  private static func blendWithMask(
    _ name: String, program: PixelKernel.Program
  ) -> BuiltInFilter {
    BuiltInFilter(
      name: name, category: kCICategoryStylize,
      imageKeys: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey],
      parameters: [],
      output: { input in
        guard let mask = input.image(kCIInputMaskImageKey) else { return input.image }
        let background = input.image(kCIInputBackgroundImageKey) ?? .empty()
        let image = input.image
        return CIImage(extent: image.extent(with: background)) { part in
          let others = [background, mask].map { $0.content(in: part) }
          let kernel = PixelKernel(
            program, inputs: others, area: part.isNull ? nil : part.turned)
          return GroupContent(nodes: [
            .group(DisplayGroup(content: image.content(in: part), effects: [.kernel(kernel)]))
          ])
        }
      })
  }
}

extension FilterInput {
  /// A colour as light, as arguments of a program.
  func light(_ key: String) -> [Double] {
    let light = (color(key) ?? .clear).light
    return (0..<4).map { Double(light[$0]) }
  }
}

extension CIVector {
  /// The first four components.
  fileprivate var fourNumbers: [Double] { (0..<4).map { Double(value(at: $0)) } }
}

extension SIMD4<Float> {
  /// The product with a matrix of four rows.
  fileprivate func multiplied(
    _ red: SIMD4<Float>, _ green: SIMD4<Float>, _ blue: SIMD4<Float>, _ alpha: SIMD4<Float>
  ) -> SIMD4<Float> {
    SIMD4((red * self).sum(), (green * self).sum(), (blue * self).sum(), (alpha * self).sum())
  }

  /// With each component but alpha replaced.
  fileprivate func mapped(_ body: (Double) -> Double) -> SIMD4<Float> {
    SIMD4(Float(body(Double(x))), Float(body(Double(y))), Float(body(Double(z))), w)
  }
}

extension [Float] {
  /// Four numbers from a place on.
  fileprivate func four(at start: Int) -> SIMD4<Float> {
    SIMD4(self[start], self[start + 1], self[start + 2], self[start + 3])
  }
}
