public import CoreGraphics

/// A place in a line where text after a tab begins, or ends. See ``NSParagraphStyle/tabStops``.
public final class NSTextTab: NSObject, NSCopying, Sendable {
  /// How the text lies at the place.
  public let alignment: NSTextAlignment
  /// The place, in points from the left edge.
  public let location: CGFloat

  /// A place, and how text lies there.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat) {
    (self.alignment, location) = (alignment, loc)
    super.init()
  }

  /// A place, and how text lies there. The options have no effect here.
  public convenience init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any]
  ) { self.init(textAlignment: alignment, location: loc) }

  /// Names an option of a place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column, a `CharacterSet`.
    public static let columnTerminators = OptionKey(
      rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Returns the object itself; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether place and alignment are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  public override var hash: Int { location.hashValue }
}
