import CoreGraphics
import CoreText

extension UIFontDescriptor.Content {
  private typealias Attribute = UIFontDescriptor.AttributeName
  private typealias Trait = UIFontDescriptor.TraitKey
  private typealias Feature = UIFontDescriptor.FeatureKey

  /// The font of Apple's descriptors that have no attributes.
  private static let usualName = "Helvetica"
  static let unspecified = UIFontDescriptor.Content(base: base(named: usualName))

  private static func base(named name: String) -> UIFontDescriptor.Base {
    if let found = NamedFace(name: name, size: NamedFace.usualSize) { return .named(found) }
    Diagnostics.warnFromAnyThread(
      "A font descriptor asks for the font \"\(name)\", which is not there: it is \(usualName).")
    return NamedFace(name: usualName, size: NamedFace.usualSize).map { .named($0) }
      ?? .system(SystemFace())
  }

  /// The described font, at its size.
  var namedFace: NamedFace {
    let size = size > 0 ? size : NamedFace.usualSize
    switch base {
    case .system(let face): return face.font(ofSize: size)
    case .named(let face): return face.withSize(size)
    }
  }

  private var style: FontStyle {
    switch base {
    case .system(let face): FontStyle(weight: face.weight, isItalic: face.isItalic)
    case .named(let face): face.style
    }
  }

  // MARK: Attributes

  var attributes: [UIFontDescriptor.AttributeName: Any] {
    let face = namedFace
    var result: [Attribute: Any] = [
      .name: face.name, .family: face.family,
      .traits: [
        Trait.symbolic: symbolicTraits.rawValue,
        Trait.weight: UIFont.Weight(openType: style.weight).rawValue,
        Trait.slant: style.isItalic ? Self.slant : 0,
      ] as [UIFontDescriptor.TraitKey: Any],
    ]
    if size > 0 { result[.size] = size }
    if let textStyle { result[.textStyle] = textStyle }
    if case .system(let face) = base, face.hasMonospacedDigits {
      result[.featureSettings] = [
        [Feature.type: kNumberSpacingType, Feature.selector: kMonospacedNumbersSelector]
      ]
    }
    return result
  }

  /// The slant of an italic font, as a fraction of 30 degrees. Inter's italic has 9.4 degrees.
  private static let slant: CGFloat = 9.4 / 30

  /// The content with attributes that replace the existing ones. Attributes that select the family
  /// are applied before those that select the style, in any order of the dictionary.
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor.Content {
    var result = self
    if let textStyle = attributes[.textStyle] as? UIFont.TextStyle {
      result.base = .system(textStyle.face)
      result.textStyle = textStyle
      result.size = textStyle.size(for: UITraitCollection.current.preferredContentSizeCategory)
    }
    if let family = attributes[.family] as? String, attributes[.name] == nil {
      result.replaceBase(by: Self.base(named: family), styled: style)
    }
    if let name = attributes[.name] as? String { result.replaceBase(by: Self.base(named: name)) }
    if let face = attributes[.face] as? String { result.apply(FontStyle(named: face)) }
    if let size = attributes[.size].flatMap(Self.number) {
      result.size = size.isFinite ? max(0, size) : 0
      result.textStyle = nil
    }
    if let traits = attributes[.traits] as? [Trait: Any] { result.apply(traits) }
    if let settings = attributes[.featureSettings] as? [[Feature: Any]] { result.apply(settings) }
    for name in attributes.keys where !Self.known.contains(name) {
      Diagnostics.warnFromAnyThread(
        "Font descriptors have no attribute \"\(name.rawValue)\" here; it is ignored.")
    }
    return result
  }

  private static let known: Set<Attribute> = [
    .textStyle, .family, .name, .face, .size, .traits, .featureSettings,
  ]

  private mutating func replaceBase(
    by base: UIFontDescriptor.Base, styled style: FontStyle? = nil
  ) {
    self.base = base
    textStyle = nil
    if let style { apply(style) }
  }

  private mutating func apply(_ traits: [Trait: Any]) {
    if let value = traits[.symbolic] {
      let symbolic =
        value as? UIFontDescriptor.SymbolicTraits
        ?? Self.number(value).map {
          UIFontDescriptor.SymbolicTraits(rawValue: UInt32(max(0, min($0, 0xFFFF_FFFF))))
        }
      if let result = symbolic.flatMap(with) { self = result }
    }
    var style = style
    if let value = traits[.weight] {
      let weight = value as? UIFont.Weight ?? Self.number(value).map { UIFont.Weight($0) }
      style.weight = weight?.openType ?? style.weight
    }
    if let slant = traits[.slant].flatMap(Self.number) { style.isItalic = slant > 0 }
    apply(style)
  }

  /// If the family has no font of the style, the font stays the same.
  private mutating func apply(_ style: FontStyle) {
    if let base = base(with: style) { self.base = base }
  }

  private mutating func apply(_ settings: [[Feature: Any]]) {
    for setting in settings {
      guard setting[.type].flatMap(Self.number) == CGFloat(kNumberSpacingType),
        let selector = setting[.selector].flatMap(Self.number)
      else {
        Diagnostics.warnFromAnyThread(
          "Of the features of fonts only the width of digits can be chosen here.")
        continue
      }
      guard case .system(var face) = base else { continue }
      face.hasMonospacedDigits = selector == CGFloat(kMonospacedNumbersSelector)
      base = .system(face)
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as any BinaryInteger: CGFloat(Double(value))
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Styles and designs

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var result: UIFontDescriptor.SymbolicTraits = []
    if style.isItalic { result.insert(.traitItalic) }
    if style.isBold { result.insert(.traitBold) }
    if isMonospaced { result.insert(.traitMonoSpace) }
    if case .system = base { result.insert(.traitUIOptimized) }
    return result
  }

  private var isMonospaced: Bool {
    switch base {
    case .system(let face): face.design == .monospaced
    case .named(let face): face.face.families.hasSuffix("monospace")
    }
  }

  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor.Content? {
    var style = style
    style.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != style.isBold {
      style.weight = traits.contains(.traitBold) ? emphasizedWeight.openType : 400
    }
    var result = self
    switch base {
    case .system(var face):
      if traits.contains(.traitMonoSpace) { face.design = .monospaced }
      result.base = .system(face)
    case .named:
      if traits.contains(.traitMonoSpace), !isMonospaced { return nil }
    }
    guard let base = result.base(with: style) else { return nil }
    result.base = base
    return result
  }

  private var emphasizedWeight: UIFont.Weight {
    guard case .system = base else { return .bold }
    return textStyle?.emphasizedWeight ?? .semibold
  }

  private func base(with style: FontStyle) -> UIFontDescriptor.Base? {
    switch base {
    case .system(var face):
      (face.weight, face.isItalic) = (style.weight, style.isItalic)
      return .system(face)
    case .named(let face): return face.styled(style).map { .named($0) }
    }
  }

  func with(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor.Content? {
    guard case .system(var face) = base else { return nil }
    switch design {
    case .default: face.design = .text
    case .serif: face.design = .serif
    case .rounded: face.design = .rounded
    case .monospaced: face.design = .monospaced
    default: return nil
    }
    var result = self
    result.base = .system(face)
    return result
  }
}

extension NamedFace {
  /// The size in points of a font whose descriptor has no size.
  fileprivate static let usualSize: CGFloat = 12

  /// The font at the usual size, for a descriptor, which stores the size itself.
  var withUsualSize: NamedFace { withSize(Self.usualSize) }
}
