import CoreGraphics

extension UIEvent {
  /// Iterates over all movements of touches since they were last delivered, in order of time. So
  /// velocities and limits do not depend on the frame rate.
  ///
  /// - Parameter body: receives the location of each touch, in the window's coordinates, and the
  ///   time.
  func followMovements(
    of touches: [UITouch], _ body: (_ locations: [CGPoint], _ time: TimeInterval) -> Void
  ) {
    var locations = touches.map { touch in
      touch.phase == .stationary ? touch.windowLocation : touch.previousWindowLocation
    }
    var next = touches.map { $0.phase == .stationary ? $0.samples.count : 0 }
    while let time = Self.earliest(of: touches, next) {
      for (index, touch) in touches.enumerated() {
        while next[index] < touch.samples.count, touch.samples[next[index]].time <= time {
          locations[index] = touch.samples[next[index]].location
          next[index] += 1
        }
      }
      body(locations, time)
    }
  }

  private static func earliest(of touches: [UITouch], _ next: [Int]) -> TimeInterval? {
    var earliest: TimeInterval?
    for (touch, index) in zip(touches, next) where index < touch.samples.count {
      earliest = min(earliest ?? .infinity, touch.samples[index].time)
    }
    return earliest
  }
}
