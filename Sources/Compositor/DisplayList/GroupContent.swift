internal import CoreGraphics

/// The immutable nodes of a group. Identity implies equality: the same object is unchanged, and a
/// compositor may keep a bitmap of it.
package final class GroupContent: Sendable {
  package let nodes: [DisplayNode]
  /// The greatest depth of nested groups in it, including masks and inputs of effects.
  let height: Int
  /// The greatest number of faded, masked, clipped or blended groups on any path down.
  let fadeHeight: Int
  /// The greatest number of groups on any path down from here that do nothing but place their
  /// content.
  let plainHeight: Int
  /// Whether a backdrop in it shows what is below it.
  package let hasBackdrop: Bool
  /// What groups in it do to the pixels below it.
  let blending: Blending

  package init(nodes: [DisplayNode]) {
    self.nodes = nodes
    var (height, fades, plain) = (0, 0, 0)
    var hasBackdrop = false
    var blending = Blending.none
    // They are looked at where they lie: a node is large, and a loop over the array copies each.
    for index in nodes.indices where !nodes[index].isDrawnAlone {
      switch nodes[index] {
      case .group(let group):
        height = max(height, group.height)
        fades = max(fades, group.fadeHeight)
        if group.isPlain { plain = max(plain, group.content.plainHeight + 1) }
        hasBackdrop = hasBackdrop || group.hasBackdrop
        blending = max(blending, group.blending)
      case .shadow(let shadow):
        if let content = shadow.silhouette.content { height = max(height, content.height + 1) }
      case .run(let run):
        height = max(height, run.height)
        fades = max(fades, run.fadeHeight)
        plain = max(plain, run.plainHeight)
        hasBackdrop = hasBackdrop || run.hasBackdrop
        blending = max(blending, run.blending)
      case .backdrop: hasBackdrop = true
      case .fill, .picture, .border, .drawing: break
      }
    }
    (self.height, fadeHeight, plainHeight) = (height, fades, plain)
    self.hasBackdrop = hasBackdrop
    self.blending = blending
  }
}

extension DisplayNode {
  /// Whether it holds no other nodes and does not depend on what is below it.
  @inline(__always)
  fileprivate var isDrawnAlone: Bool {
    switch self {
    case .fill, .picture, .border, .drawing: true
    case .shadow, .backdrop, .group, .run: false
    }
  }
}

extension DisplayGroup {
  /// Whether it only places its content.
  var isPlain: Bool {
    opacity == 1 && clip == nil && mask == nil && blendMode == .normal && !isIsolated
      && effects.isEmpty && !isRasterized
  }

  var height: Int {
    var height = max(content.height, mask?.height ?? 0)
    for effect in effects {
      for input in effect.inputs { height = max(height, input.height) }
    }
    return height + 1
  }

  /// Whether a backdrop in it shows what is below it: not if it is a bitmap of its own.
  var hasBackdrop: Bool {
    content.hasBackdrop && effects.isEmpty && !isRasterized && blendMode == .normal
  }

  fileprivate var fadeHeight: Int {
    let inner = max(content.fadeHeight, mask?.fadeHeight ?? 0)
    let isPlain = opacity == 1 && clip == nil && mask == nil && blendMode == .normal
    return isPlain ? inner : inner + 1
  }
}
