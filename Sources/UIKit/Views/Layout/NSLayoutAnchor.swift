public import CoreGraphics

/// An edge, a centre line, a baseline or a size of a view or guide, from which constraints are
/// made.
///
/// The type parameter prevents constraints between incompatible anchors. Anchors of one attribute
/// of one item are equal.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, IdentifiedAnchor {
  weak var owner: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  nonisolated let identity: AnchorIdentity

  init(_ owner: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
    identity = AnchorIdentity(item: owner.map { ObjectIdentifier($0) }, attribute: attribute)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any IdentifiedAnchor)?.identity == identity
  }

  open override var hash: Int { identity.hashValue }

  /// The view or guide.
  open var item: AnyObject? { owner }
  /// The attribute's name, for messages.
  open var name: String { "\(attribute)" }

  /// A constraint that holds this anchor at the other. It is not active yet, as with all methods
  /// here.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// A constraint that holds this anchor at or beyond the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor) }

  /// A constraint that holds this anchor at or before the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor) }

  /// A constraint that holds this anchor `c` points beyond the other.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: c) }

  /// A constraint that holds this anchor at least `c` points beyond the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }

  /// A constraint that holds this anchor at most `c` points beyond the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // An anchor holds its item weakly; a constraint on a deallocated item warns and has no effect.
    NSLayoutConstraint(
      item: owner as AnyObject? ?? self, attribute: attribute, relatedBy: relation,
      toItem: anchor.map { $0.owner as AnyObject? ?? $0 },
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// The standard spacing between two adjacent items, in points; UIKit's.
private let systemSpacing: CGFloat = 8

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint after another anchor, towards the trailing edge, by a multiple of the system's 8
  /// points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: systemSpacing * multiplier) }

  /// At least a number of standard gaps after the other anchor. A gap is 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// At most a number of standard gaps after the other anchor. A gap is 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint below another anchor by a multiple of the system's 8 points. Between baselines
  /// UIKit also considers the fonts, which is not done here.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: systemSpacing * multiplier) }

  /// At least a number of standard gaps below the other anchor. A gap is 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// At most a number of standard gaps below the other anchor. A gap is 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The distance of which this is the length, if nothing else retains that.
  private var kept: AnchorOffset?

  convenience init(keeping offset: AnchorOffset, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(offset, attribute)
    kept = offset
  }

  /// A constraint that holds the length at `c` points. It is not active yet.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// A constraint that holds the length at `c` points or more.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// A constraint that holds the length at `c` points or less.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// A constraint that holds the length at `m` times the other plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m, constant: c) }

  /// A constraint that holds the length at `m` times the other plus `c` points, or more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// A constraint that holds the length at `m` times the other plus `c` points, or less.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

extension NSLayoutConstraint {
  /// The anchor of the left side. It has no item if that is not a view or a guide, or was
  /// deallocated.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }

  /// The anchor of the right side; nil if that is only a number.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondAttribute) }
  }
}

extension UIView {
  /// The side where reading begins: left, or right where text runs from right to left.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The side where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left side, for any direction of text.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right side, for any direction of text.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The baseline of the first line of text; the bottom where the view has no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom where the view has no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
  /// The width in points, of the view's alignment rectangle.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height in points, of the view's alignment rectangle.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

extension UILayoutGuide {
  /// The side where reading begins: left, or right where text runs from right to left.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The side where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left side, for any direction of text.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right side, for any direction of text.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The width in points.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height in points.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}
