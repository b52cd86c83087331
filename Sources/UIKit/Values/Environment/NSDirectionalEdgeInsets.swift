public import CoreGraphics

/// Distances from the four edges of a rectangle, in points. Leading and trailing follow the layout
/// direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points: the left one, or the right one in right-to-left
  /// layout.
  public var leading: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets of four distances in points. A negative distance extends outside the rectangle.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero on all sides.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of zero on all sides.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Edges of a rectangle. Leading and trailing follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits, one for each member.
  public let rawValue: UInt
  /// A set of any bits. Bits that have no name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
