/// Whose record of a layer is written while a display list is made: see `RenderRecord`.
///
/// A tree has one for as long as it lives. A picture that is made besides, a snapshot or what
/// `render(in:)` draws, has one of its own: it sets the records of the layers that it visits aside,
/// works on copies of them, and puts them back.
@MainActor
final class RenderRecords {
  private static var lastNumber = 0

  /// By which records are distinguished.
  let number: Int
  private let isOfTree: Bool
  private var setAside: [(layer: CALayer, record: RenderRecord)] = []

  /// - Parameter isOfTree: whether it is what a tree shows.
  init(isOfTree: Bool) {
    Self.lastNumber += 1
    number = Self.lastNumber
    self.isOfTree = isOfTree
  }

  /// Makes the record of a layer one of these, where it is not yet.
  func open(_ layer: CALayer) {
    if isOfTree {
      // What another tree showed of it is no longer shown there.
      if layer.rendering.owner != 0 { layer.rendering = RenderRecord() }
      layer.rendering.hasBeenShown = true
    } else {
      setAside.append((layer, layer.rendering))
    }
    layer.rendering.owner = number
  }

  /// Puts back what was set aside.
  func close() {
    for (layer, record) in setAside { layer.rendering = record }
    setAside.removeAll()
  }
}
