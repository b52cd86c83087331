import Compositor
public import CoreGraphics

extension CALayer {
  /// Draws the layer and its sublayers into a context, in the layer's coordinates: upright where
  /// the context's y points down, and upside down in a program's own context as it was made.
  ///
  /// They are drawn by their model values, laid out and displayed, without animations; with their
  /// masks, shadows and perspective, at the resolution of the context's transform and inside its
  /// clip. The layer's own position, transform and compositing filter are ignored, its opacity and
  /// the compositing filters of its sublayers are not.
  ///
  /// A presentation layer is drawn with its sublayers as they are on the screen now: with the
  /// animations that run on them.
  public func render(in ctx: CGContext) {
    // A presentation layer holds no sublayers.
    let layer = modelLayer ?? self
    layer.layoutIfNeeded()
    layer.displaySubtree()
    let bitmap = CGRect(x: 0, y: 0, width: ctx.width, height: ctx.height)
    let clip = ctx.boundingBoxOfClipPath
    guard ctx.canDraw, !clip.isNull else { return }
    let area = clip.applying(ctx.pixelTransform).integral.intersection(bitmap)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
    let place = ctx.pixelTransform.concatenating(
      CGAffineTransform(translationX: -area.minX, y: -area.minY))
    let list = DisplayList(
      width: Int(area.width), height: Int(area.height), background: .clear,
      root: DisplayGroup(
        content: layer.picture(by: layer === self ? .model : .presentation),
        transform: Homography(place)))
    guard let image = CompositorMaker.make().image(of: list) else { return }
    ctx.saveGState()
    ctx.concatenate(ctx.pixelTransform.inverted())
    // Pixel for pixel.
    ctx.interpolationQuality = .none
    ctx.drawUpright(image, in: area)
    ctx.restoreGState()
  }

  /// The layer's content by its model values, or by those that are on the screen now.
  private func picture(by source: DisplayListBuilder.Source) -> GroupContent {
    let time = source == .model ? 0 : (tree ?? .current).clock.now
    var builder = DisplayListBuilder(time: time, source: source)
    let picture = builder.ownPicture(of: self)
    return blendMode == .normal ? picture : picture.withoutBlending
  }
}

extension CALayer {
  /// Whether the layer is invisible, and no animation can show it.
  var isUnseen: Bool { !values.isVisible && animations.isEmpty }
}
