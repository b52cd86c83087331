/// The line under or through text, as the value of `.underlineStyle` and `.strikethroughStyle`.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits, one for each member.
  public let rawValue: Int
  /// A set of any bits. Bits that have no name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line of the font's thickness.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line of twice the font's thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
