import CoreGraphics
import Testing

struct CGAffineTransformTests {
  private func expectClose(
    _ one: CGPoint, _ other: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9, "\(one) is not \(other)",
      sourceLocation: sourceLocation)
  }

  @Test func aQuarterTurnTakesTheXAxisToTheYAxis() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(CGPoint(x: 2, y: 0).applying(turn), CGPoint(x: 0, y: 2))
  }

  @Test func whatIsAddedByMethodHappensFirst() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    let rotated = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi)
    expectClose(CGPoint(x: 1, y: 0).applying(rotated), CGPoint(x: 9, y: 0))
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 5)
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 10, y: 15))
  }

  @Test func whatIsConcatenatedHappensLast() {
    let transform = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
  }

  @Test func theInverseLeadsBack() {
    let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    let point = CGPoint(x: 13, y: -5)
    expectClose(point.applying(transform).applying(transform.inverted()), point)
    #expect(CGAffineTransform.identity.inverted().isIdentity)
  }

  @Test func aTransformWithoutInverseIsItsOwn() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    let broken = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(broken.inverted() == broken)
  }

  @Test func aRectangleBecomesTheBoxAroundItsCorners() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let box = CGRect(x: 0, y: 0, width: 4, height: 2).applying(turn)
    expectClose(box.origin, CGPoint(x: -2, y: 0))
    expectClose(CGPoint(x: box.width, y: box.height), CGPoint(x: 2, y: 4))
    #expect(CGRect.null.applying(turn).isNull)
    #expect(CGRect.infinite.applying(turn).isInfinite)
  }

  @Test func aSizeIsNotMoved() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test func aHomographyTakesPointsWhereTheTransformDoes() {
    let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    let point = CGPoint(x: 3, y: 4)
    #expect(Homography(transform).apply(point) == point.applying(transform))
    #expect(CGAffineTransform(Homography(transform)) == transform)
  }

  @Test func itSurvivesCoding() throws {
    let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
