import CoreGraphics
import QuartzCore

extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard point.isFinite else { return point }
    return layer.convert(point, to: (view ?? root).layer)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard point.isFinite else { return point }
    return layer.convert(point, from: (view ?? root).layer)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard rect.isFinite else { return rect }
    return layer.convert(rect, to: (view ?? root).layer)
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard rect.isFinite else { return rect }
    return layer.convert(rect, from: (view ?? root).layer)
  }

  /// The view that nil means in conversions: the window, or the topmost view if there is none.
  private var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Like `convert(_:from: nil)`, but not overridden by `UIWindow`, whose method converts from the
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
