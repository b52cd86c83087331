public import CoreGraphics

/// Shows a part of its sublayers: it scrolls by moving the origin of its bounds.
///
/// As on iOS it does not clip them unless `masksToBounds` is set, knows no limits, and handles no
/// events. A change of the bounds has its usual action, so that it is animated.
open class CAScrollLayer: CALayer {
  override func copyValues(from other: CALayer, values: LayerValues) {
    super.copyValues(from: other, values: values)
    if let other = other as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// The directions in which it scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls so that a point lies at the origin of the layer.
  ///
  /// - Parameter p: in the layer's coordinates. What of it does not lie in a direction of
  ///   ``scrollMode`` has no effect.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode.isHorizontal { origin.x = p.x }
    if scrollMode.isVertical { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as little as makes a rectangle visible, which is in the layer's coordinates. Of one
  /// that is larger than the layer, the part at its origin becomes visible.
  open func scroll(to r: CGRect) {
    guard !r.isNull, !r.isInfinite else { return }
    scroll(
      to: CGPoint(
        x: Self.origin(bounds.minX, bounds.width, showing: r.minX, r.maxX),
        y: Self.origin(bounds.minY, bounds.height, showing: r.minY, r.maxY)))
  }

  /// Where a range begins after it was moved as little as necessary to contain another one.
  private static func origin(
    _ start: CGFloat, _ length: CGFloat, showing least: CGFloat, _ most: CGFloat
  ) -> CGFloat {
    if least < start || most - least > length { return least }
    return most > start + length ? most - length : start
  }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here, which scrolls nowhere.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down alone.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and the right alone.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In all directions (the default).
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  fileprivate var isVertical: Bool { self == .vertically || self == .both }
  fileprivate var isHorizontal: Bool { self == .horizontally || self == .both }
}

extension CALayer {
  /// The part of the bounds, in the layer's own coordinates, that lies inside the bounds of all
  /// scroll layers around it; empty where that is nothing. No other layers count.
  public var visibleRect: CGRect {
    var visible = bounds
    var outer = superlayer
    while let layer = outer {
      if layer is CAScrollLayer {
        visible = visible.intersection(convert(layer.bounds, from: layer))
      }
      outer = layer.superlayer
    }
    return visible.isNull ? .zero : visible
  }

  /// Scrolls the innermost scroll layer around this layer so that a point of this layer lies at the
  /// origin of that one. Without a scroll layer nothing happens.
  public func scroll(_ p: CGPoint) {
    guard let layer = scrollLayerAround else { return }
    layer.scroll(to: convert(p, to: layer))
  }

  /// Scrolls the innermost scroll layer around this layer as little as makes a rectangle of this
  /// layer visible. Without a scroll layer nothing happens.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let layer = scrollLayerAround else { return }
    layer.scroll(to: convert(r, to: layer))
  }

  private var scrollLayerAround: CAScrollLayer? {
    var outer = superlayer
    while let layer = outer {
      if let layer = layer as? CAScrollLayer { return layer }
      outer = layer.superlayer
    }
    return nil
  }
}
