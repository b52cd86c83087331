package import Compositor
package import CoreGraphics
package import QuartzCore
package import UIKit

/// A frame that the stage has shown.
///
/// Its content is the display list's own, which is immutable: what did not change from one frame to
/// the next is the same object in both.
package struct RecordedFrame: Sendable {
  /// The stage's time, in seconds.
  package let time: TimeInterval
  package let content: GroupContent
  /// The size of the stage's screen, in points.
  package let size: CGSize
  package let background: RGBA
  /// The running transition; nil for none.
  package let progress: TransitionTrace.Progress?
  /// Where fingers, or the mouse, were down, in the screen's coordinates.
  package let touches: [CGPoint]
  /// All layers, as the frame shows them; nil where they were not recorded.
  package let layerTree: LayerRecord?
  /// The names of the layers whose values are of interest, besides those of the controllers' views.
  private let layerNames: Set<String>

  package init(
    time: TimeInterval, content: GroupContent, size: CGSize, background: RGBA,
    progress: TransitionTrace.Progress? = nil, touches: [CGPoint] = [],
    layerTree: LayerRecord? = nil, layerNames: Set<String> = []
  ) {
    self.time = time
    self.content = content
    self.size = size
    self.background = background
    self.progress = progress
    self.touches = touches
    self.layerTree = layerTree
    self.layerNames = layerNames
  }

  /// The layers whose values are drawn as curves, from back to front: those of the controllers'
  /// views, and those with a name of interest.
  package var namedLayers: [LayerRecord] { layerTree?.layers(named: layerNames) ?? [] }

  /// The display list of the frame.
  ///
  /// - Parameter scale: pixels per point.
  package func list(scale: CGFloat) -> DisplayList {
    DisplayList(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      background: background,
      root: DisplayGroup(content: content, transform: .scale(x: scale, y: scale)))
  }

  /// Whether both look the same.
  func isSame(as other: RecordedFrame) -> Bool {
    content === other.content && size == other.size && background == other.background
      && progress == other.progress
  }
}
