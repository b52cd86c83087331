import CoreGraphics

extension UIView {
  /// The scene that the view's window is in; outside of windows the one whose code runs.
  package var hostScene: UIWindowScene { window?.windowScene ?? .current }
}

extension UIGestureRecognizer {
  /// The scene that the view's window is in; outside of windows the one whose code runs.
  var hostScene: UIWindowScene { view?.hostScene ?? .current }
}
