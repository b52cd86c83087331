import CoreGraphics

/// How far the view of a controller lies under the bars of its container.
extension UIViewController {
  /// The edges at which the view lies under the container's bars, if there are any.
  var extendedEdges: UIRectEdge {
    extendedLayoutIncludesOpaqueBars
      ? edgesForExtendedLayout : edgesForExtendedLayout.subtracting(opaqueBars)
  }

  /// The insets of the view that bars of the container cover.
  var coveredInsets: UIEdgeInsets { overlayInsets.only(at: extendedEdges) }

  /// The frame of a child's view in a view that it fills, except for the parts under bars that the
  /// child does not extend under.
  func frame(of child: UIViewController?, in container: UIView) -> CGRect {
    guard let child, child.extendedEdges != .all else { return container.bounds }
    let bars = container.safeAreaInsets.union(child.overlayInsets)
    return container.bounds.inset(
      by: bars.only(at: UIRectEdge.all.subtracting(child.extendedEdges)))
  }

  func extendedLayoutDidChange() {
    parent?.viewIfLoaded?.setNeedsLayout()
    viewOrPlaceholderIfLoaded?.setNeedsLayout()
  }

  /// Applies `automaticallyAdjustsScrollViewInsets` to the scroll views of the view.
  func adjustScrollViews() {
    for view in viewIfLoaded.map({ [$0] + $0.subviews }) ?? [] {
      (view as? UIScrollView)?.insetsDidChange()
    }
  }
}

extension UIEdgeInsets {
  /// The insets at some edges, and none at the others.
  fileprivate func only(at edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
  }
}
