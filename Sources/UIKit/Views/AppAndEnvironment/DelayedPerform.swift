public import CoreGraphics
public import ObjectiveCSupport

extension NSObjectProtocol {
  /// Calls a method after a delay on the current scene's clock. The object is held strongly until
  /// then.
  ///
  /// - Parameters:
  ///   - selector: a method that takes no argument, or `object`.
  ///   - object: the method's argument.
  ///   - delay: in seconds. The method is called after the running code has returned, even if it is
  ///     0.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    guard Thread.isMainThread else {
      return Diagnostics.warnFromAnyThread(
        "perform(_:with:afterDelay:) works on the main thread only.")
    }
    // Only the main thread uses them: the timer fires there.
    nonisolated(unsafe) let (target, argument) = (self, object)
    MainActor.assumeIsolated {
      DelayedPerforms.add(target as AnyObject, selector, argument, after: delay)
    }
  }
}

extension NSObject {
  /// Cancels all calls to a target that `perform(_:with:afterDelay:)` has requested.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedPerforms.cancel(target as AnyObject) { _, _ in true }
  }

  /// Cancels the calls of one method of a target with an argument. The argument must be identical
  /// or equal to the requested one.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedPerforms.cancel(target as AnyObject) { own, argument in
      guard own == selector else { return false }
      if let left = argument as? AnyHashable, let right = object as? AnyHashable {
        return left == right
      }
      return argument == nil && object == nil
    }
  }
}

/// The requested calls that have not been made yet.
@MainActor
private enum DelayedPerforms {
  private struct Request {
    let selector: Selector
    let argument: Any?
    let timer: FrameTimer
  }

  private static var requests: [ObjectIdentifier: [Request]] = [:]

  static func add(
    _ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval
  ) {
    // The timer holds the target, so its identifier is not reused before the call.
    let key = ObjectIdentifier(target)
    let timer = FrameTimers.current.schedule(after: delay) {
      removeDone(key)
      let isDone = selector.perform(
        on: target, sender: argument.map { $0 as AnyObject }, event: nil)
      if !isDone {
        Diagnostics.warn("\(type(of: target)) has no method “\(selector)” for this argument.")
      }
    }
    requests[key, default: []].append(
      Request(selector: selector, argument: argument, timer: timer))
  }

  static func cancel(_ target: AnyObject, where matches: (Selector, Any?) -> Bool) {
    let key = ObjectIdentifier(target)
    for request in requests[key] ?? [] where matches(request.selector, request.argument) {
      request.timer.cancel()
    }
    removeDone(key)
  }

  /// Removes a target's entries without pending timers. A timer that has fired counts as cancelled.
  private static func removeDone(_ key: ObjectIdentifier) {
    let left = (requests[key] ?? []).filter { !$0.timer.isCancelled }
    requests[key] = left.isEmpty ? nil : left
  }
}
