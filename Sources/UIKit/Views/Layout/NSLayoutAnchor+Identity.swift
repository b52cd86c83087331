/// What distinguishes anchors of all types: the attribute, and the item that has it.
struct AnchorIdentity: Hashable, Sendable {
  let item: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any type.
protocol IdentifiedAnchor: AnyObject {
  nonisolated var identity: AnchorIdentity { get }
}

// UIKit has one anchor object for each attribute of an item, of which programs make use when they
// look for a constraint by its `firstAnchor`. Here anchors are made when they are asked for.

/// Whether two anchors are of one attribute of one item.
public func === <First, Second>(
  left: NSLayoutAnchor<First>, right: NSLayoutAnchor<Second>
) -> Bool { left == right }

/// Whether two anchors are of one attribute of one item.
public func === <First, Second>(
  left: NSLayoutAnchor<First>?, right: NSLayoutAnchor<Second>
) -> Bool { left == right }

/// Whether two anchors are of different attributes or items.
public func !== <First, Second>(
  left: NSLayoutAnchor<First>, right: NSLayoutAnchor<Second>
) -> Bool { left != right }

/// Whether two anchors are of different attributes or items.
public func !== <First, Second>(
  left: NSLayoutAnchor<First>?, right: NSLayoutAnchor<Second>
) -> Bool { left != right }
