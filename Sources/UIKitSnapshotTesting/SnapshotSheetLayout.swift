import CoreGraphics

/// The positions of a sheet's pictures in pixels: in rows from left to right, each below its name.
struct SnapshotSheetLayout: Equatable {
  /// The frames of the pictures in order.
  private(set) var frames: [PixelRect] = []
  private(set) var width = 0
  private(set) var height = 0

  /// The distance around and between the pictures. Pictures begin at multiples of it, because
  /// libwebp predicts pixels in squares of such sizes.
  static let gap = 16
  /// The height of the line with a picture's name, above the picture.
  static let captionHeight = 16
  /// The maximum width of a row in pixels. It is as large as possible, because libwebp refers to
  /// pixels up to 2^20 back: to all other pictures of a row, but not to those of the row above.
  /// With rows of 1,700 pixels sheets are a quarter larger.
  static let mostInARow = CGImage.maximumWebPSide

  /// - Parameter sizes: the sizes of the pictures.
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
