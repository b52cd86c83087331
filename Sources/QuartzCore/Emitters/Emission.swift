import Compositor
import CoreGraphics

/// Computes the particles of an emitter at a time. The cost follows from the number of particles
/// that are seen, and not from the emitter's age: births are at whole multiples of the interval
/// between two of them, so that those before are not counted.
struct Emission {
  /// More living particles could not be distinguished, and would take seconds to draw.
  static let mostParticles = 10_000
  /// Births in a second.
  private static let mostBirths = 10_000.0
  /// Births to look at, with those of particles that are dead or only emit others.
  private static let mostVisits = 50_000
  /// Cells in cells beyond this depth are left out.
  static let deepestCell = 4
  /// Births beyond this number cannot be told from each other.
  private static let largestNumber = 1e15

  let time: TimeInterval
  let seed: UInt64
  /// The living particles in the order of their pieces and cells.
  private(set) var living: [EmitterFlight] = []
  /// Whether there were more than can be drawn.
  private(set) var isCut = false
  private var visits = 0

  init(time: TimeInterval, seed: UInt32, history: EmitterHistory) {
    self.time = time
    self.seed = UInt64(seed)
    guard time.isFinite else { return }
    for index in history.pieces.indices {
      let piece = history.pieces[index]
      let end =
        index + 1 < history.pieces.count ? history.pieces[index + 1].begin : TimeInterval.infinity
      guard piece.begin <= time, end + piece.longestTrace >= time else { continue }
      for (number, cell) in piece.values.cells.enumerated() {
        let window = Window(begin: piece.begin, end: end, origin: 0)
        emit(
          cell, of: piece.values, in: window, key: UInt64(number) &+ 1, from: nil, depth: 0)
      }
    }
  }

  /// The time in which particles of a cell may be born, in the layer's time.
  private struct Window {
    var begin, end: TimeInterval
    /// The time from which the cell's time is counted.
    var origin: TimeInterval
  }

  /// - Parameters:
  ///   - key: identifies the cell, and the particle that emits.
  ///   - parent: the particle that emits; nil for the emitter.
  private mutating func emit(
    _ cell: EmitterCellValues, of values: EmitterHistory.Values, in window: Window, key: UInt64,
    from parent: EmitterFlight?, depth: Int
  ) {
    let factor = parent == nil ? values.birthRate : 1
    guard cell.emits, factor > 0, depth < Self.deepestCell else { return }
    let rate = min(cell.birthRate * factor, Self.mostBirths)
    if cell.birthRate * factor > Self.mostBirths { isCut = true }
    func local(_ moment: TimeInterval) -> Double {
      cell.time.localTime(at: moment - window.origin)
    }
    let oldest = time - cell.longestTrace(values.lifetime)
    let low = max(local(max(window.begin, oldest)), 0)
    let end = local(window.end)
    let latest = (min(local(time), cell.emissionLength) * rate).rounded(.down)
    // A birth at the very end of the window belongs to what follows.
    let high = min(latest, (end * rate).rounded(.up) - 1)
    // The first birth is an interval after the begin.
    var first = max((low * rate).rounded(.up), 1)
    guard first <= high, high < Self.largestNumber else { return }
    // The newest are kept.
    let room = cell.cells.isEmpty ? Self.mostParticles - living.count : Self.mostVisits
    let most = Double(min(room, Self.mostVisits - visits))
    if high - first >= most {
      isCut = true
      first = high - most + 1
    }
    guard first <= high else { return }
    for number in Int(first)...Int(high) {
      let moment = window.origin + cell.time.parentTime(at: Double(number) / rate)
      add(cell, of: values, at: moment, key: key, number, from: parent, depth: depth)
    }
  }

  private mutating func add(
    _ cell: EmitterCellValues, of values: EmitterHistory.Values, at moment: TimeInterval,
    key: UInt64, _ number: Int, from parent: EmitterFlight?, depth: Int
  ) {
    visits += 1
    // A birth is identified by its time and not by its number, because the numbers change with the
    // rate.
    let birth = (moment - (parent?.birth ?? 0)).bitPattern
    var random = EmitterRandom(seed, key, birth)
    let identity = random.bits()
    let flight = EmitterFlight(cell, of: values, birth: moment, from: parent, &random)
    for (index, inner) in cell.cells.enumerated() {
      let window = Window(begin: moment, end: flight.death, origin: moment)
      emit(
        inner, of: values, in: window, key: identity &+ UInt64(index), from: flight,
        depth: depth + 1)
    }
    let age = flight.age(at: time)
    guard age >= 0, age < flight.lifetime, cell.contents != nil else { return }
    guard living.count < Self.mostParticles else {
      isCut = true
      return
    }
    living.append(flight)
  }
}
