import Compositor
import CoreGraphics

/// What a layer looked like when a display list was last made of it, kept to be used again.
///
/// The one thing that making a display list writes: nothing else of a layer changes by it, nor of
/// its animations. It belongs to the tree that shows the layer, and lies in the layer only because
/// that is quicker than looking it up. The tree's `DisplayListBuilder` writes it while it makes a
/// frame, and nothing else writes it. Another picture of the layer is made on a copy meanwhile (see
/// `RenderRecords`), so neither disturbs the other. The model reads it where it has to know what
/// was last on screen; user code sees nothing of it.
struct RenderRecord {
  /// The number of the `RenderRecords` that it belongs to; 0 before the first.
  var owner = 0
  /// When it was made, in the count of `CALayer.changeCount`; what changed then or later is not in
  /// it.
  var made = 0
  /// Whether the content has to be made again although nothing changed.
  var isContentStale = true
  /// Whether it has been on screen.
  var hasBeenShown = false
  /// The values it was drawn with.
  var shown = LayerValues()
  /// What the filters were last given, and what they made of it; nil without filters.
  var filtering: Filtering?
  /// What the mask draws, in this layer's coordinates; nil without a mask.
  var mask: GroupContent?
  /// The layer that it is of.
  var maskLayer: ObjectIdentifier?
  /// Shadow and content together, where a mask cuts both.
  var masked: GroupContent?
  /// Its own picture and its sublayers', in its own coordinates.
  var live: LayerContent = .nothing
  /// What the layer drew for values that an animation gives it, instead of its contents.
  var animatedDrawing: AnimatedDrawing?
  /// What a layer of a special kind drew for values of its own.
  var special: SpecialDrawing?
  /// What is shown instead while a transition runs, and what it was made of.
  var transition: TransitionContent?
}

extension CALayer {
  /// What is shown in the layer's place.
  ///
  /// The layer's and not the record's, so that only this is copied: a getter of the record gets a
  /// copy of all of it.
  var shownContent: LayerContent {
    if let transition = rendering.transition { return .group(transition.content) }
    return rendering.live
  }
}

extension RenderRecord {
  /// Takes up new values where they only move or fade the one node that the layer drew before, and
  /// gives that node. Nil where there is more to do.
  ///
  /// - Parameters:
  ///   - change: when what the layer itself draws changed last.
  ///   - count: the count of `CALayer.changeCount` now.
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

/// A layer's picture before and after its filters.
struct Filtering {
  let source: GroupContent
  /// Which of the layer's filters, counted from its first.
  let version: Int
  /// The numbers by key that the filters had.
  let extras: [String: AnimatableValue]
  let result: GroupContent
}

/// A layer's own drawing of a moment of an animation.
struct AnimatedDrawing {
  /// The values that were drawn and are not the model's.
  let values: [String: AnimatableValue]
  let image: CGImage?
}

/// What a layer of a special kind last drew, and all that it depends on.
enum SpecialDrawing {
  case gradient(GradientStyle, Drawing)
  case shape(ShapeStyle, DisplayNode?)
  case text(LayerText, Drawing)
  case snapshot(SnapshotStyle, [DisplayNode])
}

/// What a layer draws, without its place, opacity and clip.
enum LayerContent {
  case nothing
  /// One node, still in the layer's coordinates.
  case node(DisplayNode)
  case group(GroupContent)
}

extension LayerContent {
  /// Nil when there is nothing to see.
  var group: GroupContent? {
    switch self {
    case .nothing: nil
    case .node(let node): GroupContent(nodes: [node])
    case .group(let content): content
    }
  }
}
