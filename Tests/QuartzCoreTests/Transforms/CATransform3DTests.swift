import CoreGraphics
import Testing

import QuartzCore

struct CATransform3DTests {
  @Test func transformsApplyFromTheInsideOut() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0)
    #expect(moved.m41 == 20, "translated first, and scaled with everything else")
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 2)
    #expect(scaled.m41 == 10 && scaled.m11 == 2)
  }

  @Test func aPositiveAngleTurnsClockwiseOnScreen() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let point = turn.flattened.apply(CGPoint(x: 1, y: 0))
    #expect(isClose(point?.x, 0) && isClose(point?.y, 1))
  }

  @Test func theInverseUndoesAndASingularMatrixHasNone() {
    var matrix = CATransform3DMakeRotation(0.7, 1, 2, 3)
    matrix = CATransform3DTranslate(CATransform3DScale(matrix, 2, 0.5, 1), 7, 8, 9)
    let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
    #expect(isClose(product.m11, 1) && isClose(product.m42, 0) && isClose(product.m23, 0))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func rotationsAboutNothingAreNone() {
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    #expect(CATransform3DMakeRotation(.nan, 0, 0, 1) == CATransform3DIdentity)
    #expect(CATransform3DMakeRotation(1, .infinity, 0, 0) == CATransform3DIdentity)
  }

  @Test func affineTransformsPassThrough() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let matrix = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(matrix))
    #expect(CATransform3DGetAffineTransform(matrix) == affine)
    var tilted = matrix
    tilted.m34 = -0.002
    #expect(!CATransform3DIsAffine(tilted))
  }
}
