internal import CCairo

/// A clip by an image: for each pixel, the share of the drawing that is let through.
///
/// Cairo clips to paths only. So the drawing is done without the mask and then mixed with the
/// former pixels, which is the definition of the clip for every blend mode.
final class ClipMask: Sendable {
  /// The pixels that the mask covers. Outside them nothing is drawn.
  let area: PixelRect
  /// The share of each pixel from 0 (nothing) to 255 (all), row by row.
  let coverage: [UInt8]

  init(area: PixelRect, coverage: [UInt8]) {
    (self.area, self.coverage) = (area, coverage)
  }

  /// Returns the intersection of two masks.
  ///
  /// - Parameter outer: covers at least the pixels of this mask; nil lets everything through.
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

  /// Returns the product of two fractions of 255, rounded.
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8((UInt32(a) * UInt32(b) * 2 + 255) / 510)
  }
}

extension CGContext {
  /// Runs a drawing operation with the image mask, if there is one.
  ///
  /// - Parameter bounds: a rectangle in pixels that contains the drawing together with the clip;
  ///   nil for an operation that may set another clip.
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

  /// Returns the pixels of a mask that an operation with some bounds may change.
  private func maskedPart(_ bounds: CGRect?, of mask: ClipMask) -> PixelRect {
    var part = clipInPixels
    if let bounds, bounds.isFinite { part = part.intersection(bounds.insetBy(dx: -1, dy: -1)) }
    guard !part.isNull else { return .empty }
    return part.wholePixels.intersection(mask.area)
  }

  /// Returns the mask of an image that is drawn into a rectangle, within the current clip; nil if
  /// the clip is empty.
  ///
  /// - Parameters:
  ///   - mask: a black image whose alpha is the share that is let through.
  ///   - rect: the rectangle in points.
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
  /// The smallest rectangle of whole pixels around this one, limited to the pixels of a bitmap.
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

/// A copy of the pixels that a context is about to draw on.
private final class MaskedPixels {
  /// The bitmap of the context, or of its open transparency layer.
  private let surface: OpaquePointer
  /// The pixels in coordinates of the context, and of the surface.
  private let area, place: PixelRect
  private var before: [UInt32] = []

  /// Returns nil if there are no pixels.
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

  /// Calls `body` with each row of the pixels and its index.
  private func forEachRow(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    cairo_surface_flush(surface)
    // A bitmap that was finished in the meantime has no memory any more.
    guard let base = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<place.height {
      let row = UnsafeMutableRawPointer(base) + (place.y + y) * stride + place.x * 4
      body(row.assumingMemoryBound(to: UInt32.self), y)
    }
  }

  /// Restores the pixels by the share that the mask does not let through.
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

  /// Mixes two premultiplied pixels; `share` is the weight of the second one, in 255ths.
  private static func mix(_ old: UInt32, _ new: UInt32, _ share: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let (a, b) = (old >> shift & 255, new >> shift & 255)
      result |= (((a * (255 - share) + b * share) * 2 + 255) / 510) << shift
    }
    return result
  }
}
