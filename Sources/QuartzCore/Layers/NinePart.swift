import Compositor
import CoreGraphics

/// A rectangle cut in nine so that it can be stretched: the corners keep their size, the edges
/// stretch along themselves, the middle stretches both ways.
struct NinePart {
  /// The middle, in the unit square.
  var center: CGRect

  struct Piece: Equatable {
    var source: CGRect
    var target: CGRect
    /// The sides at which there is another piece.
    var neighbours: Picture.Sides
  }

  /// The pieces that have an area on both sides, from the top left, row by row.
  ///
  /// - Parameters:
  ///   - source: the rectangle to cut.
  ///   - unit: the size in the target's units at which `source` is not stretched.
  func pieces(of source: CGRect, unit: CGSize, in target: CGRect) -> [Piece] {
    let columns = Self.spans(
      from: center.minX, to: center.maxX, source: (source.minX, source.width), unit: unit.width,
      target: (target.minX, target.width))
    let rows = Self.spans(
      from: center.minY, to: center.maxY, source: (source.minY, source.height), unit: unit.height,
      target: (target.minY, target.height))
    return rows.enumerated().flatMap { y, row in
      columns.enumerated().map { x, column in
        Piece(
          source: CGRect(
            x: column.source.0, y: row.source.0, width: column.source.1, height: row.source.1),
          target: CGRect(
            x: column.target.0, y: row.target.0, width: column.target.1, height: row.target.1),
          neighbours: Picture.Sides(
            column: x, row: y, columns: columns.count, rows: rows.count))
      }
    }
  }

  private typealias Span = (source: (CGFloat, CGFloat), target: (CGFloat, CGFloat))

  /// Cuts one side in three. If the ends do not fit the target, they share it.
  private static func spans(
    from: CGFloat, to: CGFloat, source: (CGFloat, CGFloat), unit: CGFloat,
    target: (CGFloat, CGFloat)
  ) -> [Span] {
    guard source.1 > 0, target.1 > 0 else { return [] }
    // At least one unit must be left to stretch.
    let least = min(1 / max(unit, 1), 1)
    let start = min(max(from.isFinite ? from : 0, 0), 1 - least)
    let end = min(max(to.isFinite ? to : 1, start + least), 1)
    let cuts = [0, start, end, 1]
    var (leading, trailing) = (start * unit, (1 - end) * unit)
    if leading + trailing > target.1 {
      let shrink = target.1 / (leading + trailing)
      (leading, trailing) = (leading * shrink, trailing * shrink)
    }
    let places = [0, leading, target.1 - trailing, target.1]
    return (0..<3).compactMap { index in
      let (width, room) = (cuts[index + 1] - cuts[index], places[index + 1] - places[index])
      guard width > 0, room > 0 else { return nil }
      return (
        (source.0 + cuts[index] * source.1, width * source.1), (target.0 + places[index], room)
      )
    }
  }
}

extension Picture.Sides {
  /// The sides at which a cell of a grid has a neighbour.
  init(column: Int, row: Int, columns: Int, rows: Int) {
    self = []
    if column > 0 { insert(.left) }
    if row > 0 { insert(.top) }
    if column + 1 < columns { insert(.right) }
    if row + 1 < rows { insert(.bottom) }
  }
}
