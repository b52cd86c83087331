import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The stack of current contexts, and renderers.
@MainActor
struct GraphicsContextTests {
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> UInt32? {
    image?.cgImage?.pixel(x: x, y: y)
  }

  private func fill(_ color: UIColor, _ rect: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4)) {
    color.setFill()
    UIRectFill(rect)
  }

  // MARK: Image contexts

  @Test func imageContextsNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    fill(.red)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    fill(.blue, CGRect(x: 0, y: 0, width: 1, height: 1))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.size == CGSize(width: 2, height: 2) && pixel(inner, 0, 0) == 0xFF00_0000)
    #expect(outer?.scale == 2 && outer?.cgImage?.width == 8)
    #expect(pixel(outer, 1, 1) == UIColor.blue.argb && pixel(outer, 2, 2) == UIColor.red.argb)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func endingWhatWasNotBegunIsReportedOnce() {
    let warnings = Diagnostics.collecting {
      UIGraphicsEndImageContext()
      UIGraphicsEndImageContext()
    }
    #expect(warnings.count == 1 && warnings.first?.contains("UIGraphicsEndImageContext") == true)
  }

  @Test func whatWasPushedIsPoppedAndWhatWasBegunIsEnded() throws {
    let context = try #require(CGContext(width: 2, height: 2, scale: 1, isOpaque: false))
    let warnings = Diagnostics.collecting {
      UIGraphicsPushContext(context)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === context)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil, "it was not begun as an image")
      UIGraphicsPopContext()
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() != nil)
      UIGraphicsEndImageContext()
    }
    #expect(warnings.count == 2 && UIGraphicsGetCurrentContext() == nil, "\(warnings)")
  }

  private final class Careless: UIView {
    var ends = false
    override func draw(_ rect: CGRect) {
      if ends { UIGraphicsEndImageContext() } else { UIGraphicsBeginImageContext(rect.size) }
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test(arguments: [false, true])
  func aViewWithUnbalancedStateDoesNotAffectOthers(ends: Bool) {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 20, height: 20), scale: 1, root: root)
    let careless = Careless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    careless.ends = ends
    root.view.addSubview(careless)
    let warnings = Diagnostics.collecting { simulator.settle() }
    #expect(warnings.count == 1, "\(warnings)")
    #expect(UIGraphicsGetCurrentContext() == nil)
    // After the unbalanced end it drew into its own layer again; the rest went to its own bitmap.
    #expect((simulator.snapshot()?.pixel(x: 5, y: 5) == UIColor.red.argb) == ends)
  }

  // MARK: Rectangles

  /// A picture of 4 × 4 pixels, filled with one colour before `draw` runs.
  private func picture(over color: UIColor, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    return renderer.image { context in
      fill(color)
      draw(context.cgContext)
    }
  }

  /// How overlays cut holes: `UIRectFill` copies in any blend mode.
  @Test(arguments: [CGBlendMode.normal, .multiply, .destinationOver])
  func fillingARectangleReplacesWhatIsThere(mode: CGBlendMode) {
    let veil = UIColor.black.withAlphaComponent(0.5)
    let image = picture(over: veil) { context in
      context.setBlendMode(mode)
      fill(.clear, CGRect(x: 1, y: 1, width: 1, height: 1))
      fill(veil, CGRect(x: 2, y: 2, width: 1, height: 1))
    }
    #expect(pixel(image, 1, 1) == 0, "a clear fill makes a hole")
    #expect(pixel(image, 2, 2) == 0x8000_0000, "a translucent fill does not darken its like")
    #expect(pixel(image, 0, 0) == 0x8000_0000)
  }

  @Test func theEdgeOfARectangleReplacesWhatIsThere() {
    let image = picture(over: .red) { _ in
      UIColor.clear.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    for place in 0..<4 {
      #expect(pixel(image, place, 0) == 0 && pixel(image, place, 3) == 0)
      #expect(pixel(image, 0, place) == 0 && pixel(image, 3, place) == 0)
    }
    for (x, y) in [(1, 1), (2, 1), (1, 2), (2, 2)] {
      #expect(pixel(image, x, y) == UIColor.red.argb)
    }
  }

  @Test func aRectanglesBlendModeHoldsForThatRectangleOnly() {
    let image = picture(over: .red) { context in
      context.setBlendMode(.clear)
      UIColor.blue.setFill()
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 2, height: 2), .destinationOver)
      UIRectFrameUsingBlendMode(CGRect(x: 2, y: 0, width: 2, height: 2), .normal)
      context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
    #expect(pixel(image, 0, 0) == UIColor.red.argb, "the fill lies behind the opaque red")
    #expect(pixel(image, 2, 0) == UIColor.blue.argb)
    #expect(pixel(image, 0, 2) == 0, "the context's own mode is in use again")
  }

  // MARK: Renderers

  @Test func aRendererKeepsTheFormatItWasMadeWith() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 4, height: 2), format: format)
    format.scale = 1
    let image = renderer.image { context in
      #expect(context.format.bounds == CGRect(x: 10, y: 10, width: 4, height: 2))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      fill(.red, CGRect(x: 10, y: 10, width: 1, height: 1))
    }
    #expect(image.scale == 3 && image.size == CGSize(width: 4, height: 2))
    #expect(image.cgImage?.width == 12 && pixel(image, 1, 1) == UIColor.red.argb)
    #expect(pixel(image, 8, 1) == 0xFF00_0000, "an opaque picture is black where nothing is drawn")
    #expect(format.bounds == .zero && renderer.format !== format)
  }

  @Test(arguments: [0, -1, CGFloat.nan])
  func aScaleThatIsNoneIsTheScreens(scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
    let usual = UIGraphicsImageRendererFormat.preferred().scale
    let image = renderer.image { #expect($0.currentImage.scale == usual) }
    #expect(image.scale == usual && image.size == CGSize(width: 2, height: 2))
  }

  @Test func aFormatFollowsItsEnvironment() {
    let traits = UITraitCollection(displayScale: 3)
    #expect(UIGraphicsImageRendererFormat(for: traits).scale == 3)
    let usual = UIGraphicsImageRendererFormat.default().scale
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == usual)
  }

  @Test func whatIsDrawnSoFarCanBeLookedAt() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    var early: UIImage?
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      early = context.currentImage
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4), blendMode: .multiply)
      #expect(pixel(context.currentImage, 0, 0) == UIColor.red.argb, "white times red")
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(pixel(early, 0, 0) == UIColor.red.argb && pixel(image, 0, 0) == 0xFFFF_FFFF)
  }

  @Test func aPictureBecomesAPNGAndBack() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 5), format: format)
    let image = UIImage(data: renderer.pngData { _ in fill(.red) })
    #expect(image?.size == CGSize(width: 3, height: 5) && pixel(image, 2, 2) == UIColor.red.argb)
    #expect(pixel(image, 2, 4) == 0, "see-through where nothing was drawn")
    let warnings = Diagnostics.collecting {
      #expect(UIGraphicsImageRenderer(size: .zero).pngData { _ in }.isEmpty)
    }
    #expect(warnings.isEmpty)
  }

  @Test func aRendererInsideADrawingLeavesItsContextAlone() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    var inner: UIImage?
    let warnings = Diagnostics.collecting {
      let outer = renderer.image { _ in
        fill(.red)
        inner = renderer.image { _ in
          fill(.blue)
          UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        }
        fill(.green, CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      #expect(pixel(outer, 0, 0) == UIColor.green.argb && pixel(outer, 2, 2) == UIColor.red.argb)
    }
    #expect(pixel(inner, 2, 2) == UIColor.blue.argb)
    #expect(warnings.count == 1, "the forgotten one is reported: \(warnings)")
  }
}

extension UIColor {
  /// As a pixel of an opaque picture.
  fileprivate var argb: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return 0xFF00_0000 | byte(rgba.red) << 16 | byte(rgba.green) << 8 | byte(rgba.blue)
  }
}
