import Compositor
import CoreGraphics

/// Masks, layers that keep depth, and layers that replicate others are drawn each inside the
/// drawing of the layer around it, which takes a part of the stack.
extension DisplayListBuilder {
  /// The most of them inside each other that are drawn.
  private static let deepestNesting = GroupContent.deepestGroup

  /// Draws such a layer, unless too many are around it.
  mutating func nest(_ body: (inout Self) -> Void) {
    guard nesting < Self.deepestNesting else { return warnOfDepth() }
    nesting += 1
    body(&self)
    nesting -= 1
  }

  func warnOfDepth() {
    Diagnostics.warn(
      "Inside \(GroupContent.deepestGroup) layers that fade, clip, mask, filter, replicate or keep "
        + "the depth of their sublayers, one in the other, no more such layers are drawn.")
  }
}
