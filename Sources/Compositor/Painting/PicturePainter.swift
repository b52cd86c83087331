internal import CoreGraphics

/// Makes the pixels of pictures on the processor: groups, drawings, effects, shadows. They are kept
/// within the limit of `PixelStore`.
final class PicturePainter {
  /// The number of pixels below which waking other threads costs more than it saves.
  private static let smallestParallelArea = 1 << 15

  let resources: RasterCache
  private let threads: Int
  private let scratches: [ScratchMemory]

  /// - Parameters:
  ///   - threads: how many threads to paint on; nil for one for each core.
  ///   - memory: the memory of the pictures.
  init(threads: Int?, memory: BitmapPool) {
    resources = RasterCache(memory: memory)
    self.threads = max(1, min(64, threads ?? ProcessInfo.processInfo.activeProcessorCount))
    scratches = (0..<self.threads).map { _ in ScratchMemory() }
  }

  /// Paints operations, and all else that they show, on a surface.
  ///
  /// - Parameters:
  ///   - background: what lies below them.
  ///   - region: the pixels of the surface to paint.
  ///   - found: gets the even blocks of the surface, where all of it is painted.
  func paint(
    _ operations: [DrawOperation], background: PremultipliedColor, on surface: Surface,
    in region: Region, found: EvenBlocks? = nil
  ) {
    let steps = PaintPlan(operations, on: background, in: region).steps
    let passing = PassingRasters(in: steps, frame: resources.frame)
    var start = 0
    while start < steps.count {
      // As many at a time as there is room for their pictures.
      var made: [any PixelHolder] = []
      var end = start
      drawInParallel(steps[start...], &made)
      repeat {
        prepare(steps[end], passing, &made)
        end += 1
      } while end < steps.count && !resources.pixels.isFull
      let isAll = start == 0 && end == steps.count
      run(
        isAll ? steps : Array(steps[start..<end]), on: surface, in: region.bounds,
        found: end == steps.count ? found : nil)
      start = end
      passing.releaseRows()
      if resources.pixels.isFull { resources.pixels.release(made) }
    }
  }

  /// Draws those pictures of steps that can be drawn at the same time.
  ///
  /// - Parameters:
  ///   - made: what got its pixels here is added.
  ///   - isElsewhere: whether what has no bitmap has its pixels elsewhere, as in a texture.
  func drawInParallel(
    _ steps: ArraySlice<PaintPlan.Step>, _ made: inout [any PixelHolder],
    isElsewhere: (any PixelHolder) -> Bool = { _ in false }
  ) {
    let drawing = ParallelDrawing(threads: threads, memory: resources.pixels.memory)
    let drawn = drawing.draw(
      steps, room: resources.pixels.room, isElsewhere: isElsewhere)
    // Before all else: what this frame uses is not released while it is drawn.
    for holder in drawn { holder.lastUse = resources.frame }
    for holder in drawn { keep(holder, &made) }
  }

  /// Draws the pictures that a step needs, and those in it.
  private func prepare(
    _ step: PaintPlan.Step, _ passing: PassingRasters, _ made: inout [any PixelHolder]
  ) {
    prepare(step.operation, passing, &made)
    for inner in step.layer { prepare(inner, passing, &made) }
    for inner in step.mask { prepare(inner, passing, &made) }
  }

  /// Draws the pictures that an operation needs and that are not there yet.
  private func prepare(
    _ operation: DrawOperation, _ passing: PassingRasters, _ made: inout [any PixelHolder]
  ) {
    switch operation.kind {
    case .picture(let picture):
      if case .raster(let shown) = picture.source, let raster = shown.original,
        let share = passing.share(of: raster), case .effects(let effects) = raster.recipe
      {
        shown.lastUse = resources.frame
        if raster.rows == nil {
          raster.rows = rows(of: raster, effects, making: share, &made)
        }
      } else {
        prepare(picture.source, &made, isTurned: EvenBlockCache.isFor(picture))
        resources.evenBlocks.prepare(picture, frame: resources.frame, on: workers)
      }
    case .shadow(let shadow): prepare(shadow.mask, &made)
    case .solid, .group: break
    }
  }

