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

  /// A constraint that this anchor equals another one. The constraint is inactive, as with all
  /// methods here.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// A constraint that this anchor is at or beyond another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor) }

  /// A constraint that this anchor is at or before another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor) }

  /// A constraint that this anchor is `c` points beyond another one.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: c) }

  /// A constraint that this anchor is at least `c` points beyond another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }

  /// A constraint that this anchor is at most `c` points beyond another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // An anchor holds its item weakly. A constraint on a released item warns and has no effect.
    NSLayoutConstraint(
      item: owner as AnyObject? ?? self, attribute: attribute, relatedBy: relation,
      toItem: anchor.map { $0.owner as AnyObject? ?? $0 },
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// The standard spacing between adjacent items, in points, as in UIKit.
private let systemSpacing: CGFloat = 8

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint that this anchor is after another one, towards the trailing edge, by a multiple
  /// of the system spacing of 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: systemSpacing * multiplier) }

  /// A constraint that this anchor is at least a multiple of the system spacing, 8 points, after
  /// another one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that this anchor is at most a multiple of the system spacing, 8 points, after
  /// another one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint that this anchor is below another one by a multiple of the system spacing of 8
  /// points. Between baselines UIKit also considers the fonts; this is not done here.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: systemSpacing * multiplier) }

  /// A constraint that this anchor is at least a multiple of the system spacing, 8 points, below
  /// another one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that this anchor is at most a multiple of the system spacing, 8 points, below
  /// another one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The offset whose length this is, if nothing else retains it.
  private var kept: AnchorOffset?

  convenience init(keeping offset: AnchorOffset, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(offset, attribute)
    kept = offset
  }

  /// A constraint that the length is `c` points. It is inactive.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// A constraint that the length is at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// A constraint that the length is at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// A constraint that the length is `m` times another one plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m, constant: c) }

  /// A constraint that the length is at least `m` times another one plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// A constraint that the length is at most `m` times another one plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

extension NSLayoutConstraint {
  /// The anchor of the left side of the equation. It has no item if the first item is neither a
  /// view nor a guide, or was released.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }

  /// The anchor of the right side of the equation; nil if that is only a number.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondAttribute) }
  }
}

extension UIView {
  /// The leading edge: left, or right in right-to-left layout.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The trailing edge: right, or left in right-to-left layout.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge, for either layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right edge, for either layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The baseline of the first line of text, or the bottom if the view has no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom if the view has no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
  /// The width of the view's alignment rectangle.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height of the view's alignment rectangle.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

extension UILayoutGuide {
  /// The leading edge: left, or right in right-to-left layout.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The trailing edge: right, or left in right-to-left layout.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge, for either layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right edge, for either layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}
