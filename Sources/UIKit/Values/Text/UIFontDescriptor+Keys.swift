import CoreGraphics

extension UIFontDescriptor {
  /// What a descriptor says of its font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The weight and slant by name, a `String` such as "Bold Italic".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary from ``TraitKey`` to numbers.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Dictionaries from ``FeatureKey`` to numbers. Of the features of fonts, the width of digits
    /// can be chosen.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The kind of text, a ``UIFont/TextStyle``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ``SymbolicTraits``, or their number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A ``UIFont/Weight``, or its number from −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number from −1 to 1; 0 is upright, and anything above it slanted.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What a dictionary of ``AttributeName/featureSettings`` says.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, a number such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice, a number such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// Traits that a font has or has not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, which are Apple's.
    public let rawValue: UInt32
    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold or semibold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// A font of the user interface.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That of interfaces.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs, for running text.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With round ends of strokes, where such a family is installed; otherwise as the default.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

/// The feature of a font that is the width of its digits: of ``UIFontDescriptor/FeatureKey/type``.
public let kNumberSpacingType = 6
/// All digits are equally wide: of ``UIFontDescriptor/FeatureKey/selector``.
public let kMonospacedNumbersSelector = 0
/// Digits are as wide as they look best: of ``UIFontDescriptor/FeatureKey/selector``.
public let kProportionalNumbersSelector = 1
