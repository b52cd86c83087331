internal import CPixelKernels

/// A Gaussian blur of 8-bit coverage by three box filters, which come within 3 % of it.
struct BoxBlur {
  /// In pixels; a wider blur is drawn as this one.
  static let largestSigma = 200.0

  /// For each of the three boxes, how many pixels it takes before and after the one it averages.
  let boxes: [(before: Int, after: Int)]

  init(sigma: Double) {
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
  var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// The number of pixels below which waking other threads costs more than it saves.
  private static let smallestShared = 1 << 16

  /// Blurs in place. Outside of the mask counts as not covered.
  func apply(
    to mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int,
    on workers: EffectWorkers
  ) {
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    // Sixteen bits, so that six passes do not add up their rounding.
    let bitmaps = (0..<2).map { _ in
      Bitmap(width: (width + 1) / 2, height: height, from: workers.pool)
    }
    withExtendedLifetime(bitmaps) {
      let lines = bitmaps.map { $0.base.assumingMemoryBound(to: UInt16.self) }
      let (first, second) = (lines[0], lines[1])
      let stride = bitmaps[0].bytesPerRow / 2
      let isSmall = width * height < Self.smallestShared
      func share(_ count: Int, _ body: (Range<Int>) -> Void) {
        isSmall ? body(0..<count) : workers.share(count, body)
      }
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
}
