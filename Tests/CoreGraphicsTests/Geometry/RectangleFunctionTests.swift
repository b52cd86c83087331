import CoreGraphics
import Testing

/// The functions of C for rectangles.
struct RectangleFunctionTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func edgesAndCentersOfARectangle() {
    #expect(CGRectGetMinX(rect) == 10 && CGRectGetMidX(rect) == 25 && CGRectGetMaxX(rect) == 40)
    #expect(CGRectGetMinY(rect) == 20 && CGRectGetMidY(rect) == 40 && CGRectGetMaxY(rect) == 60)
    #expect(CGRectGetWidth(rect) == 30 && CGRectGetHeight(rect) == 40)
    let negative = CGRect(x: 40, y: 60, width: -30, height: -40)
    #expect(CGRectGetWidth(negative) == 30 && CGRectGetHeight(negative) == 40)
    #expect(CGRectGetMinX(negative) == 10 && CGRectGetMaxY(negative) == 60)
    #expect(CGRectStandardize(negative) == rect)
  }

  @Test func rectanglesThatAreMadeOfOthers() {
    #expect(CGRectOffset(rect, 1, -2) == CGRect(x: 11, y: 18, width: 30, height: 40))
    #expect(CGRectInset(rect, 5, -5) == CGRect(x: 15, y: 15, width: 20, height: 50))
    let other = CGRect(x: 30, y: 50, width: 100, height: 100)
    #expect(CGRectUnion(rect, other) == CGRect(x: 10, y: 20, width: 120, height: 130))
    #expect(CGRectIntersection(rect, other) == CGRect(x: 30, y: 50, width: 10, height: 10))
    let broken = CGRect(x: 0.5, y: 0.5, width: 1, height: 1)
    #expect(CGRectIntegral(broken) == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func geometryThatIsMadeOfNumbers() {
    #expect(CGRectMake(10, 20, 30, 40) == rect && CGPointMake(10, 20) == rect.origin)
    #expect(CGSizeMake(30, 40) == rect.size && CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect(CGRectZero == CGRect(origin: CGPointZero, size: CGSizeZero))
    #expect(CGRectNull.isNull && CGRectInfinite.isInfinite)
  }

  @Test func questionsAboutRectangles() {
    #expect(CGRectContainsPoint(rect, CGPoint(x: 10, y: 20)))
    #expect(!CGRectContainsPoint(rect, CGPoint(x: 40, y: 30)))
    #expect(CGRectContainsRect(rect, CGRect(x: 12, y: 22, width: 1, height: 1)))
    #expect(!CGRectIntersectsRect(rect, CGRect(x: 41, y: 20, width: 1, height: 1)))
    #expect(CGRectIsEmpty(.zero) && CGRectIsNull(.null) && CGRectIsInfinite(.infinite))
    #expect(!CGRectIsEmpty(rect) && CGRectEqualToRect(rect, rect))
    #expect(CGPointEqualToPoint(rect.origin, CGPoint(x: 10, y: 20)))
    #expect(!CGSizeEqualToSize(rect.size, .zero))
  }
}
