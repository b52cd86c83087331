import CoreGraphics

/// Which rows or items a list has announced because scrolling will show them soon.
struct ListPrefetching {
  /// What the data source is notified of after a layout, nearest first.
  struct News: Equatable {
    var wanted: [IndexPath] = []
    /// Announced before, and not needed any more.
    var dropped: [IndexPath] = []
  }

  /// Counts the changes of what paths stand for.
  private(set) var changes = 0
  /// What was announced, and neither shown nor dropped since.
  private var announced: [IndexPath] = []
  private var lastOrigin: CGPoint?
  /// Of the last movement: 1 towards larger coordinates, -1 back.
  private var direction: CGFloat = 1
  private var isHorizontal = false

  /// The area that the list shows next, if it goes on moving as it has: as large as the bounds, and
  /// beside them. iOS does not say how far it looks ahead.
  ///
  /// - Parameter isHorizontal: whether the content is only wider than the bounds.
  mutating func nextArea(after bounds: CGRect, isHorizontal: Bool) -> CGRect {
    let last = lastOrigin ?? bounds.origin
    lastOrigin = bounds.origin
    let (x, y) = (bounds.minX - last.x, bounds.minY - last.y)
    if x == 0, y == 0 {
      if announced.isEmpty { self.isHorizontal = isHorizontal }
    } else {
      self.isHorizontal = abs(x) > abs(y)
      direction = (self.isHorizontal ? x : y) < 0 ? -1 : 1
    }
    return self.isHorizontal
      ? bounds.offsetBy(dx: direction * bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: direction * bounds.height)
  }

  /// Whether the list goes back to what it has shown, so that the nearest is the last.
  var goesBack: Bool { direction < 0 }

  /// - Parameter ahead: what the next area shows, nearest first.
  mutating func update(ahead: [IndexPath], isVisible: (IndexPath) -> Bool) -> News {
    let next = ahead.filter { !isVisible($0) }
    let (before, after) = (Set(announced), Set(next))
    let news = News(
      wanted: next.filter { !before.contains($0) },
      dropped: announced.filter { !after.contains($0) && !isVisible($0) })
    announced = next
    return news
  }

  /// All is loaded again.
  mutating func reset() {
    announced = []
    changes += 1
  }

  /// Rows or items were inserted, deleted, moved, or loaded again.
  mutating func follow(_ moves: ListMoves) {
    announced = moves.targets(ofKept: announced)
    changes += 1
  }
}
