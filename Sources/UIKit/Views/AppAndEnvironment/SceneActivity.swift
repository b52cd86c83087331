import CoreGraphics

/// Something that runs on the screen and has the views below a container meanwhile: a transition.
@MainActor
protocol SceneActivity: AnyObject {
  /// The view that it happens in.
  var containerView: UIView { get }
  /// The window that the view is in, or is about to be put into.
  var window: UIWindow? { get }
  /// Whether a gesture drives it.
  var isInteractive: Bool { get }
  /// From 0 to 1, of its duration.
  var percentComplete: CGFloat { get }
}

extension UIWindowScene {
  /// What was begun last of what runs in a window.
  func activity(in window: UIWindow) -> (any SceneActivity)? {
    transitions.last { $0.window === window }
  }
}
