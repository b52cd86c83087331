import CoreGraphics

/// Where the pictures of a sheet are, in pixels: in rows from left to right, each below its name.
struct SnapshotSheetLayout: Equatable {
  /// Of each picture, in order.
  private(set) var frames: [PixelRect] = []
  private(set) var width = 0
  private(set) var height = 0

  /// Around the pictures and between them. Pictures begin at multiples of it, because libwebp
  /// predicts pixels in squares of such sizes.
  static let gap = 16
  /// Of the line with a picture's name, above the picture.
  static let captionHeight = 16
  /// The most pixels in a row. As many pictures as possible are side by side: libwebp refers to
  /// pixels at most 2^20 back, which is to all other pictures of a row, but not of one above. In
  /// rows of 1,700 pixels sheets take a quarter more bytes.
  static let mostInARow = CGImage.maximumWebPSide

  /// - Parameter sizes: the pictures' sizes.
  init(sizes: [(width: Int, height: Int)]) {
    var (x, y, rowHeight) = (Self.gap, Self.gap, 0)
    for size in sizes {
      if x > Self.gap, x + size.width + Self.gap > Self.mostInARow {
        (x, y, rowHeight) = (Self.gap, y + rowHeight, 0)
      }
      let frame = PixelRect(
        x: x, y: y + Self.captionHeight, width: size.width, height: size.height)
      frames.append(frame)
      width = max(width, frame.maxX + Self.gap)
      height = max(height, frame.maxY + Self.gap)
      x = Self.aligned(frame.maxX + Self.gap)
      rowHeight = max(rowHeight, Self.aligned(frame.maxY + Self.gap) - y)
    }
  }

  private static func aligned(_ value: Int) -> Int { (value + gap - 1) / gap * gap }
}
