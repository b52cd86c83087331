/// Blurs what lies below a ``UIVisualEffectView``.
///
/// Two blur effects of one style are equal.
public class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// What the blurred pixels look like.
  public enum Style: Int, Sendable, CaseIterable {
    /// Nearly white, in any interface style.
    case extraLight = 0
    /// A little lighter than what is below, in any interface style.
    case light = 1
    /// Dark, in any interface style.
    case dark = 2
    /// ``light`` in light interfaces, ``dark`` in dark ones.
    case regular = 4
    /// ``extraLight`` in light interfaces, ``dark`` in dark ones.
    case prominent = 5

    /// The thinnest material of the interface's style: most of what is below is seen.
    case systemUltraThinMaterial = 6
    /// A thin material of the interface's style.
    case systemThinMaterial = 7
    /// The usual material of the interface's style.
    case systemMaterial = 8
    /// A thick material of the interface's style.
    case systemThickMaterial = 9
    /// The material of bars, of the interface's style.
    case systemChromeMaterial = 10

    /// The thinnest material of light interfaces.
    case systemUltraThinMaterialLight = 11
    /// A thin material of light interfaces.
    case systemThinMaterialLight = 12
    /// The usual material of light interfaces.
    case systemMaterialLight = 13
    /// A thick material of light interfaces.
    case systemThickMaterialLight = 14
    /// The material of bars of light interfaces.
    case systemChromeMaterialLight = 15

    /// The thinnest material of dark interfaces.
    case systemUltraThinMaterialDark = 16
    /// A thin material of dark interfaces.
    case systemThinMaterialDark = 17
    /// The usual material of dark interfaces.
    case systemMaterialDark = 18
    /// A thick material of dark interfaces.
    case systemThickMaterialDark = 19
    /// The material of bars of dark interfaces.
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

  /// Whether the material is a dark one.
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
