/// In an image's properties: its width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// In an image's properties: its height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// In an image's properties: the number of bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// In an image's properties: whether it may have transparent pixels.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// In the options of a thumbnail: the limit of its longer side in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// In the options of a thumbnail: whether it is made of the image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// In the options of a thumbnail: whether it is made of the image if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// In the options of a thumbnail: whether it is upright, which it always is here.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// In the options of a source: whether the decoded image is kept. It has no effect: it is kept as
/// long as the source.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// In the options of a source: whether the image is decoded immediately. It has no effect: images
/// are decoded when they are made.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
