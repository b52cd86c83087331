internal import CoreGraphics

/// A group's content as a picture at the screen's scale, drawn when it is first needed.
final class Raster {
  let content: GroupContent
  /// What is drawn, in content pixels: the content's coordinates times the screen's scale.
  let operations: [DrawOperation]
  /// The part of the content that the picture holds, in content pixels.
  let frame: PixelRect
  let isOpaque: Bool
  var bitmap: Bitmap?
  /// The number of the frame that used it last.
  var lastUse = 0

  init(content: GroupContent, operations: [DrawOperation], frame: PixelRect) {
    self.content = content
    self.operations = operations
    self.frame = frame
    isOpaque = operations.cover(frame)
  }

  var byteCount: Int { frame.area * 4 }
}

extension [DrawOperation] {
  /// Whether these surely leave no pixel of a rectangle see-through.
  func cover(_ rect: PixelRect) -> Bool {
    let rest = Region(rect)
    subtractOpaque(from: rest)
    return rest.isEmpty
  }

  private func subtractOpaque(from region: Region) {
    for operation in self where !region.isEmpty {
      for rect in operation.opaqueRects { region.subtract(rect.intersection(operation.bounds)) }
      if case .group(let group) = operation.kind, group.isDirect {
        group.children.subtractOpaque(from: region)
      }
    }
  }

  /// The pixels that are touched at all.
  var bounds: PixelRect { reduce(.empty) { $0.union($1.bounds) } }
}
