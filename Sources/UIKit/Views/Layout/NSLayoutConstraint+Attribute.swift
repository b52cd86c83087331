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

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The attribute of an item in a constraint. Edges are those of the item's alignment rectangle;
  /// leading is left, or right in right-to-left layout.
  public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2
    /// The upper side.
    case top = 3
    /// The lower side.
    case bottom = 4
    /// The side where reading begins.
    case leading = 5
    /// The side where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left side inset by its layout margin; the item must be a view, as for all margins.
    case leftMargin = 13
    /// The right side inset by its layout margin.
    case rightMargin = 14
    /// The upper side inset by its layout margin.
    case topMargin = 15
    /// The lower side inset by its layout margin.
    case bottomMargin = 16
    /// The leading side inset by its layout margin.
    case leadingMargin = 17
    /// The trailing side inset by its layout margin.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the upper and the lower margin.
    case centerYWithinMargins = 20
    /// The second attribute of a constraint without a second item.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// Attributes of one kind can be used in one constraint, and those of x and y.
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

  /// Whether it is another edge in right-to-left layout.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute of the margins guide for a margin attribute; nil for others.
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
