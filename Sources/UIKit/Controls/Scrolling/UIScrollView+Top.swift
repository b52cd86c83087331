import CoreGraphics

extension UIScrollView: TopScrollable {
  var canScrollToTop: Bool { scrollsToTop && isScrollEnabled }

  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: axes.y.lower)
    if case .animating(let animation) = phase, animation.isToTop { return }
    guard contentOffset.y > top.y,
      notified?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    moveContent(to: top, animated: true, isToTop: true)
  }
}
