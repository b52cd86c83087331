import CoreGraphics

/// An item that the user moves in a list. The others make room for it, and the data source is
/// notified only at the end. Until then the index paths of the list and of the data source differ.
struct ItemMovement: Equatable {
  /// The index path of the item in the data source.
  let origin: IndexPath
  /// The index path of the item in the list.
  var target: IndexPath

  /// Returns the data source's index path of the item at an index path of the list.
  func source(of path: IndexPath) -> IndexPath {
    guard path != target else { return origin }
    var item = path.item
    if path.section == target.section, item > target.item { item -= 1 }
    if path.section == origin.section, item >= origin.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// Returns the numbers of items in the sections of the list, from those of the data source.
  func counts(_ counts: [Int]) -> [Int] {
    var counts = counts
    guard counts.indices.contains(origin.section), counts.indices.contains(target.section) else {
      return counts
    }
    counts[origin.section] -= 1
    counts[target.section] += 1
    return counts
  }
}
