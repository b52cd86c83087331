extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The left side of the equation is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides of the equation are equal.
    case equal = 0
    /// The left side of the equation is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// An axis of layout.
  public enum Axis: Int, Sendable {
    /// The axis from left to right.
    case horizontal = 0
    /// The axis from top to bottom.
    case vertical = 1
  }

  /// The attribute of an item in a constraint. Edges are those of the item's alignment rectangle.
  /// Leading is left, or right in right-to-left layout.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge, inset by the layout margin. The item must be a view, as for all margins.
    case leftMargin = 13
    /// The right edge, inset by the layout margin.
    case rightMargin = 14
    /// The upper edge, inset by the layout margin.
    case topMargin = 15
    /// The lower edge, inset by the layout margin.
    case bottomMargin = 16
    /// The leading edge, inset by the layout margin.
    case leadingMargin = 17
    /// The trailing edge, inset by the layout margin.
    case trailingMargin = 18
    /// The horizontal centre between the layout margins.
    case centerXWithinMargins = 19
    /// The vertical centre between the layout margins.
    case centerYWithinMargins = 20
    /// The second attribute of a constraint without a second item.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute. A constraint needs two attributes of the same kind.
  enum Kind { case none, x, y, size }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    default: .y
    }
  }

  /// Whether the attribute means the opposite edge in right-to-left layout.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// For a margin attribute, the corresponding attribute of the layout margins guide; nil for
  /// others.
  var withinMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
