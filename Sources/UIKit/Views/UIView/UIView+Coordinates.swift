public import CoreGraphics
import QuartzCore

extension UIView {
  /// A point of this view in another's coordinates; nil is the window's. Transforms in two and
  /// three dimensions count; where one in between has collapsed, the point comes back as it is.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard point.isFinite else { return point }
    return layer.convert(point, to: (view ?? root).layer)
  }

  /// A point of another view, or of the window for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard point.isFinite else { return point }
    return layer.convert(point, from: (view ?? root).layer)
  }

  /// The upright rectangle around one of this view's, in another's coordinates; nil is the
  /// window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard rect.isFinite else { return rect }
    return layer.convert(rect, to: (view ?? root).layer)
  }

  /// The upright rectangle around one of another view's, or the window's for nil, in this view's
  /// coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard rect.isFinite else { return rect }
    return layer.convert(rect, from: (view ?? root).layer)
  }

  /// What nil means when converting: the window, or the topmost view where there is none.
  private var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The same as `convert(_:from: nil)`, distinguished from `UIWindow`'s, which starts at the
  /// screen.
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
