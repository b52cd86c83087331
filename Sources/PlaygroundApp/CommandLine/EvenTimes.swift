import Foundation

extension [TimeInterval] {
  /// Times at even distances from 0 to the end of a length; 0 alone where there is no length.
  static func even(_ count: Int, over length: TimeInterval) -> [TimeInterval] {
    guard count > 1, length > 0 else { return [0] }
    return (0..<count).map { length * Double($0) / Double(count - 1) }
  }
}
