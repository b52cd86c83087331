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

  /// Whether painting these on anything gives the same pixels as painting them on nothing, and the
  /// result on that.
  private(set) lazy var isSameAsPicture = operations.areSameAsPicture(in: bounds)
  private var lastCovered: (rect: PixelRect, isCovered: Bool)?

  init(content: GroupContent, operations: [DrawOperation], usesVisibleArea: Bool) {
    self.content = content
    self.operations = operations
    self.usesVisibleArea = usesVisibleArea
    bounds = operations.bounds
  }

  /// Whether no pixel of a rectangle is see-through.
  func covers(_ rect: PixelRect) -> Bool {
    if let lastCovered, lastCovered.rect == rect { return lastCovered.isCovered }
    let isCovered = operations.cover(rect)
    lastCovered = (rect, isCovered)
    return isCovered
  }
}

/// What is shown of a raster, of which more may be there.
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
