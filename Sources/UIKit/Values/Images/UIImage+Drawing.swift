public import CoreGraphics

extension UIImage {
  /// Draws the image at its own size with its upper left corner at a point. It is drawn opaque and
  /// with the blend mode `normal`, for any settings of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at its own size. Without a current context nothing is drawn.
  ///
  /// - Parameters:
  ///   - point: the upper left corner.
  ///   - blendMode: how it combines with the content below, in place of the context's mode.
  ///   - alpha: the opacity from 0 to 1, in place of the context's own.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to a rectangle of the current context. It is drawn opaque and with
  /// the blend mode `normal`, for any settings of the context. The edges of a resizable image keep
  /// their size.
  ///
  /// The image is upright where y points down. In a bitmap context that the program has made and
  /// pushed, it is upside down, as on iOS, unless the program flips the context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image stretched to a rectangle of the current context, as ``draw(in:)`` does.
  ///
  /// - Parameters:
  ///   - rect: in the context's coordinates.
  ///   - blendMode: how it combines with the content below, in place of the context's mode.
  ///   - alpha: the opacity from 0 to 1, in place of the context's own.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let pixels = values.cgImage else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if isResizable, rect.size != size || values.centerSize != nil {
      // The transparency layer makes the parts cast one shadow together.
      let castsShadow = context.hasShadow
      if castsShadow { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      drawNineParts(pixels, in: rect, context)
      if castsShadow { context.endTransparencyLayer() }
    } else {
      context.drawUpright(pixels, in: rect)
    }
  }

  /// Fills a rectangle of the current context with copies of the image.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let pixels = values.cgImage,
      size.width > 0
    else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: rect)
    context.drawUpright(pixels, in: CGRect(origin: rect.origin, size: size), byTiling: true)
  }

  /// Draws the corners at their own size, and stretches or tiles the edges and the middle.
  private func drawNineParts(_ image: CGImage, in rect: CGRect, _ context: CGContext) {
    let columns = Self.parts(
      of: size.width, target: rect.width, low: capInsets.left, high: capInsets.right,
      center: values.centerSize?.width
    ) { context.onPixel(CGPoint(x: rect.minX + $0, y: rect.minY)).x - rect.minX }
    let rows = Self.parts(
      of: size.height, target: rect.height, low: capInsets.top, high: capInsets.bottom,
      center: values.centerSize?.height
    ) { context.onPixel(CGPoint(x: rect.minX, y: rect.minY + $0)).y - rect.minY }
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source * scale, y: row.source * scale, width: column.sourceLength * scale,
          height: row.sourceLength * scale)
        guard let piece = image.cropping(to: source) else { continue }
        let place = CGRect(
          x: rect.minX + column.place, y: rect.minY + row.place, width: column.length,
          height: row.length)
        drawPart(
          piece, in: place, size: CGSize(width: column.tileLength, height: row.tileLength),
          context)
      }
    }
  }

  /// - Parameter size: the size of one copy, where the part is tiled.
  private func drawPart(_ piece: CGImage, in place: CGRect, size: CGSize, _ context: CGContext) {
    guard place.width > 0, place.height > 0 else { return }
    // A strip one point wide looks the same tiled or stretched, and stretching is faster.
    let repeats = resizingMode == .tile && place.size != size && (size.width > 1 || size.height > 1)
    guard repeats else { return context.drawUpright(piece, in: place) }
    context.saveGState()
    context.clip(to: place)
    context.drawUpright(piece, in: CGRect(origin: place.origin, size: size), byTiling: true)
    context.restoreGState()
  }

  private struct Part {
    var source, sourceLength, place, length: CGFloat
    /// The length of one copy where the part is tiled. Only the middle part is tiled.
    var tileLength: CGFloat
  }

  /// Divides one side into three parts.
  ///
  /// - Parameter onPixel: the nearest boundary between pixels. If two parts met inside a pixel,
  ///   both would cover it in part, and the content below would show through.
  private static func parts(
    of source: CGFloat, target: CGFloat, low: CGFloat, high: CGFloat, center: CGFloat?,
    onPixel: (CGFloat) -> CGFloat
  ) -> [Part] {
    let first = min(max(low.isFinite ? low : 0, 0), source)
    let last = min(max(high.isFinite ? high : 0, 0), source - first)
    let middle = min(max(center ?? .infinity, 0), source - first - last)
    // If both edges together do not fit, they shrink in proportion.
    let shrink = first + last > target && first + last > 0 ? target / (first + last) : 1
    let start = first > 0 ? min(max(onPixel(first * shrink), 0), target) : 0
    let end = last > 0 ? min(max(onPixel(target - last * shrink), start), target) : target
    return [
      Part(source: 0, sourceLength: first, place: 0, length: start, tileLength: start),
      Part(
        source: first, sourceLength: middle, place: start, length: end - start,
        tileLength: middle),
      Part(
        source: source - last, sourceLength: last, place: end, length: target - end,
        tileLength: target - end),
    ].filter { $0.sourceLength > 0 && $0.length > 0 }
  }
}

extension CGContext {
  /// The nearest corner of a pixel, unless the context is rotated.
  fileprivate func onPixel(_ point: CGPoint) -> CGPoint {
    let transform = pixelTransform
    guard transform.b == 0, transform.c == 0, canDraw else { return point }
    let place = point.applying(transform)
    return CGPoint(x: place.x.rounded(), y: place.y.rounded()).applying(transform.inverted())
  }
}

extension CGContext {
  /// The opacity of the black over an image that is darkened. Chosen by comparison with iOS.
  private static let shade: CGFloat = 0.5

  /// Darkens what is in a rectangle; what is transparent stays so.
  func darken(_ rect: CGRect) {
    saveGState()
    setBlendMode(.sourceAtop)
    setFillColor(CGColor(gray: 0, alpha: Self.shade))
    fill(rect)
    restoreGState()
  }
}

extension CGImage {
  /// The image in darker colours.
  var darkened: CGImage? {
    guard let context = CGContext(width: width, height: height) else { return nil }
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    context.drawUpright(self, in: all)
    context.darken(all)
    return context.finish()
  }

  /// The image's opacity filled with one colour.
  func filled(with color: CGColor) -> CGImage? {
    guard let context = CGContext(width: width, height: height) else { return nil }
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    context.drawUpright(self, in: all)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(all)
    return context.finish()
  }
}
