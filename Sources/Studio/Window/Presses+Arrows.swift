import UIKit

extension Set<UIPress> {
  /// The way that a pressed arrow key points, without modifiers: a point to the right or down is 1;
  /// nil for another key.
  @MainActor var arrow: CGVector? {
    guard let key = first?.key, key.modifierFlags.isEmpty else { return nil }
    return switch key.keyCode {
    case .keyboardLeftArrow: CGVector(dx: -1, dy: 0)
    case .keyboardRightArrow: CGVector(dx: 1, dy: 0)
    case .keyboardUpArrow: CGVector(dx: 0, dy: -1)
    case .keyboardDownArrow: CGVector(dx: 0, dy: 1)
    default: nil
    }
  }
}
