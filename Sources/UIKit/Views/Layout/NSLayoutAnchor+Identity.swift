/// The identity of anchors of all types: the item and its attribute.
struct AnchorIdentity: Hashable, Sendable {
  let item: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any type.
protocol IdentifiedAnchor: AnyObject {
  nonisolated var identity: AnchorIdentity { get }
}

// UIKit has one anchor object for each attribute of an item. Programs rely on it when they find a
// constraint by its `firstAnchor`. Here anchors are made on demand, so identity compares the item
// and the attribute.

/// Whether two anchors stand for the same attribute of the same item.
public func === <First, Second>(
  left: NSLayoutAnchor<First>, right: NSLayoutAnchor<Second>
) -> Bool { left == right }

/// Whether two anchors stand for the same attribute of the same item.
public func === <First, Second>(
  left: NSLayoutAnchor<First>?, right: NSLayoutAnchor<Second>
) -> Bool { left == right }

/// Whether two anchors stand for different attributes or items.
public func !== <First, Second>(
  left: NSLayoutAnchor<First>, right: NSLayoutAnchor<Second>
) -> Bool { left != right }

/// Whether two anchors stand for different attributes or items.
public func !== <First, Second>(
  left: NSLayoutAnchor<First>?, right: NSLayoutAnchor<Second>
) -> Bool { left != right }
