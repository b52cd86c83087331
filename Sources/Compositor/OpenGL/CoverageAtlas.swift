internal import CoreGraphics

/// The coverage of the pieces of a frame that are not wholly covered, put together in one texture
/// of 8 bits a pixel. They are written by the processor, as for a frame in memory.
///
/// The memory is used again for each frame: to get as much from the system takes longer than to
/// write the coverage.
final class CoverageAtlas {
  /// Pixels of a row, and rows at most.
  static let size = 2048
  /// Larger pieces are cut.
  static let largestPiece = 1024

  /// The rows, one after another. What no piece has been written to has any value.
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: size * size)
  private var shelf = Shelf(y: 0, height: 1, end: 1)

  private struct Shelf {
    var y, height, end: Int
  }

  /// All but the first row is left untouched, so that the system gives memory only where it is
  /// written to.
  init() { bytes.update(repeating: 255, count: Self.size) }

  deinit { bytes.deallocate() }

  /// The number of rows in use.
  var rows: Int { shelf.y + shelf.height }

  /// All but the first pixel, which is wholly covered.
  func removeAll() { shelf = Shelf(y: 0, height: 1, end: 1) }

  /// Writes the coverage of a piece, which is no larger than `largestPiece`.
  ///
  /// - Returns: the place of its first pixel; nil where there is no room left.
  func add(_ coverage: Coverage, in piece: PixelRect) -> (x: Int, y: Int)? {
    guard let place = makeRoom(width: piece.width, height: piece.height) else { return nil }
    coverage.write(
      piece, opacity: 255, into: bytes + place.y * Self.size + place.x, bytesPerRow: Self.size)
    return place
  }

  /// Pieces lie side by side on shelves as high as the highest of them. Pieces much lower than a
  /// shelf begin another one.
  private func makeRoom(width: Int, height: Int) -> (x: Int, y: Int)? {
    let fits = shelf.end + width <= Self.size && height <= shelf.height
    if !fits || (shelf.height > 2 * height + 8) {
      let y = shelf.y + shelf.height
      let rounded = (height + 7) & ~7
      guard y + rounded <= Self.size else { return nil }
      shelf = Shelf(y: y, height: rounded, end: 0)
    }
    defer { shelf.end += width }
    return (shelf.end, shelf.y)
  }
}
