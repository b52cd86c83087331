extension UIModalPresentationStyle: SystemPresentationStyle {
  func makePresentationController(
    of presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch self {
    case .fullScreen, .automatic:
      return FullScreenPresentationController(
        presentedViewController: presented, presenting: presenting)
    case .currentContext, .overCurrentContext:
      return ContextPresentationController(
        presentedViewController: presented, presenting: presenting)
    case .pageSheet, .formSheet:
      let sheet = UISheetPresentationController(
        presentedViewController: presented, presenting: presenting)
      if sheet.presentationStyle != self { sheet.adaptedStyle = self }
      return sheet
    case .popover:
      return UIPopoverPresentationController(
        presentedViewController: presented, presenting: presenting)
    case .overFullScreen, .custom, .none:
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}
