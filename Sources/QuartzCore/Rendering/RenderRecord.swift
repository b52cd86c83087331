import Compositor
import CoreGraphics

/// The content of a layer in the last display list, kept for reuse.
///
/// It is the only thing that a display list builder writes: nothing else of a layer or its
/// animations changes. It belongs to the tree that shows the layer, and is stored in the layer only
/// because that is faster than a dictionary. The tree's `DisplayListBuilder` writes it while it
/// makes a frame, and nothing else writes it. A separate snapshot of the layer is made on a copy
/// (see `RenderRecords`), so neither affects the other. The model reads it to know what was last on
/// screen; the program has no access to it.
struct RenderRecord {
  /// The number of the `RenderRecords` that it belongs to; 0 before the first.
  var owner = 0
  /// The value of `CALayer.changeCount` when it was made; changes from then on are not included.
  var made = 0
  /// Whether the content has to be made again even without a change.
  var isContentStale = true
  /// Whether it has been on screen.
  var hasBeenShown = false
  /// The values it was drawn with.
  var shown = LayerValues()
  /// The last input and output of the filters; nil without filters.
  var filtering: Filtering?
  /// The mask's content, in this layer's coordinates; nil without a mask.
  var mask: GroupContent?
  /// The layer that it is of.
  var maskLayer: ObjectIdentifier?
  /// Shadow and content together, if a mask applies to both.
  var masked: GroupContent?
  /// The content of the layer and its sublayers, in its own coordinates.
  var live: LayerContent = .nothing
  /// The layer's drawing for animated values, instead of its contents.
  var animatedDrawing: AnimatedDrawing?
  /// The drawing of a special layer class for its own values.
  var special: SpecialDrawing?
  /// The content that is shown while a transition runs, and its inputs.
  var transition: TransitionContent?
}

extension CALayer {
  /// The content that is shown for the layer.
  ///
  /// It is the layer's and not the record's, so that only the content is copied: a getter of the
  /// record gets a copy of the whole record.
  var shownContent: LayerContent {
    if let transition = rendering.transition { return .group(transition.content) }
    return rendering.live
  }
}

extension RenderRecord {
  /// Applies new values if they only move or fade the one node that the layer drew before, and
  /// returns that node. Nil if there is more to do.
  ///
  /// - Parameters:
  ///   - change: the count at the last change of the layer's own drawing.
  ///   - count: the current value of `CALayer.changeCount`.
  mutating func moved(to new: LayerValues, change: Int, at count: Int) -> DisplayNode? {
    guard !isContentStale, change < made, transition == nil, case .node(let node) = live,
      new.hasSameContent(as: shown),
      new.rare.areDefaults || new.shadowOpacity == 0
    else { return nil }
    shown = new
    made = count
    return node
  }
}

/// A layer's content before and after its filters.
struct Filtering {
  let source: GroupContent
  /// The number of the layer's filter list.
  let version: Int
  /// The filters' numbers by key.
  let extras: [String: AnimatableValue]
  let result: GroupContent
}

/// A layer's own drawing of a moment of an animation.
struct AnimatedDrawing {
  /// The drawn values that differ from the model's.
  let values: [String: AnimatableValue]
  let image: CGImage?
}

/// The last drawing of a special layer class, and its inputs.
enum SpecialDrawing {
  case gradient(GradientStyle, Drawing)
  case shape(ShapeStyle, DisplayNode?)
  case text(LayerText, Drawing)
  case snapshot(SnapshotStyle, [DisplayNode])
}

/// A layer's content, without its position, opacity and clip.
enum LayerContent {
  case nothing
  /// One node, still in the layer's coordinates.
  case node(DisplayNode)
  case group(GroupContent)
}

extension LayerContent {
  var nodeCount: Int {
    switch self {
    case .nothing: 0
    case .node: 1
    case .group(let content): content.nodes.count
    }
  }

  /// Nil if nothing is visible.
  var group: GroupContent? {
    switch self {
    case .nothing: nil
    case .node(let node): GroupContent(nodes: [node])
    case .group(let content): content
    }
  }
}
