internal import CCairo

/// How much of what is drawn gets through a clip that is an image, for each pixel.
///
/// Cairo clips to paths alone. So what is drawn under such a clip is drawn without it, and then
/// mixed with the pixels that were there before: that is what the clip means for every blend mode.
final class ClipMask: Sendable {
  /// The pixels that it knows of. Outside of them nothing is drawn.
  let area: PixelRect
  /// From 0 for nothing to 255 for all, row by row.
  let coverage: [UInt8]

  init(area: PixelRect, coverage: [UInt8]) {
    (self.area, self.coverage) = (area, coverage)
  }

  /// What gets through both.
  ///
  /// - Parameter outer: knows of all pixels of this one; nil lets everything through.
  func inside(_ outer: ClipMask?) -> ClipMask {
    guard let outer else { return self }
    var both = coverage
    for y in 0..<area.height {
      for x in 0..<area.width {
        let index = y * area.width + x
        both[index] = Self.product(both[index], outer.coverage(x: area.x + x, y: area.y + y))
      }
    }
    return ClipMask(area: area, coverage: both)
  }

  private func coverage(x: Int, y: Int) -> UInt8 {
    guard x >= area.x, y >= area.y, x < area.maxX, y < area.maxY else { return 0 }
    return coverage[(y - area.y) * area.width + x - area.x]
  }

  /// The product of two parts of 255, rounded to the nearest.
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8((UInt32(a) * UInt32(b) * 2 + 255) / 510)
  }
}

extension CGContext {
  /// Runs a drawing operation under the clip that is an image, if there is one.
  ///
  /// - Parameter bounds: what is drawn lies inside of it and of the clip, in pixels; nil for an
  ///   operation that may set another clip.
  func drawingThroughMask(in bounds: @autoclosure () -> CGRect?, _ operation: () -> Void) {
    guard let mask = state.clipMask, mask !== maskInUse,
      let pixels = MaskedPixels(of: self, in: maskedPart(bounds(), of: mask))
    else { return operation() }
    let outer = maskInUse
    maskInUse = mask
    operation()
    maskInUse = outer
    pixels.mix(by: mask)
  }

  /// The pixels of a mask that an operation with such bounds may change.
  private func maskedPart(_ bounds: CGRect?, of mask: ClipMask) -> PixelRect {
    var part = clipInPixels
    if let bounds, bounds.isFinite { part = part.intersection(bounds.insetBy(dx: -1, dy: -1)) }
    guard !part.isNull else { return .empty }
    return part.wholePixels.intersection(mask.area)
  }

  /// What an image lets through that is drawn into a rectangle, within the clip that is set. Nil
  /// where the clip leaves nothing.
  ///
  /// - Parameters:
  ///   - mask: its alpha is what it lets through, in black.
  ///   - rect: in points.
  func clipMask(of mask: CGImage, in rect: CGRect) -> ClipMask? {
    let part = clipInPixels.wholePixels
    guard !part.isEmpty, let other = CGContext(of: part, like: self) else { return nil }
    (other.state.alpha, other.state.blendMode, other.state.shadow) = (1, .normal, nil)
    other.fillColor = .black
    other.draw(mask, in: rect)
    guard let image = other.finish() else { return nil }
    return ClipMask(area: part, coverage: image.alphas)
  }
}

extension CGRect {
  /// The whole pixels around a rectangle inside of a bitmap.
  fileprivate var wholePixels: PixelRect {
    guard !isNull, isFinite else { return .empty }
    return PixelRect(
      left: Int(minX.rounded(.down)), top: Int(minY.rounded(.down)),
      right: Int(maxX.rounded(.up)), bottom: Int(maxY.rounded(.up)))
  }
}

extension CGImage {
  /// The alpha of each pixel, row by row.
  var alphas: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      let row = (pixels + y * rowStride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { result.append(UInt8(truncatingIfNeeded: row[x] >> 24)) }
    }
    return result
  }
}

/// Pixels that a context draws on, as they were before.
private final class MaskedPixels {
  /// The bitmap of the context, or of the transparency layer that it draws in.
  private let surface: OpaquePointer
  /// In the pixels of the context, and of the surface.
  private let area, place: PixelRect
  private var before: [UInt32] = []

  /// Nil where there are none.
  init?(of context: CGContext, in part: PixelRect) {
    guard !part.isEmpty, let surface = cairo_get_group_target(context.handle),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &left, &top)
    let (dx, dy) = (Int(left.rounded()), Int(top.rounded()))
    let whole = PixelRect(
      x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    let moved = PixelRect(x: part.x + dx, y: part.y + dy, width: part.width, height: part.height)
    place = moved.intersection(whole)
    area = PixelRect(x: place.x - dx, y: place.y - dy, width: place.width, height: place.height)
    self.surface = cairo_surface_reference(surface)
    guard !place.isEmpty else { return nil }
    before.reserveCapacity(place.width * place.height)
    forEachRow { row, _ in before += UnsafeBufferPointer(start: row, count: place.width) }
    guard !before.isEmpty else { return nil }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Calls `body` with each row of the pixels, and its number from the first.
  private func forEachRow(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    cairo_surface_flush(surface)
    // A bitmap whose drawing has ended in the meantime has no memory any more.
    guard let base = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<place.height {
      let row = UnsafeMutableRawPointer(base) + (place.y + y) * stride + place.x * 4
      body(row.assumingMemoryBound(to: UInt32.self), y)
    }
  }

  /// Takes back what a mask does not let through.
  func mix(by mask: ClipMask) {
    forEachRow { row, y in
      let first = (area.y - mask.area.y + y) * mask.area.width + area.x - mask.area.x
      for x in 0..<place.width {
        let share = UInt32(mask.coverage[first + x])
        let old = before[y * place.width + x]
        if share < 255, row[x] != old { row[x] = Self.mix(old, row[x], share) }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Between two premultiplied pixels: `share` parts of 255 of the second one.
  private static func mix(_ old: UInt32, _ new: UInt32, _ share: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let (a, b) = (old >> shift & 255, new >> shift & 255)
      result |= (((a * (255 - share) + b * share) * 2 + 255) / 510) << shift
    }
    return result
  }
}
