import CoreGraphics
import Testing

/// Numbers of C that older code uses as repeat counts of animations.
struct FormerNumberTests {
  @Test func theyAreOfSinglePrecision() {
    // Float.h gives the largest float as 3.40282347e+38.
    #expect(MAXFLOAT == 3.40282347e+38 && MAXFLOAT.isFinite)
    #expect(HUGE > MAXFLOAT)
  }
}
