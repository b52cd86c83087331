internal import CCairo

/// A bitmap to draw into, with a current transform, clip, colours and path.
///
/// Differs from Apple's on purpose in one thing: the origin is the upper left corner and y points
/// down in **every** context, as in the contexts that UIKit makes. Images are drawn upright.
///
/// Values that are not finite are left out with a warning; a transform that collapses the plane
/// makes drawing invisible until it is restored. A context belongs to one thread at a time; any
/// number of contexts may draw at once.
public final class CGContext {
  /// The size of the bitmap in pixels.
  public let width, height: Int

  let handle: OpaquePointer
  private let surface: CairoSurface
  private let target: PixelBuffer
  private let isOpaque: Bool
  /// The memory, if the context owns it. Nil once it has become an image.
  private var storage: PixelStorage?
  private(set) var isFinished = false

  var state: GraphicsState
  var frames: [Frame] = []
  /// The current path, in device space: later changes of the transform do not move it.
  var currentPath = PathElements()
  var allowsAntialiasing = true

  /// A saved state or a transparency layer.
  enum Frame {
    case saved(GraphicsState)
    case layer(GraphicsState)
  }

  private init?(target: PixelBuffer, storage: PixelStorage?, scale: CGFloat, isOpaque: Bool) {
    guard scale.isFinite, scale > 0,
      let surface = CairoSurface(
        target, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, storage: storage),
      let handle = cairo_create(surface.handle)
    else { return nil }
    (self.surface, self.handle, self.target, self.storage) = (surface, handle, target, storage)
    (width, height, self.isOpaque) = (target.width, target.height, isOpaque)
    state = GraphicsState(ctm: CGAffineTransform(scaleX: scale, y: scale))
    applyTransform()
  }

  /// A bitmap of its own, transparent at first, or black when `isOpaque`. `scale` is pixels a
  /// point. Nil for a size without pixels or beyond 32767 on a side.
  package convenience init?(width: Int, height: Int, scale: CGFloat = 1, isOpaque: Bool = false) {
    guard let storage = PixelStorage(width: width, height: height) else { return nil }
    self.init(target: storage.buffer, storage: storage, scale: scale, isOpaque: isOpaque)
  }

  /// Draws over pixels that belong to the caller and must outlive the context.
  package convenience init?(_ buffer: PixelBuffer, scale: CGFloat = 1, isOpaque: Bool = false) {
    self.init(target: buffer, storage: nil, scale: scale, isOpaque: isOpaque)
  }

  /// A bitmap of 8 bits a component, premultiplied first or opaque, in native byte order; nil for
  /// any other kind. `data` is the memory to use, or nil for memory of the context's own;
  /// `bytesPerRow` may then be 0.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F)
    guard bitsPerComponent == 8, space.model == .rgb,
      alpha == .premultipliedFirst || alpha == .noneSkipFirst,
      PixelStorage.isPossible(width: width, height: height)
    else {
      Diagnostics.warnFromAnyThread(
        "A bitmap context can only have 8 bits a component of premultiplied ARGB and sides of 1 to"
          + " \(PixelStorage.maximumSide) pixels; none was made.")
      return nil
    }
    let isOpaque = alpha == .noneSkipFirst
    guard let data else {
      self.init(width: width, height: height, scale: 1, isOpaque: isOpaque)
      return
    }
    guard bytesPerRow >= width * 4 else { return nil }
    self.init(
      PixelBuffer(base: data, width: width, height: height, bytesPerRow: bytesPerRow),
      scale: 1, isOpaque: isOpaque)
  }

  deinit {
    cairo_destroy(handle)
  }
}

// MARK: - Results

extension CGContext {
  /// The distance from a row to the next, in bytes.
  public var bytesPerRow: Int { target.bytesPerRow }
  /// Always 8: bitmaps have one format.
  public var bitsPerComponent: Int { 8 }
  /// Always 32: bitmaps have one format.
  public var bitsPerPixel: Int { 32 }
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { .standardRGB }
  /// Alpha in the first place, multiplied into the colours; `noneSkipFirst` where the bitmap is
  /// opaque.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  /// The bitmap's memory, complete up to the last call; nil once it has become an image.
  public var data: UnsafeMutableRawPointer? {
    guard !isFinished else { return nil }
    flush()
    return target.base
  }

  /// Writes everything drawn so far to the bitmap's memory.
  public func flush() { cairo_surface_flush(surface.handle) }

  /// A copy of what has been drawn; layers still open are not in it. Nil once `finish()` was
  /// called.
  public func makeImage() -> CGImage? {
    warnIfBroken()
    guard !isFinished, let copy = PixelStorage(width: width, height: height) else { return nil }
    flush()
    copy.copyRows(from: target.base, bytesPerRow: target.bytesPerRow)
    if isOpaque { copy.makeOpaque() }
    return CGImage(storage: copy, isOpaque: isOpaque)
  }

  /// Ends drawing and returns the bitmap as an image without copying it. Open layers are ended.
  /// Later drawing has no effect. `isOpaque` promises that every pixel is opaque.
  package func finish(isOpaque promised: Bool = false) -> CGImage? {
    while let frame = frames.last {
      if case .layer = frame { endTransparencyLayer() } else { restoreGState() }
    }
    warnIfBroken()
    let copy = storage == nil ? makeImage() : nil
    flush()
    cairo_surface_finish(surface.handle)
    isFinished = true
    guard let storage else { return copy }
    self.storage = nil
    if isOpaque { storage.makeOpaque() }
    return CGImage(storage: storage, isOpaque: isOpaque || promised)
  }
}

extension CGContext {
  /// Cairo ignores everything after its first error; so the error is reported.
  private func warnIfBroken() {
    let status = cairo_status(handle)
    guard !isFinished, status != CAIRO_STATUS_SUCCESS else { return }
    Diagnostics.warnFromAnyThread(
      "Cairo gave up drawing a picture before it was complete: \(cairoMessage(status)).")
  }
}

// MARK: - For text

extension CGContext {
  /// Cairo's context, for text. Its matrix and clip are those of this context; save and restore
  /// around changes. Draw only while `canDraw`.
  package var cairo: OpaquePointer { handle }

  /// Whether drawing can leave a trace.
  package var canDraw: Bool { !isFinished && state.canDraw }

  /// Sets Cairo's source to the fill colour, with alpha and blend mode.
  package func useFillColor() { use(state.fillColor) }

  /// Sets Cairo's source to the stroke colour, with alpha and blend mode.
  package func useStrokeColor() { use(state.strokeColor) }
}
