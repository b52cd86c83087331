extension PathElements {
  /// The maximum number of dashes. More would take seconds.
  private static let maximumDashes = 50_000.0

  /// Returns the path cut into dashes: alternating dashes and gaps of the given lengths. Each
  /// subpath begins at `phase` in the pattern. If the last dash of a closed subpath reaches its
  /// end, it continues in a dash that begins at its start. Curves stay curves. Without a pattern,
  /// or with too many dashes, the path is returned as it is.
  package func dashed(phase: Double, lengths: [Double]) -> PathElements {
    let period = lengths.reduce(0, +) * (lengths.count.isMultiple(of: 2) ? 1 : 2)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    let subpaths = subpaths.map { DashedSubpath($0) }
    let length = subpaths.reduce(0) { $0 + $1.length }
    guard length < Self.maximumDashes * period else { return self }
    var result = PathElements()
    for subpath in subpaths {
      subpath.append(
        subpath.dashes(phase: phase, lengths: lengths, period: period), to: &result)
    }
    return result
  }
}

/// The pieces of a subpath, with the lengths at which they begin.
private struct DashedSubpath {
  private let pieces: ArraySlice<PathPiece>
  let length: Double
  private let isClosed: Bool

  init(_ pieces: ArraySlice<PathPiece>) {
    self.pieces = pieces
    length = pieces.reduce(0) { $0 + $1.length }
    isClosed = pieces.last?.closes == true
  }

  /// Returns the dashes in order, as ranges of the subpath's length.
  func dashes(phase: Double, lengths: [Double], period: Double) -> [Range<Double>] {
    var passed = phase.truncatingRemainder(dividingBy: period)
    if passed < 0 { passed += period }
    // The first dash of the pattern may begin before the subpath.
    var (start, index) = (-passed, 0)
    var result: [Range<Double>] = []
    while start < length || start == 0 {
      let end = start + lengths[index % lengths.count]
      if index.isMultiple(of: 2), end > 0 || start >= 0 {
        result.append(max(start, 0)..<min(end, length))
      }
      // If rounding keeps the sum from growing, the loop would never end.
      guard end > start || lengths[index % lengths.count] == 0 else { break }
      (start, index) = (end, index + 1)
    }
    return result
  }

  func append(_ dashes: [Range<Double>], to path: inout PathElements) {
    guard isClosed, let first = dashes.first, let last = dashes.last, first.lowerBound == 0,
      last.upperBound == length
    else { return append(separate: dashes, to: &path) }
    if dashes.count == 1 {
      guard let start = pieces.first?.start else { return }
      path.move(to: start)
      for piece in pieces {
        if piece.closes { path.close() } else { piece.append(0, 1, to: &path) }
      }
      return
    }
    append(separate: dashes.dropFirst(), to: &path)
    append(first, from: pieces.startIndex, to: &path, continues: true)
  }

  private func append(
    separate dashes: some Sequence<Range<Double>>, to path: inout PathElements
  ) {
    var (index, passed) = (pieces.startIndex, 0.0)
    for dash in dashes {
      while index < pieces.endIndex - 1, passed + pieces[index].length <= dash.lowerBound {
        passed += pieces[index].length
        index += 1
      }
      append(dash, from: index, passed: passed, to: &path)
    }
  }

  /// - Parameters:
  ///   - index: the piece in which the dash begins.
  ///   - passed: the length before that piece.
  ///   - continues: whether the current point is already at the dash's beginning.
  private func append(
    _ dash: Range<Double>, from index: Int, passed: Double = 0, to path: inout PathElements,
    continues: Bool = false
  ) {
    var (index, passed, isFirst) = (index, passed, !continues)
    while index < pieces.endIndex, passed < dash.upperBound || isFirst {
      let piece = pieces[index]
      let from = piece.parameter(atLength: dash.lowerBound - passed)
      let to = piece.parameter(atLength: dash.upperBound - passed)
      if isFirst { path.move(to: piece.point(at: from)) }
      if to > from || isFirst { piece.append(from, to, to: &path) }
      passed += piece.length
      (index, isFirst) = (index + 1, false)
    }
  }
}
