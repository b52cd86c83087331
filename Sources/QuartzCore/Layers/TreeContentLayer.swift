package import Compositor
package import CoreGraphics

/// Shows the content of another layer tree.
package final class TreeContentLayer: CALayer {
  /// The last frame of the other tree; nil shows nothing.
  package var content: GroupContent? {
    didSet { if content !== oldValue { invalidateContent() } }
  }

  /// The frame of the content, in this layer's coordinates, to which it is clipped.
  package var contentFrame = CGRect.zero {
    didSet { if contentFrame != oldValue { invalidateContent() } }
  }

  /// The size of the other tree, in its own points.
  package var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { invalidateContent() } }
  }

  /// The colour behind the other tree.
  package var background = RGBA.clear {
    didSet { if background != oldValue { invalidateContent() } }
  }

  override func copyValues(from other: CALayer, values: LayerValues) {
    super.copyValues(from: other, values: values)
    guard let other = other as? TreeContentLayer else { return }
    content = other.content
    contentFrame = other.contentFrame
    contentSize = other.contentSize
    background = other.background
  }

  override func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    guard !contentFrame.isEmpty, contentSize.width > 0, contentSize.height > 0 else { return }
    nodes.append(
      .fill(Fill(shape: RoundedRect(contentFrame), color: background, transform: .identity)))
    guard let content, !content.nodes.isEmpty else { return }
    nodes.append(
      .group(
        DisplayGroup(
          content: content,
          transform: Homography(
            a: contentFrame.width / contentSize.width, b: 0, c: 0,
            d: contentFrame.height / contentSize.height, tx: contentFrame.minX,
            ty: contentFrame.minY),
          clip: RoundedRect(CGRect(origin: .zero, size: contentSize)))))
  }
}
