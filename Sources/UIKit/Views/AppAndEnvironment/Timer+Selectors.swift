public import CoreGraphics

/// Timers by selector: on Linux Foundation has timers by block only. They follow the machine's
/// clock.
extension Timer {
  /// A timer on the current run loop that calls a method of a target, which it holds, with itself.
  ///
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - target: an object of the selector's class.
  ///   - selector: a method that takes nothing, or the timer.
  ///   - userInfo: is not stored: Foundation's timers have no place for it.
  ///   - repeats: whether it fires until it is invalidated.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    scheduledTimer(
      withTimeInterval: interval, repeats: repeats, block: block(target, selector))
  }

  /// A timer that calls a method of a target once it is added to a run loop. See
  /// `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, repeats: repeats, block: Self.block(target, selector))
  }

  private static func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    // Timers of the main run loop fire on the main thread, the only one that uses it.
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      MainActorCalls.run("A timer with a selector", with: timer, otherwise: ()) { timer in
        if !selector.perform(on: target, sender: timer, event: nil) {
          Diagnostics.warn("\(type(of: target)) has no method “\(selector)” for a timer.")
        }
      }
    }
  }
}

/// Runs a block: there are no autorelease pools on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
