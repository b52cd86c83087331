import CoreGraphics

/// An activity that controls the views below a container while it runs: a transition.
@MainActor
protocol SceneActivity: AnyObject {
  /// The view in which it happens.
  var containerView: UIView { get }
  /// The window that the view is in, or is about to be put into.
  var window: UIWindow? { get }
  /// Whether a gesture drives it.
  var isInteractive: Bool { get }
  /// From 0 to 1, of its duration.
  var percentComplete: CGFloat { get }
  /// Ends it because its scene is disconnected.
  func endWithScene()
}

extension UIWindowScene {
  /// The activity in a window that was begun last.
  func activity(in window: UIWindow) -> (any SceneActivity)? {
    transitions.last { $0.window === window }
  }
}
