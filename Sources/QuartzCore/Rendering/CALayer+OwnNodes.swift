import Compositor
import CoreGraphics

/// What a layer draws apart from its sublayers, in its own coordinates.
extension CALayer {
  var isLeaf: Bool { sublayerArray.isEmpty }

  /// The bounds with their rounded corners.
  func shape(_ shown: LayerValues) -> RoundedRect {
    let corners = RoundedRect.Corners(rawValue: UInt8(truncatingIfNeeded: maskedCorners.rawValue))
    return RoundedRect(shown.bounds, radius: shown.cornerRadius, corners: corners)
  }

  func appendBackground(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    guard let color = shown.backgroundColor, color.alpha > 0, !shown.bounds.isEmpty else { return }
    nodes.append(.fill(Fill(shape: shape(shown), color: color, transform: .identity)))
  }

  func appendBorder(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    guard shown.borderWidth > 0, let color = shown.borderColor, color.alpha > 0 else { return }
    nodes.append(
      .border(
        Border(shape: shape(shown), width: shown.borderWidth, color: color, transform: .identity)))
  }

  /// The bitmap in `contents`.
  func appendImage(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    guard let image = shownImage else { return }
    let size = CGSize(
      width: Double(image.width) * shown.contentsRect.size.width / contentsScale,
      height: Double(image.height) * shown.contentsRect.size.height / contentsScale)
    // Contents that a layer drew for itself are its size rounded up to pixels, and stay unscaled.
    let rect =
      contentsGravity == .resize && drawsAtSize(shown.bounds.size)
      ? CGRect(origin: shown.bounds.origin, size: size)
      : contentsGravity.place(size, in: shown.bounds)
    let clips =
      shown.masksToBounds && isLeaf && (shown.cornerRadius > 0 || !shown.bounds.contains(rect))
    var picture = Picture(
      image: image, source: shown.contentsRect, rect: rect, clip: clips ? shape(shown) : nil,
      filter: magnificationFilter == .nearest ? .nearest : .linear, transform: .identity)
    guard shown.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      nodes.append(.picture(picture))
      return
    }
    let parts = NinePart(center: shown.contentsCenter)
    for piece in parts.pieces(of: shown.contentsRect, unit: size, in: rect) {
      (picture.source, picture.rect) = (piece.source, piece.target)
      nodes.append(.picture(picture))
    }
  }

  /// The contents, or what was drawn in their place.
  private var shownImage: CGImage? {
    rendering.animatedDrawing.map(\.image) ?? contentsImage
  }

  /// Draws the layer's contents for what its animations make of values that call for it.
  func drawAnimated(_ shown: LayerValues) {
    guard !animations.isEmpty, shown.extras != values.extras else {
      rendering.animatedDrawing = nil
      return
    }
    let moved = shown.extras.filter {
      values.extras[$0.key] != $0.value && Self.needsDisplay(forKey: $0.key)
    }
    guard moved != rendering.animatedDrawing?.values else { return }
    rendering.animatedDrawing = nil
    guard !moved.isEmpty else { return }
    let copy = copy(showing: shown)
    copy.delegate = delegate
    copy.display()
    rendering.animatedDrawing = AnimatedDrawing(values: moved, image: copy.contentsImage)
  }

  /// Whether the contents were drawn by the layer itself for this size.
  private func drawsAtSize(_ size: CGSize) -> Bool {
    guard layoutState.drawsItself, let image = shownImage else { return false }
    return (size.width * contentsScale).rounded(.up) == CGFloat(image.width)
      && (size.height * contentsScale).rounded(.up) == CGFloat(image.height)
  }
}
