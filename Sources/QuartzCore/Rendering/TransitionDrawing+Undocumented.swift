import Compositor
import CoreGraphics

/// The transitions whose names Apple does not document. Their numbers are chosen by comparison with
/// iOS.
extension TransitionDrawing {
  /// Neighbouring faces of a cube that turns by a quarter; the subtype is the side from which the
  /// new content comes.
  var cubed: [DisplayNode] {
    let half = Double(turningSide) / 2
    let sign: Double = subtype == .fromRight || subtype == .fromBottom ? -1 : 1
    let (away, forth) = (fraction * .pi / 2 * sign, (fraction - 1) * .pi / 2 * sign)
    return [(origin, away), (target, forth)].compactMap { picture, angle in
      let face = turned(by: angle, aboutAxisBehind: half)
      // A face that is seen from inside the cube is behind the other one.
      return face.determinant > 0 ? place(picture, face) : nil
    }
  }

  /// One content through a round aperture in the other.
  ///
  /// - Parameter part: the radius of the aperture, of half the diagonal.
  func irised(
    _ inside: TransitionPicture, over outside: TransitionPicture, by part: Double
  ) -> [DisplayNode] {
    let bounds = target.bounds
    let radius = bounds.diagonal / 2 * part
    let circle = CGRect(
      x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
    let seen = place(inside, .identity).map { node in
      DisplayNode.group(
        DisplayGroup(
          content: GroupContent(nodes: [node]), clip: RoundedRect(circle, radius: radius)))
    }
    return [place(outside, .identity), seen].compactMap { $0 }
  }

  /// Crests and troughs that run outwards.
  var rippled: [DisplayNode] {
    let bounds = target.bounds
    let length = bounds.diagonal / 2 * Self.waveLength
    let height = length * Self.waveHeight * sin(.pi * fraction)
    guard height > 0 else { return dissolved }
    let stretch = RadialStretch.wave(
      about: CGPoint(x: bounds.midX, y: bounds.midY), length: length, height: height,
      phase: fraction * Self.waves)
    return [distorted(dissolved, by: stretch, in: bounds, keepsOpacity: true)]
  }

  /// In distances from the middle to a corner.
  private static let waveLength = 0.2
  /// In lengths of a wave; below 1 / 2π, from where on a wave would fold the picture.
  private static let waveHeight = 0.1
  /// How many waves leave the middle.
  private static let waves = 4.0

  /// All points of the old content go straight to the corner, at one speed.
  var sucked: [DisplayNode] {
    let bounds = origin.bounds
    let way = bounds.diagonal * fraction
    guard let node = place(origin, .identity) else {
      return [place(target, .identity)].compactMap { $0 }
    }
    let placed = CGRect(origin: target.bounds.origin, size: bounds.size)
    let stretch = RadialStretch.pull(to: placed.origin, by: way)
    // A transparent pixel at each side keeps the edges smooth.
    let old = distorted(
      [node], by: stretch, in: placed.insetBy(dx: -2, dy: -2), keepsOpacity: false)
    return [place(target, .identity), old].compactMap { $0 }
  }

  private func distorted(
    _ nodes: [DisplayNode], by stretch: RadialStretch, in area: CGRect, keepsOpacity: Bool
  ) -> DisplayNode {
    .group(
      DisplayGroup(
        content: GroupContent(nodes: nodes),
        effects: [.kernel(stretch.kernel(in: area, keepsOpacity: keepsOpacity))]))
  }
}

extension CGRect {
  /// From corner to corner.
  fileprivate var diagonal: Double { Double(hypot(size.width, size.height)) }
}
