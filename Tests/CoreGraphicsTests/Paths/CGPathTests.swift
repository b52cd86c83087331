import CoreGraphics
import Testing

struct CGPathTests {
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func boundsOfShapesAreTheirRectangle() {
    #expect(CGPath(rect: box, transform: nil).boundingBox == box)
    #expect(CGPath(ellipseIn: box, transform: nil).boundingBoxOfPath == box)
    let rounded = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 8, transform: nil)
    #expect(rounded.boundingBoxOfPath == box)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func boundsOfACurveReachToItsTurningPointOnly() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
  }

  @Test func insideAndOutsideAreReported() {
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    #expect(ellipse.contains(CGPoint(x: 50, y: 50)))
    #expect(ellipse.contains(CGPoint(x: 15, y: 15)))
    #expect(!ellipse.contains(CGPoint(x: 14, y: 14)))
    #expect(!ellipse.contains(CGPoint(x: 101, y: 50)))
    #expect(!ellipse.contains(CGPoint(x: Double.nan, y: 50)))
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(ellipse.contains(CGPoint(x: 150, y: 100), transform: half))
  }

  @Test func theFillRuleDecidesAboutTheHole() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(ring.contains(CGPoint(x: 15, y: 15), using: .winding))
    #expect(!ring.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(ring.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
  }

  @Test func anOpenSubpathIsFilledAsIfClosed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 8, y: 4)))
    #expect(!path.contains(CGPoint(x: 2, y: 8)))
  }

  @Test func aRectangleIsRecognised() {
    var found = CGRect.zero
    #expect(CGPath(rect: box, transform: nil).isRect(&found))
    #expect(found == box)
    #expect(!CGPath(ellipseIn: box, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(!CGPath(rect: box, transform: &turn).isRect(nil))
  }

  @Test(arguments: [(false, CGPoint(x: 0, y: 10)), (true, CGPoint(x: 0, y: -10))])
  func anArcGoesInItsDirection(clockwise: Bool, quarter: CGPoint) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    #expect(path.currentPoint == CGPoint(x: -10, y: 0))
    #expect(path.boundingBoxOfPath.contains(CGPoint(x: 0, y: quarter.y * 0.99)))
    #expect(!path.boundingBoxOfPath.contains(CGPoint(x: 0, y: -quarter.y * 0.5)))
  }

  @Test func aFullTurnIsACircle() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(path.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test func aTangentArcRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(path.contains(CGPoint(x: 8.6, y: 1.4)))
    #expect(!path.contains(CGPoint(x: 9.2, y: 0.8)))
  }

  @Test func aTangentArcTurnsClockwiseToo() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y + 4) < 1e-9)
    #expect(path.boundingBoxOfPath.maxX <= 10.001)
  }

  @Test func aCopyStaysWhenTheMutablePathContinues() {
    let path = CGMutablePath()
    path.addRect(box)
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 500, y: 500))
    #expect(copy?.boundingBox == box)
    #expect(copy == CGPath(rect: box, transform: nil))
    #expect(copy?.copy() === copy)
  }

  @Test func stepsAreShownInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 3, y: 3), control2: CGPoint(x: 4, y: 4))
    path.closeSubpath()
    var seen: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      seen.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { ends.append(element.pointee.points[2]) }
    }
    #expect(seen == [.moveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 5, y: 6)])
    #expect(path.description == "CGPath(M 1.0 2.0 C 3.0 3.0 4.0 4.0 5.0 6.0 Z)")
  }

  @Test func aFunctionGetsEveryElementWithThePointerOfItsCaller() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 3, y: 4)])
    path.closeSubpath()
    var ends: [CGPoint] = []
    withUnsafeMutablePointer(to: &ends) { info in
      path.apply(info: info) { info, element in
        guard element.pointee.type != .closeSubpath else { return }
        info?.assumingMemoryBound(to: [CGPoint].self).pointee.append(element.pointee.points[0])
      }
    }
    #expect(ends == [.zero, CGPoint(x: 3, y: 4)])
  }

  @Test func whatCannotBeAPathIsLeftOut() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    path.addRect(.null)
    path.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: .nan, endAngle: 1, clockwise: false)
    path.addEllipse(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(path.isEmpty)
    path.addRoundedRect(in: box, cornerWidth: 500, cornerHeight: 500)
    #expect(path.boundingBoxOfPath == box)
  }

  /// The coverage of an area of at most eight pixels a row, row by row.
  private func coverage(
    of path: CGPath, _ area: PixelRect, _ transform: CGAffineTransform = .identity
  ) -> [[Int]] {
    var bytes = [UInt8](repeating: 0, count: 8 * max(area.height, 1))
    bytes.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      path.drawCoverage(of: area, transform: transform, to: base, bytesPerRow: 8)
    }
    return (0..<area.height).map { y in (0..<area.width).map { x in Int(bytes[8 * y + x]) } }
  }

  @Test func coverageIsFullInsideAndPartialAtEdges() {
    let path = CGPath(rect: CGRect(x: 1.5, y: 1, width: 2, height: 2), transform: nil)
    let (none, row) = ([0, 0, 0, 0, 0], [0, 128, 255, 128, 0])
    #expect(
      coverage(of: path, PixelRect(x: 0, y: 0, width: 5, height: 4)) == [none, row, row, none])
    let part = PixelRect(x: 2, y: 2, width: 2, height: 2)
    #expect(coverage(of: path, part) == [[255, 128], [0, 0]])
  }

  @Test func coverageFollowsTheTransform() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let double = CGAffineTransform(scaleX: 2, y: 2).concatenating(
      CGAffineTransform(translationX: 3, y: 0))
    let area = PixelRect(x: 2, y: 0, width: 4, height: 2)
    #expect(coverage(of: path, area, double) == [[0, 255, 255, 0], [0, 255, 255, 0]])
  }

  @Test func nothingAndTheImpossibleHaveNoCoverage() {
    let area = PixelRect(x: 0, y: 0, width: 2, height: 1)
    #expect(coverage(of: CGMutablePath(), area) == [[0, 0]])
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let broken = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(coverage(of: square, area, broken) == [[0, 0]])
    // Nothing is written.
    var byte: UInt8 = 7
    for area in [
      PixelRect(x: 0, y: 0, width: 0, height: 4), PixelRect(x: 0, y: 0, width: 40_000, height: 1),
    ] {
      square.drawCoverage(of: area, to: &byte, bytesPerRow: 4)
    }
    #expect(byte == 7)
  }
}
