import QuartzCore

/// What a call inherits from the calls around it: animation blocks, the scope that takes animations
/// in, explicit transactions, the current traits.
@MainActor
enum AmbientState {
  /// Runs `body` as if nothing of that were around it, and puts it back afterwards.
  static func outside<T>(_ body: () throws -> T) rethrows -> T {
    try ViewAnimation.withoutInheritedAnimation {
      try AnimationScope.outside {
        try CATransaction.outside(body)
      }
    }
  }
}
