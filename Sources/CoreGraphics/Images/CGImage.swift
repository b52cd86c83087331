/// A bitmap that never changes: rows from top to bottom of premultiplied 32-bit native-endian words
/// `0xAARRGGBB`.
public final class CGImage: Sendable {
  /// In pixels.
  public let width, height: Int
  private let storage: PixelStorage
  private let byteOffset: Int

  /// Whether every pixel's alpha is 1, as far as was known when the image was made.
  package let isOpaque: Bool

  init(storage: PixelStorage, isOpaque: Bool) {
    self.storage = storage
    self.isOpaque = isOpaque
    (width, height, byteOffset) = (storage.width, storage.height, 0)
  }

  private init(part: PixelRect, of image: CGImage) {
    storage = image.storage
    isOpaque = image.isOpaque
    byteOffset = image.byteOffset + part.y * image.bytesPerRow + part.x * 4
    (width, height) = (part.width, part.height)
  }

  /// An image whose pixels are written by `draw`: all of them, or else on transparent ones. Nil for
  /// a size without pixels or beyond 32767 on a side.
  package convenience init?(
    width: Int, height: Int, isOpaque: Bool = false, drawsAll: Bool = false,
    draw: (PixelBuffer) throws -> Void
  ) rethrows {
    guard let storage = PixelStorage(width: width, height: height, isCleared: !drawsAll) else {
      return nil
    }
    try draw(storage.buffer)
    if isOpaque { storage.makeOpaque() }
    self.init(storage: storage, isOpaque: isOpaque)
  }

  /// The distance from a row to the next, in bytes.
  public var bytesPerRow: Int { storage.bytesPerRow }
  /// Always 32: images have one format in memory.
  public var bitsPerPixel: Int { 32 }
  /// Always 8: images have one format in memory.
  public var bitsPerComponent: Int { 8 }
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { .standardRGB }
  /// Alpha in the first place, multiplied into the colours; `noneSkipFirst` where no pixel can be
  /// see-through.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  /// The first pixel of the first row, valid as long as this image lives. Read only.
  package var pixels: UnsafeRawPointer { UnsafeRawPointer(storage.base + byteOffset) }

  /// The pixel in a column and a row, `0xAARRGGBB` premultiplied; 0 outside the image.
  package func pixel(x: Int, y: Int) -> UInt32 {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
    return pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  /// The part of the image inside a rectangle, in pixels, made whole outwards; it shares the
  /// memory. Nil where the rectangle and the image have nothing in common.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull, rect.isFinite || rect.isInfinite else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.intersection(bounds).integral.intersection(bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      part: PixelRect(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)),
      of: self)
  }

  /// The image itself, as it never changes.
  public func copy() -> CGImage? { self }
}

extension CGImage: CustomStringConvertible {
  /// What it is, for messages and while debugging.
  public var description: String {
    "CGImage(\(width) × \(height)\(isOpaque ? ", opaque" : ""))"
  }
}
