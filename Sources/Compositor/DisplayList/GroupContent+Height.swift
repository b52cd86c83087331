internal import CoreGraphics

/// Groups inside each other are limited, since each of them takes a part of the stack when it is
/// drawn, and when it is freed.
extension GroupContent {
  /// Groups inside this many others are not drawn: far more than any interface has, far less than
  /// the stack holds.
  package static let deepestGroup = 128
  /// From this height on, groups that only place their content are replaced by it.
  private static let tallestPlain = 32
  /// The number of such groups in a row that are left as they are: replacing each of them at once
  /// would copy long lists for every level.
  private static let mostPlainInARow = 16
  /// The content of a group with more nodes is left in a group as long as possible: copying it for
  /// every few levels around it would take a time of the square of their number.
  private static let longList = 256
  /// From this height on, what is too deep to be drawn is left out.
  private static let tallest = 512

  /// Whether groups in it are nested too deep to be drawn.
  package var isTooDeep: Bool { height > Self.deepestGroup }

  /// Whether ``lowered()`` changes anything.
  package var isTall: Bool {
    height > Self.tallest || (height > Self.tallestPlain && plainHeight > Self.mostPlainInARow)
  }

  /// The same picture with less nesting. Groups that only place their content are replaced by their
  /// nodes, each placed separately, and groups that are too deep to be drawn are left out.
  ///
  /// At fractions of a pixel the nodes of such a group are rounded one by one, and not together.
  package func lowered() -> GroupContent {
    var flat = placed(upTo: Self.longList)
    if flat.plainHeight > Self.mostPlainInARow { flat = placed(upTo: .max) }
    return flat.height > Self.tallest ? flat.cut(to: Self.deepestGroup) : flat
  }

  /// With the nodes of groups that have no more than `longest` of them placed one by one.
  private func placed(upTo longest: Int) -> GroupContent {
    var nodes: [DisplayNode] = []
    append(to: &nodes, at: .identity, upTo: longest)
    return GroupContent(nodes: nodes)
  }

  private func append(
    to result: inout [DisplayNode], at transform: Homography, upTo longest: Int
  ) {
    for node in nodes {
      if case .group(let group) = node, group.isPlain, group.content.nodes.count <= longest {
        group.content.append(
          to: &result, at: group.transform.followed(by: transform), upTo: longest)
      } else if case .run(let run) = node {
        run.append(to: &result, at: transform, upTo: longest)
      } else {
        result.append(node.moved(by: transform))
      }
    }
  }

  /// Without groups inside `levels` others.
  private func cut(to levels: Int) -> GroupContent {
    guard height > levels else { return self }
    let kept = nodes.compactMap { node -> DisplayNode? in
      if case .run(let run) = node { return .run(run.cut(to: levels)) }
      guard case .group(var group) = node, group.height > levels else { return node }
      group.content = group.content.cut(to: levels - 1)
      return group.height > levels ? nil : .group(group)
    }
    return GroupContent(nodes: kept)
  }
}

extension DisplayNode {
  fileprivate func moved(by transform: Homography) -> DisplayNode {
    switch self {
    case .fill(var fill):
      fill.transform = fill.transform.followed(by: transform)
      return .fill(fill)
    case .picture(var picture):
      picture.transform = picture.transform.followed(by: transform)
      return .picture(picture)
    case .border(var border):
      border.transform = border.transform.followed(by: transform)
      return .border(border)
    case .shadow(var shadow):
      shadow.transform = shadow.transform.followed(by: transform)
      return .shadow(shadow)
    case .drawing(var drawing):
      drawing.transform = drawing.transform.followed(by: transform)
      return .drawing(drawing)
    case .backdrop(var backdrop):
      backdrop.transform = backdrop.transform.followed(by: transform)
      return .backdrop(backdrop)
    case .group(var group):
      group.transform = group.transform.followed(by: transform)
      return .group(group)
    case .run(let run):
      return transform == .identity
        ? self : .group(DisplayGroup(content: run, transform: transform))
    }
  }
}
