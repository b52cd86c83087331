import CoreGraphics

/// The range of offsets, which results from the content's size and the insets, and the effects of
/// its changes.
extension UIScrollView {
  func setUpScrolling() {
    clipsToBounds = true
    knownSize = bounds.size
    pan.scrollView = self
    contentDelay.scrollView = self
    // A subclass that is a recogniser's delegate is used as such, as in UIKit.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pinch.delegate = pan.delegate
    addGestureRecognizer(contentDelay)
    addGestureRecognizer(pan)
    pinch.scrollView = self
    addGestureRecognizer(pinch)
    pinch.addTarget(self, action: Selector(UIScrollView.pinchDidChange))
    pan.addTarget(self, action: Selector(UIScrollView.panDidChange))
    for indicator in [verticalIndicator, horizontalIndicator] { indicator.attach(to: layer) }
  }

  var axes: ScrollAxes { axes(content: contentSize) }

  func axes(content: CGSize) -> ScrollAxes {
    let (size, inset) = (bounds.size, alignedInset(of: content))
    return ScrollAxes(
      x: ScrollAxis(
        content: content.width, length: size.width, insets: (inset.left, inset.right),
        bounces: bouncesHorizontally, alwaysBounces: alwaysBounceHorizontal),
      y: ScrollAxis(
        content: content.height, length: size.height, insets: (inset.top, inset.bottom),
        bounces: bouncesVertically, alwaysBounces: alwaysBounceVertical))
  }

