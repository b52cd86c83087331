internal import CoreGraphics

/// What differs between two lists of operations, as device pixels.
///
/// Operations are paired in order. A pixel on which only equal pairs lie stays the same; so the
/// bounds of all others, old and new, are all that may change.
struct Damage {
  /// More rectangles than this are drawn as their bounds.
  static let mostRects = 12
  /// How far ahead a partner is looked for.
  private static let lookahead = 32

  private let region = Region()

  init(from old: [DrawOperation], to new: [DrawOperation], on screen: PixelRect) {
    compare(old[...], new[...])
    region.formIntersection(screen)
  }

  private init(from old: [DrawOperation], to new: [DrawOperation]) {
    compare(old[...], new[...])
  }

  /// The pixels to draw again, in few rectangles.
  var pixels: Region {
    region.count > Self.mostRects ? Region(region.bounds) : region
  }

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

  /// How many operations lie before one that is alike.
  private func distance(
    to operation: DrawOperation, in operations: ArraySlice<DrawOperation>
  ) -> Int? {
    operations.prefix(Self.lookahead).firstIndex { $0.isPartner(of: operation) }
      .map { $0 - operations.startIndex }
  }

  private func add(_ operation: DrawOperation) { region.formUnion(operation.bounds) }

  private func pair(_ a: DrawOperation, _ b: DrawOperation) {
    if case .group(let first) = a.kind, case .group(let second) = b.kind,
      first.opacity == second.opacity, first.clip == second.clip,
      (first.mask == nil) == (second.mask == nil),
      !(first.content === second.content && first.space.transform != second.space.transform)
    {
      compare(first.children[...], second.children[...])
      if let old = first.mask, let new = second.mask {
        // Outside of both groups their masks change nothing.
        let changed = Damage(from: old.children, to: new.children).region
        changed.formIntersection(a.bounds.union(b.bounds))
        region.formUnion(changed)
      }
    } else {
      add(a)
      add(b)
    }
  }
}

extension DrawOperation {
  /// Whether two operations are likely the same thing at different times.
  fileprivate func isPartner(of other: DrawOperation) -> Bool {
    if case .group(let a) = kind, case .group(let b) = other.kind {
      return a.content === b.content
    }
    return isSame(as: other)
  }
}
