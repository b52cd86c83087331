import CoreGraphics

extension UIViewController {
  /// The scene that shows the controller: that of its view's window, its parent or its presenter;
  /// else the current scene.
  package var hostScene: UIWindowScene {
    var controller: UIViewController? = self
    while let current = controller {
      if let scene = current.viewIfLoaded?.window?.windowScene { return scene }
      controller = current.parent ?? current.presentingViewController
    }
    return .current
  }
}
