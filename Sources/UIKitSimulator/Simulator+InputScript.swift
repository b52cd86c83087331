import Platform
public import CoreGraphics

extension Simulator {
  /// Plays a script from now on, and advances time until nothing moves any more.
  ///
  /// - Parameters:
  ///   - script: the events and their times.
  ///   - limit: the most seconds to continue after the last event.
  public func play(_ script: InputScript, settlingFor limit: TimeInterval = 30) {
    let end = schedule(script)
    advance(by: max(end - time, 0))
    settle(limit: limit)
  }

  /// Schedules a script's events from now on: they are delivered while time advances, as by
  /// ``advance(by:)``.
  ///
  /// - Returns: the time of the last one.
  @discardableResult
  public func schedule(_ script: InputScript) -> TimeInterval {
    let start = time
    for event in script.events {
      let due = start + event.time
      for platformEvent in event.platformEvents(at: due, scale: scale) {
        platform.schedule(platformEvent, at: due)
      }
    }
    return start + script.duration
  }

  private var scale: CGFloat { window.screen.scale }
}
