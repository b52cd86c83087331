import CoreGraphics

extension UIFontDescriptor {
  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The attribute's name.
    public let rawValue: String
    /// An attribute of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the weight and slant, a `String` such as "Bold Italic".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary from ``TraitKey`` to numbers.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries from ``FeatureKey`` to numbers. The only supported feature is the
    /// width of digits.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a ``UIFont/TextStyle``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ``SymbolicTraits``, or their raw value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A ``UIFont/Weight``, or its raw value from −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number from −1 to 1. 0 is upright, and anything greater is slanted.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a dictionary in ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature, a number such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selected option of the feature, a number such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// Traits that a font does or does not have.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, which are Apple's.
    public let rawValue: UInt32
    /// A set of any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold or semibold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font is designed for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String
    /// A design of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The design for user interfaces.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with serifs, for running text.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design with round stroke ends, if such a family is installed; otherwise the default.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design whose characters all have the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

/// The feature that sets the width of digits: a value of ``UIFontDescriptor/FeatureKey/type``.
public let kNumberSpacingType = 6
/// All digits have the same width: a value of ``UIFontDescriptor/FeatureKey/selector``.
public let kMonospacedNumbersSelector = 0
/// Each digit has its natural width: a value of ``UIFontDescriptor/FeatureKey/selector``.
public let kProportionalNumbersSelector = 1
