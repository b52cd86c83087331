import CoreGraphics

extension UIImage {
  /// How the pixels of an image are rotated and mirrored for display. The cases are those of the
  /// tag "Orientation" of photographs (Exif 2.3, tag 274).
  public enum Orientation: Int, Sendable {
    /// The pixels are shown as they are stored.
    case up = 0
    /// The pixels are rotated by 180 degrees.
    case down = 1
    /// The pixels are rotated by 90 degrees counterclockwise.
    case left = 2
    /// The pixels are rotated by 90 degrees clockwise.
    case right = 3
    /// Left and right are exchanged.
    case upMirrored = 4
    /// Top and bottom are exchanged.
    case downMirrored = 5
    /// The first row becomes the left column, and the first column the top row.
    case leftMirrored = 6
    /// The first row becomes the right column, and the first column the bottom row.
    case rightMirrored = 7
  }

  /// The same image with left and right exchanged where it is shown or drawn. The pixels of
  /// ``cgImage`` are shared.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { values in
      values.cgImage = values.source ?? values.tint?.source ?? values.cgImage
      values.orientation = values.orientation.flippedHorizontally
      values.turn()
      values.fillWithTint()
      values.frames = values.frames?.map { $0.withHorizontallyFlippedOrientation() }
    }
  }
}

extension UIImage {
  /// The same image, which an image view mirrors in right-to-left layout. The pixels of ``cgImage``
  /// are shared.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { values in
      values.flipsForRightToLeft = true
      values.frames = values.frames?.map { $0.imageFlippedForRightToLeftLayoutDirection() }
    }
  }

  /// Whether an image view mirrors the image in right-to-left layout.
  public var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

  /// The image with left and right exchanged, as it is shown in right-to-left layout.
  var mirrored: UIImage {
    withHorizontallyFlippedOrientation().changed { values in
      swap(&values.capInsets.left, &values.capInsets.right)
    }
  }
}

extension UIImage.Values {
  /// The pixels as stored, before they were oriented. Nil for an upright image, and for one that is
  /// filled with a colour, of which only the oriented pixels are filled.
  var ownSource: CGImage? { tint == nil ? source : nil }

  /// Orients pixels that are as in their file.
  mutating func turn() {
    source = nil
    guard orientation != .up, let pixels = cgImage, let turned = pixels.turned(orientation) else {
      return
    }
    (source, cgImage) = (pixels, turned)
  }
}

extension UIImage.Orientation {
  /// The orientation that also exchanges left and right of the shown image.
  fileprivate var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// Whether rows of stored pixels are shown as columns.
  fileprivate var exchangesSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Where the first stored pixel lies in the oriented image of these sides, and how far the column
  /// and the row move for each further pixel of its row, and of its column.
  fileprivate func steps(
    width: Int, height: Int
  ) -> (start: (Int, Int), alongRow: (Int, Int), alongColumn: (Int, Int)) {
    let (right, bottom) = (width - 1, height - 1)
    switch self {
    case .up: return ((0, 0), (1, 0), (0, 1))
    case .down: return ((right, bottom), (-1, 0), (0, -1))
    case .left: return ((0, right), (0, -1), (1, 0))
    case .right: return ((bottom, 0), (0, 1), (-1, 0))
    case .upMirrored: return ((right, 0), (-1, 0), (0, 1))
    case .downMirrored: return ((0, bottom), (1, 0), (0, -1))
    case .leftMirrored: return ((0, 0), (0, 1), (1, 0))
    case .rightMirrored: return ((bottom, right), (0, -1), (-1, 0))
    }
  }
}

extension CGImage {
  /// The image as it is shown in an orientation; nil if there is no memory for it.
  fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage? {
    let steps = orientation.steps(width: width, height: height)
    let sides = orientation.exchangesSides ? (height, width) : (width, height)
    return CGImage(width: sides.0, height: sides.1, isOpaque: isOpaque, drawsAll: true) { target in
      let stride = target.bytesPerRow / 4
      let words = target.base.assumingMemoryBound(to: UInt32.self)
      let alongRow = steps.alongRow.0 + steps.alongRow.1 * stride
      for y in 0..<height {
        let row = (pixels + y * rowStride).assumingMemoryBound(to: UInt32.self)
        var next =
          steps.start.0 + y * steps.alongColumn.0
          + (steps.start.1 + y * steps.alongColumn.1) * stride
        for x in 0..<width {
          words[next] = row[x]
          next += alongRow
        }
      }
    }
  }
}
