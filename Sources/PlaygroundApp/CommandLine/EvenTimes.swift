import Foundation

extension [TimeInterval] {
  /// Returns times at equal distances from 0 to a length; only 0 if the length is 0.
  static func even(_ count: Int, over length: TimeInterval) -> [TimeInterval] {
    guard count > 1, length > 0 else { return [0] }
    return (0..<count).map { length * Double($0) / Double(count - 1) }
  }
}
