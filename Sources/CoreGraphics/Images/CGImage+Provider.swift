extension CGImage {
  /// An image from bytes.
  ///
  /// Nil, with a warning, for a layout that is not supported. Supported are 8 bits a component of
  /// red, green and blue in 32 bits a pixel with alpha or an unused byte first or last, in any of
  /// the orders for 32 bits, or in 24 bits without alpha; of grey in 8 bits, or in 16 with alpha
  /// last; and of alpha alone in 8 bits.
  ///
  /// - Parameters:
  ///   - width: pixels in a row.
  ///   - height: the number of rows, from top to bottom.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8, 16, 24 or 32.
  ///   - bytesPerRow: the distance from a row to the next.
  ///   - space: of the colours, which are used as sRGB.
  ///   - bitmapInfo: where alpha is, and the order of bytes.
  ///   - provider: the bytes of all rows.
  ///   - decode: nil; other mappings of components are not supported.
  ///   - shouldInterpolate: has no effect; the context that draws the image decides.
  ///   - intent: has no effect, as there is one colour space.
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

  /// The image of a PNG file's bytes; nil for other bytes.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - decode: nil; other mappings of components are not supported.
  ///   - shouldInterpolate: has no effect; the context that draws the image decides.
  ///   - intent: has no effect, as there is one colour space.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data else { return nil }
    try? self.init(pngData: data as Data)
  }

  /// The pixels of the image in the layout that ``bitmapInfo``, ``bitsPerPixel`` and
  /// ``bytesPerRow`` describe. Images from files have the bytes red, green, blue and alpha, the
  /// colours multiplied by it; those that were drawn have the layout of their context, which in
  /// UIKit's is blue, green, red and alpha.
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

/// How colours that a device cannot show are replaced. There is one colour space, so that it has no
/// effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the context prefers.
  case defaultIntent = 0
  /// Each is replaced by the nearest.
  case absoluteColorimetric = 1
  /// Each is replaced by the nearest, relative to the white of the device.
  case relativeColorimetric = 2
  /// All are changed, so that their relations stay.
  case perceptual = 3
  /// All are changed, so that they stay saturated.
  case saturation = 4
}
