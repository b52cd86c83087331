import CoreGraphics

/// The values of an emitter over time. A particle keeps the values at its birth, so that a new
/// position or rate applies only to later particles.
struct EmitterHistory {
  /// The values of an emitter that its particles take over.
  struct Values: Equatable {
    var place = EmitterPlace()
    var birthRate = 1.0
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
    var cells: [EmitterCellValues] = []

    /// Seconds after a birth in which the particle, or one that it emits, may be seen.
    var longestTrace: Double { cells.map { $0.longestTrace(lifetime) }.max() ?? 0 }

    var emits: Bool { birthRate > 0 && lifetime > 0 && cells.contains(where: \.emits) }
  }

  /// Values that apply from a time on.
  struct Piece {
    /// The layer's time.
    let begin: TimeInterval
    let values: Values
    let longestTrace: TimeInterval
  }

  /// Times per second at which animated values are looked at. The times do not depend on the
  /// frames, so that the particles do not either.
  static let samplesPerSecond = 30.0
  /// More than two minutes of animated values. Older ones are forgotten.
  private static let mostPieces = 4096

  private(set) var pieces: [Piece] = []
  /// The latest time up to which animated values are known.
  private var known: TimeInterval?

  /// Records the values at a time. If they differ from the last ones, they apply from this time on.
  /// The first values also apply to all earlier times.
  mutating func note(_ values: Values, at time: TimeInterval) {
    known = max(known ?? time, time)
    guard let last = pieces.last else {
      pieces.append(
        Piece(begin: -.infinity, values: values, longestTrace: values.longestTrace))
      return
    }
    guard last.values != values else { return }
    pieces.removeAll { $0.begin >= time }
    pieces.append(Piece(begin: time, values: values, longestTrace: values.longestTrace))
    if pieces.count > Self.mostPieces { pieces.removeFirst(pieces.count - Self.mostPieces) }
  }

  /// Notes animated values up to a time.
  ///
  /// - Parameter values: the values at a time of the layer.
  mutating func note(upTo time: TimeInterval, values: (TimeInterval) -> Values) {
    let rate = Self.samplesPerSecond
    let last = (time * rate).rounded(.down)
    var next = known.map { ($0 * rate).rounded(.down) + 1 } ?? last
    next = max(next, last - Double(Self.mostPieces))
    guard last.isFinite, next.isFinite else { return }
    while next <= last {
      note(values(next / rate), at: next / rate)
      next += 1
    }
    if pieces.isEmpty { note(values(time), at: time) }
    known = max(known ?? time, time)
  }

  /// Whether the picture changes after a time, if nothing but time does.
  func changes(after time: TimeInterval) -> Bool {
    for index in pieces.indices {
      let piece = pieces[index]
      guard piece.values.emits else { continue }
      let end = index + 1 < pieces.count ? pieces[index + 1].begin : .infinity
      if piece.values.cells.contains(where: { $0.emits && lastTrace(of: $0, piece, end) > time }) {
        return true
      }
    }
    return false
  }

  private func lastTrace(
    of cell: EmitterCellValues, _ piece: Piece, _ end: TimeInterval
  ) -> TimeInterval {
    min(end, cell.time.parentTime(at: cell.emissionLength))
      + cell.longestTrace(piece.values.lifetime)
  }
}
