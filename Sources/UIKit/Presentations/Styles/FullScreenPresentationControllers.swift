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

extension UIViewController {
  /// The style that is meant: the app's own where that is left to it.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    return UIApplication.shared.automaticModalPresentationStyle
  }

  /// What is to present this controller, made when it is first asked for; nil where that is the
  /// delegate's to say, or where the controller is inside another.
  var presentationControllerInWaiting: UIPresentationController? {
    let style = resolvedPresentationStyle
    guard style != .custom, parent == nil else { return nil }
    if let prepared = preparedPresentationController, prepared.presentationStyle == style {
      return prepared
    }
    let made = makePresentationController(style: style, presenting: nil)
    preparedPresentationController = made
    return made
  }

  /// The system's presentation controller for a style.
  func makePresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    if let alert = self as? UIAlertController {
      return alert.makeAlertPresentationController(style: style, presenting: presenting)
    }
    return switch style {
    case .fullScreen, .automatic:
      FullScreenPresentationController(presentedViewController: self, presenting: presenting)
    case .currentContext, .overCurrentContext:
      ContextPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet:
      makeSheetPresentationController(style: style, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .overFullScreen, .custom, .none:
      UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  private func makeSheetPresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    let sheet = UISheetPresentationController(
      presentedViewController: self, presenting: presenting)
    if sheet.presentationStyle != style { sheet.adaptedStyle = style }
    return sheet
  }
}
