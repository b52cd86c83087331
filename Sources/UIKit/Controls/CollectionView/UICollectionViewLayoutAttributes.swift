public import CoreGraphics
public import QuartzCore

/// The position and the appearance of an item or another view of a collection view.
///
/// A layout makes one object for each view. `copy()` returns an independent one.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the item, or of the item or section that the view belongs to.
  open var indexPath: IndexPath
  /// The kind of the view in the layout; nil for cells.
  open private(set) var representedElementKind: String?
  /// Whether they belong to a cell, a supplementary view or a decoration view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// Makes the attributes of a cell (`kind` nil) or another view at an index path. Subclasses
  /// inherit it, so that a layout can make attributes of its own class.
  public required convenience init(indexPath: IndexPath, kind: String?) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = kind == nil ? .cell : .supplementaryView
  }

  /// Makes attributes without a cell.
  public override init() {
    indexPath = []
    super.init()
  }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: nil)
  }

  /// Makes the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: kind)
  }

  /// Makes the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: kind)
    representedElementCategory = .decorationView
  }

  /// The bounding box of the transformed view. Setting it sets the centre and the size.
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
  /// The centre of the view in the collection view's coordinates.
  open var center = CGPoint.zero
  /// The view's size in points, before it is transformed.
  open var size = CGSize.zero
  /// The size, with the origin zero.
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
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The z-order: views with larger numbers are in front.
  open var zIndex = 0
  /// Whether the view is hidden; no view is made for it.
  open var isHidden = false
  /// The estimated dimensions of the size.
  var estimates = EstimatedAxes.none

  /// The shape with which a dynamic animator lets the item collide. The default is a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape for the type ``UIDynamicItemCollisionBoundsType/path``, in points relative to the
  /// centre.
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

  /// Applies the attributes to a view.
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
