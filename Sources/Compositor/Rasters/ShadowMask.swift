internal import CoreGraphics

/// A blurred silhouette, 8 bits of coverage a pixel. That of a large rectangle is kept as a
/// nine-patch: its middle column and row stand for as many as are wanted.
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
      self.sigma = max(0.25, (min(sigma, BoxBlur.largestSigma) * steps).rounded() / steps)
      self.corners = corners
      self.curve = curve
      let smallest = 2 * (Int(self.radius.rounded(.up)) + BoxBlur(sigma: self.sigma).reach) + 1
      width = min(rect.width, smallest)
      height = min(rect.height, smallest)
    }
  }

  private enum Origin {
    case shape(Key)
    case raster(Raster)
    /// A path, which is held so that its identity stays its own, and the scale of its mask.
    case path(CGPath, scale: CGAffineTransform)
  }

  /// Where the mask lies in content pixels, unless it stands for a shape anywhere.
  let frame: PixelRect
  let width, height, bytesPerRow: Int
  /// The mask, four pixels of it in each of the bitmap's; nil until it is prepared.
  var bitmap: Bitmap?
  var lastUse = 0

  private let origin: Origin
  private let sigma: Double
  /// A path's mask before it is blurred: finding its place draws it, and it is not drawn twice for
  /// its first use.
  private var silhouette: AlphaMask?

  var isPrepared: Bool { bitmap != nil }

  private init(frame: PixelRect, sigma: Double, origin: Origin) {
    self.frame = frame
    self.sigma = sigma
    self.origin = origin
    width = frame.width
    height = frame.height
    bytesPerRow = (width + 3) & ~3
  }

  convenience init(_ key: Key) {
    let reach = BoxBlur(sigma: key.sigma).reach
    self.init(
      frame: PixelRect(
        x: -reach, y: -reach, width: key.width + 2 * reach, height: key.height + 2 * reach),
      sigma: key.sigma, origin: .shape(key))
  }

  convenience init(raster: Raster, sigma: Double) {
    let sigma = min(max(0, sigma), BoxBlur.largestSigma)
    let reach = BoxBlur(sigma: sigma).reach
    self.init(
      frame: PixelRect(
        left: raster.frame.x - reach, top: raster.frame.y - reach,
        right: raster.frame.maxX + reach, bottom: raster.frame.maxY + reach),
      sigma: sigma, origin: .raster(raster))
  }

  /// Nil where the path is empty, or too large to be worth it.
  convenience init?(path: CGPath, sigma: Double, unit: PixelScale, largestArea: Int) {
    let sigma = min(max(0, sigma), BoxBlur.largestSigma)
    let reach = BoxBlur(sigma: sigma).reach
    let size = path.boundingBoxOfPath
    let pixels = (size.width * unit.x + 2) * (size.height * unit.y + 2)
    guard !size.isNull, pixels.isFinite, pixels <= Double(largestArea) else { return nil }
    let scale = CGAffineTransform(a: unit.x, b: 0, c: 0, d: unit.y, tx: 0, ty: 0)
    guard let (mask, area) = path.coverage(transform: scale, margin: reach) else { return nil }
    self.init(frame: area, sigma: sigma, origin: .path(path, scale: scale))
    silhouette = mask
  }

  /// The picture whose alpha this needs.
  var raster: Raster? {
    if case .raster(let raster) = origin { return raster }
    return nil
  }

  /// Draws the silhouette and blurs it; what it needs must be there by now.
  func prepare(on workers: EffectWorkers) {
    guard !isPrepared else { return }
    let bitmap = Bitmap(width: max(1, bytesPerRow / 4), height: height, from: workers.pool)
    bitmap.clear()
    self.bitmap = bitmap
    let base = bitmap.base.assumingMemoryBound(to: UInt8.self)
    let blur = BoxBlur(sigma: sigma)
    switch origin {
    case .shape(let key):
      let shape = RoundedRect(
        CGRect(x: 0, y: 0, width: key.width, height: key.height), radius: key.radius,
        corners: key.corners)
      guard var outline = AlignedOutline(shape, transform: .identity, isSnapped: false) else {
        return
      }
      if outline.radiusX > 0 { outline.curve = key.curve }
      let whole = PixelRect(x: 0, y: 0, width: key.width, height: key.height)
      Coverage(AlignedShape(outline), clip: whole).write(
        whole, opacity: 255, into: base - frame.y * bytesPerRow - frame.x,
        bytesPerRow: bytesPerRow)
    case .raster(let raster):
      guard let pixels = raster.pixels else { return }
      for y in 0..<pixels.height {
        let source = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let row = base + (y + blur.reach) * bytesPerRow + blur.reach
        for x in 0..<pixels.width { row[x] = UInt8(truncatingIfNeeded: source[x] >> 24) }
      }
    case .path(let path, let scale):
      let known = silhouette ?? path.coverage(transform: scale, margin: blur.reach)?.0
      silhouette = nil
      guard let mask = known else { return }
      for y in 0..<min(height, mask.height) {
        mask.bytes.withUnsafeBufferPointer { bytes in
          guard let row = bytes.baseAddress else { return }
          (base + y * bytesPerRow).update(
            from: row + y * mask.bytesPerRow, count: min(width, mask.width))
        }
      }
    }
    blur.apply(
      to: base, width: width, height: height, bytesPerRow: bytesPerRow, on: workers)
  }

  /// Writes `rect` of the mask as it is stretched over `target`, row by row.
  func write(
    _ rect: PixelRect, stretchedOver target: PixelRect,
    into mask: UnsafeMutablePointer<UInt8>, bytesPerRow stride: Int
  ) {
    guard let bitmap else { return }
    let base = bitmap.base.assumingMemoryBound(to: UInt8.self)
    let columns = columns(stretchedOver: target)
    let rows = rows(stretchedOver: target)
    for y in rect.y..<rect.maxY {
      let source = base + rows.index(y - target.y) * bytesPerRow
      let row = mask + (y - rect.y) * stride
      let x0 = rect.x - target.x
      let x1 = rect.maxX - target.x
      let headEnd = min(x1, columns.head)
      if x0 < headEnd { row.update(from: source + x0, count: headEnd - x0) }
      let middle = max(x0, columns.head)..<max(max(x0, columns.head), min(x1, columns.tail))
      if !middle.isEmpty {
        (row + (middle.lowerBound - x0)).update(
          repeating: source[columns.head], count: middle.count)
      }
      let tail = max(x0, columns.tail)
      if tail < x1 {
        (row + (tail - x0)).update(from: source + (tail - columns.shift), count: x1 - tail)
      }
    }
  }

  /// How the columns are stretched over a rectangle.
  func columns(stretchedOver target: PixelRect) -> Stretch {
    Stretch(length: target.width, source: width)
  }

  /// How the rows are stretched over a rectangle.
  func rows(stretchedOver target: PixelRect) -> Stretch {
    Stretch(length: target.height, source: height)
  }

  /// How a nine-patch's columns, or rows, are stretched: those up to `head` and those from `tail`
  /// on stay as they are, and the one at `head` fills what lies between.
  struct Stretch {
    let head, tail, shift: Int

    init(length: Int, source: Int) {
      shift = max(0, length - source)
      head = shift > 0 ? source / 2 : source
      tail = head + shift
    }

    func index(_ position: Int) -> Int {
      if position < head { return position }
      return position < tail ? head : position - shift
    }
  }
}
