public import CoreGraphics

/// A position in a line at which text after a tab is aligned. See ``NSParagraphStyle/tabStops``.
public final class NSTextTab: NSObject, NSCopying, Sendable {
  /// How text is aligned at the position.
  public let alignment: NSTextAlignment
  /// The position in points from the left edge.
  public let location: CGFloat

  /// A tab of an alignment and a position.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat) {
    (self.alignment, location) = (alignment, loc)
    super.init()
  }

  /// A tab of an alignment and a position. The options have no effect here.
  public convenience init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any]
  ) { self.init(textAlignment: alignment, location: loc) }

  /// The key of an option of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column: a `CharacterSet`.
    public static let columnTerminators = OptionKey(
      rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Returns the object itself; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the position and the alignment are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  public override var hash: Int { location.hashValue }
}
