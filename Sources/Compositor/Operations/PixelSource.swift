internal import CoreGraphics

/// Where a picture's pixels come from; the same source always has the same pixels.
enum PixelSource {
  case image(CGImage)
  case raster(Raster)
  case reduction(Reduction)

  /// The object that holds the pixels.
  var owner: AnyObject {
    switch self {
    case .image(let image): image
    case .raster(let raster): raster
    case .reduction(let reduction): reduction
    }
  }

  var identity: ObjectIdentifier { ObjectIdentifier(owner) }

  var width: Int {
    switch self {
    case .image(let image): image.width
    case .raster(let raster): raster.frame.width
    case .reduction(let reduction): reduction.width
    }
  }

  var height: Int {
    switch self {
    case .image(let image): image.height
    case .raster(let raster): raster.frame.height
    case .reduction(let reduction): reduction.height
    }
  }

  /// The picture whose pixels it has, and where its first one is among these.
  var resolved: (source: PixelSource, x: Int, y: Int) {
    guard case .raster(let raster) = self, let standIn = raster.standIn else { return (self, 0, 0) }
    let (source, x, y) = standIn.source.resolved
    return (source, x + standIn.x, y + standIn.y)
  }

  /// The pixels, once they are prepared.
  var pixels: SourcePixels? {
    switch self {
    case .image(let image):
      SourcePixels(
        base: image.pixels, width: image.width, height: image.height,
        bytesPerRow: image.rowStride)
    case .raster(let raster): raster.pixels
    case .reduction(let reduction): reduction.bitmap?.source
    }
  }
}

extension PixelSource: Equatable {
  static func == (a: PixelSource, b: PixelSource) -> Bool { a.identity == b.identity }
}

/// Pixels to read; valid as long as their source lives.
struct SourcePixels {
  var base: UnsafeRawPointer
  var width, height: Int
  /// 0 if all rows are equal and only one is stored.
  var bytesPerRow: Int

  var hasAlikeRows: Bool { bytesPerRow == 0 }
}
