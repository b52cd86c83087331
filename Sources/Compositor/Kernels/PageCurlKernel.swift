internal import CPixelKernels
internal import CoreGraphics
internal import Foundation

/// Paints a sheet that is wound around a roll, row by row.
struct PageCurlKernel: EffectRows {
  /// How much of the print shows through on the paper's back, of 255.
  static let print: UInt8 = 46
  /// How opaque the back is, of 255.
  static let paper: UInt8 = 245
  /// The brightness of the roll's outermost line.
  static let darkest: Float = 0.55
  /// How dark shadows are next to what casts them.
  static let underRoll: Float = 0.4
  static let underSheet: Float = 0.3

  let source: PixelBuffer
  let roll: PaperRoll
  /// Where the sheet is bound, if it is one of a book.
  let spine: Spine?
  /// The page's edges.
  let left, top, right, bottom: Float
  /// The parameters of the loops that paint several pixels at once.
  let sheet: CurledSheet

  init(source: PixelBuffer, page: CGRect, roll: PaperRoll, spine: Spine? = nil) {
    self.spine = spine
    self.source = source
    self.roll = roll
    (left, top) = (Float(page.minX), Float(page.minY))
    (right, bottom) = (Float(page.maxX), Float(page.maxY))
    let across = Self.inside(left, right, count: source.width)
    let down = Self.inside(top, bottom, count: source.height)
    sheet = CurledSheet(
      source: SampledPixels(
        pixels: source.row(0), stride: Int64(source.bytesPerRow / 4), ahead: 0),
      dx: roll.dx, dy: roll.dy, radius: roll.radius, shadow_length: roll.shadowLength,
      under_roll: Self.underRoll * roll.shadowStrength,
      under_sheet: Self.underSheet * roll.shadowStrength, darkest: Self.darkest, left: left,
      top: top, right: right, bottom: bottom, inside_left: Float(across.lowerBound),
      inside_top: Float(down.lowerBound), inside_right: Float(across.upperBound),
      inside_bottom: Float(down.upperBound), print: UInt16(Self.print),
      paper: UInt16(Self.paper))
  }

  /// Pixels a row, of the source as of the result.
  var width: Int { source.width }

  func write(_ rows: Range<Int>, to target: PixelBuffer) {
    for y in rows {
      spine == nil ? paint(row: y, to: target.row(y)) : paint(boundRow: y, to: target.row(y))
    }
  }

  /// The parts of a row.
  private struct Row {
    /// How far beyond the line where the sheet leaves the plane the first pixel lies.
    let first: Float
    /// Where nothing lies on the flat part of the sheet, and no shadow: at its end of the row, and
    /// between the roll and what lies there.
    let kept, keptBetween: Range<Int>
    /// Where something is left of the sheet, or a shadow of it.
    let near: Range<Int>

    /// The pixels that are neither removed nor unchanged. They lie between the two, which are at
    /// opposite ends of the row.
    var bent: Range<Int> {
      if kept.isEmpty { return near }
      return kept.lowerBound > near.lowerBound
        ? near.lowerBound..<kept.lowerBound : kept.upperBound..<near.upperBound
    }
  }

  private func row(_ y: Int) -> Row {
    let first =
      (0.5 - roll.cornerX) * roll.dx + (Float(y) + 0.5 - roll.cornerY) * roll.dy - roll.line
    let near = span(from: first, above: -roll.radius - roll.shadowLength)
    let flat = span(from: first, above: 0)
    let reached = reachedSpan(y: Float(y) + 0.5, from: first).clamped(to: flat)
    guard !reached.isEmpty else {
      return Row(first: first, kept: flat, keptBetween: 0..<0, near: near)
    }
    let before = flat.lowerBound..<reached.lowerBound
    let after = reached.upperBound..<flat.upperBound
    let (kept, between) = roll.dx > 0 ? (after, before) : (before, after)
    return Row(first: first, kept: kept, keptBetween: between, near: near)
  }

  /// Composites only the remaining part of the sheet over the target.
  func compositeRows(_ rows: Range<Int>, over target: PixelBuffer) -> Bool {
    guard spine == nil else { return false }
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { line.deallocate() }
    for y in rows {
      let row = row(y)
      let to = target.row(y)
      let (kept, bent) = (row.kept, row.bent)
      composite_pixels(source.row(y) + kept.lowerBound, to + kept.lowerBound, Int64(kept.count))
      bend(row, y, to: line)
      composite_pixels(line + bent.lowerBound, to + bent.lowerBound, Int64(bent.count))
    }
    return true
  }

