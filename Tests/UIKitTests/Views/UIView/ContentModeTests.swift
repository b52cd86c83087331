import CoreGraphics
import Testing
import UIKit

/// Where a view's content lies that is not stretched.
@MainActor
struct ContentModeTests {
  /// A picture of two by two points in a view of ten by ten.
  @Test(
    arguments: [
      (.top, 5, 0), (.bottom, 5, 9), (.left, 0, 5), (.right, 9, 5), (.topLeft, 0, 0),
      (.topRight, 9, 0), (.bottomLeft, 0, 9), (.bottomRight, 9, 9),
    ] as [(UIView.ContentMode, Int, Int)])
  func aPictureLiesWhereItsModeSaysAsItIsSeen(place: (UIView.ContentMode, Int, Int)) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func image(side: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        .image { draw($0.cgContext) }
    }
    let view = UIImageView(
      image: image(side: 2) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      })
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.contentMode = place.0
    let drawn = try #require(image(side: 10) { view.layer.render(in: $0) }.cgImage)
    let inked = (0..<100).filter { drawn.pixel(x: $0 % 10, y: $0 / 10) != 0 }
    #expect(inked.count == 4 && inked.contains(place.2 * 10 + place.1))
  }
}
