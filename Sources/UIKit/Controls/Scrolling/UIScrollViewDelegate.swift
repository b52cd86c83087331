public import CoreGraphics

/// Is notified of scrolling and zooming of a scroll view. Every method is optional.
///
/// The order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each move,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, and where the content continues
/// `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` for each frame and
/// `scrollViewDidEndDecelerating`. Each beginning is followed by its end, also if the scroll view
/// is removed.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content's offset has changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A drag begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The drag ends. Not called if the gesture is cancelled.
  ///
  /// - Parameters:
  ///   - scrollView: the view that is scrolled.
  ///   - velocity: of the offset, in points a millisecond.
  ///   - targetContentOffset: where the content will settle; may be changed to any offset within
  ///     the content.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The drag has ended; `decelerate` says whether the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content decelerates.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has settled, or was stopped by a touch.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset is over, at its end or because something else began.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view in the content that zooming scales; nil disables zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch, or an animated change, begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming is over, and the scale is within its limits.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// The status bar was tapped; false keeps the content where it is.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content has come to the top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// The defaults of optional methods; the protocol documents them.
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
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
