internal import CoreGraphics

/// The inside of an outline, or the ring between two: a fill, a clip, or a border.
struct AlignedShape: Hashable, Sendable {
  var outline: AlignedOutline
  /// The part in the middle that is not covered.
  var hole: AlignedOutline?

  init(_ outline: AlignedOutline, hole: AlignedOutline? = nil) {
    self.outline = outline
    self.hole = hole
  }

  var bounds: PixelRect { outline.bounds }

  /// Whether corners are cut into bands, most of whose pixels need no mask.
  var hasArcs: Bool { outline.hasArcs || hole?.hasArcs == true }

  /// For fewer pixels than this, computing each one takes less time than finding those with equal
  /// coverage.
  private static let fewestUniform = 16

  func writeRow(_ y: Int, from x0: Int, count: Int, into row: UnsafeMutablePointer<UInt8>) {
    let values = self.row(y)
    let pixels = x0..<x0 + count
    let uniform =
      count < Self.fewestUniform ? x0..<x0 : values.uniform.clamped(to: pixels)
    for x in x0..<uniform.lowerBound { row[x - x0] = coverageByte(values.coverage(x: x)) }
    if !uniform.isEmpty {
      (row + (uniform.lowerBound - x0)).update(
        repeating: coverageByte(values.coverage(x: uniform.lowerBound)), count: uniform.count)
    }
    for x in uniform.upperBound..<pixels.upperBound {
      row[x - x0] = coverageByte(values.coverage(x: x))
    }
  }

  /// The index after the last of the rows, from `y` on, whose pixels are covered alike.
  func endOfRows(like y: Int) -> Int {
    let end = outline.endOfRows(like: y)
    return hole.map { min(end, $0.endOfRows(like: y)) } ?? end
  }

  /// The coverage of one row's pixels.
  private struct Row {
    let outline: AlignedOutline.Row
    let hole: AlignedOutline.Row?

    /// Pixels that are all covered alike.
    var uniform: Range<Int> {
      guard let hole else { return outline.uniform }
      return outline.uniform.clamped(to: hole.uniform)
    }

    @inline(__always)
    func coverage(x: Int) -> Double {
      let outer = outline.coverage(x: x)
      guard outer > 0, let hole else { return outer }
      return max(0, outer - hole.coverage(x: x))
    }
  }

  @inline(__always)
  private func row(_ y: Int) -> Row {
    Row(outline: AlignedOutline.Row(outline, y: y), hole: hole.map { AlignedOutline.Row($0, y: y) })
  }

  /// The pixels inside `clip` that are wholly covered, and those that need a mask.
  func pieces(in clip: PixelRect) -> (full: [PixelRect], partial: [PixelRect]) {
    guard !clip.isEmpty else { return ([], []) }
    if hole == nil, outline.isRectangle { return outline.rectanglePieces(in: clip) }
    var rows = Cuts(from: clip.y, to: clip.maxY)
    var straight = Cuts(from: clip.x, to: clip.maxX)
    forEachOutline { outline in
      outline.cutRows(&rows)
      outline.cutColumns(&straight)
    }
    let hasArcs = hasArcs
    var found = Pieces()
    for row in 1..<rows.positions.count {
      let band = rows.positions[row - 1]..<rows.positions[row]
      var columns = straight
      if hasArcs { forEachOutline { $0.cutArcs(in: band, &columns) } }
      add(columns.positions, band, to: &found)
    }
    return (found.full, found.partial)
  }

  private func forEachOutline(_ body: (AlignedOutline) -> Void) {
    body(outline)
    if let hole { body(hole) }
  }

  /// Adds the pieces of a band of rows: as wide as possible.
  private func add(_ columns: [Int], _ band: Range<Int>, to found: inout Pieces) {
    var runStart = 0
    var runKind = kind(columns[0]..<columns[1], band)
    for column in 1..<columns.count {
      let isLast = column == columns.count - 1
      let next = isLast ? runKind : kind(columns[column]..<columns[column + 1], band)
      if !isLast, next == runKind { continue }
      let piece = PixelRect(
        left: columns[runStart], top: band.lowerBound, right: columns[column],
        bottom: band.upperBound)
      switch runKind {
      case .outside: break
      case .inside: Pieces.append(piece, to: &found.full)
      case .edge: Pieces.append(piece, to: &found.partial)
      }
      runStart = column
      runKind = next
    }
  }

  private struct Pieces {
    var full: [PixelRect] = []
    var partial: [PixelRect] = []

    /// An upper bound of the number of pieces in a row of any shape.
    private static let mostInARow = 8

    /// Adds a piece, or grows the one right above it.
    static func append(_ piece: PixelRect, to pieces: inout [PixelRect]) {
      var index = pieces.count - 1
      while index >= max(0, pieces.count - mostInARow) {
        let above = pieces[index]
        if above.maxY == piece.y, above.x == piece.x, above.width == piece.width {
          pieces[index].height += piece.height
          return
        }
        index -= 1
      }
      pieces.append(piece)
    }
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
