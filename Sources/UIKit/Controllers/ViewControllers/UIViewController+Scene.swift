import CoreGraphics

extension UIViewController {
  /// The scene that the controller is shown in: that of its view's window, or of what holds or
  /// presents it; else the one whose code runs.
  package var hostScene: UIWindowScene {
    var controller: UIViewController? = self
    while let current = controller {
      if let scene = current.viewIfLoaded?.window?.windowScene { return scene }
      controller = current.parent ?? current.presentingViewController
    }
    return .current
  }
}
