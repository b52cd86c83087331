import CoreGraphics

/// Describes how a visual effect changes the pixels below a view.
struct EffectMaterial: Equatable {
  /// The standard deviation of the Gaussian blur, in points.
  var blurRadius: CGFloat
  /// The factor of the saturation; 1 does not change it.
  var saturation: CGFloat
  var tint: UIColor

  /// A material without an effect.
  static let none = EffectMaterial(blurRadius: 0, saturation: 1, tint: .clear)
}

extension EffectMaterial {
  /// The blur radius of the system's materials, chosen by eye after iOS.
  private static let radius: CGFloat = 30
  /// The saturation of Apple's sample of image effects, for all styles.
  private static let vivid: CGFloat = 1.8

  /// - Parameter isDark: whether a style that adapts to the interface is dark.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    // The first three styles have the values of Apple's sample of image effects (2013), which
    // renders these styles. The opacities of the materials have the same order as on iOS; the
    // numbers were chosen by eye.
    switch style {
    case .extraLight: self.init(20, white: 0.97, 0.82)
    case .light: self.init(30, white: 1, 0.3)
    case .dark: self.init(20, white: 0.11, 0.73)
    case .regular: self.init(isDark ? .dark : .light, isDark: isDark)
    case .prominent: self.init(isDark ? .dark : .extraLight, isDark: isDark)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      self.init(isDark, light: 0.38, dark: 0.5)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      self.init(isDark, light: 0.56, dark: 0.64)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      self.init(isDark, light: 0.72, dark: 0.78)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      self.init(isDark, light: 0.86, dark: 0.9)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      self.init(isDark, light: 0.8, dark: 0.76, lightWhite: 0.976, darkWhite: 0.09)
    }
  }

  private init(_ radius: CGFloat, white: CGFloat, _ alpha: CGFloat) {
    self.init(
      blurRadius: radius, saturation: Self.vivid, tint: UIColor(white: white, alpha: alpha))
  }

  private init(
    _ isDark: Bool, light: CGFloat, dark: CGFloat, lightWhite: CGFloat = 0.97,
    darkWhite: CGFloat = 0.145
  ) {
    self.init(
      Self.radius, white: isDark ? darkWhite : lightWhite, isDark ? dark : light)
  }
}
