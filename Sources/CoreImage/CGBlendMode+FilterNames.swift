package import CoreGraphics

extension CGBlendMode {
  /// The mode of each of Core Image's filters that combine two images, by its name.
  static let filters: [String: CGBlendMode] = [
    "CIMultiplyBlendMode": .multiply, "CIScreenBlendMode": .screen,
    "CIOverlayBlendMode": .overlay, "CIDarkenBlendMode": .darken,
    "CILightenBlendMode": .lighten, "CIColorDodgeBlendMode": .colorDodge,
    "CIColorBurnBlendMode": .colorBurn, "CISoftLightBlendMode": .softLight,
    "CIHardLightBlendMode": .hardLight, "CIDifferenceBlendMode": .difference,
    "CIExclusionBlendMode": .exclusion, "CIHueBlendMode": .hue,
    "CISaturationBlendMode": .saturation, "CIColorBlendMode": .color,
    "CILuminosityBlendMode": .luminosity, "CIAdditionCompositing": .plusLighter,
    "CISourceAtopCompositing": .sourceAtop, "CISourceInCompositing": .sourceIn,
    "CISourceOutCompositing": .sourceOut,
  ]

  /// Further names that layers on iOS know: short ones, of operations that have no filter, too.
  private static let layerNames: [String: CGBlendMode] = [
    "CISourceOverCompositing": .normal, "sourceOverCompositing": .normal, "sourceOver": .normal,
    "normalBlendMode": .normal,
    "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop,
    "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut,
    "destAtop": .destinationAtop, "xor": .xor, "plusL": .plusLighter, "copy": .copy,
    "clear": .clear,
  ]

  /// The mode that a layer's compositing filter names: that of a filter of Core Image, whose name
  /// may also be without "CI", as in "multiplyBlendMode"; nil where there is none of that name.
  package init?(compositingFilter name: String) {
    let isFull = name.hasPrefix("CI")
    let full = isFull ? name : "CI" + name.prefix(1).uppercased() + name.dropFirst()
    guard let mode = Self.filters[full] ?? Self.layerNames[name] else { return nil }
    self = mode
  }
}
