import CoreGraphics

/// Covers the whole window, and removes the presenter's view meanwhile.
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
