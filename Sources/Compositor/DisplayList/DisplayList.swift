package import CoreGraphics

/// One frame of the screen, as values, without any state of layers or animations.
///
/// A display list is a tree of groups whose contents are immutable and shared: a subtree in which
/// nothing changed is the same `GroupContent` object in the next list, so comparing two lists is
/// cheap, and old lists can be kept and drawn again.
package struct DisplayList: Sendable {
  /// The size of the picture in device pixels.
  package var width, height: Int
  /// The colour where nothing is drawn. Opaque.
  package var background: RGBA
  /// The root; its transform maps points to device pixels.
  package var root: DisplayGroup

  package init(width: Int, height: Int, background: RGBA, root: DisplayGroup) {
    self.width = width
    self.height = height
    self.background = background
    self.root = root
  }
}
