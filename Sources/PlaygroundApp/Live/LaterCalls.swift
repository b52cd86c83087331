import CoreGraphics

/// Calls functions after some seconds of host time, even while the stage's clock is paused.
@MainActor
struct LaterCalls {
  let call: @MainActor (_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Void

  /// Calls by the main queue.
  static let mainQueue = LaterCalls { seconds, body in
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated(body)
    }
  }
}
