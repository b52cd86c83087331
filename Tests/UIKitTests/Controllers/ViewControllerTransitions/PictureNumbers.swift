import Compositor
import CoreGraphics

extension GroupContent {
  /// All numbers of the picture, in drawing order: positions, opacities, colours, clips, and the
  /// progress of effects. Any other difference between pictures changes the count of numbers.
  var numbers: [Double] {
    nodes.flatMap { node -> [Double] in
      switch node {
      case .fill(let fill): [1] + fill.shape.numbers + fill.color.numbers + fill.transform.numbers
      case .picture(let picture):
        [2, picture.opacity] + picture.rect.numbers + picture.transform.numbers
      case .border(let border):
        [3, border.width] + border.shape.numbers + border.color.numbers + border.transform.numbers
      case .shadow(let shadow):
        [4, shadow.blurRadius] + shadow.color.numbers + shadow.transform.numbers
      case .drawing(let drawing): [5, drawing.opacity] + drawing.transform.numbers
      case .backdrop(let backdrop):
        [9, backdrop.opacity, backdrop.material.blurRadius, backdrop.material.saturation]
          + backdrop.material.tint.numbers + backdrop.shape.numbers + backdrop.transform.numbers
      case .group(let group):
        [6, group.opacity] + group.transform.numbers + (group.clip?.numbers ?? [])
          + (group.mask?.numbers ?? []) + group.effects.flatMap(\.numbers) + group.content.numbers
      case .run(let run): run.numbers
      }
    }
  }
}

extension Effect {
  fileprivate var numbers: [Double] {
    switch self {
    case .dissolve(let dissolve): [7, dissolve.fraction] + dissolve.other.numbers
    case .pageCurl(let curl): [8, curl.fraction, curl.edge == .bottom ? 0 : 1]
    default: [9]
    }
  }
}

extension Homography {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty, p, q, r] }
}

extension RoundedRect {
  fileprivate var numbers: [Double] { rect.numbers + [radius] }
}

extension CGRect {
  fileprivate var numbers: [Double] {
    [origin.x, origin.y, size.width, size.height].map { Double($0) }
  }
}

extension RGBA {
  fileprivate var numbers: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }
}
