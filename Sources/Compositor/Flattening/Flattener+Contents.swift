internal import CoreGraphics

/// Reuses the operations of contents that are the same as in the last frame, or that are shown
/// several times in this one, such as snapshots of parts of a page.
extension Flattener {
  /// Operations in the pixels of a space, and what they touch.
  struct Contents {
    var operations: [DrawOperation]
    var bounds: PixelRect

    init(_ operations: [DrawOperation], bounds: PixelRect? = nil) {
      self.operations = operations
      self.bounds = bounds ?? operations.bounds
    }
  }

  /// Contents with no more nodes than this, and without groups, are flattened again, because that
  /// takes less time than looking them up.
  private static let mostMade = 2

  /// The operations of a content. They are reused if the content was flattened before.
  func contents(_ content: GroupContent, in space: Space) -> Contents {
    stillContents(content, in: space) ?? Contents(operations(content.nodes, in: space))
  }

  /// The operations of a content that was seen before; nil where they depend on more than the
  /// content.
  ///
  /// A group that is only moved has pixels of its own, so that they are the same wherever it is.
  private func stillContents(_ content: GroupContent, in space: Space) -> Contents? {
    guard space.placement == .unit, space.opacity == 1, !content.hasBackdrop,
      content.nodes.count > Self.mostMade || content.height > 0,
      resources.wasSeen(content),
      fades + content.fadeHeight < Self.deepestFade, cutDepth(of: content) == 0
    else { return nil }
    let entry = entry(of: content)
    return entry.usesVisibleArea ? nil : Contents(entry.operations, bounds: entry.bounds)
  }
}
