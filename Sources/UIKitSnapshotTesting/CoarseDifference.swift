import CoreGraphics
import UIKit

/// The difference of two pictures of one size at a coarse resolution: cells of four by four pixels
/// are compared by their mean.
///
/// Other versions of a font and of the libraries that draw it change how a letter covers its
/// pixels, and by up to two points where a line of text begins and ends. So a cell may have any
/// value in the range of the reference within two points around it, and vice versa: all content of
/// the reference must be in the picture within two points. A missing, a moved or a recoloured text
/// is farther off.
struct CoarseDifference: CustomStringConvertible {
  /// The side of a cell, in pixels.
  static let cell = 4
  /// The most that the mean of a cell may differ, of 255.
  static let tolerance = 16
  /// How far a text's box may be off, in points.
  static let textBoxTolerance: CGFloat = 2

  private let reference, actual: ReducedPicture
  /// How many cells differ.
  private(set) var count = 0
  /// The most that a cell differs beyond what it may, of 255.
  private(set) var largest = 0
  private(set) var columns = Int.max...Int.max
  private(set) var rows = Int.max...Int.max
  private var map: [UInt8]

  /// - Parameter scale: the pictures' pixels a point.
  init(from reference: CGImage, to actual: CGImage, scale: CGFloat) {
    let reach = max(Int((Self.textBoxTolerance * scale).rounded()), 1)
    self.reference = ReducedPicture(reference, cell: Self.cell, reach: reach)
    self.actual = ReducedPicture(actual, cell: Self.cell, reach: reach)
    map = Array(repeating: 0, count: self.reference.columns * self.reference.rows)
    for y in 0..<self.reference.rows {
      for x in 0..<self.reference.columns { compare(x: x, y: y) }
    }
  }

  private mutating func compare(x: Int, y: Int) {
    guard !reference.isSame(as: actual, x: x, y: y),
      reference.difference(to: actual, x: x, y: y) > Self.tolerance
    else { return }
    let excess = max(
      reference.distanceAround(to: actual, x: x, y: y),
      actual.distanceAround(to: reference, x: x, y: y))
    guard excess > Self.tolerance else { return }
    map[y * reference.columns + x] = UInt8(excess)
    columns = count == 0 ? x...x : min(columns.lowerBound, x)...max(columns.upperBound, x)
    rows = count == 0 ? y...y : min(rows.lowerBound, y)...max(rows.upperBound, y)
    count += 1
    largest = max(largest, excess)
  }

  var description: String {
    let cell = Self.cell
    return
      "\(count) of \(map.count) cells of \(cell) × \(cell) pixels differ, by at most \(largest) "
      + "of 255, in columns \(columns.lowerBound * cell) to \((columns.upperBound + 1) * cell - 1) "
      + "and rows \(rows.lowerBound * cell) to \((rows.upperBound + 1) * cell - 1)."
  }

  /// Where the cells differ: the reference, pale, with them in red.
  func picture(over reference: CGImage) -> CGImage? {
    DifferencePicture.image(over: reference) { x, y in
      Int(map[y / Self.cell * self.reference.columns + x / Self.cell])
    }
  }
}
