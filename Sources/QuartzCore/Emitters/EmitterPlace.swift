import CoreGraphics

/// The shape from which particles are emitted, in the layer's coordinates.
struct EmitterPlace: Equatable {
  /// Where a particle is born.
  struct Birthplace {
    var point: CGPoint
    var z = 0.0
    /// Added to the direction of emission: the outline of a circle emits away from its centre, and
    /// a line at right angles to itself.
    var turn = 0.0
  }

  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var middle = CGPoint.zero
  var z = 0.0
  var size = CGSize.zero
  var depth = 0.0

  /// The birthplace for three random numbers.
  func birthplace(_ random: inout EmitterRandom) -> Birthplace {
    let (first, second, third) = (random.next(), random.next(), random.next())
    var place: Birthplace =
      switch shape {
      case .line: line(first)
      case .rectangle: rectangle(first, second)
      case .cuboid: cuboid(first, second, third)
      case .circle: circle(first, second)
      case .sphere: sphere(first, second, third)
      default: Birthplace(point: .zero)
      }
    place.point.x += middle.x
    place.point.y += middle.y
    place.z += z
    return place
  }

  private func line(_ first: Double) -> Birthplace {
    let part = mode == .points ? (first < 0.5 ? 0 : 1) : first
    return Birthplace(point: CGPoint(x: (part - 0.5) * size.width, y: 0), turn: -.pi / 2)
  }

  private func rectangle(_ first: Double, _ second: Double) -> Birthplace {
    var (x, y) = (first, second)
    switch mode {
    case .points: (x, y) = (first < 0.5 ? 0 : 1, second < 0.5 ? 0 : 1)
    case .outline:
      // The four sides in proportion to their lengths.
      let along = first * (abs(size.width) + abs(size.height))
      let side: Double = second < 0.5 ? 0 : 1
      if along < abs(size.width) {
        (x, y) = (along / abs(size.width), side)
      } else {
        let length = abs(size.height)
        (x, y) = (side, length > 0 ? (along - abs(size.width)) / length : 0)
      }
    default: break
    }
    return Birthplace(point: CGPoint(x: (x - 0.5) * size.width, y: (y - 0.5) * size.height))
  }

  private func cuboid(_ first: Double, _ second: Double, _ third: Double) -> Birthplace {
    var place = rectangle(first, second)
    let part = mode == .points || mode == .outline ? (third < 0.5 ? 0 : 1) : third
    place.z = (part - 0.5) * depth
    return place
  }

  private func circle(_ first: Double, _ second: Double) -> Birthplace {
    let isEdge = mode == .outline || mode == .points
    let turn = 2 * .pi * (mode == .points ? (first * 4).rounded(.down) / 4 : first)
    // The square root makes the density even.
    let radius = size.width * (isEdge ? 1 : second.squareRoot())
    return Birthplace(
      point: CGPoint(x: radius * cos(turn), y: radius * sin(turn)), turn: isEdge ? turn : 0)
  }

  private func sphere(_ first: Double, _ second: Double, _ third: Double) -> Birthplace {
    guard mode != .points, mode != .outline else { return circle(first, second) }
    let turn = 2 * .pi * first
    // Evenly over the sphere; the cube root makes the density inside of it even.
    let height = 2 * second - 1
    let radius = size.width * (mode == .surface ? 1 : cbrt(third))
    let across = radius * (1 - height * height).squareRoot()
    return Birthplace(
      point: CGPoint(x: across * cos(turn), y: across * sin(turn)), z: radius * height,
      turn: mode == .surface ? turn : 0)
  }
}