  func paint(row y: Int, to: UnsafeMutablePointer<UInt32>) {
    let row = row(y)
    let (kept, near) = (row.kept, row.near)
    to.update(repeating: 0, count: near.lowerBound)
    (to + near.upperBound).update(repeating: 0, count: width - near.upperBound)
    if !kept.isEmpty {
      (to + kept.lowerBound).update(from: source.row(y) + kept.lowerBound, count: kept.count)
    }
    bend(row, y, to: to)
  }

  /// Paints the pixels of a row at which the sheet is bent or lies in two layers, or its shadow.
  private func bend(_ row: Row, _ y: Int, to: UnsafeMutablePointer<UInt32>) {
    let (cy, first) = (Float(y) + 0.5, row.first)
    let from = source.row(y)
    let lying = lyingSpan(y: cy, from: first)
    let rolled = rolledSpan(from: first)
    var x = row.bent.lowerBound
    let limit = row.bent.upperBound
    while x < limit {
      if row.keptBetween.contains(x) {
        let end = min(row.keptBetween.upperBound, limit)
        (to + x).update(from: from + x, count: end - x)
        x = end
      } else if lying.contains(x) {
        let end = min(lying.upperBound, limit)
        paint(lying: x..<end, y: cy, from: first, from, to)
        x = end
      } else {
        let between = row.keptBetween.lowerBound
        let stop = x < between ? min(between, limit) : limit
        let next = paint(x..<stop, rolled: rolled, y: cy, from: first, from, to)
        // Pixels near an edge are painted one by one.
        let end = next > x ? next : min(x &+ 4, stop)
        for x in next..<end {
          to[x] = pixel(Float(x) + 0.5, cy, first + Float(x) * roll.dx, from[x])
        }
        x = end
      }
    }
  }

  /// Paints a row of the sheet of a book. Pixels of the flat sheet are copied at once, all others
  /// are painted one by one.
  private func paint(boundRow y: Int, to: UnsafeMutablePointer<UInt32>) {
    let row = row(y)
    let (cy, first, kept, near) = (Float(y) + 0.5, row.first, row.kept, row.near)
    let from = source.row(y)
    let columns = flatColumns(y: cy)
    to.update(repeating: 0, count: near.lowerBound)
    (to + near.upperBound).update(repeating: 0, count: width - near.upperBound)
    if !kept.isEmpty {
      let flat = columns.clamped(to: kept)
      (to + kept.lowerBound).update(repeating: 0, count: flat.lowerBound - kept.lowerBound)
      (to + flat.lowerBound).update(from: from + flat.lowerBound, count: flat.count)
      (to + flat.upperBound).update(repeating: 0, count: kept.upperBound - flat.upperBound)
    }
    var x = near.lowerBound
    while x < near.upperBound {
      if kept.contains(x) {
        x = kept.upperBound
      } else {
        let flat = columns.contains(x) ? from[x] : 0
        to[x] = pixel(Float(x) + 0.5, cy, first + Float(x) * roll.dx, flat)
        x += 1
      }
    }
  }

  /// The pixels of a row whose centres are on the page.
  private func flatColumns(y: Float) -> Range<Int> {
    guard y > top, y < bottom else { return 0..<0 }
    func first(from edge: Float) -> Int {
      Int(max(0, min(Float(width), (edge - 0.5).rounded(.up))))
    }
    let start = first(from: left)
    return start..<max(start, first(from: right))
  }

  /// The pixels of a row whose distance, growing by the roll's direction, is above a limit. An
  /// empty one lies at an end.
  func span(from first: Float, above limit: Float) -> Range<Int> {
    if abs(roll.dx) < 1e-6 { return first > limit ? 0..<width : 0..<0 }
    let place = max(-1, min(Float(width) + 1, (limit - first) / roll.dx))
    if roll.dx > 0 {
      let start = min(width, max(0, Int(place.rounded(.down)) + 1))
      return start..<width
    }
    return 0..<min(width, max(0, Int(place.rounded(.up))))
  }

