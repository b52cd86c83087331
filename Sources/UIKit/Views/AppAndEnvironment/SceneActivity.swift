import CoreGraphics

/// An activity that controls the views below a container while it runs: a transition.
@MainActor
protocol SceneActivity: AnyObject {
  /// The container view of the activity.
  var containerView: UIView { get }
  /// The window that contains the container view, or that is about to contain it.
  var window: UIWindow? { get }
  /// Whether a gesture drives it.
  var isInteractive: Bool { get }
  /// The completed fraction of the duration, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// Ends the activity because its scene is disconnected.
  func endWithScene()
}

extension UIWindowScene {
  /// The latest activity in a window.
  func activity(in window: UIWindow) -> (any SceneActivity)? {
    transitions.last { $0.window === window }
  }
}
