import Compositor
package import CoreGraphics

extension LayerSnapshot {
  /// Draws the snapshot into a context, upright where y points down.
  ///
  /// - Parameter rect: the rectangle for the bounds, in the context's coordinates. Content outside
  ///   is clipped.
  /// - Returns: whether there was anything to draw.
  @discardableResult
  package func draw(in context: CGContext, rect: CGRect) -> Bool {
    guard !content.nodes.isEmpty, bounds.width > 0, bounds.height > 0, rect.width > 0,
      rect.height > 0
    else { return false }
    // It is drawn at the context's resolution.
    let device = context.pixelTransform
    let width = (rect.width * hypot(device.a, device.b) - Self.slack).rounded(.up)
    let height = (rect.height * hypot(device.c, device.d) - Self.slack).rounded(.up)
    guard width >= 1, height >= 1, width < Self.longestSide, height < Self.longestSide else {
      return false
    }
    let (x, y) = (width / bounds.width, height / bounds.height)
    let list = DisplayList(
      width: Int(width), height: Int(height), background: .clear,
      root: DisplayGroup(
        content: content.withoutBlending,
        transform: Homography(
          a: x, b: 0, c: 0, d: y, tx: -bounds.minX * x, ty: -bounds.minY * y)))
    guard let image = CompositorMaker.make().image(of: list) else { return false }
    context.drawUpright(image, in: rect)
    return true
  }

  /// The rounding error by which a product of points and scale may exceed whole pixels.
  private static var slack: CGFloat { 0.001 }
  /// The greatest side that the compositor can draw, in pixels.
  private static var longestSide: CGFloat { 32_000 }
}

extension CALayer {
  /// Whether the layer has been on screen.
  package var wasShown: Bool { rendering.hasBeenShown }
}
