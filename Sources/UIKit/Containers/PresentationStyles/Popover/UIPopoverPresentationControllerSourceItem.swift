public import CoreGraphics

/// The source of a popover: a view, or an item that a view shows.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The frame of the item, in a view's coordinates; nil if it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds of the view in those of the other view; nil where it is in no window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard window != nil else { return nil }
    return convert(bounds, to: referenceView)
  }
}
