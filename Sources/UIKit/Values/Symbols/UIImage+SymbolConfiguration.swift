public import CoreGraphics

extension UIImage {
  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of another configuration, or else regular.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight = 1
    /// The line width of thin text.
    case thin = 2
    /// The line width of light text.
    case light = 3
    /// The line width of regular text.
    case regular = 4
    /// The line width of medium text.
    case medium = 5
    /// The line width of semibold text.
    case semibold = 6
    /// The line width of bold text.
    case bold = 7
    /// The line width of heavy text.
    case heavy = 8
    /// The boldest lines.
    case black = 9
  }

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The scale of another configuration, or else medium.
    case `default` = -1
    /// The scale of another configuration, or else medium.
    case unspecified = 0
    /// Smaller than usual.
    case small = 1
    /// The usual size.
    case medium = 2
    /// Larger than usual.
    case large = 3
  }

  /// Values that select a variant of an image.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // The conformance is unchecked because `NSObject` is not sendable. Neither this class nor its
    // only subclass stores anything that changes, and other modules cannot subclass them.

    fileprivate override init() { super.init() }

    /// Returns the configuration itself; the zone is ignored.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The point size, weight, scale and colours of a symbol image. What it does not specify is taken
  /// from the configuration to which it is applied, and finally from the defaults: 17 points,
  /// regular, medium and the tint colour.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // The conformance is unchecked as that of the superclass. All stored properties are constants.

    /// The point size; 0 if unspecified.
    let pointSize: CGFloat
    let textStyle: UIFont.TextStyle?
    let weight: SymbolWeight
    let scale: SymbolScale
    let colors: SymbolColors

    init(
      size: CGFloat = 0, style: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified, colors: SymbolColors = SymbolColors()
    ) {
      pointSize = size.isFinite && size > 0 ? size : 0
      (textStyle, self.weight) = (style, weight)
      self.scale = scale == .default ? .unspecified : scale
      self.colors = colors
      super.init()
    }

    /// Specifies nothing.
    public static let unspecified = SymbolConfiguration(size: 0)

    /// A symbol for text of a point size.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }

    /// A symbol for text of a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }

    /// A symbol for text of a point size and a weight, at a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// A symbol at a scale.
    public convenience init(scale: SymbolScale) { self.init(size: 0, scale: scale) }

    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: 0, weight: weight) }

    /// A symbol for text of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: 0, style: textStyle) }

    /// A symbol for text of a text style, at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: 0, style: textStyle, scale: scale)
    }

    /// A symbol for text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// A symbol for text of a font, at a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: SymbolWeight(ofFont: font), scale: scale)
    }

    /// A symbol in one colour. The foremost part has the colour; a circle or square around it, and
    /// the base that a line crosses, are paler. The symbol is not a template unless its rendering
    /// mode says so.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(colors: SymbolColors(scheme: .hierarchical(hierarchicalColor)))
    }

    /// A symbol in several colours. The foremost part has the first one; a circle or square around
    /// it, and the base that a line crosses, have the second one. The last colour replaces missing
    /// ones. An empty array specifies no colours. The symbol is not a template unless its rendering
    /// mode says so.
    public convenience init(paletteColors: [UIColor]) {
      let scheme = SymbolColors.Scheme.palette(paletteColors)
      self.init(colors: SymbolColors(scheme: paletteColors.isEmpty ? nil : scheme))
    }

    /// A symbol in its own colours, which some of the common filled symbols have. It has no effect
    /// on other symbols.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(colors: SymbolColors(preference: .multicolor))
    }

    /// A symbol in the tint colour only.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(colors: SymbolColors(preference: .monochrome))
    }

    /// This configuration, with the values that another one specifies in their place.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let hasSize = other.pointSize > 0 || other.textStyle != nil
      return SymbolConfiguration(
        size: hasSize ? other.pointSize : pointSize,
        style: hasSize ? other.textStyle : textStyle,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        colors: colors.applying(other.colors))
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle
        && weight == other.weight && scale == other.scale && colors == other.colors
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      hasher.combine(colors)
      return hasher.finalize()
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// The point size where none is specified: that of body text.
  private static let usualPointSize: CGFloat = 17

  var resolvedPointSize: CGFloat {
    if pointSize > 0 { return pointSize }
    return textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      ?? Self.usualPointSize
  }

  var resolvedWeight: UIImage.SymbolWeight {
    if weight != .unspecified { return weight }
    return textStyle == .headline ? .semibold : .regular
  }

  var resolvedScale: UIImage.SymbolScale { scale == .unspecified ? .medium : scale }
}

extension UIImage.SymbolScale {
  /// The size relative to medium, as in Apple's templates for custom symbols.
  var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .large: 1.29
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// The weight of a font, on OpenType's scale.
  init(ofFont font: UIFont) {
    let step = (font.face.weight + 50) / 100
    let all: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = all[min(max(step, 1), all.count) - 1]
  }
}
