public import CoreGraphics

extension UIImage {
  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// That of another configuration, or else regular.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight = 1
    /// Lines as of thin text.
    case thin = 2
    /// Lines as of light text.
    case light = 3
    /// Lines as of usual text.
    case regular = 4
    /// Lines as of medium text.
    case medium = 5
    /// Lines as of semibold text.
    case semibold = 6
    /// Lines as of bold text.
    case bold = 7
    /// Lines as of heavy text.
    case heavy = 8
    /// The boldest lines.
    case black = 9
  }

  /// The size of a symbol beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// That of another configuration, or else medium.
    case `default` = -1
    /// That of another configuration, or else medium.
    case unspecified = 0
    /// Smaller than usual.
    case small = 1
    /// The usual size.
    case medium = 2
    /// Larger than usual.
    case large = 3
  }

  /// What an image is made for.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because `NSObject` is not: neither this class nor its only subclass stores anything
    // that changes, and other modules cannot subclass them.

    fileprivate override init() { super.init() }

    /// Returns the configuration itself; the zone is ignored.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The point size, weight, scale and colours of a symbol image. What is not specified is that of
  /// another configuration to which it is applied, and at last 17 points, regular, medium and the
  /// tint colour.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // As its superclass: all it stores are constants of values.

    /// In points; 0 if it is not specified.
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

    /// A symbol beside text of a size, in points.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }

    /// A symbol beside text of a size, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }

    /// A symbol beside text of a size, in points, and a weight, at a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// A symbol at a scale.
    public convenience init(scale: SymbolScale) { self.init(size: 0, scale: scale) }

    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: 0, weight: weight) }

    /// A symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: 0, style: textStyle) }

    /// A symbol beside text of a style, at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: 0, style: textStyle, scale: scale)
    }

    /// A symbol beside text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// A symbol beside text of a font, at a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: SymbolWeight(ofFont: font), scale: scale)
    }

    /// A symbol in one colour: the foremost part as it is, a circle or a square around it and what
    /// a line goes through paler. Such a symbol is no template unless its rendering mode says so.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(colors: SymbolColors(scheme: .hierarchical(hierarchicalColor)))
    }

    /// A symbol in several colours: the foremost part in the first one, a circle or a square around
    /// it and what a line goes through in the second one. A colour that is missing is the last one;
    /// no colours specify nothing. Such a symbol is no template unless its rendering mode says so.
    public convenience init(paletteColors: [UIColor]) {
      let scheme = SymbolColors.Scheme.palette(paletteColors)
      self.init(colors: SymbolColors(scheme: paletteColors.isEmpty ? nil : scheme))
    }

    /// A symbol in its own colours, if it has any: some of the usual filled ones do. Others have
    /// the colours that they have without it.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(colors: SymbolColors(preference: .multicolor))
    }

    /// A symbol in the tint colour, with no other one.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(colors: SymbolColors(preference: .monochrome))
    }

    /// This configuration with what another one specifies.
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
  /// The size of symbols for which none is specified: that of body text.
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
  /// The size in proportion to medium, as in the templates that Apple publishes for symbols.
  var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .large: 1.29
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// The weight of a font, by OpenType's numbers.
  init(ofFont font: UIFont) {
    let step = (font.face.weight + 50) / 100
    let all: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = all[min(max(step, 1), all.count) - 1]
  }
}
