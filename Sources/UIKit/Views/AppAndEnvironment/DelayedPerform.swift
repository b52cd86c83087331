public import CoreGraphics
public import ObjectiveCSupport

extension NSObjectProtocol {
  /// Calls a method after a delay on the clock of the current scene. The object is held until then.
  ///
  /// - Parameters:
  ///   - selector: a method that takes nothing, or `object`.
  ///   - object: the argument.
  ///   - delay: in seconds; it is called at the earliest when the running code has returned.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    guard Thread.isMainThread else {
      return Diagnostics.warnFromAnyThread(
        "perform(_:with:afterDelay:) works on the main thread only.")
    }
    // They stay on the main thread, the only one that calls the timer.
    nonisolated(unsafe) let (target, argument) = (self, object)
    MainActor.assumeIsolated {
      DelayedPerforms.add(target as AnyObject, selector, argument, after: delay)
    }
  }
}

extension NSObject {
  /// Takes back the calls of a target that `perform(_:with:afterDelay:)` has requested.
  @MainActor
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedPerforms.cancel(target as AnyObject) { _, _ in true }
  }

  /// Takes back the calls of one method of a target with an argument, which are the same object or
  /// equal.
  @MainActor
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

/// The calls that wait for their time.
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
    // The timer holds the target, so its identity stays its own until the call.
    let key = ObjectIdentifier(target)
    let timer = FrameTimers.current.schedule(after: delay) {
      forgetDone(key)
      let isDone = selector.perform(
        on: target, sender: argument.map { $0 as AnyObject }, event: nil)
      if !isDone {
        Diagnostics.warn("\(type(of: target)) has no method “\(selector)” for this argument.")
      }
    }
    requests[key, default: []].append(
      Request(selector: selector, argument: argument, timer: timer))
  }

  static func cancel(_ target: AnyObject, where isMeant: (Selector, Any?) -> Bool) {
    let key = ObjectIdentifier(target)
    for request in requests[key] ?? [] where isMeant(request.selector, request.argument) {
      request.timer.cancel()
    }
    forgetDone(key)
  }

  /// A timer that has fired is cancelled, too.
  private static func forgetDone(_ key: ObjectIdentifier) {
    let left = (requests[key] ?? []).filter { !$0.timer.isCancelled }
    requests[key] = left.isEmpty ? nil : left
  }
}
