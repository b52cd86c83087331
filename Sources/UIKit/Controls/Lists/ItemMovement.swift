import CoreGraphics

/// An item that the user moves within a list: the others make room for it, and the data source is
/// notified at the end only. Until then paths of the list and of the data source differ.
struct ItemMovement: Equatable {
  /// Where the data source has the item.
  let origin: IndexPath
  /// Where the list shows it.
  var target: IndexPath

  /// The data source's path of an item that the list shows at a path.
  func source(of path: IndexPath) -> IndexPath {
    guard path != target else { return origin }
    var item = path.item
    if path.section == target.section, item > target.item { item -= 1 }
    if path.section == origin.section, item >= origin.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// The numbers of items in the sections, from those of the data source.
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
