import Compositor
import CoreGraphics

/// The factor of birth rates from a time on, in the layer's time.
struct EmitterRate {
  var begin: TimeInterval
  var rate: Double
}

/// Computes the particles of an emitter at a time. What it costs follows from the number of
/// particles that live.
@MainActor
struct Emission {
  /// What an emitter multiplies the values of its cells by.
  struct Factors {
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
  }

  /// More could not be distinguished, and would take seconds to draw.
  static let mostParticles = 20_000
  /// Cells in cells beyond this depth are left out.
  private static let mostDepth = 3

  let time: TimeInterval
  let rates: [EmitterRate]
  let place: EmitterPlace
  let factors: Factors
  let seed: UInt64
  var particles: [Particle] = []

  init(
    time: TimeInterval, rates: [EmitterRate], place: EmitterPlace, factors: Factors, seed: UInt64
  ) {
    (self.time, self.rates, self.place) = (time, rates, place)
    (self.factors, self.seed) = (factors, seed)
  }

  /// Computes the particles of cells that the emitter has.
  mutating func emit(_ cells: [CAEmitterCell]) {
    for (index, cell) in cells.enumerated() {
      emit(cell, number: UInt64(index), from: nil, depth: 0)
    }
  }

  /// Seconds that particles of a cell live at most, and what they emit.
  private func longestTrace(of cell: CAEmitterCell, depth: Int) -> TimeInterval {
    let own = (Double(cell.lifetime) + abs(Double(cell.lifetimeRange)) / 2) * factors.lifetime
    let inner = depth < Self.mostDepth ? cell.emitterCells ?? [] : []
    return max(own, 0) + (inner.map { longestTrace(of: $0, depth: depth + 1) }.max() ?? 0)
  }

  /// - Parameters:
  ///   - number: identifies the cell, and the particle that emits it.
  ///   - parent: the particle that emits; nil for the emitter.
  private mutating func emit(
    _ cell: CAEmitterCell, number: UInt64, from parent: Flight?, depth: Int
  ) {
    let rate = Double(cell.birthRate)
    guard cell.isEnabled, rate > 0, rate.isFinite, depth <= Self.mostDepth else { return }
    let origin = parent?.birth ?? 0
    let start = origin + cell.beginTime
    var end = cell.duration > 0 ? start + cell.duration : .infinity
    if let parent { end = min(end, parent.birth + parent.lifetime) }
    let oldest = time - longestTrace(of: cell, depth: depth)
    // The births before the running piece, as a number that need not be whole.
    var count = 0.0
    let pieces = parent == nil ? rates : [EmitterRate(begin: -.infinity, rate: 1)]
    for (index, piece) in pieces.enumerated() {
      let from = max(start, piece.begin)
      let until = min(end, index + 1 < pieces.count ? pieces[index + 1].begin : .infinity)
      let births = rate * piece.rate
      guard births > 0, from < until else { continue }
      let begin = max(from, oldest)
      let last = ((min(until, time) - from) * births + count).rounded(.down)
      var first = max(((begin - from) * births + count).rounded(.up), count.rounded(.up))
      first = max(first, last - Double(Self.mostParticles - particles.count) + 1)
      if first <= last, last.isFinite {
        for birth in Int(first)...Int(last) {
          let moment = from + (Double(birth) - count) / births
          guard moment < until else { continue }
          add(cell, number: number, birth: UInt64(birth), at: moment, from: parent, depth: depth)
        }
      }
      if until < .infinity { count += (until - from) * births }
    }
  }

  private mutating func add(
    _ cell: CAEmitterCell, number: UInt64, birth: UInt64, at moment: TimeInterval,
    from parent: Flight?, depth: Int
  ) {
    var random = EmitterRandom(seed, number, birth)
    let place = place.point(random.next(), random.next())
    let start = parent?.point(at: moment) ?? place
    let lifetime =
      random.number(Double(cell.lifetime), range: Double(cell.lifetimeRange)) * factors.lifetime
    let direction = random.number(
      Double(cell.emissionLongitude), range: Double(cell.emissionRange))
    let speed =
      random.number(Double(cell.velocity), range: Double(cell.velocityRange)) * factors.velocity
      * cos(Double(cell.emissionLatitude))
    let flight = Flight(
      birth: moment, lifetime: lifetime, start: start,
      velocity: CGVector(dx: speed * cos(direction), dy: speed * sin(direction)),
      acceleration: CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration))
    for (index, inner) in (cell.emitterCells ?? []).enumerated() {
      let identity = (number &* 1_000_003 &+ birth &+ 1) &* 31 &+ UInt64(index) &+ 1
      emit(inner, number: identity, from: flight, depth: depth + 1)
    }
    let age = time - moment
    guard age < lifetime, age >= 0, particles.count < Self.mostParticles,
      let particle = Particle(cell, at: flight, age: age, factors: factors, &random)
    else { return }
    particles.append(particle)
  }

  /// The sum of the particles' colours.
  var sum: DisplayNode? {
    guard let first = particles.first else { return nil }
    let particles = particles
    let bounds = particles.reduce(first.bounds) { $0.union($1.bounds) }
    guard bounds.width < 10_000, bounds.height < 10_000 else { return nil }
    return .drawing(
      PlacedDrawing(
        drawing: Drawing(bounds: bounds) { context in
          for particle in particles { particle.add(to: context) }
        }))
  }
}

/// The path of a particle, as a function of time.
struct Flight {
  let birth: TimeInterval
  let lifetime: TimeInterval
  let start: CGPoint
  let velocity: CGVector
  let acceleration: CGVector

  func point(at time: TimeInterval) -> CGPoint {
    let age = time - birth
    return CGPoint(
      x: start.x + velocity.dx * age + acceleration.dx * age * age / 2,
      y: start.y + velocity.dy * age + acceleration.dy * age * age / 2)
  }
}
