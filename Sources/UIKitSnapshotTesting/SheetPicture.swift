import CoreGraphics
import UIKit

/// One picture with all pictures of a sheet and their names.
@MainActor
struct SheetPicture {
  private let moments: [SnapshotSheet.Moment]
  let layout: SnapshotSheetLayout

  /// A pale background, on which both white and black pages are visible.
  private static let background = UIColor(
    red: 224 / 255, green: 224 / 255, blue: 230 / 255, alpha: 1)
  private static let fontSize: CGFloat = 11

  init(_ moments: [SnapshotSheet.Moment]) {
    self.moments = moments
    layout = SnapshotSheetLayout(sizes: moments.map { ($0.image.width, $0.image.height) })
  }

  /// Returns the picture: the names on the background, and the unchanged pixels of the pictures.
  func image() throws -> CGImage {
    let isOpaque = moments.allSatisfy(\.image.hasOnlyOpaquePixels)
    guard let captions = captions(),
      let image = CGImage(
        width: layout.width, height: layout.height, isOpaque: isOpaque, drawsAll: true,
        draw: { target in
          Self.copy(captions, to: target, x: 0, y: 0)
          for (moment, frame) in zip(moments, layout.frames) {
            Self.copy(moment.image, to: target, x: frame.x, y: frame.y)
          }
        })
    else {
      throw SnapshotError(
        "A sheet of \(layout.width) × \(layout.height) pixels is larger than a picture can be.")
    }
    return image
  }

  private func captions() -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let size = CGSize(width: layout.width, height: layout.height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      Self.background.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = .byTruncatingTail
      for (moment, frame) in zip(moments, layout.frames) {
        let line = CGRect(
          x: frame.x, y: frame.y - SnapshotSheetLayout.captionHeight, width: frame.width,
          height: SnapshotSheetLayout.captionHeight)
        moment.name.draw(
          in: line,
          withAttributes: [
            .font: UIFont.systemFont(ofSize: Self.fontSize, weight: .medium),
            .foregroundColor: UIColor.black, .paragraphStyle: style,
          ])
      }
    }.cgImage
  }

  private static func copy(_ image: CGImage, to target: PixelBuffer, x: Int, y: Int) {
    for row in 0..<image.height {
      memcpy(
        target.base + (y + row) * target.bytesPerRow + x * 4,
        image.pixels + row * image.rowStride, image.width * 4)
    }
  }
}
