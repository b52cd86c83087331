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
      former.endPresentationsInside()
    }
    installRootView()
  }

  /// Shows the root's view where the window is shown; called again when it becomes visible.
  package func installRootView() {
    guard let root = rootViewController, !isHidden, let view = root.placedView else { return }
    root.beginAppearanceTransition(true, animated: false)
    if view.superview == nil {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    layoutIfNeeded()
    root.endAppearanceTransition()
  }

  /// Tells the controllers that the window is about to have another size or other traits.
  ///
  /// - Returns: what they asked for, to be run when that is so.
  func announceChange(to size: CGSize, traits: UITraitCollection) -> SizeChangeCoordinator {
    let change = SizeChangeCoordinator(containerView: self)
    guard let root = rootViewController, root.isViewLoaded else { return change }
    if traits != traitCollection {
      TransitionTrace.note(root, "willTransition(to:with:)")
      root.willTransition(to: traits, with: change)
    }
    if size != bounds.size {
      TransitionTrace.note(root, "viewWillTransition(to:with:)")
      root.viewWillTransition(to: size, with: change)
    }
    return change
  }

  /// The root, or what is presented over it, topmost.
  var controllerInFront: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentation?.presented { controller = presented }
    return controller
  }
}
