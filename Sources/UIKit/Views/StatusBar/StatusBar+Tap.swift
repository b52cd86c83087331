import CoreGraphics

/// A view whose content a tap on the status bar brings back to its top.
@MainActor
protocol TopScrollable: UIView {
  /// Whether it takes part.
  var canScrollToTop: Bool { get }
  /// Scrolls there, unless that is prevented.
  func scrollToTop()
}

extension StatusBar {
  /// Scrolls what is in front to its top. On a phone nothing happens where there are several
  /// candidates, and on a pad the one nearest to the bar below the touch is taken: as documented
  /// for iOS.
  ///
  /// - Parameter x: of the touch, in points of the screen.
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
  /// The views in this one, and itself, that take part and can be seen.
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
