internal import CoreGraphics

/// The inside of an outline, or the ring between two: a fill, a clip, or a border.
struct AlignedShape: Hashable, Sendable {
  var outline: AlignedOutline
  /// What is left out in the middle.
  var hole: AlignedOutline?

  init(_ outline: AlignedOutline, hole: AlignedOutline? = nil) {
    self.outline = outline
    self.hole = hole
  }

  var bounds: PixelRect { outline.bounds }

  @inline(__always)
  func coverage(x: Int, y: Int) -> Double {
    let outer = outline.coverage(x: x, y: y)
    guard outer > 0, let hole else { return outer }
    return max(0, outer - hole.coverage(x: x, y: y))
  }

  func writeRow(_ y: Int, from x0: Int, count: Int, into row: UnsafeMutablePointer<UInt8>) {
    for i in 0..<count { row[i] = coverageByte(coverage(x: x0 + i, y: y)) }
  }

  /// The pixels inside `clip` that are wholly covered, and those that need a mask.
  func pieces(in clip: PixelRect) -> (full: [PixelRect], partial: [PixelRect]) {
    guard !clip.isEmpty else { return ([], []) }
    let outlines = [outline] + (hole.map { [$0] } ?? [])
    let straight = outlines.flatMap(\.columns)
    let rows = cuts(outlines.flatMap { $0.rows + $0.arcRows }, clip.y, clip.maxY)
    var full: [PixelRect] = []
    var partial: [PixelRect] = []
    for row in 0..<rows.count - 1 {
      let band = rows[row]..<rows[row + 1]
      let arcs = outlines.flatMap { $0.arcColumns(in: band) }
      let columns = cuts(straight + arcs, clip.x, clip.maxX)
      var runStart = 0
      var runKind = kind(columns[0]..<columns[1], band)
      for column in 1..<columns.count {
        let isLast = column == columns.count - 1
        let next = isLast ? runKind : kind(columns[column]..<columns[column + 1], band)
        if !isLast, next == runKind { continue }
        let piece = PixelRect(
          left: columns[runStart], top: rows[row], right: columns[column], bottom: rows[row + 1])
        switch runKind {
        case .outside: break
        case .inside: Self.append(piece, to: &full)
        case .edge: Self.append(piece, to: &partial)
        }
        runStart = column
        runKind = next
      }
    }
    return (full, partial)
  }

  /// More pieces than a row of any shape has.
  private static let mostInARow = 8

  /// Adds a piece, or grows the one right above it.
  private static func append(_ piece: PixelRect, to pieces: inout [PixelRect]) {
    if let above = pieces.suffix(mostInARow).lastIndex(where: {
      $0.maxY == piece.y && $0.x == piece.x && $0.width == piece.width
    }) {
      pieces[above].height += piece.height
    } else {
      pieces.append(piece)
    }
  }

  private func cuts(_ values: [Int], _ low: Int, _ high: Int) -> [Int] {
    var result = [low]
    for value in values.sorted() where value > result[result.count - 1] && value < high {
      result.append(value)
    }
    result.append(high)
    return result
  }

  private func kind(_ columns: Range<Int>, _ rows: Range<Int>) -> AlignedOutline.Kind {
    let outer = outline.kind(columns, rows)
    guard outer != .outside, let hole else { return outer }
    switch hole.kind(columns, rows) {
    case .outside: return outer
    case .edge: return .edge
    case .inside: return .outside
    }
  }
}
