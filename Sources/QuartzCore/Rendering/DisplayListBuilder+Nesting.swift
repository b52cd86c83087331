import Compositor
import CoreGraphics

/// Limits recursion. Masks, layers that keep depth, and replicating layers are drawn recursively
/// inside the layer that contains them, which takes stack memory for each level.
extension DisplayListBuilder {
  /// The greatest number of such layers inside one another that are drawn.
  private static let deepestNesting = GroupContent.deepestGroup

  /// Draws such a layer, unless it is nested too deeply.
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
