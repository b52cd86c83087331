internal import CoreGraphics

extension Pixellation {
  /// The means of the parts of rows, those of squares, and the squares.
  func passes(over area: EffectArea, size: PixelRect) -> [EffectPass] {
    let grid = grid(over: area, width: size.width, height: size.height)
    let table = GridTable(columns: grid.columns, bands: grid.bands)
    let columns = grid.columns.count - 1
    return [
      EffectPass(
        source: .meansOfRows,
        size: PixelRect(x: 0, y: 0, width: columns, height: size.height), table: table),
      EffectPass(
        source: .meansOfSquares,
        size: PixelRect(x: 0, y: 0, width: columns, height: grid.bands.count - 1), table: table),
      EffectPass(source: .squares, table: table),
    ]
  }
}

/// Where the columns and the bands of a grid lie, for shaders: a texture of two numbers of sixteen
/// bits at each place.
///
/// The first two rows say where each column, and each band, begins and ends. The others say in
/// which column each pixel of a row lies, and in which band each pixel of a column.
final class GridTable {
  static let rows = 4

  let words: [UInt32]
  /// Places in each row.
  let length: Int

  /// - Parameters:
  ///   - columns: where these begin, and where the last one ends.
  ///   - bands: the same of these.
  init(columns: [Int], bands: [Int]) {
    length = max(columns[columns.count - 1], bands[bands.count - 1])
    var words = [UInt32](repeating: 0, count: Self.rows * length)
    for (row, edges) in [columns, bands].enumerated() {
      for index in 0..<edges.count - 1 {
        let (start, end) = (edges[index], edges[index + 1])
        words[row * length + index] = UInt32(start) | UInt32(end) << 16
        for place in start..<end { words[(row + 2) * length + place] = UInt32(index) }
      }
    }
    self.words = words
  }
}
