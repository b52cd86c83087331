/// Assigns small numbers to the fingers of all touch screens: 1, 2, 3… as they go down. A number is
/// free again once its finger is up.
struct FingerNumbers {
  struct Finger: Hashable {
    var device: Int64
    var id: Int64
  }

  private var numbers: [Finger: Int] = [:]

  /// The number of a finger; nil for one that moves or goes up without having gone down here.
  mutating func number(of finger: Finger, phase: PointerEvent.Phase) -> Int? {
    switch phase {
    case .down:
      if let known = numbers[finger] { return known }
      let taken = Set(numbers.values)
      let free = (1...).first { !taken.contains($0) }
      numbers[finger] = free
      return free
    case .moved: return numbers[finger]
    case .up, .cancelled: return numbers.removeValue(forKey: finger)
    }
  }

  /// Frees all numbers: all fingers are up, or their end will not be reported.
  mutating func forgetAll() { numbers = [:] }
}
