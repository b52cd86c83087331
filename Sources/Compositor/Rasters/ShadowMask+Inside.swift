internal import CoreGraphics

extension ShadowMask {
  /// Pixels of the frame that are wholly covered: the most rows on top of each other that are
  /// covered from edge to edge, where a column on either side may be covered in part.
  ///
  /// A ridge in front of others ends in such rows. Which other pixels of a drawing are wholly
  /// covered is not looked for.
  func coveredRows(_ base: UnsafePointer<UInt8>) -> PixelRect {
    guard step == 1, columns > 2 else { return .empty }
    var (longest, current) = (0..<0, 0..<0)
    for y in 0..<rows {
      let isCovered = Self.isCovered(base + y * bytesPerRow + 1, count: columns - 2)
      current = isCovered ? current.lowerBound..<y + 1 : y + 1..<y + 1
      if frameRows(of: current).count > frameRows(of: longest).count { longest = current }
    }
    func isCovered(column: Int) -> Bool {
      longest.allSatisfy { base[$0 * bytesPerRow + column] == .max }
    }
    let covered = frameRows(of: longest)
    return PixelRect(
      left: frame.x + (isCovered(column: 0) ? 0 : 1), top: frame.y + covered.lowerBound,
      right: frame.maxX - (isCovered(column: columns - 1) ? 0 : 1),
      bottom: frame.y + covered.upperBound)
  }

  /// The frame's rows for which some of those that are kept stand.
  private func frameRows(of kept: Range<Int>) -> Range<Int> {
    let shift = frame.height - rows
    func end(_ row: Int) -> Int { row > middleRow ? row + shift : row }
    return end(kept.lowerBound)..<end(kept.upperBound)
  }

  /// Whether samples that follow each other are all of wholly covered pixels.
  private static func isCovered(_ samples: UnsafePointer<UInt8>, count: Int) -> Bool {
    samples[0] == .max && memcmp(samples, samples + 1, count - 1) == 0
  }
}
