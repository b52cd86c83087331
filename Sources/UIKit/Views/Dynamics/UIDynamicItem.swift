public import CoreGraphics

/// An object that dynamics move: a view, the layout attributes of a collection's item, a group of
/// items, or an object of the program.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates of the item's superview or layout. The animator sets it.
  var center: CGPoint { get set }
  /// The bounds. With the density their size determines the mass, and they are the outline for
  /// collisions.
  var bounds: CGRect { get }
  /// The transform about the centre. The animator sets its rotation and keeps its scale.
  var transform: CGAffineTransform { get set }
  /// The kind of outline with which the item collides; a rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for ``UIDynamicItemCollisionBoundsType/path``, in points about the centre. It is
  /// read when the item is added to an animator. Its convex hull is used.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The kind of outline with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The outline is the item's bounds.
  case rectangle
  /// The outline is the ellipse in the item's bounds.
  case ellipse
  /// The outline is the item's ``UIDynamicItem/collisionBoundingPath``.
  case path
}

extension UIView: UIDynamicItem {}
