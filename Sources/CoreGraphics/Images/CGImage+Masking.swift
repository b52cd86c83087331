extension CGImage {
  /// Makes an image mask: where its samples are 0, it is painted in the fill colour of the context
  /// that draws it; where they are 255, it is not painted.
  ///
  /// Returns nil, with a warning, for an unsupported layout.
  ///
  /// - Parameters:
  ///   - width: the number of samples in a row.
  ///   - height: the number of rows, from top to bottom.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8.
  ///   - bytesPerRow: the distance between two rows.
  ///   - provider: the bytes of all rows.
  ///   - decode: nil; other mappings of samples are not supported.
  ///   - shouldInterpolate: ignored; the context that draws the image decides.
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

  /// Returns a copy with a mask, which is stretched over this image. The alpha of a mask with
  /// alpha, or else its lightness, is the opacity of the copy. An image mask lets the image through
  /// where it would paint.
  ///
  /// The copy has the size of this image, for a mask of any size. The result is nil if this image
  /// is itself an image mask.
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

  /// Returns a copy in which the pixels of some colours are transparent.
  ///
  /// - Parameter components: the least and the greatest value from 0 to 255 of each component of
  ///   the colour space: six numbers for red, green and blue, two for grey. A pixel becomes
  ///   transparent if all its components are in these ranges.
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

  /// Returns an image of the same size whose pixels are computed from those of this one. Pixels are
  /// premultiplied words `0xAARRGGBB`.
  private func mapped(_ pixel: (_ x: Int, _ y: Int, _ word: UInt32) -> UInt32) -> CGImage? {
    CGImage(width: width, height: height, drawsAll: true) { target in
      for y in 0..<height {
        let source = (pixels + y * rowStride).assumingMemoryBound(to: UInt32.self)
        let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = pixel(x, y, source[x]) }
      }
    }
  }

  /// The image as a mask whose alpha is the share that is let through: itself if it has alpha, or
  /// else an image of its lightness.
  var asAlpha: CGImage? {
    guard layout.format.isOpaque, !isMask else { return self }
    return mapped { _, _, word in
      UInt32(BitmapFormat.gray(word >> 16 & 255, word >> 8 & 255, word & 255)) << 24
    }
  }
}
