extension ViewControllerTransition: SceneActivity {
  var containerView: UIView { context.containerView }
  var window: UIWindow? { context.window }

  func endWithScene() {
    if phase == .requested { withdraw() } else { completeOffscreen() }
  }

  /// The application's transitions that run or are requested, in the order of their requests.
  static var running: [ViewControllerTransition] {
    UIApplication.shared.allScenes.flatMap(\.transitions).compactMap {
      $0 as? ViewControllerTransition
    }
  }

  /// The transition that runs in a window.
  static func running(in window: UIWindow?) -> ViewControllerTransition? {
    running.last { $0.context.window === window }
  }

  /// The transition that runs in a window, if touches are ignored in the window while it runs.
  static func exclusive(in window: UIWindow?) -> ViewControllerTransition? {
    running.last { $0.context.window === window && !$0.keepsTouches }
  }

  /// The transition in which a controller, or one of its ancestors, takes part.
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
