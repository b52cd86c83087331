internal import CCairo

/// A bitmap to draw into, with a current transform, clip, colours and path.
///
/// As on iOS the origin of a program's own context is the lower left corner, and y points up. In
/// the contexts that UIKit provides, the origin is the upper left corner, and y points down.
/// ``draw(_:in:byTiling:)`` and ``clip(to:mask:)`` put the first row of an image at the greatest y
/// of its rectangle: it is upright where y points up, and upside down where y points down.
///
/// Values that are not finite are ignored with a warning. While a transform maps the plane to a
/// line or a point, nothing is drawn. A context may be used by one thread at a time; several
/// contexts may draw at once.
public final class CGContext {
  /// The size of the bitmap in pixels.
  public let width, height: Int

  let handle: OpaquePointer
  private let surface: CairoSurface
  private let target: PixelBuffer
  private let isOpaque: Bool
  /// The program's memory, if the bitmap is in a layout that the program has chosen.
  private let external: ExternalBitmap?
  private let space: CGColorSpace?
  /// Whether a drawing operation is in progress. Its pixels are written to the program's memory at
  /// its end.
  private var isDrawing = false
  /// The memory, if the context owns it. It is nil once it has become an image.
  private var storage: PixelStorage?
  private(set) var isFinished = false

  var state: GraphicsState
  var frames: [Frame] = []
  /// The current path, in device space: later changes of the transform do not move it.
  var currentPath = PathElements()
  /// The transform from the space of text to user space, which starts as the identity. Core Text
  /// draws text upright where y points up. ``saveGState()`` does not save it.
  public var textMatrix = CGAffineTransform.identity
  var allowsAntialiasing = true
  /// The part of the plane that the bitmap shows, in pixels.
  let area: CGRect
  /// The original transform from points to pixels, which defines the base space of shadows and
  /// patterns.
  let baseTransform: CGAffineTransform
  /// The pattern that is Cairo's current source.
  var patternInUse: CairoPattern?
  /// The image mask of the drawing operation in progress.
  var maskInUse: ClipMask?

  /// A saved state or a transparency layer.
  enum Frame {
    case saved(GraphicsState)
    case layer(GraphicsState)
  }

  private init?(
    target: PixelBuffer, storage: PixelStorage?, baseTransform: CGAffineTransform, isOpaque: Bool,
    external: ExternalBitmap? = nil, space: CGColorSpace? = .standardRGB, origin: CGPoint = .zero
  ) {
    guard baseTransform.isFinite, baseTransform.a > 0,
      let surface = CairoSurface(
        target, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, storage: storage)
    else { return nil }
    cairo_surface_set_device_offset(surface.handle, Double(-origin.x), Double(-origin.y))
    guard let handle = cairo_create(surface.handle) else { return nil }
    (self.surface, self.handle, self.target, self.storage) = (surface, handle, target, storage)
    (width, height, self.isOpaque) = (target.width, target.height, isOpaque)
    (self.external, self.space) = (external, space)
    area = CGRect(
      origin: origin, size: CGSize(width: CGFloat(target.width), height: CGFloat(target.height)))
    self.baseTransform = baseTransform
    state = GraphicsState(pixelTransform: baseTransform)
    applyTransform()
  }

  /// Makes a context with its own bitmap, which starts transparent, or black if `isOpaque`. y
  /// points down, and `scale` is pixels per point. Returns nil for an empty size, or for one above
  /// 32767 on a side.
  package convenience init?(width: Int, height: Int, scale: CGFloat = 1, isOpaque: Bool = false) {
    guard let storage = PixelStorage(width: width, height: height) else { return nil }
    self.init(
      target: storage.buffer, storage: storage,
      baseTransform: CGAffineTransform(scaleX: scale, y: scale), isOpaque: isOpaque)
  }

  /// Makes a context for pixels of the caller, which must outlive the context. y points down.
  package convenience init?(_ buffer: PixelBuffer, scale: CGFloat = 1, isOpaque: Bool = false) {
    self.init(
      target: buffer, storage: nil, baseTransform: CGAffineTransform(scaleX: scale, y: scale),
      isOpaque: isOpaque)
  }

