extension ViewControllerTransition: SceneActivity {
  var containerView: UIView { context.containerView }
  var window: UIWindow? { context.window }

  /// The app's transitions that run or are requested, in the order of their requests.
  static var running: [ViewControllerTransition] {
    UIApplication.shared.allScenes.flatMap(\.transitions).compactMap {
      $0 as? ViewControllerTransition
    }
  }

  /// The transition that runs in a window; those of other windows are no concern of its
  /// controllers.
  static func running(in window: UIWindow?) -> ViewControllerTransition? {
    running.last { $0.context.window === window }
  }

  /// The transition that a controller, or one that it is in, takes part in.
  static func coordinating(_ controller: UIViewController) -> ViewControllerTransition? {
    running.last { transition in
      transition.context.concerns(controller)
        && (transition.phase != .requested || transition.context.isAnimated)
    }
  }

  /// The presentation or dismissal that runs in a window.
  static func presenting(in window: UIWindow?) -> ViewControllerTransition? {
    running.last { $0.context.parent == nil && $0.context.window === window }
  }
}
