public import CoreGraphics

/// Distances from the four edges of a rectangle, in points; leading is the left.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// Points at the upper edge.
  public var top: CGFloat
  /// Points at the leading edge: left, or right in right-to-left layout.
  public var leading: CGFloat
  /// Points at the lower edge.
  public var bottom: CGFloat
  /// Points at the trailing edge.
  public var trailing: CGFloat

  /// Insets of four distances in points; a negative one reaches out.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that take nothing away.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets that take nothing away.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Edges of a rectangle; leading is the left.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits, one for each member.
  public let rawValue: UInt
  /// A set of bits; those without a name are kept.
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
