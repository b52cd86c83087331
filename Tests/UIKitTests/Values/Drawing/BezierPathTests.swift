import CoreGraphics
import Testing

import UIKit

struct BezierPathTests {
  @Test func onlyTheChosenCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 39)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func clockwiseIsClockwiseOnTheScreen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // A quarter from the right to the bottom, as y points down.
    #expect(abs(path.bounds.minX) < 1e-6 && abs(path.bounds.maxY - 10) < 1e-6)
    #expect(abs(path.bounds.minY) < 1e-6)
  }

  @Test func reversingKeepsTheShapeAndSwapsTheEnds() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 10, y: 2))
    path.addQuadCurve(to: CGPoint(x: 20, y: 12), controlPoint: CGPoint(x: 20, y: 2))
    let back = path.reversing()
    #expect(back.currentPoint == CGPoint(x: 1, y: 2))
    #expect(back.bounds == path.bounds && back.reversing().cgPath == path.cgPath)
  }

  @Test func theDashesAreReadAsTheyWereSet() {
    let path = UIBezierPath()
    var (count, phase) = (-1, CGFloat(-1))
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    path.getLineDash(nil, count: &count, phase: nil)
    var lengths = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&lengths, count: nil, phase: &phase)
    #expect(lengths == [4, 2, 1] && phase == 5)
  }

  @Test func fillingDrawsInTheFillColour() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).fill()
    }
    let pixels = try #require(image.cgImage)
    let scale = pixels.width / 8
    #expect(pixels.pixel(x: 4 * scale, y: 4 * scale) == 0xFFFF_0000)
    #expect(pixels.pixel(x: 0, y: 0) == 0)
  }

  /// `fill()` and `stroke()` use what the context has; the others use exactly what they are given.
  @Test func onlyDrawingWithABlendModeReplacesTheContextsOwn() throws {
    let context = try #require(CGContext(width: 8, height: 4))
    UIGraphicsPushContext(context)
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    context.setBlendMode(.destinationOut)
    context.setAlpha(0)
    UIColor.blue.set()
    /// The inside of a column of pixels, and a line along the next one.
    func shapes(_ x: CGFloat) -> (column: UIBezierPath, line: UIBezierPath) {
      let line = UIBezierPath()
      line.move(to: CGPoint(x: x + 1.5, y: 0))
      line.addLine(to: CGPoint(x: x + 1.5, y: 4))
      return (UIBezierPath(rect: CGRect(x: x, y: 0, width: 1, height: 4)), line)
    }
    shapes(0).column.fill()
    shapes(0).line.stroke()
    shapes(2).column.fill(with: .normal, alpha: 1)
    shapes(2).line.stroke(with: .normal, alpha: 1)
    context.setAlpha(1)
    shapes(4).column.fill()
    shapes(4).line.stroke()
    shapes(6).column.fill(with: .normal, alpha: 1)
    shapes(6).line.stroke(with: .normal, alpha: 1)
    UIGraphicsPopContext()
    let pixels = try #require(context.finish())
    let expected: [UInt32] = [0xFFFF_0000, 0xFF00_00FF, 0, 0xFF00_00FF]
    for (index, color) in expected.enumerated() {
      #expect(pixels.pixel(x: 2 * index, y: 1) == color)
      #expect(pixels.pixel(x: 2 * index + 1, y: 2) == color)
    }
  }

  /// A width of 0 is the thinnest line of the device: one pixel, at every scale.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aLineWithoutAWidthIsOnePixelWide(scale: CGFloat) throws {
    let context = try #require(CGContext(width: 6, height: 5, scale: scale))
    UIGraphicsPushContext(context)
    let path = UIBezierPath()
    path.lineWidth = 0
    // Along the middle of the third row of pixels.
    path.move(to: CGPoint(x: 0, y: 2.5 / scale))
    path.addLine(to: CGPoint(x: 6 / scale, y: 2.5 / scale))
    path.stroke()
    UIGraphicsPopContext()
    let pixels = try #require(context.finish())
    for y in 0..<5 {
      // Cairo rounds places to a 256th of a pixel.
      let alpha = pixels.pixel(x: 3, y: y) >> 24
      let isExpected = y == 2 ? alpha >= 250 : alpha <= 5
      #expect(isExpected, "row \(y): \(alpha)")
    }
  }

  @Test func drawingWithoutAContextAndBadNumbersAreHarmless() {
    UIGraphicsPopContext()
    UIColor.red.set()
    let path = UIBezierPath(roundedRect: .infinite, cornerRadius: .nan)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.fill()
    path.stroke()
    path.addClip()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: -1, height: CGFloat.nan), false, 0)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage == nil)
  }

  @Test func aCopyHasTheFlatness() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.flatness == 0.6)
    path.flatness = 0.1
    #expect((path.copy() as? UIBezierPath)?.flatness == 0.1)
  }
}
