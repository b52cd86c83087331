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

  /// Each part alone is found again, and so is what the parts are put together to.
  @Test func aTransformConsistsOfScaleShearTurnAndTranslation() {
    let transform = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: 0.4))
      .concatenating(CGAffineTransform(translationX: 7, y: -8))
    let parts = transform.decomposed()
    expectClose(CGPoint(x: parts.scale.width, y: parts.scale.height), CGPoint(x: 2, y: 3))
    expectClose(CGPoint(x: parts.horizontalShear, y: parts.rotation), CGPoint(x: 0.5, y: 0.4))
    #expect(parts.translation == CGVector(dx: 7, dy: -8))
    let again = CGAffineTransform(parts)
    for point in [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
      expectClose(point.applying(again), point.applying(transform))
    }
  }

  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 1, y: -2), CGAffineTransform(scaleX: 0, y: 3),
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(rotationAngle: 3),
  ])
  func theComponentsGiveTheTransformAgain(transform: CGAffineTransform) {
    let parts = transform.decomposed()
    #expect(parts.scale.width >= 0 && abs(parts.horizontalShear) < 1e-9)
    let again = CGAffineTransform(parts)
    for point in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
      expectClose(point.applying(again), point.applying(transform))
    }
  }
}
