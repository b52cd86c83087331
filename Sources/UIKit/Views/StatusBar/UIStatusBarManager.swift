public import CoreGraphics

/// The frame and the appearance of a scene's status bar.
///
/// A scene has no bar unless the device that shows it has one: see `Simulator.showsStatusBar`.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  /// The style that the determining controller prefers, or that was set on the application.
  open var statusBarStyle: UIStatusBarStyle { scene?.statusBar.appearance.style ?? .default }
  /// Whether the bar is hidden or absent.
  open var isStatusBarHidden: Bool { !(scene?.statusBar.isVisible ?? false) }
  /// The bar's frame in the screen's coordinates; empty while it is hidden.
  open var statusBarFrame: CGRect { scene?.statusBar.frame ?? .zero }
}
