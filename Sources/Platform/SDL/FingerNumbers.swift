/// Assigns small numbers to the fingers of all touch screens, 1, 2, 3…, as they touch. The number
/// of a lifted finger is free again.
struct FingerNumbers {
  struct Finger: Hashable {
    var device: Int64
    var id: Int64
  }

  private var numbers: [Finger: Int] = [:]

  /// Returns the number of a finger; nil for a finger that moves or is lifted without a preceding
  /// touch.
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

  /// Frees all numbers, because all fingers are lifted or their end will not be reported.
  mutating func removeAll() { numbers = [:] }
}
