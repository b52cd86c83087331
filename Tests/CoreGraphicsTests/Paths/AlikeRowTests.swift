import CoreGraphics
import Testing

/// Rows of pixels of which a path covers the same ones, as far as that is found.
struct AlikeRowTests {
  private static let area = PixelRect(x: 0, y: 0, width: 40, height: 100)

  private static func path(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  @Test func theyLieBetweenThePointsOfStraightEdges() {
    let box = CGPath(rect: CGRect(x: 3.5, y: 10.5, width: 20, height: 50), transform: nil)
    #expect(box.alikeRows(of: Self.area) == 11..<60)
    #expect(box.alikeRows(of: PixelRect(x: 0, y: 0, width: 40, height: 80)) == 11..<60)
    #expect(box.alikeRows(of: PixelRect(x: 0, y: 20, width: 40, height: 60)) == 0..<40)
    let double = CGAffineTransform(scaleX: 1, y: 2)
    #expect(
      box.alikeRows(of: PixelRect(x: 0, y: 20, width: 40, height: 110), transform: double)
        == 2..<100)
  }

  @Test func theyLieBelowARidge() {
    let ridge = Self.path([
      CGPoint(x: 0, y: 30), CGPoint(x: 20, y: 5), CGPoint(x: 40, y: 39.3), CGPoint(x: 40, y: 100),
      CGPoint(x: 0, y: 100),
    ])
    #expect(ridge.alikeRows(of: Self.area) == 40..<99)
  }

  @Test func thereAreNoneWhereAnEdgeLeans() {
    // The subpath is closed by the edge that leans.
    let triangle = Self.path([
      CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 100),
    ])
    #expect(triangle.alikeRows(of: Self.area).isEmpty)
    let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 100), transform: nil)
    #expect(disc.alikeRows(of: Self.area).isEmpty)
    let box = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 100), transform: nil)
    let turned = CGAffineTransform(rotationAngle: 0.01)
    #expect(box.alikeRows(of: Self.area, transform: turned).count < 10)
  }

  @Test func allAreAlikeWhereNothingIs() {
    #expect(CGMutablePath().alikeRows(of: Self.area) == 0..<100)
    #expect(CGMutablePath().alikeRows(of: .empty).isEmpty)
    let far = CGPath(rect: CGRect(x: 0, y: -1e300, width: 1, height: 2e300), transform: nil)
    #expect(far.alikeRows(of: Self.area) == 0..<100)
  }
}
