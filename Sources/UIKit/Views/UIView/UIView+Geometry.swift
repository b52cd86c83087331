import CoreGraphics
package import QuartzCore

extension UIView {
  /// Prepares the layer of a view that is being initialized.
  func setUp(_ ownLayer: CALayer, frame: CGRect) {
    ownLayer.delegate = self
    ownLayer.contentsScale = UIScreen.main.scale
    ownLayer.frame = frame
    invalidateDrawing()
  }

  /// Runs a change of the layer's bounds, and applies the effects of a new size.
  func changeGeometry(_ change: () -> Void) {
    let oldSize = layer.bounds.size
    change()
    placeDidChange()
    sizeDidChange(from: oldSize)
  }

  private func sizeDidChange(from oldSize: CGSize) {
    guard layer.bounds.size != oldSize else { return }
    if oldSize.width <= 0 || oldSize.height <= 0 { invalidateDrawing() }
    setNeedsLayout()
    // A superview that is laying out its subviews places the other subviews anyway.
    if let superview, superview !== Self.viewInLayout { superview.setNeedsLayout() }
    if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    guard size.width.isFinite, size.height.isFinite else {
      Diagnostics.warn("The size that fits \(type(of: self)) is not finite; it keeps its size.")
      return
    }
    frame = CGRect(origin: frame.origin, size: frame.size).resized(to: size, under: transform)
  }

  func setContentScale(_ scale: CGFloat) {
    guard scale.isFinite, scale >= 0 else {
      Diagnostics.warn("A view's contentScaleFactor must be finite; the value is ignored.")
      return
    }
    hasOwnContentScale = scale > 0
    layer.contentsScale = scale > 0 ? scale : (window?.screen ?? .main).scale
  }

  /// Applies the scale of the screen to the view and its descendants, except where a scale was set.
  package func updateContentScale(to scale: CGFloat) {
    visitSubtree { view in
      guard !view.hasOwnContentScale, view.layer.contentsScale != scale else { return }
      view.layer.contentsScale = scale
    }
  }
}

extension UIView: LayerGeometryObserver {
  // The frames of subviews that autoresizing has changed are restored like that of the view.
  // Constraints have not placed their views yet.
  package func geometryWasRestored(of layer: CALayer) {
    if layer === self.layer { placeDidChange() }
  }
}

extension CGRect {
  /// The frame of a view whose bounds are resized. For a transformed view it is the bounding box.
  fileprivate func resized(to size: CGSize, under transform: CGAffineTransform) -> CGRect {
    let box = CGRect(origin: .zero, size: size).applying(transform)
    return CGRect(origin: origin, size: box.size)
  }
}
