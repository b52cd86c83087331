import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct ThumbnailTests {
  /// Red at the left and blue at the right, 40 x 20 points of 2 pixels.
  private func image() throws -> UIImage {
    let context = try #require(CGContext(width: 80, height: 40))
    for (color, x) in [(UIColor.red, 0), (.blue, 40)] {
      context.setFillColor(color.cgColor)
      context.fill(CGRect(x: x, y: 0, width: 40, height: 40))
    }
    return UIImage(cgImage: try #require(context.finish()), scale: 2, orientation: .up)
  }

  @Test func aThumbnailHasTheSizeAndTheScale() throws {
    let thumbnail = try #require(image().preparingThumbnail(of: CGSize(width: 10, height: 5)))
    #expect(thumbnail.size == CGSize(width: 10, height: 5) && thumbnail.scale == 2)
    #expect(thumbnail.cgImage?.width == 20 && thumbnail.cgImage?.height == 10)
    #expect(thumbnail.cgImage?.pixel(x: 4, y: 5) == 0xFFFF_0000)
    #expect(thumbnail.cgImage?.pixel(x: 15, y: 5) == 0xFF00_00FF)
  }

  @Test func aThumbnailOfATemplateIsOne() throws {
    let template = try image().withRenderingMode(.alwaysTemplate)
    let thumbnail = template.preparingThumbnail(of: CGSize(width: 4, height: 4))
    #expect(thumbnail?.renderingMode == .alwaysTemplate)
  }

  @Test func theOtherFormsMakeTheSame() async throws {
    let image = try image()
    let size = CGSize(width: 10, height: 5)
    let expected = image.preparingThumbnail(of: size)?.pngData()
    let byHandler = await withCheckedContinuation { continuation in
      image.prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
    #expect(byHandler?.pngData() == expected && expected != nil)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.pngData() == expected)
  }

  @Test func impossibleSizesAreWarnedOf() throws {
    let image = try image()
    for side in [0, -1, .nan, .infinity] as [CGFloat] {
      let warnings = Diagnostics.collecting {
        #expect(image.preparingThumbnail(of: CGSize(width: side, height: 5)) == nil)
      }
      #expect(warnings.count == 1)
    }
    #expect(image.preparingThumbnail(of: CGSize(width: 1e9, height: 5)) == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 5, height: 5)) == nil)
  }
}
