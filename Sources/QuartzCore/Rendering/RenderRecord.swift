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
  /// The content of the layer and its sublayers, in its own coordinates.
  var live: LayerContent = .nothing
  /// The content that is shown while a transition runs, and its inputs.
  var transition: TransitionContent?
  /// The values it was drawn with.
  ///
  /// The properties up to here are read in every frame. They are declared first so that they occupy
  /// few cache lines: see `CALayer+Fetching`.
  var shown = LayerValues()
  /// The mask's content, in this layer's coordinates; nil without a mask.
  var mask: GroupContent?
  /// The layer that it is of.
  var maskLayer: ObjectIdentifier?
  /// Shadow and content together, if a mask applies to both.
  var masked: GroupContent?
  /// The last input and output of the filters; nil without filters.
  var filtering: Filtering?
  /// The layer's drawing for animated values, instead of its contents.
  var animatedDrawing: AnimatedDrawing?
  /// The drawing of a special layer class for its own values.
  var special: SpecialDrawing?
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
  /// appends that node in its place. False if there is more to do.
  ///
  /// - Parameters:
  ///   - transform: from the layer to its superlayer.
  ///   - change: the count at the last change of the layer's own drawing.
  ///   - count: the current value of `CALayer.changeCount`.
  @inline(__always)
  mutating func appendMoved(
    to nodes: inout [DisplayNode], values new: LayerValues, transform: Homography, change: Int,
    at count: Int
  ) -> Bool {
    guard !isContentStale, change < made, transition == nil, new.hasSameContent(as: shown),
      new.rare.areDefaults || new.shadowOpacity == 0
    else { return false }
    let opacity = min(max(new.opacity, 0), 1)
    // A transform that is not finite cannot be drawn.
    let isDrawn = transform.isFinite
    // The usual nodes are placed here and not by `placed`, whose argument and result are copies of
    // the largest case of all.
    switch live {
    case .node(.fill(var fill)):
      fill.color.alpha *= opacity
      fill.transform = fill.transform.followed(by: transform)
      if isDrawn { nodes.append(.fill(fill)) }
    case .node(.picture(var picture)):
      picture.opacity *= opacity
      picture.transform = picture.transform.followed(by: transform)
      if isDrawn { nodes.append(.picture(picture)) }
    case .node(let node):
      guard let placed = node.placed(transform, opacity) else { return false }
      if isDrawn { nodes.append(placed) }
    case .nothing, .group:
      return false
    }
    shown = new
    made = count
    return true
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
///
/// It is allocated separately: few layers have one, and the record of every other would be larger
/// by its size.
indirect enum SpecialDrawing {
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
