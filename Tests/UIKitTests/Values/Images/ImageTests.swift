import CoreGraphics
import Testing

import UIKit

@MainActor
struct ImageTests {
  /// Two pixels at the edges around a middle of another colour.
  private func frame() throws -> UIImage {
    let context = try #require(CGContext(width: 6, height: 6))
    UIGraphicsPushContext(context)
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    UIColor.blue.setFill()
    context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    UIGraphicsPopContext()
    return UIImage(cgImage: try #require(context.finish()))
  }

  @Test func resizableImagesKeepTheirEdges() throws {
    let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let image = try frame().resizableImage(withCapInsets: insets, resizingMode: mode)
      let context = try #require(CGContext(width: 20, height: 20))
      UIGraphicsPushContext(context)
      image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      UIGraphicsPopContext()
      let drawn = try #require(context.finish())
      #expect(drawn.pixel(x: 1, y: 10) == 0xFFFF_0000)
      #expect(drawn.pixel(x: 10, y: 10) == 0xFF00_00FF)
      #expect(drawn.pixel(x: 18, y: 18) == 0xFFFF_0000)
      #expect(drawn.pixel(x: 2, y: 2) == 0xFF00_00FF)
    }
  }

  @Test func oneColumnAndOneRowOfAStretchableImageAreStretched() throws {
    // The blue square is in the columns and rows 2 and 3, of which the first ones are stretched.
    let image = try frame().stretchableImage(withLeftCapWidth: 2, topCapHeight: 2)
    #expect(image.leftCapWidth == 2 && image.topCapHeight == 2)
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 2, bottom: 3, right: 3))
    let context = try #require(CGContext(width: 20, height: 6))
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 6))
    UIGraphicsPopContext()
    let drawn = try #require(context.finish())
    let row = (0..<20).map { drawn.pixel(x: $0, y: 2) == 0xFF00_00FF }
    #expect(row == (0..<20).map { (2..<18).contains($0) })
    let whole = try frame().stretchableImage(withLeftCapWidth: 0, topCapHeight: 0)
    #expect(whole.capInsets == .zero && whole.resizingMode == .stretch)
  }

  /// An image without a blend mode is drawn with `normal` and opaque, and one with a blend mode
  /// with exactly that, for any state of the context.
  @Test func imagesDoNotTakeTheContextsBlendModeAndOpacity() throws {
    let image = try frame()
    let context = try #require(CGContext(width: 24, height: 6))
    UIGraphicsPushContext(context)
    context.setBlendMode(.clear)
    context.setAlpha(0.3)
    image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 6))
    image.draw(at: CGPoint(x: 6, y: 0))
    image.draw(in: CGRect(x: 12, y: 0, width: 6, height: 6), blendMode: .normal, alpha: 1)
    image.draw(at: CGPoint(x: 18, y: 0), blendMode: .copy, alpha: 1)
    // The context has its own mode again, and erases.
    context.fill(CGRect(x: 0, y: 5, width: 24, height: 1))
    UIGraphicsPopContext()
    let drawn = try #require(context.finish())
    for x in stride(from: 0, to: 24, by: 6) {
      #expect(drawn.pixel(x: x, y: 0) == 0xFFFF_0000)
      #expect(drawn.pixel(x: x + 3, y: 3) == 0xFF00_00FF)
    }
    #expect((0..<24).allSatisfy { drawn.pixel(x: $0, y: 5) == 0 })
  }

  @Test func tintingFillsTheShape() throws {
    let tinted = try frame().withTintColor(.green)
    #expect(tinted.cgImage?.pixel(x: 3, y: 3) == 0xFF00_FF00)
  }

  @Test func imageViewsShowThePixelsThemselves() throws {
    let image = try frame()
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 6, height: 6) && !view.isUserInteractionEnabled)
    #expect(view.layer.contents as AnyObject? === image.cgImage)
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    let shown = try #require(view.layer.contents as AnyObject? as? CGImage)
    #expect(shown.pixel(x: 0, y: 0) == 0xFF00_FF00)
    view.image = nil
    #expect(view.layer.contents == nil)
  }

  @Test func dataComesBackAsTheSamePixels() throws {
    let data = try #require(try frame().pngData())
    #expect(UIImage(data: data)?.cgImage?.pixel(x: 3, y: 3) == 0xFF00_00FF)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 3, height: 3))
    #expect(UIImage(data: data, scale: .nan)?.scale == 1)
  }

  /// The parts meet between pixels, wherever the image is drawn, and nothing of what is below shows
  /// through.
  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func thePartsOfAResizableImageLeaveNoSeams(mode: UIImage.ResizingMode) throws {
    let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let image = try frame().resizableImage(withCapInsets: insets, resizingMode: mode)
    let context = try #require(CGContext(width: 20, height: 20))
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(x: 1.5, y: 1.5, width: 16, height: 16))
    UIGraphicsPopContext()
    let drawn = try #require(context.finish())
    for y in 2..<17 {
      #expect((2..<17).allSatisfy { drawn.pixel(x: $0, y: y) >> 24 == 255 }, "row \(y)")
    }
  }

  /// Edges that do not fit become narrower as a whole, also of an image whose middle is tiled: a
  /// pixel of the left one is red and green then.
  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func edgesThatDoNotFitAreNotCutOff(mode: UIImage.ResizingMode) throws {
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    let pixels = try #require(
      CGImage(width: 4, height: 1) { buffer in
        let row = buffer.base.assumingMemoryBound(to: UInt32.self)
        for (x, color) in colors.enumerated() { row[x] = color }
      })
    let image = UIImage(cgImage: pixels).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: mode)
    let context = try #require(CGContext(width: 2, height: 1))
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1))
    UIGraphicsPopContext()
    let left = try #require(context.finish()).pixel(x: 0, y: 0)
    #expect((100...155).contains(left >> 16 & 255) && (100...155).contains(left >> 8 & 255))
  }

  @Test func theOutputOfAFilterWithoutPixelsIsAnEmptyImage() {
    let endless = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
    #expect(UIImage(ciImage: endless).size == .zero && UIImage(ciImage: .empty()).cgImage == nil)
    let part = endless.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
    let image = UIImage(ciImage: part, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 2, height: 1))
  }
}
