internal import CoreGraphics

/// Drawings as pictures, at each scale at which they are seen.
final class DrawingCache {
  private struct Key: Hashable {
    var drawing: ObjectIdentifier
    var scale: PixelScale
  }

  /// A picture holds its drawing, so that the drawing's identity stays its own.
  private var rasters: [Key: Raster] = [:]

  var byteCount: Int { rasters.values.reduce(0) { $0 + $1.byteCount } }

  func release(unusedSince oldest: Int) {
    rasters = rasters.filter { $0.value.lastUse >= oldest }
  }

  func removeAll() { rasters.removeAll() }

  /// The picture of a drawing, or of the part of it that is seen where all of it would have more
  /// than `largestArea` pixels; nil where that is nothing.
  ///
  /// - Parameter visible: What is seen of it, in pixels of `scale`.
  func raster(
    of drawing: Drawing, scale: PixelScale, visible: PixelRect, largestArea: Int, frame: Int
  ) -> Raster? {
    let bounds = drawing.frame(at: scale)
    let seen = bounds.intersection(visible)
    guard !seen.isEmpty else { return nil }
    let key = Key(drawing: ObjectIdentifier(drawing), scale: scale)
    if let raster = rasters[key], raster.frame.contains(seen) {
      raster.lastUse = frame
      return raster
    }
    var part = bounds
    if !Self.fits(part, largestArea) {
      // With some to spare, so that what scrolls by is not drawn for each frame.
      part = bounds.intersection(seen.enlarged(by: max(seen.width, seen.height) / 4))
      if !Self.fits(part, largestArea) { part = seen }
    }
    guard Self.fits(part, largestArea) else { return nil }
    let raster = Raster(.drawing(drawing), frame: part, scale: scale)
    raster.lastUse = frame
    rasters[key] = raster
    return raster
  }

  private static func fits(_ rect: PixelRect, _ largestArea: Int) -> Bool {
    rect.width <= 16_000 && rect.height <= 16_000 && rect.area <= largestArea
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
