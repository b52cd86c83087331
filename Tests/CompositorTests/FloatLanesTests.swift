import Testing

@testable import Compositor

/// Limits of four numbers at once.
struct FloatLanesTests {
  @Test func negativeNumbersBecomeZero() {
    let numbers = SIMD4<Float>(-3, -0.001, 0, 2.5)
    #expect(numbers.positivePart == SIMD4<Float>(0, 0, 0, 2.5))
  }

  @Test func eachNumberHasALimitOfItsOwn() {
    let numbers = SIMD4<Float>(-3, 7, 7, 0.5)
    #expect(numbers.atMost(SIMD4<Float>(1, 1, 7, 0.25)) == SIMD4<Float>(-3, 1, 7, 0.25))
  }
}
