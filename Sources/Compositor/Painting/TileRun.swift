internal import CoreGraphics
internal import Dispatch
internal import Synchronization

/// One pass over a surface, tile by tile, on several threads. A tile is a band of rows; what it
/// becomes does not depend on the others.
///
/// Sendable although its parts are not: while the threads run, the steps, the pictures that they
/// refer to and what is known of these are only read; each tile's pixels and the blocks found in
/// them are written by the one thread that drew its number; and each scratch memory belongs to the
/// one worker that has its index.
final class TileRun: @unchecked Sendable {
  /// Bytes of the surface that a tile covers: with what is drawn onto it, half a core's cache.
  private static let tileBytes = 1 << 18

  /// The least number of tiles for each worker. With several, no worker waits long for the others
  /// at the end.
  private static let tilesPerWorker = 4
  private static let fewestRows = 16

  private let steps: [PaintPlan.Step]
  private let surface: Surface
  private let area: PixelRect
  private let evenBlocks: EvenBlockCache
  private let scratches: [ScratchMemory]
  private let found: EvenBlocks?
  private let rows: Int
  private let tiles: Int
  private let next = Atomic(0)

  /// A worker is used for each of the scratch memories.
  ///
  /// - Parameter found: gets the even blocks of the area, which is all of the surface; nil where
  ///   they are of no use.
  init(
    steps: [PaintPlan.Step], surface: Surface, area: PixelRect, evenBlocks: EvenBlockCache,
    scratches: [ScratchMemory], found: EvenBlocks? = nil
  ) {
    self.steps = steps
    self.surface = surface
    self.area = area
    self.evenBlocks = evenBlocks
    self.scratches = scratches
    self.found = found
    let cached = steps.prefersManyRows ? area.height : Self.tileBytes / (4 * max(1, area.width))
    let shared = area.height / (scratches.count * Self.tilesPerWorker)
    let fewest = steps.areSteep ? HomographyKernel.blockRows : Self.fewestRows
    let most = max(fewest, min(cached, scratches.count > 1 ? shared : cached))
    // Whole rows of blocks.
    let side = found == nil ? 1 : EvenBlocks.side
    rows = (most + side - 1) / side * side
    tiles = (area.height + rows - 1) / rows
  }

  func perform() {
    let workers = min(scratches.count, tiles)
    if workers <= 1 {
      work(0)
    } else {
      DispatchQueue.concurrentPerform(iterations: workers) { self.work($0) }
    }
  }

  private func work(_ worker: Int) {
    let painter = TilePainter(
      surface: surface, evenBlocks: evenBlocks, scratch: scratches[worker], depth: 0)
    while true {
      let tile = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard tile < tiles else { return }
      let top = area.y + tile * rows
      painter.paint(
        steps,
        in: PixelRect(
          left: area.x, top: top, right: area.maxX, bottom: min(area.maxY, top + rows)))
      // Done here, while the tile is still in the core's cache.
      found?.find(in: surface.pixels, rows: top - area.y..<top - area.y + rows)
    }
  }
}
