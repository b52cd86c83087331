import CoreGraphics

/// Calls of any code that on iOS works on every thread, and here needs the main actor's tables.
package enum MainActorCalls {
  /// Runs `body` with the call's values and returns its result. Off the main thread it is not run:
  /// the result is `otherwise`, and a warning names the call.
  package static func run<Values, Result>(
    _ call: String, with values: Values, otherwise: Result, _ body: @MainActor (Values) -> Result
  ) -> Result {
    guard Thread.isMainThread else {
      Diagnostics.warnFromAnyThread("\(call) works on the main thread only.")
      return otherwise
    }
    // The closure runs at once on this thread, so nothing is sent to another one.
    nonisolated(unsafe) let values = values
    nonisolated(unsafe) var result = otherwise
    MainActor.assumeIsolated { result = body(values) }
    return result
  }
}
