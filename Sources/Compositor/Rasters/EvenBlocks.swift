internal import CoreGraphics
internal import Foundation

/// The blocks of a picture whose pixels all have one colour. Samples inside such a block have that
/// colour, too, and are painted without sampling. Most of a page consists of such blocks, because
/// it is background.
///
/// A row of blocks is examined by one thread at a time. The blocks must not be read before all rows
/// have been examined.
final class EvenBlocks {
  /// Pixels on a side, and the power of two that this is.
  static let side = 1 << shift
  fileprivate static let shift = 5

  /// The colours, row by row; `nil` where a block's pixels differ.
  private let colors: UnsafeMutableBufferPointer<UInt32?>
  private let columns: Int
  private let rows: Int

  /// The least density of uniform blocks: one in this number. With fewer, looking them up takes
  /// longer than it saves.
  private static let blocksPerEven = 6

  /// For a picture of so many pixels, in which no block has been looked for yet.
  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    colors = .allocate(capacity: columns * rows)
    colors.initialize(repeating: nil)
  }

  /// Looks for all of them in a picture whose pixels are there.
  convenience init(of pixels: SourcePixels, on workers: EffectWorkers) {
    self.init(width: pixels.width, height: pixels.height)
    workers.share(rows, isShort: pixels.width * pixels.height < 1 << 16) { range in
      find(in: pixels, rows: range.lowerBound * Self.side..<range.upperBound * Self.side)
    }
  }

  /// Looks for the blocks that begin in some rows of the picture: at every pixel of a block that
  /// has one colour, and at few of another.
  func find(in pixels: SourcePixels, rows: Range<Int>) {
    let side = Self.side
    for row in rows.lowerBound / side..<(min(rows.upperBound, pixels.height) + side - 1) / side {
      for column in 0..<columns {
        colors[row * columns + column] = pixels.evenColor(
          x: column * side, y: row * side, width: min(side, pixels.width - column * side),
          height: min(side, pixels.height - row * side))
      }
    }
  }

  /// Whether so many blocks have one colour that it is worth asking.
  var areMany: Bool {
    let count = colors.reduce(0) { $1 == nil ? $0 : $0 + 1 }
    return count * Self.blocksPerEven >= colors.count
  }

  deinit { colors.deallocate() }

  /// The blocks of a part, valid as long as these live.
  ///
  /// - Parameters:
  ///   - x: the column of the part's first pixel; `y` its row.
  func placed(x: Int, y: Int) -> PlacedBlocks? {
    colors.baseAddress.map { PlacedBlocks(colors: $0, columns: columns, x: x, y: y) }
  }
}

/// The blocks of a picture that another one is a part of; valid as long as these live. To hold on
/// to them while a row is painted would take more time than to look at them.
struct PlacedBlocks {
  fileprivate let colors: UnsafePointer<UInt32?>
  fileprivate let columns: Int
  /// The part's first pixel.
  fileprivate let x, y: Int

  /// The colour of all pixels of a rectangle, its last column and row included, where it is seen at
  /// a glance that they have one; in pixels of the part. Nil of an empty one.
  @inline(__always)
  func color(left: Int, top: Int, right: Int, bottom: Int) -> UInt32? {
    guard left <= right, top <= bottom else { return nil }
    let shift = EvenBlocks.shift
    let (first, last) = ((left &+ x) &>> shift, (right &+ x) &>> shift)
    var row = (top &+ y) &>> shift &* columns
    let end = (bottom &+ y) &>> shift &* columns
    guard let color = colors[row &+ first] else { return nil }
    while row <= end {
      var column = first
      while column <= last {
        if colors[row &+ column] != color { return nil }
        column &+= 1
      }
      row &+= columns
    }
    return color
  }
}

extension SourcePixels {
  /// The colour of a part whose pixels are all the same; nil where they are not, or where a channel
  /// exceeds alpha.
  fileprivate func evenColor(x: Int, y: Int, width: Int, height: Int) -> UInt32? {
    let first = base + y * bytesPerRow + x * 4
    guard memcmp(first, first + 4, (width - 1) * 4) == 0 else { return nil }
    for row in 1..<max(1, height) where memcmp(first, first + row * bytesPerRow, width * 4) != 0 {
      return nil
    }
    let color = PremultipliedColor(pixel: first.load(as: UInt32.self))
    return max(color.red, color.green, color.blue) <= color.alpha ? color.word : nil
  }
}
