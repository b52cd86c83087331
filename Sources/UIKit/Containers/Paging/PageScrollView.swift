import CoreGraphics

/// The scroll view of pages side by side. It notifies the page scroller as well as its delegate,
/// which is free for the app to set.
final class PageScrollView: UIScrollView {
  private lazy var relay = PageScrollRelay(self)
  fileprivate weak var engine: (any UIScrollViewDelegate)?

  convenience init(engine: any UIScrollViewDelegate) {
    self.init(frame: .zero)
    self.engine = engine
  }

  override var notified: (any UIScrollViewDelegate)? { relay }
}

/// Forwards the delegate calls of a page scroll view: first to the page scroller, then to the app's
/// delegate.
@MainActor
private final class PageScrollRelay: NSObject, UIScrollViewDelegate {
  private unowned let scrollView: PageScrollView

  init(_ scrollView: PageScrollView) { self.scrollView = scrollView }

  private var delegate: (any UIScrollViewDelegate)? { scrollView.delegate }

  private func notify(_ call: (any UIScrollViewDelegate) -> Void) {
    if let engine = scrollView.engine { call(engine) }
    if let delegate { call(delegate) }
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    notify { $0.scrollViewDidScroll(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    notify { $0.scrollViewWillBeginDragging(scrollView) }
  }

  /// The delegate may change the target, so it is called first.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    for receiver in [delegate, self.scrollView.engine] {
      receiver?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    notify { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    notify { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    notify { $0.scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notify { $0.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    notify { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }

  // MARK: What only the delegate decides

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    delegate?.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    delegate?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { delegate?.scrollViewDidZoom(scrollView) }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidScrollToTop(scrollView)
  }
}
