import Compositor
import CoreGraphics

/// The memory that a frame keeps alive beyond the next one.
///
/// A recording drops its oldest frames first. What a frame shares with the next one stays then, and
/// what it does not share is freed: the sum over all frames is the memory of the recording.
enum Footprint {
  /// Bytes of an object of the heap without its contents.
  private static let object = 48
  /// Bytes of what a drawing refers to. A guess: its closure is not to be seen into.
  private static let drawing = 512

  /// Of a frame's content and of its layers' records.
  ///
  /// - Parameter later: the next frame; nil for none.
  /// - Returns: bytes.
  static func bytes(of frame: RecordedFrame, beyond later: RecordedFrame?) -> Int {
    bytes(of: frame.content, beyond: later?.content)
      + (frame.layerTree?.bytes(beyond: later?.layerTree) ?? 0)
  }

  /// - Parameter later: the content of the next frame; nil for none.
  /// - Returns: bytes.
  static func bytes(of content: GroupContent, beyond later: GroupContent?) -> Int {
    var bytes = 0
    // Trees can be deeper than the stack.
    var pending = [(content, later)]
    while let (content, later) = pending.popLast() {
      guard content !== later else { continue }
      bytes += object + content.nodes.count * MemoryLayout<DisplayNode>.stride
      let kept = Kept(later)
      for (index, node) in content.nodes.enumerated() {
        let counterpart = later.flatMap {
          $0.nodes.indices.contains(index) ? $0.nodes[index] : nil
        }
        bytes += own(node, kept)
        pending += inner(node, kept, counterpart)
      }
    }
    return bytes
  }

  /// What the nodes of a content refer to.
  private struct Kept {
    var contents: Set<ObjectIdentifier> = []
    var images: Set<ObjectIdentifier> = []
    var drawings: Set<ObjectIdentifier> = []

    init(_ content: GroupContent?) {
      for node in content?.nodes ?? [] {
        switch node {
        case .group(let group): contents.insert(ObjectIdentifier(group.content))
        case .picture(let picture): images.insert(ObjectIdentifier(picture.image))
        case .drawing(let placed): drawings.insert(ObjectIdentifier(placed.drawing))
        case .fill, .border, .shadow, .backdrop: break
        }
      }
    }
  }

  /// The bytes that a node refers to, without groups.
  private static func own(_ node: DisplayNode, _ kept: Kept) -> Int {
    switch node {
    case .picture(let picture) where !kept.images.contains(ObjectIdentifier(picture.image)):
      picture.image.width * picture.image.height * 4
    case .drawing(let placed) where !kept.drawings.contains(ObjectIdentifier(placed.drawing)):
      drawing
    default: 0
    }
  }

  /// The contents inside a node, each with that of the next frame at its place.
  private static func inner(
    _ node: DisplayNode, _ kept: Kept, _ counterpart: DisplayNode?
  ) -> [(GroupContent, GroupContent?)] {
    switch node {
    case .group(let group):
      guard !kept.contents.contains(ObjectIdentifier(group.content)) else { return [] }
      var other: DisplayGroup?
      if case .group(let group) = counterpart { other = group }
      var result = [(group.content, other?.content)]
      if let mask = group.mask { result.append((mask, other?.mask)) }
      let inputs = other?.effects.flatMap(\.inputs) ?? []
      for (index, input) in group.effects.flatMap(\.inputs).enumerated() {
        result.append((input, inputs.indices.contains(index) ? inputs[index] : nil))
      }
      return result
    case .shadow(let shadow):
      guard case .content(let content) = shadow.silhouette else { return [] }
      var other: GroupContent?
      if case .shadow(let shadow) = counterpart, case .content(let content) = shadow.silhouette {
        other = content
      }
      return [(content, other)]
    case .fill, .picture, .border, .drawing, .backdrop: return []
    }
  }
}
