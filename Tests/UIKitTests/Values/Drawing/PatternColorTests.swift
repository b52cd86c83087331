import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Colours that are repeated images.
@MainActor
struct PatternColorTests {
  /// Two by two points: red and green above, blue and white below.
  private let tile: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      context in
      let colors: [UIColor] = [
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        UIColor(red: 0, green: 0, blue: 1, alpha: 1), .white,
      ]
      for (index, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
  }()
  private let expected: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  private func drawn(_ body: (CGContext) -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
      .image { body($0.cgContext) }
    return try #require(image.cgImage)
  }

  /// The four pixels at the upper left corner of the view, and those of another tile inside it.
  private func pixels(_ simulator: Simulator) throws -> [UInt32] {
    let image = try #require(simulator.snapshot())
    func tile(_ x: Int, _ y: Int) -> [UInt32] {
      [(0, 0), (1, 0), (0, 1), (1, 1)].map { image.pixel(x: x + $0.0, y: y + $0.1) }
    }
    #expect(tile(3, 5) == tile(19, 13), "it is repeated")
    return tile(3, 5)
  }

  @Test func aFillRepeatsTheImageFromTheCornerOfTheBitmap() throws {
    let pixels = try drawn { context in
      UIColor(patternImage: tile).setFill()
      context.translateBy(x: 1, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    #expect(pixels.pixel(x: 0, y: 0) == 0)
    for y in 1..<7 {
      for x in 1..<7 {
        #expect(pixels.pixel(x: x, y: y) == expected[x % 2 + y % 2 * 2], "at \(x), \(y)")
      }
    }
  }

  @Test func aPlainColourReplacesThePattern() throws {
    let pixels = try drawn { context in
      UIColor(patternImage: tile).setFill()
      context.saveGState()
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      context.restoreGState()
      context.fill(CGRect(x: 4, y: 0, width: 4, height: 8))
    }
    #expect(pixels.pixel(x: 0, y: 0) == 0xFFFF_FFFF && pixels.pixel(x: 4, y: 0) == 0xFFFF_0000)
  }

  @Test func theOpacityOfTheColourCounts() throws {
    let half = UIColor(patternImage: tile).withAlphaComponent(0.5)
    #expect(half.cgColor.alpha == 0.5)
    let pixels = try drawn { context in
      half.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect([127, 128].contains(pixels.pixel(x: 0, y: 0) >> 24))
  }

  @Test func aViewHasThePatternFromItsCorner() throws {
    let controller = UIViewController()
    let simulator = Simulator(size: CGSize(width: 40, height: 40), scale: 1, root: controller)
    let view = UIView(frame: CGRect(x: 3, y: 5, width: 21, height: 11))
    let pattern = UIColor(patternImage: tile)
    view.backgroundColor = pattern
    #expect(view.backgroundColor == pattern && view.layer.backgroundColor == pattern.cgColor)
    controller.view.addSubview(view)
    simulator.settle()
    #expect(try pixels(simulator) == expected)
    let plain = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.backgroundColor = plain
    #expect(view.layer.backgroundColor == plain.cgColor)
    simulator.settle()
    #expect(try pixels(simulator) == [UInt32](repeating: 0xFFFF_0000, count: 4))
  }

  @Test func colorsAreEqualWhereTheirImagesAreTheSame() {
    #expect(UIColor(patternImage: tile) == UIColor(patternImage: tile))
    #expect(UIColor(patternImage: tile) != UIColor(patternImage: UIImage()))
    #expect(UIColor(patternImage: UIImage()).cgColor == CGColor.clear)
  }
}