  /// Makes a transparent bitmap for a part of another context's drawing, with that context's state
  /// and pixel coordinates.
  ///
  /// - Parameter area: the part in pixels; not empty.
  convenience init?(of area: PixelRect, like other: CGContext) {
    guard let storage = PixelStorage(width: area.width, height: area.height) else { return nil }
    self.init(
      target: storage.buffer, storage: storage, baseTransform: other.baseTransform, isOpaque: false,
      origin: CGPoint(x: CGFloat(area.x), y: CGFloat(area.y)))
    allowsAntialiasing = other.allowsAntialiasing
    state = other.state
    // The mask, as Cairo's clip, belongs to the other context's bitmap.
    state.clipMask = nil
    applyTransform()
  }

  /// Makes a context for a bitmap in a layout that the program chooses, with 8 bits per component.
  /// Its origin is the lower left corner, y points up, and a point is a pixel.
  ///
  /// Returns nil, with a warning, for an unsupported layout. The supported layouts are those of
  /// iOS: red, green and blue with premultiplied alpha or an unused byte, first or last, in each
  /// order for 32 bits; grey without alpha; and alpha alone, with any space. The grey of a colour
  /// is 0.3 of its red, 0.59 of its green and 0.11 of its blue. The bytes red, green, blue, alpha
  /// are `premultipliedLast`.
  ///
  /// - Parameters:
  ///   - data: the memory, which contains the result of each call at once and must outlive the
  ///     context; nil for memory that the context owns.
  ///   - width: the number of pixels in a row.
  ///   - height: the number of rows, from top to bottom.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: the distance between two rows; without `data`, 0 means the default.
  ///   - space: the colour space; colours are drawn as sRGB.
  ///   - bitmapInfo: the bits of a ``CGBitmapInfo`` and of a ``CGImageAlphaInfo``.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let format = BitmapFormat(
        contextOf: space.model, bitsPerComponent: bitsPerComponent, bitmapInfo)
    else {
      Diagnostics.warnFromAnyThread(
        "A bitmap context cannot have \(bitsPerComponent) bits a component and the bitmapInfo "
          + "\(bitmapInfo) in a \(space.model) space; none was made.")
      return nil
    }
    guard PixelStorage.isPossible(width: width, height: height),
      let external = ExternalBitmap(
        data, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
    else {
      Diagnostics.warnFromAnyThread(
        "A bitmap context cannot have \(width) × \(height) pixels in rows of \(bytesPerRow) bytes; "
          + "none was made.")
      return nil
    }
    let space = format.components == .alpha ? nil : space
    let upwards = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    // Cairo requires rows that are aligned to words.
    if format.isNative, external.bytesPerRow % 4 == 0, UInt(bitPattern: external.base) % 4 == 0 {
      let buffer = PixelBuffer(
        base: external.base, width: width, height: height, bytesPerRow: external.bytesPerRow)
      self.init(
        target: buffer, storage: nil, baseTransform: upwards, isOpaque: format.isOpaque,
        external: external, space: space)
    } else {
      guard let storage = PixelStorage(width: width, height: height) else { return nil }
      self.init(
        target: storage.buffer, storage: storage, baseTransform: upwards,
        isOpaque: format.isOpaque, external: external, space: space)
    }
  }

  deinit {
    cairo_destroy(handle)
  }
}

// MARK: - Results

