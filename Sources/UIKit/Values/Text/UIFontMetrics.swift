public import CoreGraphics

/// Scales fonts and lengths that are made for the usual text size, as a text style is scaled.
public final class UIFontMetrics: NSObject, Sendable {
  /// Scales as body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Scales as the font of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font that is larger or smaller by the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A font that is larger or smaller by the user's text size, but not larger than a size.
  ///
  /// - Parameters:
  ///   - font: at the usual text size.
  ///   - maximumPointSize: in points; 0 sets no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font that is larger or smaller by the text size of some traits.
  ///
  /// - Parameters:
  ///   - font: at the usual text size.
  ///   - traitCollection: nil for the current traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font that is larger or smaller by the text size of some traits, but not larger than a size.
  ///
  /// - Parameters:
  ///   - font: at the usual text size.
  ///   - maximumPointSize: in points; 0 sets no limit.
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

  /// A length, such as the height of a row, scaled by the user's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length, such as the height of a row, scaled by the text size of some traits.
  ///
  /// It is in proportion to the style's size; iOS follows the same table, and rounds in ways that
  /// are not documented.
  ///
  /// - Parameters:
  ///   - value: at the usual text size, in points.
  ///   - traitCollection: nil for the current traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let factor = style.size(for: category) / style.size(for: .large)
    return value * factor
  }
}
