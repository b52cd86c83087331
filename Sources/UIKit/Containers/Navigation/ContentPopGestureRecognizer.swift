import CoreGraphics

/// Follows a drag in a page of a stack towards the trailing edge, which pops the page.
///
/// It begins with a drag that is more horizontal than vertical. Everything else in the page that
/// handles such a drag takes precedence: content that scrolls horizontally, controls that track the
/// finger, text that is edited, and every other pan or swipe recogniser, unless that one waits for
/// this one.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  /// 1 where a pop goes to the right, -1 where it goes to the left.
  var direction: CGFloat = 1
  /// The pan that hides the stack's bars. It recognises simultaneously with any other gesture, so
  /// it does not prevent a pop.
  weak var barSwipe: UIGestureRecognizer?

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    // Disabled until the app enables it, because iOS has this gesture only since iOS 26.
    isEnabled = false
  }

  override func canBegin(_ translation: CGVector) -> Bool {
    translation.dx * direction > 0 && abs(translation.dx) > abs(translation.dy)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard
      otherGestureRecognizer is UIPanGestureRecognizer
        || otherGestureRecognizer is UISwipeGestureRecognizer,
      // A scroll view's pan is not waited for: one that does not scroll horizontally neither begins
      // nor fails during such a drag.
      !(otherGestureRecognizer is ScrollPanGestureRecognizer), otherGestureRecognizer !== barSwipe
    else { return false }
    return !otherGestureRecognizer.requirements.contains { $0.recognizer === self }
  }

  /// Whether a touch on a view may become a pop.
  ///
  /// - Parameter container: holds the pages.
  static func takesTouches(on view: UIView?, in container: UIView) -> Bool {
    var current = view
    while let view = current {
      if view === container { return true }
      if followsDrags(view) { return false }
      current = view.superview
    }
    return false
  }

  private static func followsDrags(_ view: UIView) -> Bool {
    switch view {
    case let scrollView as UIScrollView:
      scrollView.isScrollEnabled && scrollView.axes.x.isScrollable
        || scrollView is UITextView && scrollView.isFirstResponder
    case is UIButton: false
    case is UIControl: !(view is UITextField) || view.isFirstResponder
    default: false
    }
  }
}
