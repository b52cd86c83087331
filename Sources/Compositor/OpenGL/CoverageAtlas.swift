internal import CoreGraphics

/// The coverage of the pieces of a frame that are not wholly covered, put together in one texture
/// of 8 bits a pixel. They are written by the processor, as for a frame in memory.
struct CoverageAtlas {
  /// Pixels of a row, and rows at most.
  static let size = 2048
  /// Larger pieces are cut.
  static let largestPiece = 1024

  /// The rows that are in use, one after another.
  private(set) var bytes: [UInt8] = []
  private var shelf = Shelf(y: 0, height: 1, end: 1)

  private struct Shelf {
    var y, height, end: Int
  }

  init() { removeAll() }

  var rows: Int { shelf.y + shelf.height }

  /// All but the first pixel, which is wholly covered.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(255, count: Self.size))
    shelf = Shelf(y: 0, height: 1, end: 1)
  }

  /// Writes the coverage of a piece, which is no larger than `largestPiece`.
  ///
  /// - Returns: the place of its first pixel; nil where there is no room left.
  mutating func add(_ coverage: Coverage, in piece: PixelRect) -> (x: Int, y: Int)? {
    guard let place = makeRoom(width: piece.width, height: piece.height) else { return nil }
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      coverage.write(
        piece, opacity: 255, into: base + place.y * Self.size + place.x, bytesPerRow: Self.size)
    }
    return place
  }

  /// Pieces lie side by side on shelves as high as the highest of them. Pieces much lower than a
  /// shelf begin another one.
  private mutating func makeRoom(width: Int, height: Int) -> (x: Int, y: Int)? {
    let fits = shelf.end + width <= Self.size && height <= shelf.height
    if !fits || (shelf.height > 2 * height + 8) {
      let y = shelf.y + shelf.height
      let rounded = (height + 7) & ~7
      guard y + rounded <= Self.size else { return nil }
      shelf = Shelf(y: y, height: rounded, end: 0)
      bytes.append(contentsOf: repeatElement(0, count: rounded * Self.size))
    }
    defer { shelf.end += width }
    return (shelf.end, shelf.y)
  }
}
