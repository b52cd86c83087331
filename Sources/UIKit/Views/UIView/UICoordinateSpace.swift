public import CoreGraphics
import QuartzCore

/// Something with coordinates of its own, between which points and rectangles are converted: views,
/// screens, and what a scene answers for its own. Only these are converted; with another object
/// the coordinates stay as they are, with a warning.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The extent, in its own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in another's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The bounding box of a rectangle of this space, in another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounding box of a rectangle of another space, in this one's coordinates.
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
  /// The coordinates of the screen as the interface is turned now.
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
  /// The coordinates of the scene: those of its screen, which its windows share.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

extension UICoordinateSpace {
  /// The layer whose coordinates it has; nil, with a warning, for what is neither a view nor a
  /// screen.
  fileprivate var coordinateLayer: CALayer? {
    if let view = self as? UIView { return view.layer }
    if let screen = self as? UIScreen { return screen.rootLayer }
    Diagnostics.warn(
      "A \(type(of: self)) is neither a view nor a screen; coordinates are not converted.")
    return nil
  }
}