  /// - Parameters:
  ///   - h: How far beyond the line the pixel lies, across the roll.
  ///   - flat: What the sheet shows there as long as it lies flat.
  @inline(__always)
  func pixel(_ x: Float, _ y: Float, _ h: Float, _ flat: UInt32) -> UInt32 {
    let radius = roll.radius
    if h >= 0 {
      // The sheet's back lies on its front.
      let shift = -.pi * radius - 2 * h
      let (bx, by) = (x + shift * roll.dx, y + shift * roll.dy)
      let outside = distance(bx, by)
      if outside >= roll.shadowLength { return flat }
      let below = shaded(flat, shadow(outside, Self.underSheet))
      return outside > 1 ? below : HomographyKernel.over(back(bx, by, 1), below)
    }
    if h <= -radius {
      let shift = -.pi / 2 * radius - h
      let ends = 1 - min(1, distance(x + shift * roll.dx, y + shift * roll.dy) / roll.shadowLength)
      let strength = shadow(-radius - h, Self.underRoll) * ends
      return UInt32(max(0, strength) * 255 + 0.5) << 24
    }
    // On the roll: the front below, and the back of what has gone around.
    let angle = asin(-h / radius)
    let slope = (1 - h * h / (radius * radius)).squareRoot()
    let shade = Self.darkest + (1 - Self.darkest) * slope
    let lower = -angle * radius - h
    let upper = -(.pi - angle) * radius - h
    let (fx, fy) = (x + lower * roll.dx, y + lower * roll.dy)
    let (bx, by) = (x + upper * roll.dx, y + upper * roll.dy)
    let front = distance(fx, fy) > 1 ? 0 : sample(fx, fy)
    let outside = distance(bx, by)
    let below = darkened(front, 1 - shade * (1 - shadow(outside, Self.underSheet)))
    return outside > 1 ? below : HomographyKernel.over(back(bx, by, shade), below)
  }

  /// How far outside of the page a point lies.
  @inline(__always)
  private func distance(_ x: Float, _ y: Float) -> Float {
    let across = max(0, max(left - x, x - right))
    let down = max(0, max(top - y, y - bottom))
    return across + down
  }

  @inline(__always)
  private func shadow(_ distance: Float, _ darkness: Float) -> Float {
    let nearness = max(0, 1 - distance / roll.shadowLength)
    return darkness * nearness * nearness * roll.shadowStrength
  }

  /// The back of the paper: light, with a trace of the print.
  @inline(__always)
  private func back(_ x: Float, _ y: Float, _ shade: Float) -> UInt32 {
    if let spine {
      // What is printed there is seen where it will lie.
      let across = 2 * spine.place
      let print = spine.isUpright ? sample(across - x, y) : sample(x, across - y)
      return darkened(print, 1 - shade)
    }
    let pixel = sample(x, y)
    let white = UInt32(multiplied(UInt8(pixel >> 24), 255 - Self.print)) &* 0x0101_0101
    let paper = HomographyKernel.faded(pixel, Self.print) &+ white
    return HomographyKernel.faded(darkened(paper, 1 - shade), Self.paper)
  }

  /// In the shade of what lies over it; of what is not in the picture the shadow alone.
  @inline(__always)
  private func shaded(_ pixel: UInt32, _ share: Float) -> UInt32 {
    if pixel == 0, spine != nil { return UInt32(max(0, share) * 255 + 0.5) << 24 }
    return darkened(pixel, share)
  }

  /// Darker by a share from 0 to 1; its opacity stays.
  @inline(__always)
  private func darkened(_ pixel: UInt32, _ share: Float) -> UInt32 {
    let light = UInt8(max(0, min(255, (1 - share) * 255 + 0.5)))
    return (HomographyKernel.faded(pixel, light) & 0x00FF_FFFF) | (pixel & 0xFF00_0000)
  }

  /// The source between its pixels; transparent beyond its edges.
  @inline(__always)
  private func sample(_ x: Float, _ y: Float) -> UInt32 {
    let nearX = max(-8, min(Float(source.width) + 8, x))
    let nearY = max(-8, min(Float(source.height) + 8, y))
    // Shifted, so that what is cut off is always rounded down.
    let fx = Int32(nearX * 256 - 128 + 65536)
    let fy = Int32(nearY * 256 - 128 + 65536)
    let (column, row) = (Int(fx &>> 8) &- 256, Int(fy &>> 8) &- 256)
    let (wx, wy) = (UInt32(fx & 255), UInt32(fy & 255))
    if column >= 0, row >= 0, column &+ 1 < source.width, row &+ 1 < source.height {
      let upper = source.row(row) + column
      let lower = source.row(row &+ 1) + column
      return mix(mix(upper[0], upper[1], wx), mix(lower[0], lower[1], wx), wy)
    }
    return mix(
      mix(pixel(column, row), pixel(column + 1, row), wx),
      mix(pixel(column, row + 1), pixel(column + 1, row + 1), wx), wy)
  }

  private func pixel(_ column: Int, _ row: Int) -> UInt32 {
    guard column >= 0, row >= 0, column < source.width, row < source.height else { return 0 }
    return source.row(row)[column]
  }

  @inline(__always)
  private func mix(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0080_0080
    let even = ((a & mask) &* (256 &- weight) &+ (b & mask) &* weight &+ half) &>> 8
    let odd = ((a &>> 8) & mask) &* (256 &- weight) &+ ((b &>> 8) & mask) &* weight &+ half
    return (even & mask) | (odd & ~mask)
  }
}
