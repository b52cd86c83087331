import CoreGraphics

/// Calls after some seconds of the host's time, also while the stage's clock is paused.
@MainActor
struct LaterCalls {
  let call: @MainActor (_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Void

  /// By the main queue.
  static let mainQueue = LaterCalls { seconds, body in
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated(body)
    }
  }
}
