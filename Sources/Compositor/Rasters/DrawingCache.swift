internal import CoreGraphics

/// A cache of bitmaps of drawings, at each scale in use.
final class DrawingCache {
  private struct Key: Hashable {
    var drawing: ObjectIdentifier
    var scale: PixelScale
    /// The part that is drawn.
    var part: PixelRect
  }

  /// Parts of large drawings begin and end at multiples of this number of pixels. So a scrolling
  /// drawing is not drawn again in each frame, and the part that is drawn depends only on the part
  /// that is visible.
  private static let cell = 512

  /// A picture holds its drawing, so that the drawing's identity stays its own.
  private var rasters: [Key: Raster] = [:]

  func release(unusedSince oldest: Int) {
    rasters.removeValues { $0.lastUse < oldest }
  }

  func removeAll() { rasters.removeAll() }

  /// The picture of a drawing, or of the part of it that is seen where all of it would be too
  /// large; nil where that is nothing.
  ///
  /// - Parameters:
  ///   - visible: What is seen of it, in pixels of `scale`.
  ///   - canHold: Whether a picture may be that large.
  ///   - usesVisible: Called where only a part is drawn.
  func raster(
    of drawing: Drawing, scale: PixelScale, visible: PixelRect, frame: Int,
    canHold: (PixelRect) -> Bool, usesVisible: () -> Void
  ) -> Raster? {
    var part = drawing.frame(at: scale)
    let seen = part.intersection(visible)
    if !canHold(part) {
      usesVisible()
      part = part.intersection(seen.enlarged(toMultiplesOf: Self.cell))
      if !canHold(part) { part = seen }
      guard canHold(part) else { return nil }
    }
    return part.isEmpty ? nil : raster(of: drawing, scale: scale, part: part, frame: frame)
  }

  /// The picture of a part of a drawing.
  func raster(of drawing: Drawing, scale: PixelScale, part: PixelRect, frame: Int) -> Raster {
    let key = Key(drawing: ObjectIdentifier(drawing), scale: scale, part: part)
    let raster = rasters[key] ?? Raster(.drawing(drawing), frame: part, scale: scale)
    raster.lastUse = frame
    rasters[key] = raster
    return raster
  }
}

extension PixelRect {
  fileprivate func enlarged(toMultiplesOf cell: Int) -> PixelRect {
    guard !isEmpty else { return self }
    func down(_ value: Int) -> Int { Int((Double(value) / Double(cell)).rounded(.down)) * cell }
    func up(_ value: Int) -> Int { Int((Double(value) / Double(cell)).rounded(.up)) * cell }
    return PixelRect(left: down(x), top: down(y), right: up(maxX), bottom: up(maxY))
  }
}

extension Drawing {
  /// The whole pixels it may touch.
  func frame(at scale: PixelScale) -> PixelRect {
    PixelRect(
      coveringLeft: bounds.minX * scale.x, top: bounds.minY * scale.y,
      right: bounds.maxX * scale.x, bottom: bounds.maxY * scale.y)
  }

  /// Draws what lies in a frame of its pixels into memory, which is cleared first.
  func draw(into bitmap: Bitmap, frame: PixelRect, scale: PixelScale) {
    bitmap.clear()
    guard let context = CGContext(bitmap.buffer) else { return }
    context.translateBy(x: -Double(frame.x), y: -Double(frame.y))
    context.scaleBy(x: scale.x, y: scale.y)
    draw(context)
    context.flush()
  }
}
