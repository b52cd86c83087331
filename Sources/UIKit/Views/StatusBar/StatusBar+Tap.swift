import CoreGraphics

/// A view that a tap on the status bar scrolls to its top.
@MainActor
protocol TopScrollable: UIView {
  /// Whether the view can be scrolled to its top.
  var canScrollToTop: Bool { get }
  /// Scrolls to the top, unless the delegate prevents it.
  func scrollToTop()
}

extension StatusBar {
  /// Scrolls the frontmost content to its top. On a phone nothing happens if there are several
  /// candidates. On a pad the candidate below the touch that is nearest to the bar is used. This is
  /// documented for iOS.
  ///
  /// - Parameter x: the x of the touch in the screen's coordinates.
  func tap(atX x: CGFloat) {
    guard let window = scene.orientingWindow, let root = window.content?.inFront.contentView else {
      return
    }
    let candidates = root.topScrollables
      .map { (view: $0, frame: $0.convert($0.bounds, to: UIView?.none)) }
      .filter { $0.frame.intersects(window.bounds) }
    guard idiom == .pad else {
      if candidates.count == 1 { candidates[0].view.scrollToTop() }
      return
    }
    let place = x - window.frame.minX
    candidates.filter { $0.frame.minX <= place && place < $0.frame.maxX }
      .min { $0.frame.minY < $1.frame.minY }?.view.scrollToTop()
  }
}

extension UIView {
  /// The view itself and its descendants that can be scrolled to their top and are visible.
  fileprivate var topScrollables: [any TopScrollable] {
    var (found, rest): ([any TopScrollable], [UIView]) = ([], [self])
    while let view = rest.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      if let view = view as? any TopScrollable, view.canScrollToTop { found.append(view) }
      rest += view.subviews
    }
    return found
  }
}
