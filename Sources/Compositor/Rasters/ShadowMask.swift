internal import CoreGraphics

/// A blurred silhouette with 8 bits of coverage per sample. The mask of a large rectangle is stored
/// as a nine-patch, whose middle column and row are repeated as often as necessary. A drawing in
/// one colour is stored in the same way, without a blur: of equal rows only one is stored.
final class ShadowMask {
  /// A rounded rectangle's shadow, wherever it lies.
  struct Key: Hashable {
    /// The silhouette's size in pixels; no larger than a nine-patch needs.
    let width, height: Int
    let radius: Double
    let corners: RoundedRect.Corners
    /// As that of an `AlignedOutline`.
    let curve: Int
    /// The blur's standard deviation in pixels.
    let sigma: Double

    /// Corners in pixels; larger ones cast the shadow of these, to bound the mask.
    private static let largestRadius = 768.0

    /// - Parameter radius: the size of the corners' boxes.
    init(
      rect: PixelRect, radius: Double, corners: RoundedRect.Corners, curve: Int = 0, sigma: Double
    ) {
      /// Sizes that are animated come in invisible steps, so that masks are found again.
      let steps = 4.0
      self.radius = (min(radius, Self.largestRadius) * steps).rounded() / steps
      self.sigma = max(0.25, (min(sigma, CoverageBlur.largestSigma) * steps).rounded() / steps)
      self.corners = corners
      self.curve = curve
      let blur = CoverageBlur(sigma: self.sigma)
      // The corners are large enough that the blurs of two opposite sides, and the interpolated
      // samples, do not meet in the middle.
      let corner = Int(self.radius.rounded(.up)) + blur.reach + (blur.step > 1 ? blur.step : 0)
      let smallest = 2 * corner + 1
      width = min(rect.width, smallest)
      height = min(rect.height, smallest)
    }
  }

  private enum Origin {
    case shape(Key)
    case raster(Raster)
    /// A path's inside, and the scale of its mask. The object by which the mask is found, the path
    /// or a drawing, is held so that its identity stays its own.
    case path(CGPath, scale: PixelScale, holder: AnyObject)
  }

  /// Where the mask lies in content pixels, unless it is used for equal shapes at any position.
  let frame: PixelRect
  /// In pixels: the frame's, less those for which others stand.
  let width, height: Int
  /// The row that is repeated if the mask is stretched.
  let middleRow: Int
  /// How many pixels, in each direction, have one sample; between the middles of squares of so
  /// many is interpolated.
  let step: Int
  let columns, rows: Int
  /// The bytes of a row of samples.
  let bytesPerRow: Int
  /// The samples, four of them in each of the bitmap's pixels; nil until they are prepared.
  var bitmap: Bitmap?
  var lastUse = 0
  /// Pixels of the frame that a drawing wholly covers, once it has been drawn: not all of them.
  private(set) var inside = PixelRect.empty

  private let origin: Origin
  private let blur: CoverageBlur

  var isPrepared: Bool { bitmap != nil }

  /// - Parameter alikeRows: equal rows of the frame, of which only one is stored; nil for none.
  private init(
    frame: PixelRect, blur: CoverageBlur, origin: Origin, alikeRows: Range<Int>? = nil
  ) {
    self.frame = frame
    self.blur = blur
    self.origin = origin
    (width, step) = (frame.width, blur.step)
    height = frame.height - (alikeRows.map { $0.count - 1 } ?? 0)
    middleRow = alikeRows?.lowerBound ?? height / 2
    columns = (width + step - 1) / step
    rows = (height + step - 1) / step
    bytesPerRow = (columns + 3) & ~3
  }

  convenience init(_ key: Key) {
    let blur = CoverageBlur(sigma: key.sigma)
    let shape = PixelRect(x: 0, y: 0, width: key.width, height: key.height)
    self.init(frame: shape.enlarged(by: blur.reach), blur: blur, origin: .shape(key))
  }

  convenience init(raster: Raster, sigma: Double) {
    let blur = CoverageBlur(sigma: sigma)
    self.init(frame: raster.frame.enlarged(by: blur.reach), blur: blur, origin: .raster(raster))
  }

  /// - Parameter path: the path whose inside the drawing is.
  convenience init(_ drawing: Drawing, _ path: CGPath, unit: PixelScale) {
    let frame = drawing.frame(at: unit)
    // Cairo counts edges in finer steps where some of them begin, and takes the first row that it
    // draws for such a place. So the last of these rows is drawn, too: with the rows below.
    let alike = path.alikeRows(
      of: frame, transform: CGAffineTransform(scaleX: unit.x, y: unit.y)
    ).dropLast()
    self.init(
      frame: frame, blur: CoverageBlur(sigma: 0),
      origin: .path(path, scale: unit, holder: drawing),
      alikeRows: alike.count >= Self.leastAlikeRows ? alike : nil)
  }

