import CPixelKernels
import CoreGraphics

extension CIImageProcessorInput {
  /// In pixels: 256ths of larger places are no exact numbers of single precision.
  private static let longestSide = 16_384.0

  /// Writes what lies at each of some places: the mean of the four pixels around it, weighted by
  /// their distance. Several are done at once. Not on iOS.
  ///
  /// A place is rounded to 256ths of a pixel. Beyond the region's edges, and 16,384 pixels from the
  /// first, it is as at the edge.
  ///
  /// - Parameters:
  ///   - x: columns of places, from the centre of the region's upper left pixel.
  ///   - y: rows of places, downwards from there.
  ///   - count: how many places there are.
  ///   - target: the first pixel to write, `0xAARRGGBB`, premultiplied.
  public func sample(
    x: UnsafePointer<Float>, y: UnsafePointer<Float>, count: Int,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    let width = min(region.size.width, Self.longestSide)
    let height = min(region.size.height, Self.longestSide)
    guard width >= 2, height >= 2 else {
      return sampleLine(x: x, y: y, count: count, to: target)
    }
    let pixels = baseAddress.assumingMemoryBound(to: UInt32.self)
    // The last place that has neighbours to all sides.
    sample_places(
      SampledPixels(pixels: pixels, stride: Int64(bytesPerRow / 4), ahead: 0),
      Float((width - 1) * 256 - 1), Float((height - 1) * 256 - 1), x, y, Int64(count), target)
  }

  /// The nearest pixels, of a region of one column or row.
  private func sampleLine(
    x: UnsafePointer<Float>, y: UnsafePointer<Float>, count: Int,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    func nearest(_ place: Float, _ size: CGFloat) -> Int {
      place > 0 ? Int(min(place.rounded(), Float(max(size, 1) - 1))) : 0
    }
    for index in 0..<count {
      target[index] = pixel(
        column: nearest(x[index], region.size.width), row: nearest(y[index], region.size.height))
    }
  }
}
