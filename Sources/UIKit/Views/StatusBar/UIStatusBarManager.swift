public import CoreGraphics

/// The status bar of a scene: where it is, and how it looks.
///
/// A scene has no bar unless the device that shows it has one: see `Simulator.showsStatusBar`.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  /// The style that was preferred by the controller, or set for the application.
  open var statusBarStyle: UIStatusBarStyle { scene?.statusBar.appearance.style ?? .default }
  /// Whether there is no bar to be seen.
  open var isStatusBarHidden: Bool { !(scene?.statusBar.isVisible ?? false) }
  /// The bar's frame in points of the screen; empty while it is hidden.
  open var statusBarFrame: CGRect { scene?.statusBar.frame ?? .zero }
}
