import Platform
public import CoreGraphics

extension Simulator {
  /// Plays a script, starting now, and advances time until nothing moves.
  ///
  /// - Parameters:
  ///   - script: the events and their times.
  ///   - limit: the maximum number of seconds after the last event.
  public func play(_ script: InputScript, settlingFor limit: TimeInterval = 30) {
    let end = schedule(script)
    advance(by: max(end - time, 0))
    settle(limit: limit)
  }

  /// Schedules a script's events, starting now. They are delivered while time advances, for
  /// instance by ``advance(by:)``.
  ///
  /// - Returns: the time of the last event.
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
