/// The owner of the render records that a display list builder writes: see `RenderRecord`.
///
/// A tree has one for its lifetime. A separate rendering, such as a snapshot or `render(in:)`, has
/// one of its own: it saves the records of the layers that it visits, works on copies, and restores
/// them.
@MainActor
final class RenderRecords {
  private static var lastNumber = 0

  /// The number that identifies its records.
  let number: Int
  let isOfTree: Bool
  private var setAside: [(layer: CALayer, record: RenderRecord)] = []

  /// - Parameter isOfTree: whether it belongs to a tree, and not to a separate rendering.
  init(isOfTree: Bool) {
    Self.lastNumber += 1
    number = Self.lastNumber
    self.isOfTree = isOfTree
  }

  /// Makes the record of a layer one of these, unless it is already.
  func open(_ layer: CALayer) {
    if isOfTree {
      // Another tree no longer shows the layer.
      if layer.rendering.owner != 0 { layer.rendering = RenderRecord() }
      layer.rendering.hasBeenShown = true
    } else {
      setAside.append((layer, layer.rendering))
    }
    layer.rendering.owner = number
  }

  /// Restores the saved records.
  func close() {
    for (layer, record) in setAside { layer.rendering = record }
    setAside.removeAll()
  }
}
