import CoreGraphics
import UIKit

/// A picture that is reduced to cells, each with the mean of its pixels. The means are computed on
/// demand: most cells of two pictures have the same pixels.
struct ReducedPicture {
  let columns, rows: Int
  private let image: CGImage
  /// The side of a cell in pixels.
  private let cell: Int
  /// The distance around a cell that is examined, in pixels.
  private let reach: Int

  init(_ image: CGImage, cell: Int, reach: Int) {
    self.image = image
    self.cell = cell
    self.reach = reach
    columns = (image.width + cell - 1) / cell
    rows = (image.height + cell - 1) / cell
  }

  /// Whether a cell has the same pixels in another picture.
  func isSame(as other: ReducedPicture, x: Int, y: Int) -> Bool {
    let left = x * cell * 4
    let count = (min((x + 1) * cell, image.width) - x * cell) * 4
    for row in y * cell..<min((y + 1) * cell, image.height) {
      let own = image.pixels + (row * image.rowStride + left)
      let others = other.image.pixels + (row * other.image.rowStride + left)
      if memcmp(own, others, count) != 0 { return false }
    }
    return true
  }

  /// Returns the maximum difference of a cell's channels.
  func difference(to other: ReducedPicture, x: Int, y: Int) -> Int {
    let own = mean(left: x * cell, top: y * cell, side: cell)
    let others = other.mean(left: x * cell, top: y * cell, side: cell)
    return (0..<4).map { abs(own[$0] - others[$0]) }.max() ?? 0
  }

  /// Returns the difference of a cell in another picture from everything around its position in
  /// this one: 0 if each channel is between the minimum and the maximum over squares at most
  /// `reach` pixels away. The squares are a pixel smaller than cells, because letters may be drawn
  /// less sharply here. For the same reason the cell may also be extended by a pixel on one side.
  func distanceAround(to other: ReducedPicture, x: Int, y: Int) -> Int {
    let (left, top) = (x * cell, y * cell)
    let values = [
      other.mean(left: left, top: top, side: cell),
      other.mean(left: left, top: top, side: cell + 1),
      other.mean(left: max(left - 1, 0), top: top, side: cell + 1),
    ]
    var least = ChannelMeans(all: 255)
    var most = ChannelMeans(all: 0)
    for top in places(around: y * cell, end: image.height) {
      for left in places(around: x * cell, end: image.width) {
        let mean = mean(left: left, top: top, side: cell - 1)
        least.lower(to: mean)
        most.raise(to: mean)
      }
    }
    return values.map { value in
      (0..<4).map { max(least[$0] - value[$0], value[$0] - most[$0], 0) }.max() ?? 0
    }.min() ?? 0
  }

  /// Returns the positions of squares inside cells that are at most `reach` pixels away.
  private func places(around start: Int, end: Int) -> ClosedRange<Int> {
    let first = max(start - reach, 0)
    return first...max(min(start + reach + 1, end - 1), first)
  }

  /// Returns the mean of the part of a square that is in the picture.
  private func mean(left: Int, top: Int, side: Int) -> ChannelMeans {
    let (right, bottom) = (min(left + side, image.width), min(top + side, image.height))
    // One number contains four sums of 16 bits: a channel has 8 bits, and a square at most 25
    // pixels.
    var sums: UInt64 = 0
    var y = top
    while y < bottom {
      let row = (image.pixels + y * image.rowStride).assumingMemoryBound(to: UInt32.self)
      var x = left
      while x < right {
        let word = UInt64(row[x])
        sums &+= (word & 0x00FF_00FF) | ((word & 0xFF00_FF00) << 24)
        x &+= 1
      }
      y &+= 1
    }
    return ChannelMeans(sums: sums, count: (right - left) * (bottom - top))
  }
}

/// The means of four channels, each from 0 to 255.
private struct ChannelMeans {
  private var first, second, third, fourth: Int

  init(all value: Int) {
    (first, second, third, fourth) = (value, value, value, value)
  }

  /// - Parameters:
  ///   - sums: the sums of the channels, with 16 bits each.
  ///   - count: the number of pixels, at least 1.
  init(sums: UInt64, count: Int) {
    let half = count / 2
    first = (Int(sums & 0xFFFF) + half) / count
    second = (Int(sums >> 16 & 0xFFFF) + half) / count
    third = (Int(sums >> 32 & 0xFFFF) + half) / count
    fourth = (Int(sums >> 48) + half) / count
  }

  subscript(channel: Int) -> Int {
    switch channel {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }

  mutating func lower(to other: ChannelMeans) {
    if other.first < first { first = other.first }
    if other.second < second { second = other.second }
    if other.third < third { third = other.third }
    if other.fourth < fourth { fourth = other.fourth }
  }

  mutating func raise(to other: ChannelMeans) {
    if other.first > first { first = other.first }
    if other.second > second { second = other.second }
    if other.third > third { third = other.third }
    if other.fourth > fourth { fourth = other.fourth }
  }
}
