import CoreGraphics

/// Covers the whole window, and takes the presenter's view out meanwhile.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Covers the nearest presentation context.
final class ContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
  override var shouldRemovePresentersView: Bool { presentationStyle == .currentContext }
  override var systemAdaptiveStyle: UIModalPresentationStyle {
    presentationStyle == .currentContext ? .fullScreen : .none
  }
}
