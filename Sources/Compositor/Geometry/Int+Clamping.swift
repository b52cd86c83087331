extension Int {
  /// The largest device coordinate kept; what lies farther is far outside of any screen.
  static let coordinateLimit = 1 << 28

  /// A coordinate as a whole number, without trapping: what is not a number counts as 0.
  @inline(__always)
  init(clampingCoordinate value: Double) {
    let limit = Double(Int.coordinateLimit)
    self = value.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(limit, value)))
  }

  /// The least whole number that is not below a coordinate, without the function call that rounding
  /// is on older processors.
  @inline(__always)
  init(ceiling value: Double) {
    let bounded = value.clampedToCoordinates
    let whole = Int(bounded)
    self = Double(whole) < bounded ? whole + 1 : whole
  }

  /// The greatest whole number that is not above a coordinate.
  @inline(__always)
  init(floor value: Double) {
    let bounded = value.clampedToCoordinates
    let whole = Int(bounded)
    self = Double(whole) > bounded ? whole - 1 : whole
  }
}

extension Double {
  /// The nearest whole number, halves upwards wherever they lie: shifting by whole pixels first
  /// and rounding then gives the same as the other way round, so what moves keeps its shape.
  var snapped: Double { (self + 0.5 + 1e-6).rounded(.down) }

  /// Within the coordinates that can be drawn to; what is not a number counts as 0.
  @inline(__always)
  var clampedToCoordinates: Double {
    let limit = Double(Int.coordinateLimit)
    return isNaN ? 0 : Swift.max(-limit, Swift.min(limit, self))
  }
}
