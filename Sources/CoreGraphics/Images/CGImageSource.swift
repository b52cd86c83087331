internal import Synchronization

/// The image in a file's bytes. It is decoded when it is needed. Of an animated image it has the
/// first picture only, and of a PDF the first page.
public final class CGImageSource: Sendable {
  private let data: Data
  private let decoded = Mutex<CGImage?>(nil)

  init(_ data: Data) { self.data = data }

  var format: ImageFormat? { ImageFormat(of: data) }

  /// The image, upright; nil if it cannot be decoded.
  var image: CGImage? {
    decoded.withLock { image in
      if image == nil { image = try? CGImage(imageData: data) }
      return image
    }
  }
}

extension ImageFormat {
  /// The name of the kind as a uniform type identifier.
  fileprivate var typeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    case .bmp: "com.microsoft.bmp"
    case .tiff: "public.tiff"
    case .svg: "public.svg-image"
    case .pdf: "com.adobe.pdf"
    }
  }
}

/// Makes a source of bytes. The options have no effect.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// Makes a source of a file; nil if it cannot be read. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// The number of images: 1, or 0 if the kind is not known.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.format == nil ? 0 : 1 }

/// The kind, as a uniform type identifier such as `public.png`; nil if it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.format?.typeIdentifier
}

/// The image at an index, upright; nil if there is none. The options have no effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image : nil
}

/// Facts about the image at an index, by `kCGImageProperty…`; nil if there is none. The options
/// have no effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  return [
    kCGImagePropertyPixelWidth: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: image.height),
    kCGImagePropertyDepth: NSNumber(value: image.bitsPerComponent),
    kCGImagePropertyHasAlpha: NSNumber(value: !image.isOpaque),
  ]
}

/// A small image of the one at an index, upright; nil if there is none.
///
/// - Parameters:
///   - isrc: the source.
///   - index: 0.
///   - options: `kCGImageSourceThumbnailMaxPixelSize` limits the longer side. Nil is the result
///     unless `kCGImageSourceCreateThumbnailFromImageAlways` or
///     `kCGImageSourceCreateThumbnailFromImageIfAbsent` is true, because thumbnails in files are
///     not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let isMade = [
    kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent,
  ].contains { (options?[$0] as? NSNumber)?.boolValue == true }
  guard index == 0, isMade, let image = isrc.image else { return nil }
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? 0
  let longer = Double(max(image.width, image.height))
  guard limit > 0, limit < longer else { return image }
  func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * limit / longer).rounded())) }
  let (width, height) = (scaled(image.width), scaled(image.height))
  guard
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return nil }
  context.interpolationQuality = .high
  context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  return context.makeImage()
}
