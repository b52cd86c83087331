import CoreGraphics
import UIKit

/// The pixels that differ between two pictures of one size.
struct PixelDifference: CustomStringConvertible {
  /// The maximum difference by rounding, of 255.
  static let rounding = 1

  let width, height: Int
  /// The number of pixels in which a channel differs by more than the tolerance.
  private(set) var count = 0
  /// The maximum difference of a channel, of 255.
  private(set) var largest = 0
  /// The smallest rectangle around the differing pixels: its first and last column and row.
  private(set) var columns = Int.max...Int.max
  private(set) var rows = Int.max...Int.max
  /// The maximum difference of each pixel.
  private var map: [UInt8]
  private let tolerance: Int

  /// - Parameter tolerance: the maximum difference of a channel that is ignored, of 255.
  init(from reference: CGImage, to actual: CGImage, tolerance: Int = Self.rounding) {
    self.tolerance = tolerance
    width = reference.width
    height = reference.height
    map = Array(repeating: 0, count: width * height)
    for y in 0..<height {
      let left = reference.pixels + y * reference.rowStride
      let right = actual.pixels + y * actual.rowStride
      if memcmp(left, right, width * 4) == 0 { continue }
      for x in 0..<width { compare(left, right, x: x, y: y) }
    }
  }

  private mutating func compare(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, x: Int, y: Int
  ) {
    var difference = 0
    for channel in x * 4..<x * 4 + 4 {
      let a = Int(left.load(fromByteOffset: channel, as: UInt8.self))
      let b = Int(right.load(fromByteOffset: channel, as: UInt8.self))
      difference = max(difference, abs(a - b))
    }
    guard difference > tolerance else { return }
    map[y * width + x] = UInt8(difference)
    columns = count == 0 ? x...x : min(columns.lowerBound, x)...max(columns.upperBound, x)
    rows = count == 0 ? y...y : min(rows.lowerBound, y)...max(rows.upperBound, y)
    count += 1
    largest = max(largest, difference)
  }

  var description: String {
    "\(count) of \(width * height) pixels differ, by at most \(largest) of 255, in columns "
      + "\(columns.lowerBound) to \(columns.upperBound) and rows \(rows.lowerBound) to "
      + "\(rows.upperBound)."
  }

  /// Returns a picture of the differences: the reference in pale colours, with the differing pixels
  /// in red.
  func picture(over reference: CGImage) -> CGImage? {
    DifferencePicture.image(over: reference) { x, y in Int(map[y * width + x]) }
  }
}
