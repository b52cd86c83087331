internal import Synchronization

/// An immutable bitmap. In memory its rows run from top to bottom and have premultiplied 32-bit
/// words `0xAARRGGBB` in native byte order; ``dataProvider`` has them in the layout that the image
/// was made of.
public final class CGImage: Sendable {
  /// The size in pixels.
  public let width, height: Int
  private let storage: PixelStorage
  private let byteOffset: Int
  /// The layout of the pixels in `dataProvider`.
  let layout: Layout
  let ownProvider: Mutex<CGDataProvider?>

  /// Whether every pixel's alpha is 1, as far as it was known when the image was made.
  package let isOpaque: Bool
  /// Whether every pixel's alpha is 1, including images whose pixels were examined for it.
  package let hasOnlyOpaquePixels: Bool
  /// Whether the image is a mask, which has no colours and is painted in the fill colour of the
  /// context that draws it: see `init(maskWidth:…)`. Its pixels are black, and their alpha is the
  /// opacity with which it paints.
  public let isMask: Bool

  /// A layout of pixels in a program's memory.
  struct Layout: Sendable {
    let format: BitmapFormat
    let bytesPerRow: Int
    let space: CGColorSpace?
  }

  /// - Parameters:
  ///   - hasOnlyOpaquePixels: nil for the value of `isOpaque`.
  ///   - layout: the layout of ``dataProvider``; nil for the one in memory.
  ///   - provider: the bytes that the image was made of.
  ///   - isMask: whether `layout` is that of mask samples, which are smaller where the mask paints
  ///     more.
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

  /// Makes another image that shares the pixels.
  convenience init(sharing image: CGImage) {
    self.init(part: PixelRect(x: 0, y: 0, width: image.width, height: image.height), of: image)
  }

  /// Makes an image whose pixels are drawn by `draw`: either it writes all of them, or it starts
  /// from transparent ones. Returns nil for an empty size, or for one above 32767 on a side.
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

  /// The distance between two rows in the bytes of ``dataProvider``.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// The size of a pixel in the bytes of ``dataProvider``, in bits.
  public var bitsPerPixel: Int { layout.format.bytesPerPixel * 8 }
  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// The colour space; nil for an image of alpha alone. All colours are drawn as sRGB.
  public var colorSpace: CGColorSpace? { layout.space }
  /// The position of alpha in the bytes of ``dataProvider``.
  public var alphaInfo: CGImageAlphaInfo { layout.format.alpha }
  /// The byte order of ``dataProvider``.
  public var byteOrderInfo: CGImageByteOrderInfo { layout.format.byteOrder }
  /// The position of alpha and the byte order in the bytes of ``dataProvider``.
  public var bitmapInfo: CGBitmapInfo { layout.format.bitmapInfo }

  /// The distance between two rows in memory, in bytes.
  package var rowStride: Int { storage.bytesPerRow }

  /// The first pixel of the first row, for reading only. It is valid as long as this image.
  package var pixels: UnsafeRawPointer { UnsafeRawPointer(storage.base + byteOffset) }

  /// Returns the pixel in a column and a row as a premultiplied word `0xAARRGGBB`; 0 outside the
  /// image.
  package func pixel(x: Int, y: Int) -> UInt32 {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
    return pixels.load(fromByteOffset: y * rowStride + x * 4, as: UInt32.self)
  }

  /// Returns the part of the image in a rectangle, whose edges are rounded outwards to whole
  /// pixels. The part shares the memory. The result is nil if the rectangle is outside the image.
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

  /// The image itself, because it is immutable.
  public func copy() -> CGImage? { self }
}

extension CGImage: CustomStringConvertible {
  /// A description for messages and debugging.
  public var description: String {
    "CGImage(\(width) × \(height)\(isOpaque ? ", opaque" : ""))"
  }
}
