internal import CoreGraphics

/// Effects one after the other, and the pictures they are applied to.
final class EffectRecipe {
  let content: GroupContent
  let effects: [Effect]
  /// The group's picture; nil where it is empty. All pictures have the same frame, and the result
  /// has it, too, or shows a part of it.
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

  /// Whether few rows of the result take a few rows' time.
  var isMadeByRows: Bool {
    let (first, others) = (effects.first?.onProcessor, effects.dropFirst())
    return first?.isMadeByRows == true && others.allSatisfy { $0.onProcessor is any RowwiseEffect }
  }

  var isOpaque: Bool {
    source?.isOpaque == true && effects.allSatisfy(\.keepsOpacity)
      && inputs.allSatisfy { $0.allSatisfy { $0?.isOpaque == true } }
  }

  /// Gets ready to write the result.
  ///
  /// - Parameters:
  ///   - size: of all pictures.
  ///   - source: what is read of a picture. Only where `isRowwise` may it be rows.
  func rows(
    size: (width: Int, height: Int), on workers: EffectWorkers,
    source: (_ raster: Raster, _ isRowwise: Bool) -> EffectSource
  ) -> any EffectRows {
    var chain = EffectChain(size: size, workers: workers)
    let isRowwise = effects.map { $0.onProcessor is any RowwiseEffect }
    let first = self.source.map { source($0, isRowwise.first ?? false) }
    var current = first ?? chain.blank()
    for (index, effect) in effects.enumerated() {
      let others = inputs[index].map { raster in
        raster.map { source($0, isRowwise[index]) } ?? chain.blank()
      }
      current = .rows(chain.rows(of: effect.onProcessor, [current] + others, area: area))
    }
    return chain.result(current)
  }
}

/// Prepares effects one after the other, and makes the intermediate pictures that they need.
private struct EffectChain {
  let size: (width: Int, height: Int)
  let workers: EffectWorkers
  private var blankBitmap: Bitmap?
  /// The intermediate pictures that the last effect reads.
  private var kept: [Bitmap] = []

  init(size: (width: Int, height: Int), workers: EffectWorkers) {
    (self.size, self.workers) = (size, workers)
  }

  /// A source that is empty.
  mutating func blank() -> EffectSource {
    let bitmap = blankBitmap ?? makeBitmap()
    if blankBitmap == nil { bitmap.clear() }
    blankBitmap = bitmap
    return .pixels(bitmap.buffer)
  }

  private func makeBitmap() -> Bitmap {
    Bitmap(width: size.width, height: size.height, from: workers.pool)
  }

  mutating func rows(
    of effect: any PixelEffect, _ sources: [EffectSource], area: EffectArea
  ) -> any EffectRows {
    if let effect = effect as? any RowwiseEffect {
      return RowwiseRows(sources: sources, rowMap: effect.rowMap)
    }
    var made: [Bitmap] = []
    let pixels = sources.map { source -> PixelBuffer in
      switch source {
      case .pixels(let buffer): return buffer
      case .rows(let rows):
        let bitmap = makeBitmap()
        rows.writeAll(to: bitmap.buffer, on: workers)
        made.append(bitmap)
        return bitmap.buffer
      }
    }
    // The pictures that these were made from are not needed any more.
    kept = made
    return effect.rows(of: pixels, area: area, on: workers)
  }

  /// The last effect's rows, with the memory that they read.
  func result(_ source: EffectSource) -> any EffectRows {
    KeptRows(source: source, memory: kept + [blankBitmap].compactMap { $0 })
  }
}

/// Rows, and the memory that they are made of.
private struct KeptRows: EffectRows {
  let source: EffectSource
  let memory: [Bitmap]

  var prefersManyRows: Bool {
    if case .rows(let rows) = source { rows.prefersManyRows } else { false }
  }

  func write(_ rows: Range<Int>, to target: PixelBuffer) {
    switch source {
    case .pixels(let buffer): target.copy(rows, of: buffer)
    case .rows(let source): source.write(rows, to: target)
    }
  }

  func compositeRows(_ rows: Range<Int>, over target: PixelBuffer) -> Bool {
    if case .rows(let source) = source { source.compositeRows(rows, over: target) } else { false }
  }
}
