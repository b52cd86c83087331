import CoreGraphics

/// The life of a particle as a function of time.
struct EmitterFlight {
  let cell: EmitterCellValues
  /// In the layer's time.
  let birth: TimeInterval
  /// Seconds of the cell's time.
  let lifetime: Double
  private let start: CGPoint
  private let startZ: Double
  private let velocity: SIMD4<Double>
  /// The factor of the scale, of the emitter.
  private let scaleFactor: Double
  private let firstScale: Double
  private let spin: Double
  /// Red, green, blue and alpha at its birth, before they are clamped.
  private let color: SIMD4<Double>
  /// The colours of what emits it, by which its own are multiplied.
  private let tint: SIMD4<Double>

  /// - Parameters:
  ///   - random: gives the particle's own values.
  ///   - parent: what emits the particle; nil for the emitter.
  init(
    _ cell: EmitterCellValues, of values: EmitterHistory.Values, birth: TimeInterval,
    from parent: EmitterFlight?, _ random: inout EmitterRandom
  ) {
    self.cell = cell
    self.birth = birth
    lifetime = random.number(cell.lifetime, range: cell.lifetimeRange) * values.lifetime
    let place = values.place.birthplace(&random)
    start = parent?.point(at: birth) ?? place.point
    startZ = parent?.z(at: birth) ?? place.z
    let turn = parent == nil ? place.turn : 0
    let direction = random.number(cell.emissionLongitude, range: cell.emissionRange) + turn
    let speed = random.number(cell.velocity, range: cell.velocityRange) * values.velocity
    let across = speed * cos(cell.emissionLatitude)
    velocity = SIMD4(
      across * cos(direction), across * sin(direction), speed * sin(cell.emissionLatitude), 0)
    scaleFactor = values.scale
    firstScale = random.number(cell.scale, range: cell.scaleRange)
    spin = random.number(cell.spin, range: cell.spinRange) * values.spin
    let base = cell.color ?? .white
    color = SIMD4(
      random.number(base.red, range: cell.redRange),
      random.number(base.green, range: cell.greenRange),
      random.number(base.blue, range: cell.blueRange),
      random.number(base.alpha, range: cell.alphaRange))
    tint = parent?.shownColor(at: birth) ?? SIMD4(repeating: 1)
  }

  /// Seconds of the cell's time since its birth.
  func age(at time: TimeInterval) -> Double { (time - birth) * cell.time.speed }

  /// When it dies, in the layer's time.
  var death: TimeInterval { birth + lifetime / cell.time.speed }

  func point(at time: TimeInterval) -> CGPoint {
    let age = age(at: time)
    return CGPoint(
      x: start.x + velocity.x * age + cell.xAcceleration * age * age / 2,
      y: start.y + velocity.y * age + cell.yAcceleration * age * age / 2)
  }

  /// Closeness to the viewer.
  func z(at time: TimeInterval) -> Double {
    let age = age(at: time)
    return startZ + velocity.z * age + cell.zAcceleration * age * age / 2
  }

  func scale(at time: TimeInterval) -> Double {
    (firstScale + cell.scaleSpeed * age(at: time)) * scaleFactor
  }

  /// Radians.
  func rotation(at time: TimeInterval) -> Double { spin * age(at: time) }

  /// Red, green, blue and alpha, from 0 to 1, with those of what emitted it.
  func shownColor(at time: TimeInterval) -> SIMD4<Double> {
    let speed = SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed)
    let moved = color + speed * age(at: time)
    let limited = moved.clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    return limited * tint
  }
}
