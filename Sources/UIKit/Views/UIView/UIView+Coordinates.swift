public import CoreGraphics
import QuartzCore

extension UIView {
  /// A point of this view in another's coordinates; nil is the window's. Transforms in two and
  /// three dimensions are applied; if one of them is singular, the point is returned unchanged.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard point.isFinite else { return point }
    return layer.convert(point, to: (view ?? root).layer)
  }

  /// A point of another view, or of the window for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard point.isFinite else { return point }
    return layer.convert(point, from: (view ?? root).layer)
  }

  /// The bounding box of a rectangle of this view, in another's coordinates; nil is the window's.
  ///
  /// Between two branches of a hierarchy it is the bounding box in the nearest common ancestor that
  /// is converted down, as on iOS.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard rect.isFinite else { return rect }
    return layer.convert(rect, to: (view ?? root).layer)
  }

  /// The bounding box of another view's rectangle, or the window's for nil, in this view's
  /// coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard rect.isFinite else { return rect }
    return layer.convert(rect, from: (view ?? root).layer)
  }

  /// The view for nil when converting: the window, or the topmost view if there is none.
  private var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// As `convert(_:from: nil)`, but not that of `UIWindow`, which converts from the screen.
  func convertFromWindow(_ point: CGPoint) -> CGPoint {
    layer.convert(point, from: root.layer)
  }

  func convertToWindow(_ point: CGPoint) -> CGPoint {
    layer.convert(point, to: root.layer)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
