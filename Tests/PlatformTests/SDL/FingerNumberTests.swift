import Testing

@testable import Platform

struct FingerNumberTests {
  private func finger(_ id: Int64, device: Int64 = 7) -> FingerNumbers.Finger {
    FingerNumbers.Finger(device: device, id: id)
  }

  @Test func numbersCountUpAndAreFreeAgainAfterwards() {
    var numbers = FingerNumbers()
    let first = (0..<25).map { numbers.number(of: finger(1000 + $0), phase: .down) }
    #expect(first == Array(1...25))
    let moved = numbers.number(of: finger(1003), phase: .moved)
    let lifted = numbers.number(of: finger(1003), phase: .up)
    let next = numbers.number(of: finger(2000), phase: .down)
    #expect(moved == 4 && lifted == 4 && next == 4)
  }

  @Test func fingersOfTwoScreensAreNotMixedUp() {
    var numbers = FingerNumbers()
    let left = numbers.number(of: finger(0, device: 1), phase: .down)
    let right = numbers.number(of: finger(0, device: 2), phase: .down)
    #expect(left == 1 && right == 2)
  }

  @Test func whatNeverWentDownIsNoFinger() {
    var numbers = FingerNumbers()
    let unknown = numbers.number(of: finger(5), phase: .moved)
    #expect(unknown == nil)
    _ = numbers.number(of: finger(5), phase: .down)
    numbers.removeAll()
    let forgotten = numbers.number(of: finger(5), phase: .up)
    #expect(forgotten == nil)
  }
}
