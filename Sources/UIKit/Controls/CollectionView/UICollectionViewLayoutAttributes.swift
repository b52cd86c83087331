public import CoreGraphics
public import QuartzCore

/// The position and appearance of an item or another view of a collection.
///
/// A layout makes one for each view; `copy()` gives one that can be changed without changing the
/// other.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The path of the item, or of the item or section that the view belongs to.
  open var indexPath: IndexPath
  /// The kind of the view in the layout; nil for cells.
  open private(set) var representedElementKind: String?
  /// Whether they belong to a cell, to a header, footer or the like, or to a decoration view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// Attributes of a cell (`kind` nil) or another view at a path. Subclasses inherit it, so that a
  /// layout can make its own class of attributes.
  public required convenience init(indexPath: IndexPath, kind: String?) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = kind == nil ? .cell : .supplementaryView
  }

  /// Attributes of no cell yet.
  public override init() {
    indexPath = []
    super.init()
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: nil)
  }

  /// Attributes of a header, footer or other view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: kind)
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: kind)
    representedElementCategory = .decorationView
  }

  /// The bounding box of the transformed view; setting it sets centre and size.
  open var frame: CGRect {
    get { untransformedFrame.transformed(by: transform, about: center) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
  /// The middle of the view, in the collection's coordinates.
  open var center = CGPoint.zero
  /// The view's size in points, before it is transformed.
  open var size = CGSize.zero
  /// The size, at the origin zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform about the centre. Setting ``transform3D`` sets it to the affine part.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The 3D transform about the centre, which is the one applied; setting ``transform`` sets it.
  open var transform3D = CATransform3DIdentity
  /// From 0, transparent, to 1, opaque.
  open var alpha: CGFloat = 1
  /// Views of higher numbers are in front.
  open var zIndex = 0
  /// Whether the view is hidden; no view is made for it.
  open var isHidden = false
  /// Which dimensions of the size are only estimated.
  var estimates = EstimatedAxes.none

  /// The outline with which a dynamic animator lets the item collide; a rectangle unless
  /// overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the type ``UIDynamicItemCollisionBoundsType/path``, in points about the centre.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(indexPath: indexPath, kind: representedElementKind)
    copy.representedElementCategory = representedElementCategory
    (copy.center, copy.size, copy.alpha) = (center, size, alpha)
    copy.transform3D = transform3D
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    copy.estimates = estimates
    return copy
  }

  /// Places a view.
  func apply(to view: UIView) {
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
    if !CATransform3DEqualToTransform(view.transform3D, transform3D) {
      view.transform3D = transform3D
    }
    if view.alpha != alpha { view.alpha = alpha }
    let depth = CGFloat(zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
  }

  var isSensible: Bool {
    frame.isFinite && size.width >= 0 && size.height >= 0 && alpha.isFinite
  }
}

extension CGRect {
  fileprivate func transformed(by transform: CGAffineTransform, about center: CGPoint) -> CGRect {
    guard !transform.isIdentity else { return self }
    return offsetBy(dx: -center.x, dy: -center.y).applying(transform)
      .offsetBy(dx: center.x, dy: center.y)
  }
}
