internal import CoreGraphics

/// Results of effects that steps show once in this frame, and that are made where they are painted:
/// in bands of rows, which are in the cache when they are composited, and on as many threads as
/// paint. They take no memory, and none of its bandwidth.
struct PassingRasters {
  private let suitable: [ObjectIdentifier: Use]
  /// Those whose rows are not made for other steps, among which these are painted: what lies below
  /// a backdrop is, while the pictures of the steps around it are prepared.
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
    /// Of its pixels that are painted.
    let share: Double
    var isSuitable: Bool
  }

  /// The share of a result's pixels that is painted; nil for one that is not made so.
  func share(of raster: Raster) -> Double? { suitable[ObjectIdentifier(raster)]?.share }

  /// Releases what makes the rows, once they are painted.
  func releaseRows() {
    for raster in own { raster.rows = nil }
  }

  /// - Parameter areRowsApart: whether no row is painted in two pieces, for each of which all of it
  ///   would be made.
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
  /// What makes the rows of a picture that is not kept.
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
