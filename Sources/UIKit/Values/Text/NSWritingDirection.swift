/// The writing direction of text. The raw values are Apple's.
public enum NSWritingDirection: Int, Sendable {
  /// The characters determine the direction.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension NSParagraphStyle {
  /// The writing direction of a language with a code such as `ar`. Nil means the user's first
  /// language.
  public class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName ?? Locale.preferredLanguages.first ?? "en"
    let direction = NSLocale.characterDirection(forLanguage: language)
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Rules for breaking lines. The raw values are Apple's.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits, one for each rule.
    public let rawValue: UInt
    /// A set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Does not divide words in Hangul.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The rules of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