extension CGContext {
  private var format: BitmapFormat { external?.format ?? (isOpaque ? .opaqueNative : .native) }
  /// The distance between two rows, in bytes.
  public var bytesPerRow: Int { external?.bytesPerRow ?? target.bytesPerRow }
  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// The size of a pixel: 32 bits, or 8 for grey and for alpha alone.
  public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
  /// The colour space that the context was made with, or sRGB; nil for alpha alone.
  public var colorSpace: CGColorSpace? { space }
  /// The position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo { format.alpha }
  /// The position of alpha in a pixel, and the order of its bytes.
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }

  /// The memory of the bitmap, which contains the result of all calls so far; nil once it has
  /// become an image. Later calls draw over pixels that the program writes to it.
  public var data: UnsafeMutableRawPointer? {
    guard !isFinished else { return nil }
    flush()
    if let converted, !converted.isShared {
      converted.write(target, in: wholeBitmap)
      converted.isShared = true
    }
    return external?.base ?? target.base
  }

  /// Writes all pending drawing to the bitmap's memory.
  public func flush() { cairo_surface_flush(surface.handle) }

  /// Returns a copy of the bitmap, without the content of open transparency layers; nil after
  /// `finish()`.
  public func makeImage() -> CGImage? {
    warnIfBroken()
    guard !isFinished,
      let copy = PixelStorage(width: width, height: height, isCleared: false)
    else { return nil }
    readProgramsMemory()
    flush()
    copy.copyRows(from: target.base, bytesPerRow: target.bytesPerRow)
    return image(of: copy, isOpaque: isOpaque)
  }

  /// Ends drawing and returns the bitmap as an image without copying it. Open layers are ended.
  /// Later drawing has no effect. `isOpaque` promises that every pixel is opaque.
  package func finish(isOpaque promised: Bool = false) -> CGImage? {
    while let frame = frames.last {
      if case .layer = frame { endTransparencyLayer() } else { restoreGState() }
    }
    warnIfBroken()
    let copy = storage == nil ? makeImage() : nil
    readProgramsMemory()
    flush()
    cairo_surface_finish(surface.handle)
    isFinished = true
    guard let storage else { return copy }
    self.storage = nil
    return image(of: storage, isOpaque: isOpaque || promised)
  }

  /// Returns an image of the drawing. Its pixels are examined for their opacity.
  private func image(of storage: PixelStorage, isOpaque isKnown: Bool) -> CGImage {
    if isOpaque { storage.makeOpaque() }
    return CGImage(
      storage: storage, isOpaque: isKnown,
      hasOnlyOpaquePixels: isKnown || storage.hasOnlyOpaquePixels, layout: externalLayout)
  }

  /// The layout of images of a bitmap in a layout that the program has chosen.
  private var externalLayout: CGImage.Layout? {
    external.map {
      CGImage.Layout(format: $0.format, bytesPerRow: $0.bytesPerRow, space: space)
    }
  }
}

// MARK: - Memory in a layout of the program's choice

extension CGContext {
  /// Memory in a layout that Cairo cannot draw in: Cairo draws into other memory, and pixels are
  /// converted.
  private var converted: ExternalBitmap? {
    guard let external, external.base != target.base else { return nil }
    return external
  }

  private var wholeBitmap: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Runs a drawing operation.
  ///
  /// A program may use its own memory at any time. If pixels are converted, those that may change
  /// are read from that memory before the operation, and written to it afterwards. Memory that the
  /// program has not asked for is written only when it does.
  ///
  /// - Parameter bounds: a rectangle in pixels that contains the drawing together with the current
  ///   clip; nil for an operation that may set another clip.
  package func drawing(in bounds: @autoclosure () -> CGRect? = nil, _ operation: () -> Void) {
    guard !isDrawing, let converted else {
      return drawingThroughMask(in: bounds(), operation)
    }
    let losesColors = !converted.format.keepsColors
    let part = converted.isShared || losesColors ? changedPixels(in: bounds()) : wholeBitmap
    if converted.isShared { read(part, of: converted) }
    isDrawing = true
    drawingThroughMask(in: bounds(), operation)
    isDrawing = false
    guard converted.isShared || losesColors else { return }
    flush()
    converted.write(target, in: part)
    // The next drawing blends with the colours in the program's layout.
    if !converted.isShared { read(part, of: converted) }
  }

  /// Reads the pixels that the program may have written.
  private func readProgramsMemory() {
    guard let converted, converted.isShared, !isFinished else { return }
    read(wholeBitmap, of: converted)
  }

  private func read(_ part: PixelRect, of memory: ExternalBitmap) {
    flush()
    memory.read(part, into: target)
    cairo_surface_mark_dirty(surface.handle)
  }

  /// Returns the pixels that an operation with some bounds may change.
  private func changedPixels(in bounds: CGRect?) -> PixelRect {
    guard let bounds, bounds.isFinite else { return wholeBitmap }
    let clip = clipInPixels
    // Cairo rounds coordinates to fractions of a pixel.
    let (left, right) = (max(bounds.minX - 1, clip.minX), min(bounds.maxX + 1, clip.maxX))
    let (top, bottom) = (max(bounds.minY - 1, clip.minY), min(bounds.maxY + 1, clip.maxY))
    guard left < right, top < bottom else { return .empty }
    return PixelRect(
      left: Int(left.rounded(.down)), top: Int(top.rounded(.down)),
      right: Int(right.rounded(.up)), bottom: Int(bottom.rounded(.up))
    ).intersection(wholeBitmap)
  }
}

