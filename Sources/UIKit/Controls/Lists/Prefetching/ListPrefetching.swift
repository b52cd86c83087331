import CoreGraphics

/// The rows or items that a list has announced because scrolling will soon show them.
struct ListPrefetching {
  /// The announcements for the data source after a layout, the nearest first.
  struct News: Equatable {
    var wanted: [IndexPath] = []
    /// The rows or items that were announced before, and are no longer needed.
    var dropped: [IndexPath] = []
  }

  /// Counts the changes that make index paths refer to other rows or items.
  private(set) var changes = 0
  /// The announced rows or items that were neither shown nor dropped since.
  private var announced: [IndexPath] = []
  private var lastOrigin: CGPoint?
  /// The direction of the last movement: 1 towards larger coordinates, -1 towards smaller ones.
  private var direction: CGFloat = 1
  private var isHorizontal = false

  /// Returns the area that the list will show next if it continues to scroll in the same direction:
  /// as large as the bounds, and adjacent to them. iOS does not document the size of its area.
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

  /// Whether the list scrolls backwards, so that the nearest element is the last.
  var goesBack: Bool { direction < 0 }

  /// - Parameter ahead: the elements in the next area, the nearest first.
  mutating func update(ahead: [IndexPath], isVisible: (IndexPath) -> Bool) -> News {
    let next = ahead.filter { !isVisible($0) }
    let (before, after) = (Set(announced), Set(next))
    let news = News(
      wanted: next.filter { !before.contains($0) },
      dropped: announced.filter { !after.contains($0) && !isVisible($0) })
    announced = next
    return news
  }

  /// Called when everything is loaded again.
  mutating func reset() {
    announced = []
    changes += 1
  }

  /// Called when rows or items were inserted, deleted, moved or reloaded.
  mutating func follow(_ moves: ListMoves) {
    announced = moves.targets(ofKept: announced)
    changes += 1
  }
}
