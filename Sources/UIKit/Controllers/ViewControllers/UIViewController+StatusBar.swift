import CoreGraphics

/// Which controller decides on the status bar.
extension UIViewController {
  var statusBarAppearance: StatusBarAppearance {
    let source = statusBarSource
    let hiding = source.deciding(\.childForStatusBarHidden)
    return StatusBarAppearance(
      style: source.deciding(\.childForStatusBarStyle).preferredStatusBarStyle,
      isHidden: hiding.prefersStatusBarHidden, animation: hiding.preferredStatusBarUpdateAnimation)
  }

  /// The topmost of the presented controllers that take the status bar over.
  private var statusBarSource: UIViewController {
    var (controller, result) = (self, self)
    while let presentation = controller.presentation {
      controller = presentation.presented
      let takesOver =
        presentation.style == .fullScreen || controller.modalPresentationCapturesStatusBarAppearance
      if takesOver, !controller.isBeingDismissed { result = controller }
    }
    return result
  }

  /// The controller at the end of a chain of children that decide.
  private func deciding(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var passed = [self]
    while let next = child(passed[passed.count - 1]) {
      if passed.contains(where: { $0 === next }) { break }
      passed.append(next)
    }
    return passed[passed.count - 1]
  }

  /// The controller appears or disappears.
  func statusBarSourceDidChange(animated: Bool) {
    hostScene.statusBar.contentDidChange(animated: animated)
  }
}
