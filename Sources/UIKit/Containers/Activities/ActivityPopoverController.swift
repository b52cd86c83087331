/// Shows activities as a popover if there is room for one and the popover has a source, and as a
/// sheet of half the height otherwise.
final class ActivityPopoverController: UIPopoverPresentationController, ShownAsSheet {
  override init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    sheet.detents = [.medium(), .large()]
  }

  var sheet: UISheetPresentationController { adaptiveSheetPresentationController }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard hasSource else { return sheetStyle(for: traitCollection) }
    return super.adaptivePresentationStyle(for: traitCollection)
  }
}
