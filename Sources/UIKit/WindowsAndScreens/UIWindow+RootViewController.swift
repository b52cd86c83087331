import CoreGraphics

extension UIWindow {
  /// Puts the new root's view into the window, and takes the old one's out.
  package func rootViewControllerDidChange(from former: UIViewController?) {
    guard rootViewController !== former else { return }
    if let former {
      former.presentation?.discard()
      former.beginAppearanceTransition(false, animated: false)
      former.viewIfLoaded?.removeFromSuperview()
      former.endAppearanceTransition()
    }
    installRootView()
  }

  /// Shows the root's view where the window is shown; called again when it becomes visible.
  package func installRootView() {
    guard let root = rootViewController, !isHidden, let view = root.view else { return }
    root.beginAppearanceTransition(true, animated: false)
    if view.superview == nil {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    layoutIfNeeded()
    root.endAppearanceTransition()
  }

  /// The root, or what is presented over it, topmost.
  var controllerInFront: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentation?.presented { controller = presented }
    return controller
  }
}
