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
    return coordinateSpace.fromLayer(layer.convert(point, to: other))
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard point.isFinite, let other = coordinateSpace.coordinateLayer else { return point }
    return layer.convert(coordinateSpace.toLayer(point), from: other)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard rect.isFinite, let other = coordinateSpace.coordinateLayer else { return rect }
    return coordinateSpace.fromLayer(layer.convert(rect, to: other))
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard rect.isFinite, let other = coordinateSpace.coordinateLayer else { return rect }
    return layer.convert(coordinateSpace.toLayer(rect), from: other)
  }
}

// The conversions are documented by the protocol.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIScreen: UICoordinateSpace {
  /// The coordinate space of the screen in the current orientation of the interface.
  public var coordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard point.isFinite, let other = coordinateSpace.coordinateLayer else { return point }
    return coordinateSpace.fromLayer(rootLayer.convert(point, to: other))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard point.isFinite, let other = coordinateSpace.coordinateLayer else { return point }
    return rootLayer.convert(coordinateSpace.toLayer(point), from: other)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard rect.isFinite, let other = coordinateSpace.coordinateLayer else { return rect }
    return coordinateSpace.fromLayer(rootLayer.convert(rect, to: other))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard rect.isFinite, let other = coordinateSpace.coordinateLayer else { return rect }
    return rootLayer.convert(coordinateSpace.toLayer(rect), from: other)
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
    if let fixed = self as? FixedCoordinateSpace { return fixed.screen.rootLayer }
    Diagnostics.warn(
      "A \(type(of: self)) is neither a view nor a screen; coordinates are not converted.")
    return nil
  }

  /// From the coordinates of the space to those of its layer; nil where they are the same.
  private var turn: CGAffineTransform? { (self as? FixedCoordinateSpace)?.toScreen }

  fileprivate func toLayer(_ point: CGPoint) -> CGPoint { turn.map(point.applying) ?? point }
  fileprivate func toLayer(_ rect: CGRect) -> CGRect { turn.map(rect.applying) ?? rect }
  fileprivate func fromLayer(_ point: CGPoint) -> CGPoint {
    turn.map { point.applying($0.inverted()) } ?? point
  }
  fileprivate func fromLayer(_ rect: CGRect) -> CGRect {
    turn.map { rect.applying($0.inverted()) } ?? rect
  }
}

extension UIScreen {
  /// The coordinates of the screen when the device is held upright: they stay where they are on the
  /// device when the interface is rotated.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(of: self) }
}

/// The coordinates of a screen that is held upright.
private final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  let screen: UIScreen

  init(of screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  private var orientation: UIInterfaceOrientation {
    screen.scene?.interfaceOrientation ?? .portrait
  }

  var bounds: CGRect {
    let size = screen.bounds.size
    let isTurned = orientation == .landscapeLeft || orientation == .landscapeRight
    return CGRect(
      x: 0, y: 0, width: isTurned ? size.height : size.width,
      height: isTurned ? size.width : size.height)
  }

  /// From these coordinates to those of the interface, which is turned about the device.
  var toScreen: CGAffineTransform {
    let size = bounds.size
    return switch orientation {
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    default: .identity
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point.applying(toScreen), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, from: coordinateSpace).applying(toScreen.inverted())
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect.applying(toScreen), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, from: coordinateSpace).applying(toScreen.inverted())
  }
}
