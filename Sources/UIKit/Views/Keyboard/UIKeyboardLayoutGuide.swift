public import CoreGraphics

/// A guide that follows the keyboard in its view. See ``UIView/keyboardLayoutGuide``.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide, while there is no keyboard, ends at the bottom of the safe area instead of
  /// at that of the view. True unless set.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }

  /// Whether the guide follows a keyboard that is not docked at the bottom. It has no effect here:
  /// the keyboard is always docked.
  open var followsUndockedKeyboard = false

  init(in view: UIView) { super.init(role: .keyboard, in: view) }

  /// As on iOS for a keyboard as wide as the screen: near the bottom, also while there is none, and
  /// away from the other edges.
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Archives are not read: it has the effect of making a plain guide.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height in points that the keyboard covers at the bottom of the view; without a keyboard,
  /// the safe area's.
  var height: CGFloat {
    guard let view = owningView else { return 0 }
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, let keyboard = window.windowScene?.keyboard, keyboard.isShown
    else { return least }
    let frame = keyboard.placedFrame
    let top = view.convert(window.convert(frame.origin, from: UIWindow?.none), from: nil).y
    return min(max(view.bounds.maxY - top, least), max(view.bounds.height, least))
  }
}

extension UIView {
  /// A guide whose upper edge is that of the keyboard, or the bottom of the safe area while there
  /// is none. Views that are constrained to it move with the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    (systemGuide(.keyboard) as? UIKeyboardLayoutGuide) ?? UIKeyboardLayoutGuide(in: self)
  }

  /// Lays out all descendants that have a keyboard layout guide.
  func layOutKeyboardGuides() {
    var views: [UIView] = [self]
    var isFound = false
    while let view = views.popLast() {
      if view.layoutRecord?.systemGuides[.keyboard] != nil {
        view.setNeedsLayout()
        isFound = true
      }
      views += view.subviews
    }
    if isFound { layoutIfNeeded() }
  }
}
