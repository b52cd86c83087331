import CoreGraphics
import ObjectiveCSupport

extension UIScrollView {
  /// The attributes of every scroll view that files set by name, and that can be observed by name.
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
