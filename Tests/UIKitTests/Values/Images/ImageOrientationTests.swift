import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct ImageOrientationTests {
  /// Three pixels wide and two high; each has a colour of its own.
  private let colors: [[UInt32]] = [
    [0xFF00_0001, 0xFF00_0002, 0xFF00_0003], [0xFF00_0004, 0xFF00_0005, 0xFF00_0006],
  ]

  private func pixels() throws -> CGImage {
    let (width, height) = (3, 2)
    return try #require(
      CGImage(width: width, height: height) { buffer in
        for y in 0..<height {
          for x in 0..<width {
            buffer.base.storeBytes(
              of: colors[y][x], toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
          }
        }
      })
  }

  /// The colours' last digits, row by row, as the image is drawn.
  private func drawn(_ image: UIImage) throws -> [[UInt32]] {
    let (width, height) = (Int(image.size.width), Int(image.size.height))
    let context = try #require(CGContext(width: width, height: height))
    UIGraphicsPushContext(context)
    image.draw(at: .zero)
    UIGraphicsPopContext()
    let result = try #require(context.finish())
    return (0..<height).map { y in (0..<width).map { x in result.pixel(x: x, y: y) & 0xF } }
  }

  /// The first row and the first column of the pixels lie on the sides that Exif 2.3 gives for tag
  /// 274: 1, 3, 8, 6, 2, 4, 5 and 7 in the order of the cases.
  @Test func pixelsAreTurnedAsTheTagOfPhotographsSays() throws {
    let expected: [(UIImage.Orientation, [[UInt32]])] = [
      (.up, [[1, 2, 3], [4, 5, 6]]),
      (.down, [[6, 5, 4], [3, 2, 1]]),
      (.left, [[3, 6], [2, 5], [1, 4]]),
      (.right, [[4, 1], [5, 2], [6, 3]]),
      (.upMirrored, [[3, 2, 1], [6, 5, 4]]),
      (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
      (.leftMirrored, [[1, 4], [2, 5], [3, 6]]),
      (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
    ]
    for (orientation, rows) in expected {
      let image = UIImage(cgImage: try pixels(), scale: 1, orientation: orientation)
      #expect(try drawn(image) == rows)
      #expect(image.imageOrientation == orientation)
    }
  }

  @Test func thePixelsStayAsTheyAre() throws {
    let pixels = try pixels()
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .left)
    #expect(image.cgImage === pixels)
    #expect(image.size == CGSize(width: 1, height: 1.5))
    #expect(image == UIImage(cgImage: pixels, scale: 2, orientation: .left))
    #expect(image != UIImage(cgImage: pixels, scale: 2, orientation: .right))
  }

  @Test func anImageViewShowsItUpright() throws {
    let image = UIImage(cgImage: try pixels(), scale: 1, orientation: .right)
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 2, height: 3))
    let contents = try #require(view.layer.contents as? CGImage)
    #expect(contents.width == 2 && contents.height == 3)
    #expect(contents.pixel(x: 0, y: 0) == 0xFF00_0004)
  }

  @Test func flippingExchangesLeftAndRightOfWhatIsSeen() throws {
    for orientation in [UIImage.Orientation.up, .down, .left, .right] {
      let image = UIImage(cgImage: try pixels(), scale: 1, orientation: orientation)
      let flipped = image.withHorizontallyFlippedOrientation()
      let mirrored: [[UInt32]] = try drawn(image).map { Array($0.reversed()) }
      #expect(try drawn(flipped) == mirrored)
      #expect(flipped.cgImage === image.cgImage)
      #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    }
  }

  @Test func aTintedImageIsFlippedToo() throws {
    let context = try #require(CGContext(width: 2, height: 1))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIImage(cgImage: try #require(context.finish())).withTintColor(.blue)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.cgImage?.pixel(x: 0, y: 0) == 0)
    #expect(flipped.cgImage?.pixel(x: 1, y: 0) == 0xFF00_00FF)
    #expect(flipped.imageOrientation == .up)
  }

  @Test func dataAreUpright() throws {
    let image = UIImage(cgImage: try pixels(), scale: 1, orientation: .down)
    let read = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(try drawn(read) == [[6, 5, 4], [3, 2, 1]])
    #expect(read.imageOrientation == .up)
  }

  @Test func aThumbnailIsUpright() throws {
    let image = UIImage(cgImage: try pixels(), scale: 1, orientation: .right)
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 2, height: 3)))
    #expect(try drawn(thumbnail) == [[4, 1], [5, 2], [6, 3]])
  }

  @Test func anImageIsReadyToBeShown() async throws {
    let image = UIImage(cgImage: try pixels())
    #expect(image.preparingForDisplay() == image && UIImage().preparingForDisplay() == nil)
    #expect(await image.byPreparingForDisplay() == image)
    let byHandler = await withCheckedContinuation { continuation in
      image.prepareForDisplay { continuation.resume(returning: $0) }
    }
    #expect(byHandler == image)
  }

  @Test func anImageIsMirroredWhereItIsToFollowTheLayoutDirection() throws {
    let plain = UIImage(cgImage: try pixels())
    let image = plain.imageFlippedForRightToLeftLayoutDirection()
    #expect(image.flipsForRightToLeftLayoutDirection && !plain.flipsForRightToLeftLayoutDirection)
    #expect(image != plain && image.cgImage === plain.cgImage && image.imageOrientation == .up)
    let (page, view) = (UIViewController(), UIImageView(image: image))
    let simulator = Simulator(size: CGSize(width: 30, height: 20), scale: 1, root: page)
    page.view.addSubview(view)
    /// The colours' last digits in the first row of what the view shows.
    func firstRow() throws -> [UInt32] {
      simulator.settle()
      let picture = try #require(simulator.snapshot())
      return (0..<3).map { picture.pixel(x: $0, y: 0) & 0xF }
    }
    #expect(try firstRow() == [1, 2, 3])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try firstRow() == [3, 2, 1])
    view.image = plain
    #expect(try firstRow() == [1, 2, 3])
    view.image = image
    #expect(try firstRow() == [3, 2, 1])
    view.semanticContentAttribute = .unspecified
    #expect(try firstRow() == [1, 2, 3])
  }
}
