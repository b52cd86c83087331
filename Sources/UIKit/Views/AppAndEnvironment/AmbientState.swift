import QuartzCore

/// What a call inherits from the calls around it: animation blocks, the scope that takes animations
/// in, explicit transactions, the current traits and contexts.
@MainActor
enum AmbientState {
  /// Runs `body` as if no animation block, scope or explicit transaction were around it, and puts
  /// them back afterwards.
  static func outside(_ body: () -> Void) {
    ViewAnimation.withoutInheritedAnimation {
      AnimationScope.outside {
        CATransaction.outside(body)
      }
    }
  }

  /// Runs `body` as code of another scene. Its layer tree sets aside what QuartzCore keeps.
  static func enter(_ scene: UIWindowScene, _ body: () -> Void) {
    let outer = UIWindowScene.entered
    UIWindowScene.entered = scene
    defer { UIWindowScene.entered = outer }
    ViewAnimation.withoutAny {
      CGContext.withoutAny {
        scene.traitCollection.performAsCurrent(body)
      }
    }
  }
}
