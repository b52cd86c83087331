internal import CPixelKernels

/// A Gaussian blur of 8-bit coverage by three box filters, which come within 3 % of it.
package struct BoxBlur: Sendable {
  /// In pixels; a wider blur is drawn as this one.
  package static let largestSigma = 200.0

  /// For each of the three boxes, how many pixels it takes before and after the one it averages.
  private let boxes: [(before: Int, after: Int)]

  /// - Parameter sigma: the standard deviation in pixels; nothing is blurred where it is too small
  ///   for a box of two pixels.
  package init(sigma: Double) {
    let sigma = sigma.isNaN ? 0 : max(0, min(sigma, Self.largestSigma))
    // The width whose box, applied three times, has the wanted variance; see the SVG
    // specification's feGaussianBlur.
    let width = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    if width < 2 {
      boxes = []
    } else if width % 2 == 1 {
      boxes = Array(repeating: (width / 2, width / 2), count: 3)
    } else {
      boxes = [
        (width / 2, width / 2 - 1), (width / 2 - 1, width / 2), (width / 2, width / 2),
      ]
    }
  }

  /// How many pixels a silhouette grows by on each side.
  package var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs on this thread.
  func apply(
    to mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int
  ) {
    guard !boxes.isEmpty else { return }
    let lines = (0..<2).map { _ in
      UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
    }
    apply(
      to: mask, width: width, height: height, bytesPerRow: bytesPerRow, lines: (lines[0], lines[1]),
      stride: width
    ) { count, body in body(0..<count) }
    for line in lines { line.deallocate() }
  }

  /// Blurs in place. Outside of the mask counts as not covered.
  ///
  /// - Parameters:
  ///   - lines: memory for intermediate results, of sixteen bits, so that six passes do not add up
  ///     their rounding.
  ///   - stride: from one of the lines to the next.
  ///   - share: calls back with ranges that together are 0 to a count, on any threads, and returns
  ///     when all is done.
  package func apply(
    to mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int,
    lines: (UnsafeMutablePointer<UInt16>, UnsafeMutablePointer<UInt16>), stride: Int,
    share: (Int, (Range<Int>) -> Void) -> Void
  ) {
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    let (first, second) = lines
    share(height) { rows in
      for y in rows { widen_coverage(mask + y * bytesPerRow, first + y * stride, Int64(width)) }
    }
    for box in boxes {
      let (before, after) = (Int64(box.before), Int64(box.after))
      share(height) { rows in
        for y in rows {
          box_across(first + y * stride, second + y * stride, Int64(width), before, after)
        }
      }
      share(width) { columns in
        box_down(
          second + columns.lowerBound, first + columns.lowerBound, Int64(stride),
          Int64(columns.count), Int64(height), before, after)
      }
    }
    share(height) { rows in
      for y in rows { narrow_coverage(first + y * stride, mask + y * bytesPerRow, Int64(width)) }
    }
  }
}
