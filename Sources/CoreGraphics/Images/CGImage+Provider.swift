extension CGImage {
  /// Makes an image from bytes.
  ///
  /// Returns nil, with a warning, for an unsupported layout. Supported are 8 bits per component:
  /// red, green and blue in 32 bits per pixel with alpha or an unused byte first or last, in any
  /// byte order for 32 bits, or in 24 bits without alpha; grey in 8 bits, or in 16 bits with alpha
  /// last; and alpha alone in 8 bits.
  ///
  /// - Parameters:
  ///   - width: the number of pixels in a row.
  ///   - height: the number of rows, from top to bottom.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8, 16, 24 or 32.
  ///   - bytesPerRow: the distance between two rows.
  ///   - space: the colour space; colours are used as sRGB.
  ///   - bitmapInfo: the position of alpha, and the byte order.
  ///   - provider: the bytes of all rows.
  ///   - decode: nil; other mappings of components are not supported.
  ///   - shouldInterpolate: ignored; the context that draws the image decides.
  ///   - intent: ignored, because there is one colour space.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let format = BitmapFormat(
        imageOf: space.model, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bitmapInfo.rawValue), decode == nil
    else {
      Diagnostics.warnFromAnyThread(
        "An image cannot have \(bitsPerComponent) bits a component, \(bitsPerPixel) bits a pixel"
          + "\(decode == nil ? "" : ", a decode array") and the bitmapInfo "
          + "\(bitmapInfo.rawValue) in a \(space.model) space; none was made.")
      return nil
    }
    let data = provider.data ?? NSData()
    let row = width.multipliedReportingOverflow(by: format.bytesPerPixel)
    guard PixelStorage.isPossible(width: width, height: height), !row.overflow,
      bytesPerRow >= row.partialValue, bytesPerRow <= PixelStorage.maximumPixelCount,
      data.length >= bytesPerRow * (height - 1) + row.partialValue,
      let storage = PixelStorage(width: width, height: height, isCleared: false)
    else {
      Diagnostics.warnFromAnyThread(
        "\(data.length) bytes do not hold \(width) × \(height) pixels of \(bitsPerPixel) bits in "
          + "rows of \(bytesPerRow) bytes; no image was made.")
      return nil
    }
    for y in 0..<height {
      format.read(
        data.bytes + y * bytesPerRow,
        into: (storage.base + y * storage.bytesPerRow).assumingMemoryBound(to: UInt32.self),
        count: width)
    }
    self.init(
      storage: storage, isOpaque: format.isOpaque,
      layout: Layout(format: format, bytesPerRow: bytesPerRow, space: space), provider: provider)
  }

  /// Makes an image of the bytes of a PNG file; nil for other bytes.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - decode: nil; other mappings of components are not supported.
  ///   - shouldInterpolate: ignored; the context that draws the image decides.
  ///   - intent: ignored, because there is one colour space.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data else { return nil }
    try? self.init(pngData: data as Data)
  }

  /// The pixels of the image in the layout that ``bitmapInfo``, ``bitsPerPixel`` and
  /// ``bytesPerRow`` describe. Images from files have the bytes red, green, blue and alpha,
  /// premultiplied. Images that were drawn have the layout of their context; in the contexts of
  /// UIKit it is blue, green, red and alpha.
  public var dataProvider: CGDataProvider? {
    ownProvider.withLock { own in
      if let own { return own }
      let made = makeProvider()
      own = made
      return made
    }
  }

  private func makeProvider() -> CGDataProvider? {
    guard let bytes = NSMutableData(length: bytesPerRow * height) else { return nil }
    for y in 0..<height {
      let row = (pixels + y * rowStride).assumingMemoryBound(to: UInt32.self)
      let target = bytes.mutableBytes + y * bytesPerRow
      if isMask {
        for x in 0..<width {
          target.storeBytes(of: UInt8(255 - row[x] >> 24), toByteOffset: x, as: UInt8.self)
        }
      } else {
        layout.format.write(row, to: target, count: width)
      }
    }
    return CGDataProvider(data: bytes)
  }
}

/// The replacement of colours that a device cannot show. It is ignored, because there is one colour
/// space.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context chooses.
  case defaultIntent = 0
  /// Each colour is replaced by the nearest one.
  case absoluteColorimetric = 1
  /// Each colour is replaced by the nearest one, relative to the white of the device.
  case relativeColorimetric = 2
  /// All colours are changed, so that their relations are preserved.
  case perceptual = 3
  /// All colours are changed, so that their saturation is preserved.
  case saturation = 4
}
