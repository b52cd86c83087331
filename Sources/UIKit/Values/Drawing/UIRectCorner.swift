/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits, one for each member.
  public let rawValue: UInt
  /// A set of bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner, as seen on screen.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner, as seen on screen.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner, as seen on screen.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner, as seen on screen.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
