import Compositor
import CoreGraphics

extension DisplayNode {
  /// A single node of a layer, put into the superlayer's coordinates with the layer's opacity
  /// folded in; nil for a node that only a group can fade.
  func placed(_ transform: Homography, _ opacity: Double) -> DisplayNode? {
    switch self {
    case .fill(var fill):
      fill.color.alpha *= opacity
      fill.transform = fill.transform.followed(by: transform)
      return .fill(fill)
    case .picture(var picture):
      picture.opacity *= opacity
      picture.transform = picture.transform.followed(by: transform)
      return .picture(picture)
    case .border(var border):
      border.color.alpha *= opacity
      border.transform = border.transform.followed(by: transform)
      return .border(border)
    case .drawing(var drawing):
      drawing.opacity *= opacity
      drawing.transform = drawing.transform.followed(by: transform)
      return .drawing(drawing)
    case .backdrop(var backdrop):
      backdrop.opacity *= opacity
      backdrop.transform = backdrop.transform.followed(by: transform)
      return .backdrop(backdrop)
    case .group(var group):
      // An outer clip or rasterisation is not lost: the caller makes a group for those.
      group.opacity *= opacity
      group.transform = group.transform.followed(by: transform)
      return .group(group)
    case .run(let run):
      return .group(DisplayGroup(content: run, transform: transform, opacity: opacity))
    case .shadow:
      return nil
    }
  }

  /// Whether it is combined with what is below it by a blend mode.
  var isBlended: Bool {
    if case .group(let group) = self { group.blendMode != .normal } else { false }
  }

  /// Whether both draw the same; groups and pictures are compared by identity.
  func isIdentical(to other: DisplayNode) -> Bool {
    switch (self, other) {
    case (.fill(let a), .fill(let b)): a == b
    case (.picture(let a), .picture(let b)): a == b
    case (.border(let a), .border(let b)): a == b
    case (.shadow(let a), .shadow(let b)): a == b
    case (.drawing(let a), .drawing(let b)): a == b
    case (.backdrop(let a), .backdrop(let b)): a == b
    case (.group(let a), .group(let b)): a.isSame(as: b)
    case (.run(let a), .run(let b)): a === b
    default: false
    }
  }
}

extension [DisplayNode] {
  func isIdentical(to other: [DisplayNode]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isIdentical(to: $1) }
  }
}

extension GroupContent {
  /// Without the blend modes of its own groups, for a picture of a layer with nothing below it.
  var withoutBlending: GroupContent {
    guard nodes.contains(where: \.isBlended) else { return self }
    return GroupContent(
      nodes: nodes.map { node in
        guard case .group(var group) = node else { return node }
        group.blendMode = .normal
        return .group(group)
      })
  }
}
