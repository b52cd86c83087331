import CoreGraphics
import UIKitTestSupport

extension Simulator {
  /// Drags from one point to another, and lifts the finger while it moves.
  func dragAndRelease(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    drag(from: start, to: end, duration: duration)
    touchUp(at: end)
  }
}
