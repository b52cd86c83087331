import CoreGraphics

/// The selected rows or items of a list, in the order of selection. To add, find or remove one
/// takes the same time however many there are.
struct ListSelection {
  /// By path: the number of the selection.
  private var numbers: [IndexPath: Int] = [:]
  private var lastNumber = 0

  init() {}

  /// - Parameter paths: in the order of selection.
  init(_ paths: [IndexPath]) {
    for path in paths { insert(path) }
  }

  var isEmpty: Bool { numbers.isEmpty }

  func contains(_ path: IndexPath) -> Bool { numbers[path] != nil }

  /// A path that is selected already keeps its place.
  mutating func insert(_ path: IndexPath) {
    guard numbers[path] == nil else { return }
    lastNumber += 1
    numbers[path] = lastNumber
  }

  /// - Returns: whether the path was selected.
  mutating func remove(_ path: IndexPath) -> Bool { numbers.removeValue(forKey: path) != nil }

  /// The path that was selected first.
  var first: IndexPath? { numbers.min { $0.value < $1.value }?.key }

  /// All paths, the first one first.
  var inOrder: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }
}
