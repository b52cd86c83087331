internal import CoreGraphics

/// A picture made by ourselves, drawn when it is first needed.
final class Raster {
  /// How it comes about.
  enum Recipe {
    /// A group's content, in content pixels: the content's coordinates times `scale`.
    case operations([DrawOperation])
    case drawing(Drawing)
    case effects(EffectRecipe)
  }

  let recipe: Recipe
  /// The part of the content that the picture holds, in its pixels.
  let frame: PixelRect
  /// Pixels a point.
  let scale: PixelScale
  let isOpaque: Bool
  var bitmap: Bitmap?
  /// The number of the frame that used it last.
  var lastUse = 0

  init(_ recipe: Recipe, frame: PixelRect, scale: PixelScale) {
    self.recipe = recipe
    self.frame = frame
    self.scale = scale
    switch recipe {
    case .operations(let operations): isOpaque = operations.cover(frame)
    case .drawing: isOpaque = false
    case .effects(let effects): isOpaque = effects.isOpaque
    }
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

  /// Takes away what these surely hide.
  func subtractOpaque(from region: Region) {
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