extension CGContext {
  /// Reports Cairo's first error, because Cairo ignores all calls after it.
  private func warnIfBroken() {
    let status = cairo_status(handle)
    guard !isFinished, status != CAIRO_STATUS_SUCCESS else { return }
    Diagnostics.warnFromAnyThread(
      "Cairo gave up drawing a picture before it was complete: \(cairoMessage(status)).")
  }
}

// MARK: - For text

extension CGContext {
  /// Cairo's context, for drawing text. Its transform and clip are those of this context: save it
  /// before changes, and restore it. Draw only while `canDraw`.
  package var cairo: OpaquePointer { handle }

  /// Whether drawing can have an effect.
  package var canDraw: Bool { !isFinished && state.canDraw }

  /// Whether Cairo's operator also changes pixels outside the drawn shape. Shapes must then be
  /// drawn as clips.
  package var reachesOutsideShapes: Bool { state.blendMode.reachesOutsideShapes }

  /// The maximum distance from the origin, in pixels, at which Cairo still clips correctly to a
  /// shape that is not a rectangle. No bitmap is larger.
  private static let farthestInClip = 32_000.0

  /// Limits the points of Cairo's current path, in pixels, to that distance.
  private func clampPath() {
    guard let path = cairo_copy_path(handle), let data = path.pointee.data else { return }
    defer { cairo_path_destroy(path) }
    func clamped(_ value: Double) -> Double {
      min(max(value, -Self.farthestInClip), Self.farthestInClip)
    }
    var index = 0
    while index < Int(path.pointee.num_data) {
      let end = index + max(Int(data[index].header.length), 1)
      for point in index + 1..<end {
        data[point].point.x = clamped(data[point].point.x)
        data[point].point.y = clamped(data[point].point.y)
      }
      index = end
    }
    cairo_new_path(handle)
    cairo_append_path(handle, path)
  }

  /// Clips to Cairo's current path and clears the path, for a blend mode that reaches outside
  /// shapes.
  ///
  /// It adds a line without an area. If a clip consists only of upright rectangles, Cairo 1.16 also
  /// applies such a mode to the area between them.
  package func clipToShape() {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(handle, &matrix)
    cairo_identity_matrix(handle)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(handle, &x1, &y1, &x2, &y2)
    if max(-x1, -y1, x2, y2) > Self.farthestInClip {
      clampPath()
      cairo_path_extents(handle, &x1, &y1, &x2, &y2)
    }
    cairo_move_to(handle, x1, y1)
    cairo_line_to(handle, x2, y2)
    cairo_close_path(handle)
    cairo_clip(handle)
    cairo_set_matrix(handle, &matrix)
  }

  /// Sets Cairo's source to the fill colour, with alpha and blend mode.
  package func useFillColor() { use(state.fillColor, state.fillPattern) }

  /// Whether fills are translucent.
  package var isFillFaded: Bool { fillOpacity < 1 }

  private var fillOpacity: Double {
    (state.fillPattern.map { Double($0.alpha) } ?? state.fillColor.alpha) * state.alpha
  }

  /// Draws content that has its own colours with the opacity of the fill colour, which Cairo
  /// ignores for glyphs that are pictures. Clip to the content before: it is drawn as a group, in
  /// the blend mode `normal`.
  package func withFillOpacity(_ draw: () -> Void) {
    let (opacity, color) = (fillOpacity, state.fillColor)
    guard opacity < 1, state.blendMode == .normal else { return draw() }
    guard opacity > 0 else { return }
    cairo_push_group(handle)
    cairo_set_source_rgba(handle, color.red, color.green, color.blue, 1)
    draw()
    cairo_pop_group_to_source(handle)
    cairo_paint_with_alpha(handle, opacity)
  }

  /// Sets Cairo's source to the stroke colour, with alpha and blend mode.
  package func useStrokeColor() { use(state.strokeColor, state.strokePattern) }
}
