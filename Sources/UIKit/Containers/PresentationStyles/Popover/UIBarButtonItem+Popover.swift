public import CoreGraphics

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the item's button is; nil while no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}
