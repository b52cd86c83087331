import Compositor
import CoreGraphics

/// What a layer looked like when the display list was last made, kept to be used again.
struct LayerRendering {
  /// Whether what the layer itself draws has changed since.
  var isContentStale = true
  /// The values it was drawn with.
  var shown = LayerValues()
  /// What the filters were last given, and what they made of it; nil without filters.
  var filtering: Filtering?
  /// What the mask draws, in this layer's coordinates; nil without a mask.
  var mask: GroupContent?
  /// Shadow and content together, where a mask cuts both.
  var masked: GroupContent?
  /// Its own picture and its sublayers', in its own coordinates.
  var live: LayerContent = .nothing
  /// What the layer drew for values that an animation gives it, instead of its contents.
  var animatedDrawing: AnimatedDrawing?
  /// What is shown instead while a transition runs, and what it was made of.
  var transition: TransitionContent?

  /// What is shown in the layer's place.
  var content: LayerContent {
    transition.map { .group($0.content) } ?? live
  }
}

extension LayerRendering {
  /// Takes up new values where they only move or fade the one node that the layer drew before, and
  /// gives that node. Nil where there is more to do.
  mutating func moved(to new: LayerValues) -> DisplayNode? {
    guard !isContentStale, case .node(let node) = live, new.hasSameContent(as: shown),
      new.rare.areDefaults || new.shadowOpacity == 0
    else { return nil }
    shown = new
    return node
  }
}

/// A layer's picture before and after its filters.
struct Filtering {
  let source: GroupContent
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
