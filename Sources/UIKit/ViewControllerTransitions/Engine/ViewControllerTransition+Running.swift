extension ViewControllerTransition: SceneActivity {
  var containerView: UIView { context.containerView }

  /// The app's transitions that run or are requested, in the order of their requests.
  static var running: [ViewControllerTransition] {
    UIApplication.shared.transitions.compactMap { $0 as? ViewControllerTransition }
  }

  /// The transition that runs in a window; those of other windows are no concern of its
  /// controllers.
  static func running(in window: UIWindow?) -> ViewControllerTransition? {
    running.last { $0.context.window === window }
  }

  /// The presentation or dismissal that runs in a window.
  static func presenting(in window: UIWindow?) -> ViewControllerTransition? {
    running.last {
      $0.context.parent == nil && $0.context.window === window
    }
  }
}
