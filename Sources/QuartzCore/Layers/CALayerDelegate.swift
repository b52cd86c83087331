public import CoreGraphics

/// Supplies a layer's content, layout and actions; a view is its layer's delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Supplies the layer's contents. The default draws through ``draw(_:in:)``.
  func display(_ layer: CALayer)
  /// Draws the layer's contents; the context is in the layer's coordinates, y down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called just before ``draw(_:in:)``, to set properties for the drawing, such as the contents'
  /// scale.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers; called in the layout before a frame. The default does nothing.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change: nil continues the search, `NSNull` means none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CALayerDelegate {
  public func display(_ layer: CALayer) {
    layerWillDraw(layer)
    layer.drawContents { layer.draw(in: $0) }
  }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
