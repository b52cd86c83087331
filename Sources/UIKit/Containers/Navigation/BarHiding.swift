import CoreGraphics

/// Hides and shows the bars of a navigation controller automatically: when the user swipes or taps
/// the content, when the height becomes compact, and when the keyboard appears.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// How far a finger moves up until the bars are hidden, or down until they are shown, in points.
  /// Our choice: Apple documents no distance.
  private static let distance: CGFloat = 30

  /// What is hidden together with the navigation bar, and why.
  private struct Hidden {
    var toolbar: Bool
    /// Whether a compact height has hidden it.
    var byHeight = false
  }

  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private unowned let navigation: UINavigationController
  /// Where the finger turned back last, as the swipe's translation in points.
  private var turningPoint: CGFloat = 0
  private var last: CGFloat = 0
  /// What this object has hidden, and not the app. Meaningful only while the navigation bar is
  /// hidden.
  private var hidden: Hidden?
  private var isCompact = false
  private var keyboardObserver: (any NSObjectProtocol)?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [swipe, tap] {
      recognizer.isEnabled = false
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    swipe.addTarget(self, action: Selector(BarHiding.follow))
    tap.addTarget(self, action: Selector(BarHiding.toggle))
    navigation.swipe.contentRecognizer.barSwipe = swipe
  }

  isolated deinit {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
  }

  func rulesDidChange() {
    swipe.isEnabled = navigation.hidesBarsOnSwipe
    // Bars that a compact height or the keyboard has hidden are shown again by a tap.
    tap.isEnabled =
      navigation.hidesBarsOnTap || navigation.hidesBarsWhenVerticallyCompact
      || navigation.hidesBarsWhenKeyboardAppears
    if navigation.hidesBarsWhenKeyboardAppears { observeKeyboard() }
    guard let view = navigation.viewIfLoaded else { return }
    for recognizer in [swipe, tap] where recognizer.view == nil {
      view.addGestureRecognizer(recognizer)
    }
    heightDidChange()
  }

  // MARK: Gestures

  private var isResting: Bool { navigation.transitions.running == nil }

  /// Whether a tap has an effect now.
  private var acceptsTaps: Bool {
    isResting && (navigation.hidesBarsOnTap || navigation.isNavigationBarHidden && hidden != nil)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== tap || acceptsTaps
  }

  /// Ignores touches on the bars, and taps on controls, text views and cells, which handle them.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view, current !== navigation.view {
      if current === navigation.navigationBar || current === navigation.toolbar { return false }
      if gestureRecognizer === tap, handlesTaps(current) { return false }
      view = current.superview
    }
    return true
  }

  private func handlesTaps(_ view: UIView) -> Bool {
    view is UIControl || view is UITextView || view is UITableViewCell
      || view is UICollectionViewCell
  }

  /// Lets the content scroll during the swipe that hides or shows the bars.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  /// Lets the tap recognisers of the content go first: a tap that the content handles does not
  /// affect the bars.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === tap && otherGestureRecognizer is UITapGestureRecognizer }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let y = pan.translation(in: navigation.view).y
    switch pan.state {
    case .began: (turningPoint, last) = (0, 0)
    case .changed: break
    default: return
    }
    if (y - last) * (last - turningPoint) < 0 { turningPoint = last }
    last = y
    guard isResting else { return }
    if turningPoint - y >= Self.distance { hide() }
    if y - turningPoint >= Self.distance { show() }
  }

  private func toggle(_ tap: UITapGestureRecognizer) {
    guard acceptsTaps else { return }
    if navigation.isNavigationBarHidden { show() } else { hide() }
  }

  // MARK: Other occasions

  private func observeKeyboard() {
    guard keyboardObserver == nil else { return }
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let screen = (notification.object as AnyObject?).map(ObjectIdentifier.init)
      MainActor.assumeIsolated { self?.keyboardWillShow(on: screen) }
    }
  }

  /// Hides the bars, unless the keyboard appears on another screen.
  private func keyboardWillShow(on screen: ObjectIdentifier?) {
    guard navigation.hidesBarsWhenKeyboardAppears, let window = navigation.viewIfLoaded?.window,
      screen == ObjectIdentifier(window.screen)
    else { return }
    hide()
  }

  /// Hides the bars where the height is compact, and shows them again where it is not any more.
  func heightDidChange() {
    let now =
      navigation.hidesBarsWhenVerticallyCompact
      && navigation.traitCollection.verticalSizeClass == .compact
    guard now != isCompact else { return }
    isCompact = now
    if now { hide(byHeight: true) } else if hidden?.byHeight == true { show() }
  }

  // MARK: The bars

  private func hide(byHeight: Bool = false) {
    guard !navigation.isNavigationBarHidden else { return }
    let hidden = Hidden(toolbar: !navigation.isToolbarHidden, byHeight: byHeight)
    self.hidden = hidden
    set(isHidden: true, with: hidden)
  }

  private func show() {
    guard navigation.isNavigationBarHidden else { return }
    set(isHidden: false, with: hidden)
    hidden = nil
  }

  private func set(isHidden: Bool, with hidden: Hidden?) {
    let isAnimated = UIView.areAnimationsEnabled
    navigation.setNavigationBarHidden(isHidden, animated: isAnimated)
    if hidden?.toolbar == true { navigation.setToolbarHidden(isHidden, animated: isAnimated) }
    navigation.setNeedsStatusBarAppearanceUpdate()
  }
}
