/// The direction in which text is read. The raw values are Apple's.
public enum NSWritingDirection: Int, Sendable {
  /// That of the characters.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension NSParagraphStyle {
  /// The direction in which a language is read, by its code such as `ar`; nil is the user's first
  /// one.
  public class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName ?? Locale.preferredLanguages.first ?? "en"
    let direction = NSLocale.characterDirection(forLanguage: language)
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// What lines are broken by. The raw values are Apple's.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits of the rules.
    public let rawValue: UInt
    /// Rules by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No word is alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul are not divided.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The rules of the system's own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
