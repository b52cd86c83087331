import Testing

@testable import Compositor

/// Whole numbers next to coordinates are those of the library's rounding, within the limit.
struct CoordinateTests {
  @Test func theyAreThoseOfRounding() {
    for value in [0, 0.25, 1, 1.999_999, 7, 1e6 + 0.5, 268_435_455.75, 268_435_456] {
      for value in [value, -value] {
        #expect(Int(ceiling: value) == Int(value.rounded(.up)), "\(value)")
        #expect(Int(floor: value) == Int(value.rounded(.down)), "\(value)")
      }
    }
  }

  @Test func whatIsFarOutsideIsAtTheLimit() {
    for value in [268_435_456.5, 1e300, .infinity] {
      #expect(Int(ceiling: value) == Int.coordinateLimit && Int(floor: value) == 1 << 28)
      #expect(Int(ceiling: -value) == -Int.coordinateLimit && Int(floor: -value) == -(1 << 28))
    }
    #expect(Int(ceiling: .nan) == 0 && Int(floor: .nan) == 0)
  }
}
