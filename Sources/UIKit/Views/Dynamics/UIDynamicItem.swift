public import CoreGraphics

/// A thing that dynamics move: a view, the attributes of a collection's item, a group of them, or
/// an object of a program's own.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates that the item is placed in. The animator sets it.
  var center: CGPoint { get set }
  /// The size counts: with the density it defines the mass, and it is the outline for collisions.
  var bounds: CGRect { get }
  /// The transform about the centre. The animator sets its rotation, and keeps its scale.
  var transform: CGAffineTransform { get set }
  /// The kind of outline with which the item collides; a rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for ``UIDynamicItemCollisionBoundsType/path``, in points about the centre. It is
  /// read when the item is added to an animator; its convex hull counts.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The outline with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The ellipse in the item's bounds.
  case ellipse
  /// A path of the item's own.
  case path
}

extension UIView: UIDynamicItem {}