  /// Whether the view's controller always lets the view begin below bars.
  private var isAdjusted: Bool {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.viewOwner).first?
      .automaticallyAdjustsScrollViewInsets ?? true
  }

  /// Whether the bar of a container follows the content. Content keeps its offset while the
  /// container shows another child, so the bar of the last container counts for its hidden
  /// children, too.
  private var isFollowed: Bool {
    guard observer == nil, let lastObserver else { return observer != nil }
    guard let nearestController else { return false }
    let child = sequence(first: nearestController, next: \.parent).first {
      $0.parent === lastObserver
    }
    return child?.contentScrollView(for: .top) === self
  }

  var effectiveInset: UIEdgeInsets {
    var inset = contentInset.adding(addedSafeArea)
    inset.top += refreshControl?.room ?? 0
    return inset
  }

  /// The insets of content of a size, with the space before it where it is smaller than the view.
  func alignedInset(of content: CGSize) -> UIEdgeInsets {
    var inset = effectiveInset
    guard contentAlignmentPoint != .zero else { return inset }
    let (point, free) = (contentAlignmentPoint, bounds.inset(by: inset).size)
    inset.left += max(free.width - content.width, 0) * point.x
    inset.top += max(free.height - content.height, 0) * point.y
    return inset
  }

  /// The axes along which the safe area is added to the insets.
  private var adjustedAxes: (sideways: Bool, upright: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .automatic, .scrollableAxes:
      (
        contentSize.width > bounds.size.width || (bouncesHorizontally && alwaysBounceHorizontal),
        contentSize.height > bounds.size.height || (bouncesVertically && alwaysBounceVertical)
          || (contentInsetAdjustmentBehavior == .automatic && isFollowed && isAdjusted)
      )
    }
  }

  /// The part of a safe area that the insets do not have already.
  func withoutAddedSafeArea(_ safe: UIEdgeInsets) -> UIEdgeInsets {
    let (sideways, upright) = adjustedAxes
    return UIEdgeInsets(
      top: upright ? 0 : safe.top, left: sideways ? 0 : safe.left,
      bottom: upright ? 0 : safe.bottom, right: sideways ? 0 : safe.right)
  }

  /// The part of the safe area that is added to the insets.
  var addedSafeArea: UIEdgeInsets {
    let (sideways, upright) = adjustedAxes
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: upright ? safe.top : 0, left: sideways ? safe.left : 0,
      bottom: upright ? safe.bottom : 0, right: sideways ? safe.right : 0)
  }

  // MARK: Changes

  /// - Parameter staysAtBeginning: whether content that is at its beginning stays there where its
  ///   insets change with its size: content that becomes long enough to scroll gets the safe area
  ///   as an inset.
  func contentDidChange(staysAtBeginning: Bool = true) {
    // The view sets the content's size itself. Constraints to the content's edges follow it.
    if givenScrolledSize != nil, layoutRecord?.systemGuides[.scrollContent] != nil {
      setNeedsLayout()
    }
    updateSafeArea()
    if staysAtBeginning { adoptInset() } else { noteInset() }
    settleAfterChange()
    observer?.contentDidMove(in: self)
    endObserver?.contentEndDidMove(in: self)
  }

  func insetsDidChange() {
    // The next layout must not treat the new safe area as unchanged.
    updateSafeArea()
    if adoptInset() { settleAfterChange() }
  }

  /// Notes changed insets. Content that was at its beginning stays there. Returns whether the
  /// insets have changed.
  @discardableResult
  private func adoptInset() -> Bool {
    let old = knownInset
    noteInset()
    guard knownInset != old else { return false }
    if case .resting = phase {
      var offset = contentOffset
      if offset.x == -old.left { offset.x = -knownInset.left }
      if offset.y == -old.top { offset.y = -knownInset.top }
      contentOffset = offset
    }
    return true
  }

  private func noteInset() {
    let inset = alignedInset(of: contentSize)
    guard inset != knownInset else { return }
    knownInset = inset
    adjustedContentInsetDidChange()
    notified?.scrollViewDidChangeAdjustedContentInset(self)
  }

  func boundsDidChange(from old: CGRect) {
    if bounds.origin != old.origin {
      rebaseMotion(from: old.origin)
      // Offsets that the delegate sets from here on do not belong to the running motion.
      isMovingItself = false
      contentDidMove()
    }
    sizeMayHaveChanged()
  }

  func sizeMayHaveChanged() {
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    insetsDidChange()
    settleAfterChange()
  }

  /// Adjusts a running motion, or the resting content, to the changed range.
  private func settleAfterChange() {
    placeIndicators()
    guard bounds.size.width > 0, bounds.size.height > 0 else { return }
    switch phase {
    case .resting:
      // A touch that has not moved yet holds the content, too.
      isAwaitingTouchEnd = isTracking
      if !isTracking { contentOffset = axes.clamp(contentOffset) }
    case .dragging, .decelerating: rebaseMotion(from: contentOffset)
    case .animating(var animation):
      guard animation.staysInRange else { return }
      if let zoom = animation.zoom {
        // Programs centre zoomed content by insets that depend on its scale.
        return redirectAnimation(to: axes(zoomedTo: zoom.to).clamp(animation.to))
      }
      animation.to = axes.clamp(animation.to)
      phase = .animating(animation)
    }
  }

  /// Called when all touches and their gestures have ended.
  func touchesAreOver() {
    // The recognisers' actions may have left a drag active.
    if pan.state == .possible, case .dragging = phase { endMotion() }
    if pinch.state == .possible { endPinch() }
    guard isAwaitingTouchEnd, !isTracking else { return }
    isAwaitingTouchEnd = false
    settleAfterChange()
  }

  // MARK: Misuse

  func sensible(_ size: CGSize) -> CGSize? {
    guard size.isFinite else {
      Diagnostics.warn("A content size must be finite; \(size) is ignored.")
      return nil
    }
    guard size.width < 0 || size.height < 0 else { return size }
    Diagnostics.warn("A content size cannot be negative; what is below zero in \(size) is zero.")
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  func sensible(_ insets: UIEdgeInsets, _ name: String) -> UIEdgeInsets? {
    guard (insets.top + insets.left + insets.bottom + insets.right).isFinite else {
      Diagnostics.warn("\(name) must be finite; \(insets) is ignored.")
      return nil
    }
    return insets
  }
}
