internal import CPixelKernels

/// A Gaussian blur of 8-bit coverage by three box filters, which approximate it within 3 %.
package struct BoxBlur: Sendable {
  /// The largest standard deviation in pixels. A larger one is limited to it.
  package static let largestSigma = 200.0

  /// The extents of the three boxes: the number of pixels before and after the averaged pixel.
  private let boxes: [(before: Int, after: Int)]

  /// - Parameter sigma: the standard deviation in pixels. If it is too small for a box of two
  ///   pixels, nothing is blurred.
  package init(sigma: Double) {
    let sigma = sigma.isNaN ? 0 : max(0, min(sigma, Self.largestSigma))
    // The width of a box that, applied three times, has the desired variance: see feGaussianBlur in
    // the SVG specification.
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

  /// The number of pixels by which a shape grows on each side.
  package var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs on the calling thread.
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

  /// Blurs in place. Outside the mask the coverage is 0.
  ///
  /// - Parameters:
  ///   - lines: memory for intermediate results with 16 bits, so that the rounding errors of six
  ///     passes do not add up.
  ///   - stride: the distance between two lines.
  ///   - share: divides the range from 0 to a count, calls back with the parts on any threads, and
  ///     returns when all are done.
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
