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

  /// Blurs in place. Outside of the mask counts as not covered.
  func apply(to mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    let count = width * height
    // Sixteen bits, so that six passes do not add up their rounding.
    let first = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    let second = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer {
      first.deallocate()
      second.deallocate()
      sums.deallocate()
    }
    for y in 0..<height {
      let row = mask + y * bytesPerRow
      for x in 0..<width { first[y * width + x] = UInt16(row[x]) &* 257 }
    }
    var (source, target) = (first, second)
    for box in boxes {
      for y in 0..<height {
        Self.across(source + y * width, target + y * width, width, box.before, box.after)
      }
      swap(&source, &target)
      Self.down(source, target, width, height, box.before, box.after, sums)
      swap(&source, &target)
    }
    for y in 0..<height {
      let row = mask + y * bytesPerRow
      for x in 0..<width {
        row[x] = UInt8(truncatingIfNeeded: (UInt32(source[y * width + x]) &+ 128) / 257)
      }
    }
  }

  private static func across(
    _ source: UnsafeMutablePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>,
    _ width: Int, _ before: Int, _ after: Int
  ) {
    let scale = 1 / Float(before + after + 1)
    var sum: UInt32 = 0
    for x in 0..<min(after, width) { sum &+= UInt32(source[x]) }
    for x in 0..<width {
      if x + after < width { sum &+= UInt32(source[x + after]) }
      if x - before - 1 >= 0 { sum &-= UInt32(source[x - before - 1]) }
      target[x] = UInt16(Float(sum) * scale + 0.5)
    }
  }

  private static func down(
    _ source: UnsafeMutablePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>,
    _ width: Int, _ height: Int, _ before: Int, _ after: Int,
    _ sums: UnsafeMutablePointer<UInt32>
  ) {
    let scale = 1 / Float(before + after + 1)
    sums.update(repeating: 0, count: width)
    for y in 0..<min(after, height) {
      let row = source + y * width
      for x in 0..<width { sums[x] &+= UInt32(row[x]) }
    }
    for y in 0..<height {
      if y + after < height {
        let row = source + (y + after) * width
        for x in 0..<width { sums[x] &+= UInt32(row[x]) }
      }
      if y - before - 1 >= 0 {
        let row = source + (y - before - 1) * width
        for x in 0..<width { sums[x] &-= UInt32(row[x]) }
      }
      let line = target + y * width
      for x in 0..<width { line[x] = UInt16(Float(sums[x]) * scale + 0.5) }
    }
  }
}
