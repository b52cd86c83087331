internal import CPixelKernels
internal import CoreGraphics

extension ShadowMask {
  /// Writes `rect` of the mask as it is stretched over `target`, row by row.
  func write(
    _ rect: PixelRect, stretchedOver target: PixelRect,
    into mask: UnsafeMutablePointer<UInt8>, bytesPerRow stride: Int
  ) {
    guard let bitmap else { return }
    let base = bitmap.base.assumingMemoryBound(to: UInt8.self)
    let columns = columns(stretchedOver: target)
    let rows = rows(stretchedOver: target)
    let span = rect.x - target.x..<rect.maxX - target.x
    let head = span.clamped(to: Int.min..<columns.head)
    let middle = span.clamped(to: columns.head..<columns.tail)
    let tail = span.clamped(to: columns.tail..<Int.max)
    for y in rect.y..<rect.maxY {
      let source = Row(of: self, at: rows.index(y - target.y), base)
      let row = mask + (y - rect.y) * stride - span.lowerBound
      source.write(head.lowerBound, count: head.count, to: row + head.lowerBound)
      if !middle.isEmpty {
        source.write(columns.head, count: 1, to: row + middle.lowerBound)
        (row + middle.lowerBound).update(
          repeating: row[middle.lowerBound], count: middle.count)
      }
      source.write(tail.lowerBound - columns.shift, count: tail.count, to: row + tail.lowerBound)
    }
  }

  /// A row of pixels.
  private struct Row {
    /// The rows of samples whose middles are above and below that of the pixels.
    let upper, lower: UnsafePointer<UInt8>
    /// The weight of the lower row, in units of 1 / (2 × step).
    let weight: Int
    let step, columns: Int

    init(of mask: ShadowMask, at y: Int, _ base: UnsafePointer<UInt8>) {
      (step, columns) = (mask.step, mask.columns)
      let place = 2 * y + 1 + step
      let above = place / (2 * step) - 1
      upper = base + max(0, above) * mask.bytesPerRow
      lower = base + min(mask.rows - 1, above + 1) * mask.bytesPerRow
      weight = place % (2 * step)
    }

    func write(_ first: Int, count: Int, to target: UnsafeMutablePointer<UInt8>) {
      guard count > 0 else { return }
      if step == 1 {
        target.update(from: upper + first, count: count)
      } else {
        enlarge_coverage(
          upper, lower, Int64(columns), target, Int64(first), Int64(count), Int32(weight),
          Int32(step))
      }
    }
  }

  /// How the columns are stretched over a rectangle.
  func columns(stretchedOver target: PixelRect) -> Stretch {
    Stretch(length: target.width, source: width, middle: width / 2)
  }

  /// How the rows are stretched over a rectangle.
  func rows(stretchedOver target: PixelRect) -> Stretch {
    Stretch(length: target.height, source: height, middle: middleRow)
  }

  /// How a nine-patch's columns, or rows, are stretched: those up to `head` and those from `tail`
  /// on stay as they are, and the one at `head` fills what lies between.
  struct Stretch {
    let head, tail, shift: Int

    init(length: Int, source: Int, middle: Int) {
      shift = max(0, length - source)
      head = shift > 0 ? middle : source
      tail = head + shift
    }

    func index(_ position: Int) -> Int {
      if position < head { return position }
      return position < tail ? head : position - shift
    }
  }
}
