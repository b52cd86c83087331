import CoreGraphics
import Testing

struct PathFlatteningTests {
  private func points(of path: CGPath) -> [CGPoint] {
    path.elements.list.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      case .quad, .curve, .close: nil
      }
    }
  }

  private func hasCurves(_ path: CGPath) -> Bool {
    path.elements.list.contains { element in
      switch element {
      case .quad, .curve: true
      case .move, .line, .close: false
      }
    }
  }

  @Test func straightLinesStayAsTheyAre() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.flattened(threshold: 0.1) == path)
  }

  /// The middle of a chord of a circle is r(1 − cos(θ/2)) inside of it.
  @Test(arguments: [0.5, 0.01] as [CGFloat])
  func aCircleBecomesAPolygonWithinTheThreshold(threshold: CGFloat) {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let polygon = circle.flattened(threshold: threshold)
    #expect(!hasCurves(polygon))
    let corners = points(of: polygon)
    for (a, b) in zip(corners, corners.dropFirst()) {
      let distance = hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
      // Bézier curves are within 0.03 % of the circle themselves.
      #expect(distance > 10 - threshold - 0.003 && distance < 10.003)
    }
    #expect(polygon.boundingBox == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  /// The second difference of the points is m = 8. √(2/8 · m) lines keep within 1, which is 1.4,
  /// and √(2/8 · m · 8) = 4 within 1/8.
  @Test func asManyLinesAsTheFormulaSays() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 4))
    let two = [CGPoint.zero, CGPoint(x: 4, y: 2), CGPoint(x: 8, y: 0)]
    #expect(points(of: path.flattened(threshold: 1)) == two)
    let four = [
      CGPoint.zero, CGPoint(x: 2, y: 1.5), CGPoint(x: 4, y: 2), CGPoint(x: 6, y: 1.5),
      CGPoint(x: 8, y: 0),
    ]
    #expect(points(of: path.flattened(threshold: 0.125)) == four)
  }

  @Test func noThresholdCutsACurveWithoutEnd() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 1e12, y: 0), control1: CGPoint(x: 0, y: 1e12),
      control2: CGPoint(x: 1e12, y: 1e12))
    #expect(points(of: path.flattened(threshold: 1e-9)).count == 10_001)
    #expect(path.flattened(threshold: 0) == path)
    #expect(path.flattened(threshold: .nan) == path)
  }
}
