internal import CoreGraphics

/// The differences between two lists of operations, as device pixels.
///
/// Operations are paired in order. A pixel on which only equal pairs lie stays the same; so only
/// pixels in the bounds of all others, old and new, may change.
struct Damage {
  /// More rectangles than this are drawn as their bounds.
  static let mostRects = 12
  private let region: Region

  init(from old: [DrawOperation], to new: [DrawOperation], on screen: PixelRect) {
    var comparison = Comparison()
    comparison.compare(old[...], new[...])
    region = Region(comparison.changed)
    region.formIntersection(screen)
    assert(
      old.areSame(as: new, outside: region, on: screen),
      "What a partial redraw leaves as it is must be drawn by equal operations in both lists.")
  }

  /// The pixels to draw again, in few rectangles.
  var pixels: Region {
    region.count > Self.mostRects ? Region(region.bounds) : region
  }

  /// Whether no pixel may have changed.
  var isEmpty: Bool { region.isEmpty }
}

/// Collects the pixels in which two lists of operations differ. The rectangles are collected in an
/// array first, because adding each to a region would take quadratic time.
private struct Comparison {
  /// The number of operations to search for a matching one.
  private static let lookahead = 32
  /// The least unchanged area of a shape, in pixels, that is left out of the damage. For smaller
  /// ones, the additional rectangles take longer than drawing the pixels again.
  private static let smallestUnchanged = 1 << 16

  /// Pixels that may change, in the pixels of the operations; rectangles may overlap.
  private(set) var changed: [PixelRect] = []

  mutating func compare(
    _ old: ArraySlice<DrawOperation>, _ new: ArraySlice<DrawOperation>
  ) {
    var old = old
    var new = new
    while let a = old.first, let b = new.first {
      if a.isSame(as: b) {
        old.removeFirst()
        new.removeFirst()
      } else if new.count > old.count, let skip = distance(to: a, in: new), skip > 0 {
        add(new.prefix(skip))
        new.removeFirst(skip)
      } else if old.count > new.count, let skip = distance(to: b, in: old), skip > 0 {
        add(old.prefix(skip))
        old.removeFirst(skip)
      } else {
        pair(a, b)
        old.removeFirst()
        new.removeFirst()
      }
    }
    add(old)
    add(new)
  }

  /// The distance to a similar operation.
  private func distance(
    to operation: DrawOperation, in operations: ArraySlice<DrawOperation>
  ) -> Int? {
    operations.prefix(Self.lookahead).firstIndex { $0.isPartner(of: operation) }
      .map { $0 - operations.startIndex }
  }

  private mutating func add(_ operations: ArraySlice<DrawOperation>) {
    for operation in operations { changed.append(operation.bounds) }
  }

  /// Pairs the coverage of one colour.
  private mutating func pair(_ a: Coverage, _ b: Coverage) {
    // Pixels that both cover wholly get the same colour from either. One rectangle of them will do:
    // a shape with large corners has hundreds.
    guard let old = a.largestPiece, let new = b.largestPiece,
      case let unchanged = old.intersection(new), unchanged.area >= Self.smallestUnchanged
    else { return changed += [a.bounds, b.bounds] }
    add([a.bounds, b.bounds], without: unchanged)
  }

  private mutating func add(_ rects: [PixelRect], without unchanged: PixelRect) {
    let region = Region(rects)
    region.subtract(unchanged)
    changed += region.rects
  }

  private mutating func pair(_ a: DrawOperation, _ b: DrawOperation) {
    if case .solid(let first) = a.kind, case .solid(let second) = b.kind,
      first.color == second.color
    {
      pair(first.coverage, second.coverage)
      return
    }
    guard case .group(let first) = a.kind, case .group(let second) = b.kind,
      first.space.origin == second.space.origin, first.opacity == second.opacity,
      first.clip == second.clip, first.blendMode == second.blendMode,
      first.isIsolated == second.isIsolated, (first.mask == nil) == (second.mask == nil),
      a.bounds == b.bounds || !first.blendMode.reachesBeyondSource,
      !(first.content === second.content && first.space.transform != second.space.transform)
    else {
      changed += [a.bounds, b.bounds]
      return
    }
    var inner = Comparison()
    inner.compare(first.children[...], second.children[...])
    if let old = first.mask, let new = second.mask {
      inner.compare(old.children[...], new.children[...])
    }
    // Outside of both groups nothing in them is drawn.
    let limit = a.bounds.union(b.bounds)
    for rect in inner.changed {
      let seen = rect.translated(by: first.space.origin).intersection(limit)
      if !seen.isEmpty { changed.append(seen) }
    }
    guard first.limit != second.limit else { return }
    // Pixels that one of them clips are visible in the other.
    add([a.bounds, b.bounds], without: a.bounds.intersection(b.bounds))
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
