public import CoreGraphics

/// Scales fonts and lengths, which were chosen for the default text size, as a text style is
/// scaled.
public final class UIFontMetrics: NSObject, Sendable {
  /// Scales in proportion to body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Scales in proportion to a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font scaled by the text size that the user prefers.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// The font scaled by the text size that the user prefers, up to a greatest size.
  ///
  /// - Parameters:
  ///   - font: the font for the default text size.
  ///   - maximumPointSize: the greatest size in points; 0 means no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font scaled by the text size of some traits.
  ///
  /// - Parameters:
  ///   - font: the font for the default text size.
  ///   - traitCollection: nil for the current traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font scaled by the text size of some traits, up to a greatest size.
  ///
  /// - Parameters:
  ///   - font: the font for the default text size.
  ///   - maximumPointSize: the greatest size in points; 0 means no limit.
  ///   - traitCollection: nil for the current traits.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let face = font.namedFace.withSize(
      maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    return UIFont(
      face, scaling: .scaled(font, as: style, maximumPointSize: maximumPointSize))
  }

  /// A length, such as the height of a row, scaled by the text size that the user prefers.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length, such as the height of a row, scaled by the text size of some traits.
  ///
  /// The result is in proportion to the style's point size. iOS uses the same table, but its
  /// rounding is not documented.
  ///
  /// - Parameters:
  ///   - value: the length for the default text size, in points.
  ///   - traitCollection: nil for the current traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let factor = style.size(for: category) / style.size(for: .large)
    return value * factor
  }
}
