import Testing

@testable import Compositor

/// Limits and tests of four numbers at once.
@Suite struct FloatLanesTests {
  @Test func negativeNumbersBecomeZero() {
    let numbers = SIMD4<Float>(-3, -0.001, 0, 2.5)
    #expect(numbers.positivePart == SIMD4<Float>(0, 0, 0, 2.5))
  }

  @Test func eachNumberHasALimitOfItsOwn() {
    let numbers = SIMD4<Float>(-3, 7, 7, 0.5)
    #expect(numbers.atMost(SIMD4<Float>(1, 1, 7, 0.25)) == SIMD4<Float>(-3, 1, 7, 0.25))
  }

  @Test(arguments: 0..<4) func oneNumberOfTheOtherSignIsFound(lane: Int) {
    var positive = SIMD4<Float>(0, 1, 2, 1e9)
    var negative = SIMD4<Float>(-1e-9, -1, -2, -1e9)
    #expect(SIMD4.areAllPositive(positive) && !SIMD4.areAllNegative(positive))
    #expect(SIMD4.areAllNegative(negative) && !SIMD4.areAllPositive(negative))
    positive[lane] = -0.5
    negative[lane] = 0.5
    #expect(!SIMD4.areAllPositive(positive))
    #expect(!SIMD4.areAllNegative(negative))
  }

  @Test func numbersOnTheLimitsAreWithin() {
    let low = SIMD4<Float>(1, 2, 3, 4)
    let high = SIMD4<Float>(5, 6, 7, 8)
    func areWithin(_ first: SIMD4<Float>, _ third: SIMD4<Float>) -> Bool {
      SIMD4.areAll(first, low, within: (1, 4), and: third, high, within: (5, 8))
    }
    #expect(areWithin(low, high))
    #expect(!areWithin(low + SIMD4(0, 0, 0, 0.5), high))
    #expect(!areWithin(low - SIMD4(0.5, 0, 0, 0), high))
    #expect(!areWithin(low, high + SIMD4(0, 0, 0, 0.5)))
    #expect(!areWithin(low, high - SIMD4(0.5, 0, 0, 0)))
  }
}
