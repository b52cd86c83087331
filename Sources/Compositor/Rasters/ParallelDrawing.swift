internal import CoreGraphics

/// Draws the pictures that need no other picture on several threads: drawings, shadows of shapes
/// and paths, and halved images. The first frame of a page needs many of them at once.
struct ParallelDrawing {
  /// The number of pixels below which waking other threads costs more than it saves.
  private static let smallestArea = 1 << 14
  /// The number of pixels from which an image is halved by all threads when it is its turn.
  private static let largestReduction = 1 << 20

  let threads: Int
  let memory: BitmapAccount

  /// Draws those that steps need and that are not there yet, in the order of the steps, as long as
  /// they fit into so many bytes. The others are drawn when it is their turn.
  ///
  /// - Parameter isElsewhere: whether what has no bitmap has its pixels elsewhere, as in a texture.
  /// - Returns: those that got their pixels.
  func draw(
    _ steps: ArraySlice<PaintPlan.Step>, room: Int, isElsewhere: (any PixelHolder) -> Bool
  ) -> [any PixelHolder] {
    guard threads > 1 else { return [] }
    var found = Found(room: room)
    for step in steps { found.look(at: step, isElsewhere) }
    guard found.pictures.count > 1, found.byteCount >= Self.smallestArea * 4 else { return [] }
    // Each is drawn by one thread, from what no thread changes meanwhile.
    EffectWorkers(threads: threads, pool: memory).share(found.pictures.count) { range in
      for picture in found.pictures[range] { picture.draw(from: memory) }
    }
    return found.pictures.map(\.holder)
  }

  private enum Picture {
    case drawing(Drawing, Raster)
    case shadow(ShadowMask)
    case reduction(Reduction)

    var holder: any PixelHolder {
      switch self {
      case .drawing(_, let raster): raster
      case .shadow(let mask): mask
      case .reduction(let reduction): reduction
      }
    }

    var byteCount: Int {
      switch self {
      case .drawing(_, let raster): raster.frame.width * raster.keptRows * 4
      case .shadow(let mask): mask.bytesPerRow * mask.rows
      // While it is halved, up to three quarters of the image are there besides.
      case .reduction(let reduction): reduction.window.area * 4
      }
    }

    func draw(from memory: BitmapAccount) {
      let alone = EffectWorkers(threads: 1, pool: memory)
      switch self {
      case .drawing(let drawing, let raster):
        let bitmap = raster.makeBitmap(from: memory)
        drawing.draw(into: bitmap, frame: raster.frame, scale: raster.scale)
        raster.bitmap = bitmap
      case .shadow(let mask): mask.prepare(on: alone)
      case .reduction(let reduction): reduction.prepare(on: alone)
      }
    }
  }

  /// The pictures that steps need.
  private struct Found {
    let room: Int
    var pictures: [Picture] = []
    var byteCount = 0
    private var ids: Set<ObjectIdentifier> = []

    init(room: Int) { self.room = room }

    mutating func look(at step: PaintPlan.Step, _ isElsewhere: (any PixelHolder) -> Bool) {
      switch step.operation.kind {
      case .picture(let picture): look(at: picture.source, isElsewhere)
      case .shadow(let shadow):
        let mask = shadow.mask
        if !mask.isPrepared, mask.raster == nil, !isElsewhere(mask) { add(.shadow(mask)) }
      case .solid, .group: break
      }
      for inner in step.layer { look(at: inner, isElsewhere) }
      for inner in step.mask { look(at: inner, isElsewhere) }
    }

    private mutating func look(
      at source: PixelSource, _ isElsewhere: (any PixelHolder) -> Bool
    ) {
      switch source {
      case .raster(let raster):
        if raster.bitmap == nil, raster.standIn == nil, !isElsewhere(raster),
          case .drawing(let drawing) = raster.recipe
        {
          add(.drawing(drawing, raster))
        }
      case .reduction(let reduction):
        guard reduction.bitmap == nil, !isElsewhere(reduction) else { break }
        if case .image = reduction.source {
          if reduction.window.area < largestReduction { add(.reduction(reduction)) }
        } else if let source = reduction.neededSource {
          look(at: source, isElsewhere)
        }
      case .image: break
      }
    }

    private mutating func add(_ picture: Picture) {
      let bytes = picture.byteCount
      guard byteCount + bytes <= room, ids.insert(ObjectIdentifier(picture.holder)).inserted else {
        return
      }
      byteCount += bytes
      pictures.append(picture)
    }
  }
}
