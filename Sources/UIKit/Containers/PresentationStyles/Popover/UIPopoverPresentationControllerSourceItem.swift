public import CoreGraphics

/// What a popover can belong to: a view, or something that is shown by one.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is seen, in a view's coordinates; nil where it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds of the view in those of the other view; nil where it is in no window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard window != nil else { return nil }
    return convert(bounds, to: referenceView)
  }
}
