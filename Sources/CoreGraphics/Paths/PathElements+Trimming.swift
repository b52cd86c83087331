extension PathElements {
  /// Returns the part of the path between two fractions of its length, counted over all subpaths in
  /// order; empty if `start` is not below `end`. Curves stay curves. Lengths are those of the
  /// flattened path.
  package func trimmed(from start: Double, to end: Double) -> PathElements {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return PathElements() }
    let pieces = self.pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return PathElements() }
    let (first, last) = (max(start, 0) * total, min(end, 1) * total)
    var result = PathElements()
    var passed = 0.0
    var isWhole = true
    for piece in pieces {
      defer { passed += piece.length }
      if piece.beginsSubpath { isWhole = true }
      guard passed + piece.length > first, passed < last else {
        isWhole = false
        continue
      }
      let from = piece.parameter(atLength: first - passed)
      let to = piece.parameter(atLength: last - passed)
      if from > 0 || piece.beginsSubpath || result.isEmpty {
        result.move(to: piece.point(at: from))
      }
      if from > 0 || to < 1 { isWhole = false }
      if piece.closes, isWhole { result.close() } else { piece.append(from, to, to: &result) }
    }
    return result
  }

  /// The length of the flattened path, over all subpaths.
  package var length: Double { pieces.reduce(0) { $0 + $1.length } }

  /// Returns the maximum distance of a stroke from the path, including joins and caps.
  package func strokeReach(
    width: Double, miterLimit: Double?, hasSquareCaps: Bool
  ) -> Double {
    var factor = hasSquareCaps ? 2.0.squareRoot() : 1
    if let miterLimit, miterLimit > factor {
      for ratio in miterRatios where ratio <= miterLimit { factor = max(factor, ratio) }
    }
    return width / 2 * factor
  }

  /// For every corner, the length of a miter join divided by the line width.
  private var miterRatios: [Double] {
    let pieces = self.pieces
    var ratios: [Double] = []
    var firstOfSubpath: PathPiece?
    for (index, piece) in pieces.enumerated() {
      if piece.beginsSubpath { firstOfSubpath = piece }
      let isLast = index + 1 == pieces.count || pieces[index + 1].beginsSubpath
      let next = isLast ? firstOfSubpath : pieces[index + 1]
      guard let next, let out = piece.direction(atEnd: true),
        let on = next.direction(atEnd: false)
      else { continue }
      // Half the angle between the lines: sin²(θ/2) = (1 + cos of the turn) / 2.
      let cosine = min(max(out.x * on.x + out.y * on.y, -1), 1)
      ratios.append(1 / max((1 + cosine) / 2, 1e-12).squareRoot())
    }
    return ratios
  }
}
