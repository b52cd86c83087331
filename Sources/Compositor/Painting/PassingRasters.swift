internal import CoreGraphics

/// Finds the results of effects that are shown only once in this frame. These are not stored: their
/// rows are made while they are painted, on all painting threads, and are still in the processor's
/// cache when they are composited. That saves memory and memory bandwidth.
struct PassingRasters {
  private let suitable: [ObjectIdentifier: Use]
  /// The rasters whose rows this object has to release. The rows of others belong to an outer plan:
  /// the content below a backdrop is painted while the pictures of the steps around it are
  /// prepared.
  private let own: [Raster]

  /// - Parameter frame: the number of this frame.
  init(in steps: [PaintPlan.Step], frame: Int) {
    var uses: [ObjectIdentifier: Use] = [:]
    Self.count(steps, frame: frame, areRowsApart: true, &uses)
    suitable = uses.filter(\.value.isSuitable)
    own = suitable.values.map(\.raster).filter { $0.rows == nil }
  }

  private struct Use {
    let raster: Raster
    /// The fraction of its pixels that is painted.
    let share: Double
    var isSuitable: Bool
  }

  /// The fraction of a result's pixels that is painted; nil for a result that is stored.
  func share(of raster: Raster) -> Double? { suitable[ObjectIdentifier(raster)]?.share }

  /// Releases what makes the rows, once they are painted.
  func releaseRows() {
    for raster in own { raster.rows = nil }
  }

  /// - Parameter areRowsApart: whether no row is painted in two pieces. Each piece would require
  ///   making the whole row.
  private static func count(
    _ steps: [PaintPlan.Step], frame: Int, areRowsApart: Bool,
    _ uses: inout [ObjectIdentifier: Use]
  ) {
    for step in steps {
      switch step.operation.kind {
      case .picture(let picture):
        guard case .raster(let shown) = picture.source, let raster = shown.original else {
          continue
        }
        let share = raster.share(of: step.rects)
        guard raster.passingEffects(inFrame: frame, making: share) != nil else { continue }
        let id = ObjectIdentifier(raster)
        let isMoved = if case .moved = picture.mapping { true } else { false }
        let isSuitable =
          uses[id] == nil && isMoved && areRowsApart && step.rects.areRowsApart
        uses[id] = Use(raster: raster, share: share, isSuitable: isSuitable)
      case .group:
        let areApart = areRowsApart && step.rects.areRowsApart
        count(step.layer, frame: frame, areRowsApart: areApart, &uses)
        count(step.mask, frame: frame, areRowsApart: areApart, &uses)
      case .solid, .shadow: continue
      }
    }
  }
}

extension [PixelRect] {
  /// Whether no two of these have a row in common.
  var areRowsApart: Bool {
    guard count > 1 else { return true }
    let sorted = sorted { $0.y < $1.y }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.maxY <= $1.y }
  }
}

extension PixelSource {
  /// The rows of a picture that is not stored.
  var rows: (any EffectRows)? {
    if case .raster(let raster) = self { raster.original?.rows } else { nil }
  }
}

extension [PaintPlan.Step] {
  /// Whether what is painted is better made in few parts with many rows.
  var prefersManyRows: Bool {
    contains { step in
      switch step.operation.kind {
      case .picture(let picture): picture.source.rows?.prefersManyRows ?? false
      case .group: step.layer.prefersManyRows || step.mask.prefersManyRows
      case .solid, .shadow: false
      }
    }
  }
}
