import CoreGraphics
import QuartzCore

/// The status bar of a scene. It shows what the controllers in the scene's windows prefer, and is
/// drawn in front of all windows.
@MainActor
final class StatusBar {
  /// The bar's heights in points, as on an iPhone without a notch and on an iPad.
  private static let phoneHeight: CGFloat = 20
  private static let padHeight: CGFloat = 24
  /// The seconds in which the bar changes when another controller determines it. Chosen by eye.
  private static let duration: TimeInterval = 0.3
  /// The position in front of all windows, whose layers have the position 0.
  private static let zPosition: CGFloat = 1_000_000

  unowned let scene: UIWindowScene
  private var view: StatusBarView?
  /// The appearance that the determining controller prefers, or that was set on the application.
  private(set) var appearance = StatusBarAppearance()
  /// The appearance that was set on the application, if its property list disables the controllers'
  /// preferences.
  var ofApplication: StatusBarAppearance?

  init(scene: UIWindowScene) { self.scene = scene }

  /// Whether the device has a status bar.
  var isOnDevice = false {
    didSet { if isOnDevice != oldValue { deviceDidChange() } }
  }

  /// Whether the bar is visible. On a phone in landscape it is hidden.
  private(set) var isVisible = false
  /// The last frame that was reported to observers.
  private var knownFrame = CGRect.zero
  private var isInstalling = false

  /// The frame in the screen's coordinates; empty while the bar is hidden.
  var frame: CGRect { isVisible ? fullFrame : .zero }

  private var fullFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: scene.screen.bounds.width,
      height: idiom == .pad ? Self.padHeight : Self.phoneHeight)
  }

  /// The kind of the device.
  var idiom: UIUserInterfaceIdiom { scene.traitCollection.userInterfaceIdiom }
  /// The orientation of the interface on the device.
  var orientation: UIInterfaceOrientation { scene.interfaceOrientation }

  private func deviceDidChange() {
    view?.layer.removeFromSuperlayer()
    view = nil
    if isOnDevice {
      let view = StatusBarView(frame: fullFrame)
      view.layer.zPosition = Self.zPosition
      scene.screen.rootLayer.addSublayer(view.layer)
      self.view = view
    }
    isInstalling = true
    ViewAnimation.withoutInheritedAnimation { update() }
    isInstalling = false
  }

  /// Updates the bar, because another controller can determine it now. The change is animated if
  /// the change of content is.
  func contentDidChange(animated: Bool) {
    guard isOnDevice else { return }
    guard animated else { return ViewAnimation.withoutInheritedAnimation { update() } }
    UIView.animate(withDuration: Self.duration) { self.update() }
  }

  /// Shows the current preferences. Inside an animation block the change is animated.
  func update() {
    let wasVisible = isVisible
    appearance = ofApplication ?? scene.orientingWindow?.content?.statusBarAppearance ?? appearance
    let willBeVisible =
      isOnDevice && !appearance.isHidden && scene.traitCollection.verticalSizeClass == .regular
    let (formerFrame, newFrame) = (knownFrame, willBeVisible ? fullFrame : .zero)
    // When a device is given a bar, this is its initial state and not a change.
    let isChange = newFrame != formerFrame && !isInstalling
    knownFrame = newFrame
    if isChange {
      UIApplication.postStatusBarFrame(newFrame, UIApplication.willChangeStatusBarFrameNotification)
    }
    isVisible = willBeVisible
    if let view {
      view.updateContentScale(to: scene.screen.scale)
      UIView.performWithoutAnimation { view.place(in: fullFrame) }
      view.setDark(isTextDark)
      if isVisible != wasVisible { view.setVisible(isVisible, by: appearance.animation) }
    }
    if isVisible != wasVisible || isOnDevice { scene.windows.forEach { $0.statusBarDidChange() } }
    if isChange {
      UIApplication.postStatusBarFrame(
        formerFrame, UIApplication.didChangeStatusBarFrameNotification)
    }
  }

  private var isTextDark: Bool {
    switch appearance.style {
    case .lightContent: false
    case .darkContent: true
    case .default: scene.orientingWindow?.traitCollection.userInterfaceStyle != .dark
    }
  }
}
