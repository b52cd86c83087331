internal import CoreGraphics

extension GaussianBlur {
  /// The passes of a blur in an area of so many pixels.
  ///
  /// - Parameter colors: what becomes of the blurred colours; nil for nothing else.
  func passes(
    over area: EffectArea, size: PixelRect, colors: MaterialColors? = nil
  ) -> [EffectPass] {
    switch method(at: area.scale) {
    case .narrow(let blur):
      return [blur.pass(isAcross: false), blur.pass(isAcross: true)]
        + (colors.map { [$0.pass] } ?? [])
    case .wide(let step, let filter):
      return filter.passes(step: step, size: size, colors: colors)
    }
  }
}

extension Material {
  func passes(over area: EffectArea, size: PixelRect) -> [EffectPass] {
    blur.isNeutral(at: area.scale)
      ? [colors.pass] : blur.passes(over: area, size: size, colors: colors)
  }
}

extension NarrowBlur {
  /// Weights for which there is room in the shader's array.
  private static let mostWeights = 8

  /// - Parameter isAcross: whether along rows, rather than along columns.
  fileprivate func pass(isAcross: Bool) -> EffectPass {
    assert(weights.count <= Self.mostWeights)
    let shares = weights.map { Float($0) / 256 }
    let unused = Array(repeating: Float(0), count: max(0, Self.mostWeights - shares.count))
    return EffectPass(
      source: .weighted,
      numbers: [isAcross ? 1 : 0, isAcross ? 0 : 1, Float(radius), clampsEdges ? 1 : 0] + shares
        + unused)
  }
}

extension BoxFilter {
  /// Makes the picture smaller, filters it three times along its rows and three times along its
  /// columns, and makes it as large as it was: see `BlurRun`.
  fileprivate func passes(step: Int, size: PixelRect, colors: MaterialColors?) -> [EffectPass] {
    let small = PixelRect(
      x: 0, y: 0, width: (size.width + step - 1) / step, height: (size.height + step - 1) / step)
    let scaling = [Float(step), 0, 0, 0]
    let filters = [true, true, true, false, false, false].enumerated().map { index, isAcross in
      EffectPass(
        source: .boxed, numbers: numbers(isAcross: isAcross, colors: index == 5 ? colors : nil),
        size: small)
    }
    return [EffectPass(source: .reduced, numbers: scaling, size: small)] + filters
      + [EffectPass(source: .enlarged, numbers: scaling)]
  }

  private func numbers(isAcross: Bool, colors: MaterialColors?) -> [Float] {
    let filter = [
      isAcross ? 1 : 0, isAcross ? 0 : 1, Float(radius), clampsEdges ? 1 : 0, middle, edge,
    ]
    guard let colors else { return filter + [0, 0] }
    return filter + [1] + colors.numbers
  }
}

extension MaterialColors {
  fileprivate var pass: EffectPass {
    EffectPass(source: .material, numbers: Array(repeating: 0, count: 7) + numbers)
  }

  /// From the last number of the shader's second vector.
  fileprivate var numbers: [Float] {
    [saturation, grey[0], grey[1], grey[2], keep, tint[0], tint[1], tint[2], tint[3]]
  }
}
