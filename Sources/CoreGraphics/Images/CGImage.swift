internal import Synchronization

/// A bitmap that never changes. In memory its rows go from top to bottom and have premultiplied
/// 32-bit words `0xAARRGGBB` in native byte order; ``dataProvider`` has them in the layout that the
/// image was made of.
public final class CGImage: Sendable {
  /// In pixels.
  public let width, height: Int
  private let storage: PixelStorage
  private let byteOffset: Int
  /// What the image tells of its pixels, for `dataProvider`.
  let layout: Layout
  let ownProvider: Mutex<CGDataProvider?>

  /// Whether every pixel's alpha is 1, as far as was known when the image was made.
  package let isOpaque: Bool
  /// Whether every pixel's alpha is 1, also where that was only found out by looking at them.
  package let hasOnlyOpaquePixels: Bool
  /// Whether it has no colours, and is painted in the fill colour of the context that draws it: see
  /// `init(maskWidth:…)`. Its pixels are black, as opaque as it paints.
  public let isMask: Bool

  /// A layout of pixels in a program's memory.
  struct Layout: Sendable {
    let format: BitmapFormat
    let bytesPerRow: Int
    let space: CGColorSpace?
  }

  /// - Parameters:
  ///   - hasOnlyOpaquePixels: nil for what `isOpaque` says.
  ///   - layout: the layout of ``dataProvider``; nil for the one in memory.
  ///   - provider: the bytes that the image was made of.
  ///   - isMask: whether `layout` is that of samples, which are the less the more it paints.
  init(
    storage: PixelStorage, isOpaque: Bool, hasOnlyOpaquePixels: Bool? = nil,
    layout: Layout? = nil, provider: CGDataProvider? = nil, isMask: Bool = false
  ) {
    self.storage = storage
    self.isMask = isMask
    self.isOpaque = isOpaque
    self.hasOnlyOpaquePixels = hasOnlyOpaquePixels ?? isOpaque
    self.layout =
      layout
      ?? Layout(
        format: isOpaque ? .opaqueNative : .native, bytesPerRow: storage.bytesPerRow,
        space: .standardRGB)
    ownProvider = Mutex(provider)
    (width, height, byteOffset) = (storage.width, storage.height, 0)
  }

  private init(part: PixelRect, of image: CGImage) {
    storage = image.storage
    isOpaque = image.isOpaque
    hasOnlyOpaquePixels = image.hasOnlyOpaquePixels
    byteOffset = image.byteOffset + part.y * image.rowStride + part.x * 4
    isMask = image.isMask
    layout = image.layout
    ownProvider = Mutex(nil)
    (width, height) = (part.width, part.height)
  }

  /// Another image of the same pixels.
  convenience init(sharing image: CGImage) {
    self.init(part: PixelRect(x: 0, y: 0, width: image.width, height: image.height), of: image)
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

  /// The distance from a row to the next in the bytes of ``dataProvider``.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// The size of a pixel in the bytes of ``dataProvider``.
  public var bitsPerPixel: Int { layout.format.bytesPerPixel * 8 }
  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// The space of the colours; nil for an image of alpha alone. All are drawn as sRGB.
  public var colorSpace: CGColorSpace? { layout.space }
  /// Where alpha is in the bytes of ``dataProvider``.
  public var alphaInfo: CGImageAlphaInfo { layout.format.alpha }
  /// The order of the bytes of ``dataProvider``.
  public var byteOrderInfo: CGImageByteOrderInfo { layout.format.byteOrder }
  /// Where alpha is, and the order, in the bytes of ``dataProvider``.
  public var bitmapInfo: CGBitmapInfo { layout.format.bitmapInfo }

  /// The distance from a row to the next in memory, in bytes.
  package var rowStride: Int { storage.bytesPerRow }

  /// The first pixel of the first row, valid as long as this image lives. Read only.
  package var pixels: UnsafeRawPointer { UnsafeRawPointer(storage.base + byteOffset) }

  /// The pixel in a column and a row, `0xAARRGGBB` premultiplied; 0 outside the image.
  package func pixel(x: Int, y: Int) -> UInt32 {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
    return pixels.load(fromByteOffset: y * rowStride + x * 4, as: UInt32.self)
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
