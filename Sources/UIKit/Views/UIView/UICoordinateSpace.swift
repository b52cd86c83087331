public import CoreGraphics
import QuartzCore

/// An object with a coordinate system, between which points and rectangles are converted: views,
/// screens, and the coordinate spaces of scenes. Other objects cannot be converted: the coordinates
/// stay the same, with a warning.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds in the object's own coordinates.
  var bounds: CGRect { get }
  /// Converts a point from this coordinate space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another coordinate space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this coordinate space to another one. The result is its bounding
  /// box.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another coordinate space to this one. The result is its bounding
  /// box.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// The conversions are documented by the protocol. Between views those of views are preferred.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIView: UICoordinateSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard point.isFinite, let other = coordinateSpace.coordinateLayer else { return point }
    return layer.convert(point, to: other)
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard point.isFinite, let other = coordinateSpace.coordinateLayer else { return point }
    return layer.convert(point, from: other)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard rect.isFinite, let other = coordinateSpace.coordinateLayer else { return rect }
    return layer.convert(rect, to: other)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard rect.isFinite, let other = coordinateSpace.coordinateLayer else { return rect }
    return layer.convert(rect, from: other)
  }
}

// The conversions are documented by the protocol.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIScreen: UICoordinateSpace {
  /// The coordinate space of the screen in the current orientation of the interface.
  public var coordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard point.isFinite, let other = coordinateSpace.coordinateLayer else { return point }
    return rootLayer.convert(point, to: other)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard point.isFinite, let other = coordinateSpace.coordinateLayer else { return point }
    return rootLayer.convert(point, from: other)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard rect.isFinite, let other = coordinateSpace.coordinateLayer else { return rect }
    return rootLayer.convert(rect, to: other)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard rect.isFinite, let other = coordinateSpace.coordinateLayer else { return rect }
    return rootLayer.convert(rect, from: other)
  }
}

extension UIWindowScene {
  /// The coordinate space of the scene, which is that of its screen. Its windows share it.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

extension UICoordinateSpace {
  /// The layer with the coordinates of the space. Nil, with a warning, if it is neither a view nor
  /// a screen.
  fileprivate var coordinateLayer: CALayer? {
    if let view = self as? UIView { return view.layer }
    if let screen = self as? UIScreen { return screen.rootLayer }
    Diagnostics.warn(
      "A \(type(of: self)) is neither a view nor a screen; coordinates are not converted.")
    return nil
  }
}
