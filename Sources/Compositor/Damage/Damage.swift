internal import CoreGraphics

/// The differences between two lists of operations, as device pixels.
///
/// Operations are paired in order. A pixel on which only equal pairs lie stays the same; so only
/// pixels in the bounds of all others, old and new, may change.
struct Damage {
  /// More rectangles than this are drawn as their bounds.
  static let mostRects = 12
  /// The number of operations to search for a matching one.
  private static let lookahead = 32
  /// Pixels of a shape from which it is worth leaving out what does not change: drawing fewer again
  /// takes less time than more rectangles do.
  private static let smallestUnchanged = 1 << 16

  private let region = Region()

  init(from old: [DrawOperation], to new: [DrawOperation], on screen: PixelRect) {
    self.init(from: old, to: new)
    region.formIntersection(screen)
    assert(
      old.areSame(as: new, outside: region, on: screen),
      "What a partial redraw leaves as it is must be drawn by equal operations in both lists.")
  }

  private init(from old: [DrawOperation], to new: [DrawOperation]) {
    compare(old[...], new[...])
  }

  /// The pixels to draw again, in few rectangles.
  var pixels: Region {
    region.count > Self.mostRects ? Region(region.bounds) : region
  }

  /// Whether no pixel may have changed.
  var isEmpty: Bool { region.isEmpty }

  private func compare(_ old: ArraySlice<DrawOperation>, _ new: ArraySlice<DrawOperation>) {
    var old = old
    var new = new
    while let a = old.first, let b = new.first {
      if a.isSame(as: b) {
        old.removeFirst()
        new.removeFirst()
      } else if new.count > old.count, let skip = distance(to: a, in: new), skip > 0 {
        new.prefix(skip).forEach(add)
        new.removeFirst(skip)
      } else if old.count > new.count, let skip = distance(to: b, in: old), skip > 0 {
        old.prefix(skip).forEach(add)
        old.removeFirst(skip)
      } else {
        pair(a, b)
        old.removeFirst()
        new.removeFirst()
      }
    }
    old.forEach(add)
    new.forEach(add)
  }

  /// The distance to a similar operation.
  private func distance(
    to operation: DrawOperation, in operations: ArraySlice<DrawOperation>
  ) -> Int? {
    operations.prefix(Self.lookahead).firstIndex { $0.isPartner(of: operation) }
      .map { $0 - operations.startIndex }
  }

  private func add(_ operation: DrawOperation) { region.formUnion(operation.bounds) }

  /// Pairs the coverage of one colour.
  private func pair(_ a: Coverage, _ b: Coverage) {
    let changed = Region([a.bounds, b.bounds])
    // Pixels that both cover wholly get the same colour from either. One rectangle of them will do:
    // a shape with large corners has hundreds.
    if let old = a.largestPiece, let new = b.largestPiece {
      let unchanged = old.intersection(new)
      if unchanged.area >= Self.smallestUnchanged { changed.subtract(unchanged) }
    }
    region.formUnion(changed)
  }

  private func pair(_ a: DrawOperation, _ b: DrawOperation) {
    if case .solid(let first) = a.kind, case .solid(let second) = b.kind,
      first.color == second.color
    {
      pair(first.coverage, second.coverage)
      return
    }
    guard case .group(let first) = a.kind, case .group(let second) = b.kind,
      first.space.origin == second.space.origin, first.opacity == second.opacity,
      first.clip == second.clip, (first.mask == nil) == (second.mask == nil),
      !(first.content === second.content && first.space.transform != second.space.transform)
    else {
      add(a)
      add(b)
      return
    }
    let changed = Damage(from: first.children, to: second.children).region
    if let old = first.mask, let new = second.mask {
      changed.formUnion(Damage(from: old.children, to: new.children).region)
    }
    changed.translate(by: first.space.origin)
    // Outside of both groups nothing in them is drawn.
    changed.formIntersection(a.bounds.union(b.bounds))
    region.formUnion(changed)
    guard first.limit != second.limit else { return }
    // Pixels that one of them clips are visible in the other.
    let uncovered = Region([a.bounds, b.bounds])
    uncovered.subtract(a.bounds.intersection(b.bounds))
    region.formUnion(uncovered)
  }
}

extension Coverage {
  /// The largest rectangle that is wholly covered.
  fileprivate var largestPiece: PixelRect? { full.max { $0.area < $1.area } }
}

extension DrawOperation {
  /// Whether two operations are likely the same object at different times.
  fileprivate func isPartner(of other: DrawOperation) -> Bool {
    if case .group(let a) = kind, case .group(let b) = other.kind {
      return a.content === b.content
    }
    return isSame(as: other)
  }
}