  /// Draws and blurs a shadow's mask, where it is not there yet.
  ///
  /// - Parameter made: what got its pixels here is added.
  func prepare(_ mask: ShadowMask, _ made: inout [any PixelHolder]) {
    // Before all else: what this frame uses is not released while it is drawn.
    mask.lastUse = resources.frame
    guard !mask.isPrepared else { return }
    if let raster = mask.raster { prepare(raster, &made) }
    mask.prepare(on: workers)
    keep(mask, &made)
  }

  /// Draws a picture, and all that it is made of, where they are not there yet.
  ///
  /// - Parameters:
  ///   - made: what got its pixels here is added.
  ///   - isTurned: whether its even blocks are of use.
  func prepare(
    _ source: PixelSource, _ made: inout [any PixelHolder], isTurned: Bool = false
  ) {
    switch source {
    case .image: break
    case .reduction(let reduction):
      reduction.lastUse = resources.frame
      guard reduction.bitmap == nil else { break }
      reduction.neededReduction?.lastUse = resources.frame
      if let source = reduction.neededSource { prepare(source, &made) }
      reduction.prepare(on: workers)
      keep(reduction, &made)
    case .raster(let raster): prepare(raster, &made, isTurned: isTurned)
    }
  }

  /// Gets effects ready to be made where they are painted, and notes that.
  private func rows(
    of raster: Raster, _ effects: EffectRecipe, making share: Double,
    _ made: inout [any PixelHolder]
  ) -> any EffectRows {
    raster.lastUse = resources.frame
    raster.notePassingUse(inFrame: resources.frame, making: share)
    return rows(of: effects, size: raster.frame, &made)
  }

  private func rows(
    of effects: EffectRecipe, size: PixelRect, _ made: inout [any PixelHolder]
  ) -> any EffectRows {
    effects.rows(size: (size.width, size.height), on: workers) { source, isRowwise in
      if isRowwise, let original = source.original,
        let inner = original.passingEffects(inFrame: resources.frame)
      {
        source.lastUse = resources.frame
        return .rows(rows(of: original, inner, making: 1, &made))
      }
      prepare(source, &made)
      return source.pixels.map { .pixels(PixelBuffer(reading: $0)) } ?? .rows(BlankRows())
    }
  }

  private var workers: EffectWorkers {
    EffectWorkers(threads: threads, pool: resources.pixels.memory)
  }

  private func prepare(
    _ raster: Raster, _ made: inout [any PixelHolder], isTurned: Bool = false
  ) {
    raster.lastUse = resources.frame
    if let standIn = raster.standIn {
      return prepare(standIn.source, &made, isTurned: isTurned)
    }
    guard raster.bitmap == nil else { return }
    let frame = raster.frame
    let bitmap = raster.makeBitmap(from: resources.pixels.memory)
    switch raster.recipe {
    case .operations(let operations):
      let surface = Surface(base: bitmap.base, bytesPerRow: bitmap.bytesPerRow, bounds: frame)
      let found = isTurned ? EvenBlocks(width: frame.width, height: frame.height) : nil
      paint(operations, background: .clear, on: surface, in: Region(frame), found: found)
      if let found { resources.evenBlocks.add(found, of: raster, frame: resources.frame) }
    case .drawing(let drawing): drawing.draw(into: bitmap, frame: frame, scale: raster.scale)
    case .effects(let effects):
      let read = effects.source?.frame ?? frame
      rows(of: effects, size: read, &made).part(frame, of: read)
        .writeAll(to: bitmap.buffer, on: workers)
      if raster.isBackdrop {
        // Each of several on top of each other shows all of those below it: made again for each,
        // they would take a time that doubles with every one.
        effects.source?.bitmap = nil
        raster.bitmap = bitmap
        resources.pixels.add(raster)
        return
      }
    }
    raster.bitmap = bitmap
    keep(raster, &made)
  }

  private func keep(_ holder: any PixelHolder, _ made: inout [any PixelHolder]) {
    made.append(holder)
    resources.pixels.add(holder)
  }

  private func run(
    _ steps: [PaintPlan.Step], on surface: Surface, in area: PixelRect, found: EvenBlocks?
  ) {
    let isSmall = area.area < Self.smallestParallelArea
    let run = TileRun(
      steps: steps, surface: surface, area: area, evenBlocks: resources.evenBlocks,
      scratches: isSmall ? [scratches[0]] : scratches, found: found)
    run.perform()
  }
}
