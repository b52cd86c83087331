internal import CoreGraphics

/// Effects one after the other, and the pictures they are applied to.
final class EffectRecipe {
  let content: GroupContent
  let effects: [Effect]
  /// The group's picture; nil where it is empty. All pictures have the result's frame.
  let source: Raster?
  /// For each effect, its further inputs.
  let inputs: [[Raster?]]
  let area: EffectArea

  init(
    _ effects: [Effect], content: GroupContent, source: Raster?, inputs: [[Raster?]],
    area: EffectArea
  ) {
    self.effects = effects
    self.content = content
    self.source = source
    self.inputs = inputs
    self.area = area
  }

  /// The pictures that must be there before.
  var rasters: [Raster] { ([source] + inputs.flatMap { $0 }).compactMap { $0 } }

  var isOpaque: Bool {
    source?.isOpaque == true && effects.allSatisfy(\.keepsOpacity)
      && inputs.allSatisfy { $0.allSatisfy { $0?.isOpaque == true } }
  }

  /// Writes the result, every pixel of it, into memory of the frame's size.
  func apply(into bitmap: PixelBuffer, on workers: EffectWorkers) {
    let pool = workers.pool
    var blank: Bitmap?
    func pixels(_ raster: Raster?) -> PixelBuffer {
      if let pixels = raster?.pixels { return PixelBuffer(reading: pixels) }
      let empty = blank ?? Bitmap(width: bitmap.width, height: bitmap.height, from: pool)
      if blank == nil { empty.clear() }
      blank = empty
      return empty.buffer
    }
    var current = pixels(source)
    var intermediates: [Bitmap] = []
    for (index, effect) in effects.enumerated() {
      let target: PixelBuffer
      if index == effects.count - 1 {
        target = bitmap
      } else if intermediates.count < 2 {
        let made = Bitmap(width: bitmap.width, height: bitmap.height, from: pool)
        intermediates.append(made)
        target = made.buffer
      } else {
        target = intermediates[index % 2].buffer
      }
      effect.onProcessor.apply(
        [current] + inputs[index].map(pixels), to: target, area: area, on: workers)
      current = target
    }
    // Only their addresses are in use until here.
    withExtendedLifetime((blank, intermediates)) {}
  }
}
