import CoreGraphics
import UIKit

/// The difference of two pictures of one size at a coarse resolution: the means of cells of four by
/// four pixels are compared.
///
/// Other versions of a font or of the libraries that draw it change how a letter covers its pixels.
/// They also move the beginning and the end of a line of text by up to two points. So a cell may
/// have any value in the range of the reference within two points around it, and vice versa: all
/// content of the reference must be in the picture within two points. Text that is missing, moved
/// or has another colour differs more.
struct CoarseDifference: CustomStringConvertible {
  /// The side of a cell in pixels.
  static let cell = 4
  /// The maximum difference of the means of a cell, of 255.
  static let tolerance = 16
  /// The maximum difference of a text's frame, in points.
  static let textBoxTolerance: CGFloat = 2

  private let reference, actual: ReducedPicture
  /// The number of cells that differ.
  private(set) var count = 0
  /// The maximum difference of a cell beyond its tolerance, of 255.
  private(set) var largest = 0
  private(set) var columns = Int.max...Int.max
  private(set) var rows = Int.max...Int.max
  private var map: [UInt8]

  /// - Parameter scale: the pixels per point of the pictures.
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

  /// Returns a picture of the differences: the reference in pale colours, with the differing cells
  /// in red.
  func picture(over reference: CGImage) -> CGImage? {
    DifferencePicture.image(over: reference) { x, y in
      Int(map[y / Self.cell * self.reference.columns + x / Self.cell])
    }
  }
}
