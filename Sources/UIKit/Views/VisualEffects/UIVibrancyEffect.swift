import CoreGraphics

/// Shows the content of a ``UIVisualEffectView`` in the colours of the content below it, more
/// saturated.
///
/// Add a view with this effect to the ``UIVisualEffectView/contentView`` of a view with the blur
/// effect. Only the opacity of its content is used, not its colours.
public class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// The vibrancy of primary text on a blur effect.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// The vibrancy of a kind of content on a blur effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blurEffect == blurEffect && other.style == style
  }

  public override var hash: Int { blurEffect.hash &* 31 &+ style.rawValue }

  public override var description: String {
    "<UIVibrancyEffect style=\(style) \(blurEffect.description)>"
  }

  override var isVibrancy: Bool { true }

  /// The saturation, which is that of the blur effects; chosen by eye.
  private static let saturation: CGFloat = 1.8

  override func material(for traits: UITraitCollection) -> EffectMaterial {
    let isDark = blurEffect.isDark(in: traits)
    return EffectMaterial(
      blurRadius: 0, saturation: Self.saturation,
      tint: UIColor(white: isDark ? 1 : 0, alpha: style.strength(isDark: isDark)))
  }
}

/// The kind of content for a ``UIVibrancyEffect``, from the strongest to the faintest.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// Primary text.
  case label = 0
  /// Secondary text, such as a subtitle.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text.
  case quaternaryLabel = 3
  /// Fills of thin and small shapes.
  case fill = 4
  /// Fills of shapes of medium size.
  case secondaryFill = 5
  /// Fills of large shapes.
  case tertiaryFill = 6
  /// Separator lines.
  case separator = 7

  /// The fraction of black, or of white in dark materials, that is mixed in. It was chosen by eye,
  /// in the order of the system's colours with these names.
  func strength(isDark: Bool) -> CGFloat {
    switch self {
    case .label: isDark ? 0.92 : 0.88
    case .secondaryLabel: isDark ? 0.6 : 0.6
    case .tertiaryLabel: isDark ? 0.36 : 0.4
    case .quaternaryLabel: isDark ? 0.22 : 0.26
    case .fill: isDark ? 0.3 : 0.2
    case .secondaryFill: isDark ? 0.24 : 0.16
    case .tertiaryFill: isDark ? 0.18 : 0.12
    case .separator: isDark ? 0.26 : 0.22
    }
  }
}
