package import CoreGraphics

/// Draws display lists into memory on the CPU alone, on all cores.
///
/// It remembers the list it drew last and draws only what has changed since.
package final class SoftwareCompositor: Compositor {
  /// The number of pixels below which waking other threads costs more than it saves.
  private static let smallestParallelArea = 1 << 15

  private let threads: Int
  private let resources: RasterCache
  private let scratches: [ScratchMemory]
  private var history = FrameHistory()

  /// - Parameters:
  ///   - threads: How many threads to draw on; by default one for each core.
  ///   - cacheBudget: Bytes of pictures to keep from frame to frame; by default 64 MB and as many
  ///     as six screens have, shared with all other compositors. With fewer, frames take longer;
  ///     their pixels are the same.
  package convenience init(threads: Int? = nil, cacheBudget: Int? = nil) {
    self.init(threads: threads, memory: cacheBudget.map { BitmapPool(budget: $0) } ?? .shared)
  }

  /// - Parameters:
  ///   - threads: How many threads to draw on; by default one for each core.
  ///   - memory: The memory of pictures that are kept, which other compositors may share.
  package init(threads: Int? = nil, memory: BitmapPool) {
    resources = RasterCache(memory: memory)
    self.threads = max(1, min(64, threads ?? ProcessInfo.processInfo.activeProcessorCount))
    scratches = (0..<self.threads).map { _ in ScratchMemory() }
  }

  package func composite(
    _ list: DisplayList, on target: CompositingTarget, isPreserved: Bool
  ) -> [PixelRect] {
    switch target {
    case .memory(let buffer): composite(list, into: buffer, isPreserved: isPreserved)
    }
  }

  private func composite(
    _ list: DisplayList, into buffer: PixelBuffer, isPreserved: Bool
  ) -> [PixelRect] {
    let screen = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    guard !screen.isEmpty else { return [] }
    let surface = Surface(base: buffer.base, bytesPerRow: buffer.bytesPerRow, bounds: screen)
    // Pixman's coordinates end here.
    guard screen.width < 32_000, screen.height < 32_000 else {
      surface.clear()
      return [screen]
    }
    let frame = history.advance(
      to: list, on: screen, isPreserved: isPreserved, resources: resources)
    guard let frame else { return [] }

    let background = PremultipliedColor(list.background)
    paint(frame.operations, background: background, on: surface, in: frame.changed)
    resources.pixels.trim()
    return frame.changed.rects
  }

  /// The memory of what is kept, which other compositors may share.
  package var memory: BitmapPool { resources.pixels.memory.pool }

  package func releaseMemory() {
    releasePictures()
    memory.releaseSpare()
  }

  package func releasePictures() {
    history.forget()
    resources.removeAll()
  }

  package func releaseUnusedMemory() {
    resources.pixels.release(allBut: history.shownPictures)
    resources.releaseUnusedContents()
  }

  // MARK: Painting

  private func paint(
    _ operations: [DrawOperation], background: PremultipliedColor, on surface: Surface,
    in region: Region
  ) {
    let steps = PaintPlan(operations, on: background, in: region).steps
    let passing = PassingRasters(in: steps, frame: resources.frame)
    var start = 0
    while start < steps.count {
      // As many at a time as there is room for their pictures.
      var made: [any PixelHolder] = []
      var end = start
      repeat {
        prepare(steps[end], passing, &made)
        end += 1
      } while end < steps.count && !resources.pixels.isFull
      let isAll = start == 0 && end == steps.count
      run(isAll ? steps : Array(steps[start..<end]), on: surface, in: region.bounds)
      start = end
      passing.releaseRows()
      if resources.pixels.isFull { resources.pixels.release(made) }
    }
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
        passing.contains(raster), case .effects(let effects) = raster.recipe
      {
        shown.lastUse = resources.frame
        raster.rows = rows(of: raster, effects, &made)
      } else {
        prepare(picture.source, &made)
      }
    case .shadow(let shadow):
      // Before all else: what this frame uses is not released while it is drawn.
      shadow.mask.lastUse = resources.frame
      guard !shadow.mask.isPrepared else { break }
      if let raster = shadow.mask.raster { prepare(raster, &made) }
      shadow.mask.prepare(from: resources.pixels.memory)
      keep(shadow.mask, &made)
    case .solid, .group: break
    }
  }

  private func prepare(_ source: PixelSource, _ made: inout [any PixelHolder]) {
    switch source {
    case .image: break
    case .reduction(let reduction):
      reduction.lastUse = resources.frame
      guard reduction.bitmap == nil else { break }
      prepare(reduction.source, &made)
      reduction.prepare(from: resources.pixels.memory)
      keep(reduction, &made)
    case .raster(let raster): prepare(raster, &made)
    }
  }

  /// Gets effects ready to be made where they are painted, and notes that.
  private func rows(
    of raster: Raster, _ effects: EffectRecipe, _ made: inout [any PixelHolder]
  ) -> any EffectRows {
    raster.lastUse = resources.frame
    raster.firstPassingUse = resources.frame
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
        return .rows(rows(of: original, inner, &made))
      }
      prepare(source, &made)
      return source.pixels.map { .pixels(PixelBuffer(reading: $0)) } ?? .rows(BlankRows())
    }
  }

  private var workers: EffectWorkers {
    EffectWorkers(threads: threads, pool: resources.pixels.memory)
  }

  private func prepare(_ raster: Raster, _ made: inout [any PixelHolder]) {
    raster.lastUse = resources.frame
    if let standIn = raster.standIn { return prepare(standIn.source, &made) }
    guard raster.bitmap == nil else { return }
    let frame = raster.frame
    let bitmap = Bitmap(width: frame.width, height: frame.height, from: resources.pixels.memory)
    switch raster.recipe {
    case .operations(let operations):
      let surface = Surface(base: bitmap.base, bytesPerRow: bitmap.bytesPerRow, bounds: frame)
      paint(operations, background: .clear, on: surface, in: Region(frame))
    case .drawing(let drawing): drawing.draw(into: bitmap, frame: frame, scale: raster.scale)
    case .effects(let effects):
      rows(of: effects, size: frame, &made).writeAll(to: bitmap.buffer, on: workers)
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

  private func run(_ steps: [PaintPlan.Step], on surface: Surface, in area: PixelRect) {
    let isSmall = area.area < Self.smallestParallelArea
    let run = TileRun(
      steps: steps, surface: surface, area: area, scratches: isSmall ? [scratches[0]] : scratches)
    run.perform()
  }
}
