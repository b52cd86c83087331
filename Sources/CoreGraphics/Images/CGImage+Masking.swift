extension CGImage {
  /// An image mask: where its samples are 0 it is painted, in the fill colour of the context that
  /// draws it, and where they are 255 it is not.
  ///
  /// Nil, with a warning, for a layout that is not supported.
  ///
  /// - Parameters:
  ///   - width: samples in a row.
  ///   - height: the number of rows, from top to bottom.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8.
  ///   - bytesPerRow: the distance from a row to the next.
  ///   - provider: the bytes of all rows.
  ///   - decode: nil; other mappings of samples are not supported.
  ///   - shouldInterpolate: has no effect; the context that draws the image decides.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard
      let samples = CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: .deviceGray, bitmapInfo: [],
        provider: provider, decode: decode, shouldInterpolate: shouldInterpolate,
        intent: .defaultIntent),
      let storage = PixelStorage(width: width, height: height, isCleared: false)
    else { return nil }
    let target = storage.buffer
    for y in 0..<height {
      let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] = (255 - samples.pixel(x: x, y: y) & 255) << 24 }
    }
    self.init(
      storage: storage, isOpaque: false,
      layout: Layout(format: samples.layout.format, bytesPerRow: bytesPerRow, space: nil),
      provider: provider, isMask: true)
  }

  /// A copy that is seen only where a mask lets it through, which is stretched over it: an image
  /// with alpha by as much as that is opaque, one without by as much as it is light, and an image
  /// mask where it would paint.
  ///
  /// The copy has the size of this image, for a mask of any size. Nil where this image is an image
  /// mask itself.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let alpha = mask.asAlpha,
      let context = CGContext(width: width, height: height)
    else { return nil }
    context.drawUpright(alpha, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let shares = context.finish()?.alphas else { return nil }
    return mapped { x, y, word in
      let share = shares[y * width + x]
      let opaque = isOpaque ? word | 0xFF00_0000 : word
      return stride(from: UInt32(0), through: 24, by: 8).reduce(0) { pixel, shift in
        let part = UInt8(truncatingIfNeeded: opaque >> shift)
        return pixel | (UInt32(ClipMask.product(part, share)) << shift)
      }
    }
  }

  /// A copy in which pixels of some colours are transparent.
  ///
  /// - Parameter components: for each component of the colour space the least and the greatest
  ///   value from 0 to 255: six numbers for red, green and blue, two for grey. A pixel is
  ///   transparent of which all components lie in these ranges.
  /// - Returns: nil for another number of values, and for an image with alpha or an image mask.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    let isGray = layout.format.components == .gray
    guard !isMask, layout.format.isOpaque, components.count == (isGray ? 2 : 6) else {
      return nil
    }
    let shifts: [UInt32] = isGray ? [0] : [16, 8, 0]
    return mapped { _, _, word in
      let isTransparent = shifts.indices.allSatisfy { index in
        let value = CGFloat(word >> shifts[index] & 255)
        return value >= components[2 * index] && value <= components[2 * index + 1]
      }
      return isTransparent ? 0 : word | 0xFF00_0000
    }
  }

  /// An image of the same size with pixels made of this one's: `0xAARRGGBB`, premultiplied.
  private func mapped(_ pixel: (_ x: Int, _ y: Int, _ word: UInt32) -> UInt32) -> CGImage? {
    CGImage(width: width, height: height, drawsAll: true) { target in
      for y in 0..<height {
        let source = (pixels + y * rowStride).assumingMemoryBound(to: UInt32.self)
        let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = pixel(x, y, source[x]) }
      }
    }
  }

  /// The image as a mask whose alpha is what it lets through: itself if it has any, or else one of
  /// its lightness.
  var asAlpha: CGImage? {
    guard layout.format.isOpaque, !isMask else { return self }
    return mapped { _, _, word in
      UInt32(BitmapFormat.gray(word >> 16 & 255, word >> 8 & 255, word & 255)) << 24
    }
  }
}
