import CoreGraphics
import ObjectiveCSupport

extension UIScrollView {
  /// What files set by name on every scroll view, and what observers of names find.
  static let scrollAttributes: [String: Inspectable] = UIView.runtimeAttributes.merging([
    "contentOffset": Inspectable(\UIScrollView.contentOffset),
    "contentSize": Inspectable(\UIScrollView.contentSize),
    "contentInset": Inspectable(\UIScrollView.contentInset),
    "bounces": Inspectable(\UIScrollView.bounces),
    "pagingEnabled": Inspectable(\UIScrollView.isPagingEnabled),
    "scrollEnabled": Inspectable(\UIScrollView.isScrollEnabled),
    "zoomScale": Inspectable(\UIScrollView.zoomScale),
  ]) { $1 }
}
