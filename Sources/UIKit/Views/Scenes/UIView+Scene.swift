import CoreGraphics

extension UIView {
  /// The scene of the view's window. Outside windows it is the scene whose code runs.
  package var hostScene: UIWindowScene { window?.windowScene ?? .current }
}

extension UIGestureRecognizer {
  /// The scene of the view's window. Outside windows it is the scene whose code runs.
  var hostScene: UIWindowScene { view?.hostScene ?? .current }
}
