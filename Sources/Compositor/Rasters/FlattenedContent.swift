internal import CoreGraphics

/// A content's operations in content pixels, and its picture while there is one.
final class FlattenedContent {
  /// Held so that its identity stays its own.
  let content: GroupContent
  let operations: [DrawOperation]
  let bounds: PixelRect
  /// Whether a part of it is too large to be drawn but where it is seen: on the screen that part
  /// may be another than in a picture.
  let usesVisibleArea: Bool
  var raster: Raster?
  /// The picture that an effect is applied to, where its frame is another.
  var framed: Raster?
  var lastUse = 0

  /// Whether painting the operations onto any background gives the same pixels as painting them
  /// into a clear bitmap, and then the bitmap onto the background.
  private(set) lazy var isSameAsPicture = operations.areSameAsPicture(in: bounds)
  private var lastCovered: (rect: PixelRect, isCovered: Bool)?

  init(content: GroupContent, operations: [DrawOperation], usesVisibleArea: Bool) {
    self.content = content
    self.operations = operations
    self.usesVisibleArea = usesVisibleArea
    bounds = operations.bounds
  }

  /// Whether every pixel of a rectangle is opaque.
  func covers(_ rect: PixelRect) -> Bool {
    if let lastCovered, lastCovered.rect == rect { return lastCovered.isCovered }
    let isCovered = operations.cover(rect)
    lastCovered = (rect, isCovered)
    return isCovered
  }
}

/// The visible part of a raster, which may contain more.
struct RasterPart {
  let raster: Raster
  /// In the raster's pixels.
  let frame: PixelRect
  let isOpaque: Bool

  init(raster: Raster, frame: PixelRect, isOpaque: Bool) {
    (self.raster, self.frame, self.isOpaque) = (raster, frame, isOpaque)
  }

  /// All of it.
  init(_ raster: Raster) {
    self.init(raster: raster, frame: raster.frame, isOpaque: raster.isOpaque)
  }
}
