import Compositor
import CoreGraphics

/// The layer's own drawing, without its sublayers, in its own coordinates.
extension CALayer {

  /// The bounds with their rounded corners.
  func shape(_ shown: LayerValues) -> RoundedRect {
    let corners = RoundedRect.Corners(rawValue: UInt8(truncatingIfNeeded: maskedCorners.rawValue))
    return RoundedRect(
      shown.bounds, radius: shown.cornerRadius, corners: corners,
      isContinuous: cornerCurve == .continuous)
  }

  func appendBackground(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    if let pattern = shown.backgroundPattern { return appendPattern(pattern, shown, to: &nodes) }
    guard let color = shown.backgroundColor, color.alpha > 0, !shown.bounds.isEmpty else { return }
    nodes.append(.fill(Fill(shape: shape(shown), color: color, transform: .identity)))
  }

  func appendBorder(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    guard shown.borderWidth > 0, let color = shown.borderColor, color.alpha > 0 else { return }
    nodes.append(
      .border(
        Border(shape: shape(shown), width: shown.borderWidth, color: color, transform: .identity)))
  }

  /// Appends the bitmap in `contents`, or two bitmaps while one dissolves into the other.
  func appendImage(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    if let drawing = rendering.animatedDrawing {
      if let image = drawing.image { nodes += self.nodes(of: image, shown) }
      return
    }
    let contents = shown.contents
    let old = contents.image.map { self.nodes(of: $0, shown) } ?? []
    guard contents.fraction > 0 else {
      nodes += old
      return
    }
    let new = contents.next.map { self.nodes(of: $0, shown) } ?? []
    // Under opaque new contents the old ones need no fading.
    if contents.next?.isOpaque == true, contentsGravity == .resize {
      nodes += old
      nodes += new.compactMap { $0.placed(.identity, contents.fraction) }
      return
    }
    guard !old.isEmpty, !new.isEmpty else {
      let opacity = old.isEmpty ? contents.fraction : 1 - contents.fraction
      nodes += (old + new).compactMap { $0.placed(.identity, opacity) }
      return
    }
    let effect = Effect.dissolve(
      Dissolve(to: GroupContent(nodes: new), fraction: contents.fraction))
    nodes.append(.group(DisplayGroup(content: GroupContent(nodes: old), effects: [effect])))
  }

  /// An image, or its nine parts, placed by the layer's gravity.
  private func nodes(of image: CGImage, _ shown: LayerValues) -> [DisplayNode] {
    let size = CGSize(
      width: Double(image.width) * shown.contentsRect.size.width / contentsScale,
      height: Double(image.height) * shown.contentsRect.size.height / contentsScale)
    // Contents that a layer drew itself have its size rounded up to pixels, and are not scaled.
    let rect =
      contentsGravity == .resize && drawsAtSize(shown.bounds.size, image)
      ? CGRect(origin: shown.bounds.origin, size: size)
      : contentsGravity.place(size, in: shown.bounds)
    let clips =
      shown.masksToBounds && isLeaf && (shown.cornerRadius > 0 || !shown.bounds.contains(rect))
    var picture = Picture(
      image: image, source: shown.contentsRect, rect: rect, clip: clips ? shape(shown) : nil,
      filter: magnificationFilter.filter, reductionFilter: minificationFilter.filter,
      transform: .identity)
    guard shown.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return [.picture(picture)]
    }
    let parts = NinePart(center: shown.contentsCenter)
    return parts.pieces(of: shown.contentsRect, unit: size, in: rect).map { piece in
      (picture.source, picture.rect) = (piece.source, piece.target)
      picture.joined = piece.neighbours
      return .picture(picture)
    }
  }

  /// Draws the layer's contents for animated values that require it.
  func drawAnimated(_ shown: LayerValues) {
    let moved = animations.isEmpty ? [:] : movedValues(shown)
    guard moved != (rendering.animatedDrawing?.values ?? [:]) else { return }
    rendering.animatedDrawing = nil
    guard !moved.isEmpty else { return }
    let copy = copy(showing: shown)
    copy.delegate = delegate
    copy.display()
    rendering.animatedDrawing = AnimatedDrawing(
      values: moved, image: copy.values.contents.image)
  }

  /// The animated values on the screen now that differ from the model's and require new contents.
  var movedValuesNow: [String: AnimatableValue] {
    animations.isEmpty ? [:] : movedValues(presentationValuesNow)
  }

  /// The animated values that differ from the model's and require new contents.
  private func movedValues(_ shown: LayerValues) -> [String: AnimatableValue] {
    var moved: [String: AnimatableValue] = [:]
    if shown.extras != values.extras {
      moved = shown.extras.filter {
        values.extras[$0.key] != $0.value && Self.needsDisplay(forKey: $0.key)
      }
    }
    if shown.bounds != values.bounds, Self.needsDisplay(forKey: "bounds") {
      moved["bounds"] = .rect(shown.bounds)
    }
    return moved
  }

  /// Whether the contents were drawn by the layer itself for this size.
  private func drawsAtSize(_ size: CGSize, _ image: CGImage) -> Bool {
    guard layoutState.drawsItself else { return false }
    return (size.width * contentsScale).rounded(.up) == CGFloat(image.width)
      && (size.height * contentsScale).rounded(.up) == CGFloat(image.height)
  }
}

extension CALayerContentsFilter {
  fileprivate var filter: Picture.Filter { self == .nearest ? .nearest : .linear }
}
