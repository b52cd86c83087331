import CoreGraphics

/// Where particles are born.
struct EmitterPlace {
  var shape: CAEmitterLayerEmitterShape
  var mode: CAEmitterLayerEmitterMode
  var middle = CGPoint.zero
  var size = CGSize.zero

  /// A birthplace for two random numbers from 0 to 1.
  func point(_ first: Double, _ second: Double) -> CGPoint {
    let offset: CGPoint =
      switch shape {
      case .line: line(first)
      case .rectangle, .cuboid: rectangle(first, second)
      case .circle, .sphere: circle(first, second)
      default: .zero
      }
    return CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
  }

  private func line(_ first: Double) -> CGPoint {
    let part = mode == .points ? (first < 0.5 ? 0 : 1) : first
    return CGPoint(x: (part - 0.5) * size.width, y: 0)
  }

  private func rectangle(_ first: Double, _ second: Double) -> CGPoint {
    var (x, y) = (first, second)
    if mode == .points { (x, y) = (first < 0.5 ? 0 : 1, second < 0.5 ? 0 : 1) }
    if mode == .outline {
      // Along the four sides, in proportion to their lengths.
      var way = first * 2 * (size.width + size.height)
      if way < 2 * size.width {
        (x, y) = (size.width > 0 ? way / 2 / size.width : 0, second < 0.5 ? 0 : 1)
      } else {
        way -= 2 * size.width
        (x, y) = (second < 0.5 ? 0 : 1, size.height > 0 ? way / 2 / size.height : 0)
      }
    }
    return CGPoint(x: (x - 0.5) * size.width, y: (y - 0.5) * size.height)
  }

  private func circle(_ first: Double, _ second: Double) -> CGPoint {
    let turn = mode == .points ? (first * 4).rounded(.down) / 4 : first
    let isEdge = mode == .outline || mode == .points
    // The root makes the density even.
    let radius = size.width * (isEdge ? 1 : second.squareRoot())
    return CGPoint(x: radius * cos(2 * .pi * turn), y: radius * sin(2 * .pi * turn))
  }
}

/// Numbers from 0 to 1 that follow from a seed and a counter.
struct EmitterRandom {
  private var state: UInt64

  init(_ parts: UInt64...) {
    state = 0x9e37_79b9_7f4a_7c15
    for part in parts {
      state ^= part
      _ = next()
    }
  }

  /// The next number, by the splitmix64 generator.
  mutating func next() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    state ^= bits
    return Double(bits >> 11) / Double(UInt64(1) << 53)
  }

  /// A number of an interval around another one.
  mutating func number(_ middle: Double, range: Double) -> Double {
    let part = next() - 0.5
    return middle + range * part
  }
}
