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
}
