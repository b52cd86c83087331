import CoreGraphics

/// The selected rows or items of a list, in the order of selection. Adding, finding and removing
/// one takes constant time.
struct ListSelection {
  /// The ordinal number of each selected index path.
  private var numbers: [IndexPath: Int] = [:]
  private var lastNumber = 0

  init() {}

  /// - Parameter paths: the index paths in the order of selection.
  init(_ paths: [IndexPath]) {
    for path in paths { insert(path) }
  }

  var isEmpty: Bool { numbers.isEmpty }

  func contains(_ path: IndexPath) -> Bool { numbers[path] != nil }

  /// Adds an index path. One that is already selected keeps its position.
  mutating func insert(_ path: IndexPath) {
    guard numbers[path] == nil else { return }
    lastNumber += 1
    numbers[path] = lastNumber
  }

  /// - Returns: whether the index path was selected.
  mutating func remove(_ path: IndexPath) -> Bool { numbers.removeValue(forKey: path) != nil }

  /// The index path that was selected first.
  var first: IndexPath? { numbers.min { $0.value < $1.value }?.key }

  /// All index paths in the order of selection.
  var inOrder: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }
}
