internal import CoreGraphics

/// A step of an effect, as a fragment shader does it with the result of the step before.
struct EffectPass {
  /// The shader.
  var source: ShaderKind.Source
  /// The shader's array `effect`: see `EffectShaders`, `BlurShaders`.
  var numbers: [Float] = []
  /// The colour by which the shader multiplies pixels, if it does.
  var tint = UInt32.max
  /// The size of what it makes; nil for that of the effect's result.
  var size: PixelRect?
  /// The table that the shader reads; nil if it reads the effect's second picture instead.
  var table: GridTable?

  /// Vectors of four numbers in the shader's array.
  static let vectorCount = 4
}

extension Effect {
  /// Whether shaders make the result, and not the processor by a program's own kernel.
  var hasShader: Bool {
    if case .kernel = self { false } else { true }
  }

  /// How shaders make the result, of so many pixels; none for a program's own kernel.
  func passes(over area: EffectArea, size: PixelRect) -> [EffectPass] {
    switch self {
    case .gaussianBlur(let blur): blur.passes(over: area, size: size)
    case .pixellation(let pixellation): pixellation.passes(over: area, size: size)
    case .colorControls(let controls): [controls.pass]
    case .colorMultiply(let multiply):
      [EffectPass(source: .tinted, tint: PremultipliedColor(multiply.color).word)]
    case .dissolve(let dissolve): [dissolve.pass]
    case .pageCurl(let curl): [curl.pass(over: area)]
    case .material(let material): material.passes(over: area, size: size)
    case .kernel: []
    }
  }
}

extension ColorControls {
  fileprivate var pass: EffectPass {
    let kernel = kernel
    return EffectPass(
      source: .colorControls,
      numbers: [kernel.keep, kernel.offset, 0, 0, kernel.red, kernel.green, kernel.blue, 0])
  }
}

extension Dissolve {
  fileprivate var pass: EffectPass {
    EffectPass(source: .dissolve, numbers: [Float(mixture.share) / 256, 0, 0, 0])
  }
}

extension PageCurl {
  fileprivate func pass(over area: EffectArea) -> EffectPass {
    guard let curl = curl(over: area) else {
      return EffectPass(source: .color, tint: PremultipliedColor.clear.word)
    }
    let (page, roll, spine) = (curl.page, curl.roll, curl.spine)
    return EffectPass(
      source: .pageCurl,
      numbers: [
        Float(page.minX), Float(page.minY), Float(page.maxX), Float(page.maxY),
        roll.dx, roll.dy, roll.cornerX, roll.cornerY,
        roll.line, roll.radius, roll.shadowLength, roll.shadowStrength,
        spine == nil ? 0 : 1, spine?.isUpright == true ? 1 : 0, spine?.place ?? 0, 0,
      ])
  }
}
