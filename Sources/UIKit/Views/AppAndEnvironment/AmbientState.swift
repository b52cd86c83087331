import QuartzCore

/// The state that code inherits from its callers: animation blocks, the animation scope, explicit
/// transactions, the current traits and the graphics contexts.
@MainActor
enum AmbientState {
  /// Runs `body` without the animation blocks, the animation scope and the explicit transactions of
  /// its callers. These are restored afterwards.
  static func outside(_ body: () -> Void) {
    ViewAnimation.withoutInheritedAnimation {
      AnimationScope.outside {
        CATransaction.outside(body)
      }
    }
  }

  /// Runs `body` as code of another scene. The scene's layer tree suspends the state of QuartzCore.
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
