/// Blurs the content below a ``UIVisualEffectView``.
///
/// Two blur effects of the same style are equal.
public class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The appearance of the blurred content.
  public enum Style: Int, Sendable, CaseIterable {
    /// Almost white, in any interface style.
    case extraLight = 0
    /// Slightly lighter than the content below, in any interface style.
    case light = 1
    /// Dark, in any interface style.
    case dark = 2
    /// ``light`` in light interfaces, ``dark`` in dark ones.
    case regular = 4
    /// ``extraLight`` in light interfaces, ``dark`` in dark ones.
    case prominent = 5

    /// The thinnest material for the interface's style: most of the content below is visible.
    case systemUltraThinMaterial = 6
    /// A thin material for the interface's style.
    case systemThinMaterial = 7
    /// The default material for the interface's style.
    case systemMaterial = 8
    /// A thick material for the interface's style.
    case systemThickMaterial = 9
    /// The material of bars, for the interface's style.
    case systemChromeMaterial = 10

    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The default material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15

    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The default material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// The effect's style.
  let style: Style

  /// An effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  public override var hash: Int { style.rawValue }
  public override var description: String { "<UIBlurEffect style=\(style)>" }

  override func material(for traits: UITraitCollection) -> EffectMaterial {
    EffectMaterial(style, isDark: isDark(in: traits))
  }

  /// Whether the material is dark with some traits.
  func isDark(in traits: UITraitCollection) -> Bool {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      traits.userInterfaceStyle == .dark
    }
  }
}