  /// The least number of equal rows that are stored as one. For fewer, drawing the path in two
  /// parts takes longer.
  private static let leastAlikeRows = 16

  /// Nil where the path is empty, or too large to be worth it.
  convenience init?(path: CGPath, sigma: Double, unit: PixelScale, largestArea: Int) {
    let blur = CoverageBlur(sigma: sigma)
    let step = blur.step
    let scale = PixelScale(x: unit.x / Double(step), y: unit.y / Double(step))
    let bounds = path.boundingBoxOfPath
    let samples = (bounds.width * scale.x + 2) * (bounds.height * scale.y + 2)
    guard !bounds.isNull, samples.isFinite, samples <= Double(largestArea) else { return nil }
    let area = PixelRect(
      coveringLeft: bounds.minX * scale.x, top: bounds.minY * scale.y,
      right: bounds.maxX * scale.x, bottom: bounds.maxY * scale.y)
    guard !area.isEmpty else { return nil }
    let frame = PixelRect(
      x: area.x * step, y: area.y * step, width: area.width * step, height: area.height * step)
    self.init(
      frame: frame.enlarged(by: blur.reach), blur: blur,
      origin: .path(path, scale: scale, holder: path))
  }

  /// The picture whose alpha this needs.
  var raster: Raster? {
    if case .raster(let raster) = origin { return raster }
    return nil
  }

  /// Draws the silhouette and blurs it; what it needs must be there by now.
  func prepare(on workers: EffectWorkers) {
    guard !isPrepared else { return }
    let bitmap = Bitmap(width: max(1, bytesPerRow / 4), height: rows, from: workers.pool)
    bitmap.clear()
    self.bitmap = bitmap
    let base = bitmap.base.assumingMemoryBound(to: UInt8.self)
    let margin = blur.reach / step
    switch origin {
    case .shape(let key): draw(key, at: base + margin * (bytesPerRow + 1))
    case .raster(let raster):
      guard let pixels = raster.pixels else { return }
      draw(pixels, at: base + margin * (bytesPerRow + 1))
    case .path(let path, let scale, _):
      draw(path, scale, at: base)
      if blur.reach == 0 { inside = coveredRows(base) }
    }
    blur.apply(to: base, width: columns, height: rows, bytesPerRow: bytesPerRow, on: workers)
  }

  // MARK: Silhouettes

  /// Draws the rows up to the repeated one, and those after the rows that it replaces.
  private func draw(_ path: CGPath, _ scale: PixelScale, at base: UnsafeMutablePointer<UInt8>) {
    let shift = frame.height / step - rows
    let parts = shift > 0 ? [0..<middleRow + 1, middleRow + 1..<rows] : [0..<rows]
    for (part, shift) in zip(parts, [0, shift]) {
      path.drawCoverage(
        of: PixelRect(
          x: frame.x / step, y: frame.y / step + part.lowerBound + shift, width: columns,
          height: part.count),
        transform: CGAffineTransform(scaleX: scale.x, y: scale.y),
        to: base + part.lowerBound * bytesPerRow, bytesPerRow: bytesPerRow)
    }
  }

  private func draw(_ key: Key, at first: UnsafeMutablePointer<UInt8>) {
    let shape = RoundedRect(
      CGRect(x: 0, y: 0, width: key.width, height: key.height), radius: key.radius,
      corners: key.corners)
    let scale = Homography.scale(x: 1 / Double(step), y: 1 / Double(step))
    guard var outline = AlignedOutline(shape, transform: scale, isSnapped: false) else { return }
    if outline.radiusX > 0 { outline.curve = key.curve }
    let whole = PixelRect(
      x: 0, y: 0, width: (key.width + step - 1) / step, height: (key.height + step - 1) / step)
    Coverage(AlignedShape(outline), clip: whole).write(
      whole, opacity: 255, into: first, bytesPerRow: bytesPerRow)
  }

  /// The alpha of pixels, or its means over squares; beyond their edges is nothing.
  private func draw(_ pixels: SourcePixels, at first: UnsafeMutablePointer<UInt8>) {
    var sums = [UInt32](repeating: 0, count: (pixels.width + step - 1) / step)
    let (area, shift) = (UInt32(step * step), step.trailingZeroBitCount)
    for top in stride(from: 0, to: pixels.height, by: step) {
      for index in sums.indices { sums[index] = area / 2 }
      for y in top..<min(top + step, pixels.height) {
        let row = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<pixels.width { sums[x >> shift] += row[x] >> 24 }
      }
      let target = first + top / step * bytesPerRow
      for (x, sum) in sums.enumerated() { target[x] = UInt8(truncatingIfNeeded: sum / area) }
    }
  }
}
