import Compositor
import CoreGraphics

/// The memory that a frame keeps alive beyond the next one.
///
/// A recording drops its oldest frames first. That frees what a frame does not share with the next
/// one. The sum of these bytes over all frames is therefore the memory of the recording.
enum Footprint {
  /// Bytes of an object of the heap without its contents.
  private static let object = 48
  /// Bytes of the objects that a drawing refers to. An estimate, because the captures of its
  /// closure are not known.
  private static let drawing = 512

  /// The bytes of a frame's content and of its layers' records.
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
    // An object that several nodes refer to, such as the picture of a page in pieces, is counted
    // once.
    var counted: Set<ObjectIdentifier> = []
    // No recursion, because deep trees would overflow the stack.
    var pending = [(content, later)]
    while let (content, later) = pending.popLast() {
      guard content !== later, counted.insert(ObjectIdentifier(content)).inserted
      else { continue }
      bytes += object + content.nodes.count * MemoryLayout<DisplayNode>.stride
      // Most nodes have the same index in the next frame.
      let others = later?.nodes ?? []
      var kept: Set<ObjectIdentifier>?
      for index in content.nodes.indices {
        let isAtPlace = index < others.count
        if let object = content.nodes[index].object {
          if isAtPlace, others[index].object == object { continue }
          let known = kept ?? Set(others.lazy.compactMap(\.object))
          kept = known
          if known.contains(object) { continue }
          if content.nodes[index].isLeaf, !counted.insert(object).inserted { continue }
        }
        bytes += own(content.nodes[index])
        pending += inner(content.nodes[index], isAtPlace ? others[index] : nil)
      }
    }
    return bytes
  }

  /// The bytes that a node refers to, without groups.
  private static func own(_ node: DisplayNode) -> Int {
    switch node {
    case .picture(let picture): picture.image.width * picture.image.height * 4
    case .drawing: drawing
    case .fill, .border, .shadow, .backdrop, .group, .run: 0
    }
  }

  /// The contents inside a node, each with that of the next frame at its place.
  private static func inner(
    _ node: DisplayNode, _ counterpart: DisplayNode?
  ) -> [(GroupContent, GroupContent?)] {
    switch node {
    case .group(let group):
      var other: DisplayGroup?
      if case .group(let group) = counterpart { other = group }
      var result = [(group.content, other?.content)]
      if let mask = group.mask { result.append((mask, other?.mask)) }
      let inputs = other?.effects.flatMap(\.inputs) ?? []
      for (index, input) in group.effects.flatMap(\.inputs).enumerated() {
        result.append((input, inputs.indices.contains(index) ? inputs[index] : nil))
      }
      return result
    case .run(let run):
      guard case .run(let other) = counterpart else { return [(run, nil)] }
      return [(run, other)]
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

extension DisplayNode {
  /// The object of the heap that the node is about: a content, an image or a drawing. Nil for those
  /// without one, and for a shadow, whose content belongs to another node as well.
  fileprivate var object: ObjectIdentifier? {
    switch self {
    case .group(let group): ObjectIdentifier(group.content)
    case .run(let run): ObjectIdentifier(run)
    case .picture(let picture): ObjectIdentifier(picture.image)
    case .drawing(let placed): ObjectIdentifier(placed.drawing)
    case .fill, .border, .shadow, .backdrop: nil
    }
  }

  /// Whether there is no content in it.
  fileprivate var isLeaf: Bool {
    switch self {
    case .group, .run, .shadow: false
    case .fill, .picture, .border, .drawing, .backdrop: true
    }
  }
}
