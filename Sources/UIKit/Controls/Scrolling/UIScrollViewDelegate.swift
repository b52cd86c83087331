public import CoreGraphics

/// Is notified of what happens to a scroll view. Every method may be left out.
///
/// The order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each move,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, and where the content continues
/// `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` for each frame and
/// `scrollViewDidEndDecelerating`. What has begun also ends, regardless of what becomes of the
/// scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content's offset is another one, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger goes up. Not called where the gesture is cancelled.
  ///
  /// - Parameters:
  ///   - scrollView: the view that is scrolled.
  ///   - velocity: of the offset, in points a millisecond.
  ///   - targetContentOffset: where the content will settle; may be changed to any offset within
  ///     the content.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has gone up; `decelerate` says whether the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content decelerates.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has settled, or was caught.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset is over, at its end or because something else began.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view in the content that is scaled by zooming; nil where nothing is.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch, or an animated change, begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale is another one.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming is over, and the scale one that is allowed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// `adjustedContentInset` is another one.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// The defaults of what is left out; the protocol documents it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
