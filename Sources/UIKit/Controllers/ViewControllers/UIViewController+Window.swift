import CoreGraphics

/// A root controller, as its window has it.
extension UIViewController: WindowContent {
  var isShownElsewhere: Bool {
    parent != nil || viewIfLoaded?.window != nil || presentation?.container.window != nil
  }

  func enter(_ window: UIWindow) {
    leaveFormerParent(of: window)
    leaveFormerWindow(for: window)
    // A callback may have set another root controller.
    guard window.rootViewController === self, let view = viewOrPlaceholder else { return }
    // As on iOS the view has the window's size when it is about to appear, and no superview.
    if view.superview == nil { view.frame = window.bounds }
    beginAppearanceChange(true, animated: false)
    guard window.rootViewController === self else { return }
    if view.superview == nil {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.insertSubview(view, at: 0)
    }
    window.layoutIfNeeded()
    // During launch, as on iOS, the root has appeared only when its scene is active.
    guard let scene = window.windowScene else { return endAppearanceChange() }
    scene.whenStarted { [weak self] in
      guard let self, !appearance.isDisappearing else { return }
      endAppearanceChange()
    }
  }

  /// Removes the controller from its parent, because a root controller cannot have one.
  private func leaveFormerParent(of window: UIWindow) {
    guard let parent else { return }
    Diagnostics.warn(
      "\(type(of: self)) is a child of \(type(of: parent)); it leaves that to be the root view "
        + "controller of a window.")
    willMove(toParent: nil)
    viewOrPlaceholderIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// Removes the controller from another window of which it is the root, because its view can only
  /// be in one. It disappears there, with what it presents.
  private func leaveFormerWindow(for window: UIWindow) {
    otherWindow(than: window)?.rootViewController = nil
  }

  /// Another window of which the controller is the root, and which has its view.
  private func otherWindow(than window: UIWindow) -> UIWindow? {
    let shown = viewOrPlaceholderIfLoaded?.window ?? presentation?.container.window
    guard let shown, shown !== window, shown.rootViewController === self else { return nil }
    return shown
  }

  func leave(_ window: UIWindow) {
    // A window that was never shown may have had the root of one that is.
    guard otherWindow(than: window) == nil else { return }
    presentation?.discard()
    beginAppearanceChange(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceChange()
    endPresentationsInside()
  }

  func windowWillHide() { beginAppearanceChange(false, animated: false) }

  func windowDidHide() { endAppearanceChange() }

  func prepare(
    for size: CGSize, traits: UITraitCollection, rotation: ScreenRotation?, in window: UIWindow
  ) -> any WindowSizeChange {
    let change = SizeChangeCoordinator(containerView: window, rotation: rotation)
    guard isViewLoaded else { return change }
    if traits != window.traitCollection {
      TransitionTrace.call(self, "willTransition(to:with:)", [traits, change]) {
        willTransition(to: traits, with: change)
      }
    }
    if size != window.bounds.size {
      TransitionTrace.call(self, "viewWillTransition(to:with:)", [size, change]) {
        viewWillTransition(to: size, with: change)
      }
    }
    return change
  }

  func memoryIsShort() {
    TransitionTrace.call(self, "didReceiveMemoryWarning()") { didReceiveMemoryWarning() }
    for child in children { child.memoryIsShort() }
    presentation?.presented.memoryIsShort()
  }

  var supportedOrientations: UIInterfaceOrientationMask {
    orienting.supportedInterfaceOrientations
  }

  var preferredOrientation: UIInterfaceOrientation {
    orienting.preferredInterfaceOrientationForPresentation
  }

  var autorotates: Bool { orienting.shouldAutorotate }

  /// The topmost of the controllers that cover the screen.
  private var orienting: UIViewController {
    var (controller, result) = (self, self)
    while let presentation = controller.presentation {
      controller = presentation.presented
      if presentation.coversScreen { result = controller }
    }
    return result
  }

  var inFront: any WindowContent {
    var controller = self
    while let presented = controller.presentation?.presented { controller = presented }
    return controller
  }

  var isOverOther: Bool { ownPresentation != nil }

  /// Whether this presentation, and every one between it and the responder, lets the responder
  /// receive keys.
  func leavesKeys(to responder: UIResponder) -> Bool {
    var controller: UIViewController = self
    while let presentation = controller.ownPresentation {
      if responder.responderChain.contains(where: { $0 === controller }) { return true }
      guard presentation.active.leavesKeys(to: responder) else { return false }
      controller = presentation.presenter
    }
    return true
  }

  var keepsKeyboard: Bool {
    disablesAutomaticKeyboardDismissal && !isBeingDismissed
      && hostScene.traitCollection.horizontalSizeClass == .regular
  }

  var contentView: UIView? { viewIfLoaded }

  var backAction: (() -> Void)? {
    if let pageBackAction { return pageBackAction }
    guard let presentation = ownPresentation else { return nil }
    return { presentation.controller.dismissByUser() }
  }
}

extension UIViewController {
  /// The orientations that UIKit supports without an override.
  var usualOrientations: UIInterfaceOrientationMask {
    let idiom = traitCollection.userInterfaceIdiom
    return idiom == .pad || idiom == .mac ? .all : .allButUpsideDown
  }

  /// Asks a container's delegate about the orientation. Nil if there is no delegate, and if the
  /// delegate asks the container in turn, which would never end.
  func orientation<Answer>(by ask: () -> Answer?) -> Answer? {
    guard !isAskingAboutOrientation else { return nil }
    isAskingAboutOrientation = true
    defer { isAskingAboutOrientation = false }
    return ask()
  }

  /// Turns the interface to how the device is held, if that is supported.
  public class func attemptRotationToDeviceOrientation() {
    UIWindowScene.current.setNeedsUpdateOfOrientation()
  }
}
