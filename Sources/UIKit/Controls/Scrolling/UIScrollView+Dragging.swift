import CoreGraphics
import QuartzCore

/// Dragging of the content.
extension UIScrollView {
  /// The minimum speed of content that a touch stops, in points per second (our choice). Slower
  /// content can be tapped.
  private static let minimumCaughtSpeed: CGFloat = 20
  /// The maximum ratio of the translations across and along an axis for locking a drag to that axis
  /// (our choice).
  private static let maximumCrossRatio: CGFloat = 0.5

  /// Whether a touch stops the moving content instead of reaching a view in it.
  var isInFullMotion: Bool {
    guard isScrollEnabled else { return false }
    switch phase {
    case .resting, .dragging, .animating: return false
    case .decelerating(let deceleration):
      let velocity = deceleration.velocity(at: hostScene.screen.clock.now)
      return hypot(velocity.x, velocity.y) >= Self.minimumCaughtSpeed
        || axes.clamp(contentOffset) != contentOffset
    }
  }

  /// Whether a drag with this translation scrolls this view.
  func shouldDrag(for beganTranslation: CGVector) -> Bool {
    let axes = axes
    let least = pan.isByScrolling ? CGFloat.leastNonzeroMagnitude : PanMotion.hysteresis
    let canX = axes.x.isScrollable && abs(beganTranslation.dx) >= least
    let canY = axes.y.isScrollable && abs(beganTranslation.dy) >= least
    guard canX || canY else { return false }
    // The wheel does not interrupt content that springs back.
    if pan.isByScrolling, axes.clamp(contentOffset) != contentOffset { return false }
    let isSideways = abs(beganTranslation.dx) > abs(beganTranslation.dy)
    let (axis, offset, direction) =
      isSideways
      ? (axes.x, contentOffset.x, -beganTranslation.dx)
      : (axes.y, contentOffset.y, -beganTranslation.dy)
    if !axis.isScrollable || !axis.hasRoom(from: offset, direction: direction) {
      let isWantedOutside = enclosingScrollViews.contains {
        $0.hasRoom(sideways: isSideways, direction: direction)
      }
      if pan.isByScrolling || isWantedOutside { return false }
    }
    return touchedContent.allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }

  private func hasRoom(sideways: Bool, direction: CGFloat) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled else { return false }
    let axes = axes
    return sideways
      ? axes.x.hasRoom(from: contentOffset.x, direction: direction)
      : axes.y.hasRoom(from: contentOffset.y, direction: direction)
  }

  /// The enclosing scroll views, from the innermost outwards.
  private var enclosingScrollViews: [UIScrollView] {
    Array(sequence(first: superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView })
  }

  /// The views in the content that have received the pan's touches.
  private var touchedContent: [UIView] {
    let routes = pan.arbiter?.routes ?? []
    return routes.compactMap { route in
      guard route.viewPhase == .begun, let view = route.touch.view, view !== self,
        pan.record.tracked.contains(where: { $0 === route.touch })
      else { return nil }
      return view
    }
  }

  /// The velocity of a turn of the wheel for paging, in points per second (our choice).
  private static let pageTurn: CGFloat = 600

  // MARK: The pan

  func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      followFinger()
    case .changed:
      followFinger()
      pullKeyboard()
    case .ended:
      followFinger()
      releaseKeyboard(isCancelled: false)
      endDrag(isCancelled: false)
    case .cancelled:
      releaseKeyboard(isCancelled: true)
      endDrag(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    endMotion()
    let (axes, offset) = (axes, contentOffset)
    var follows = (x: axes.x.isScrollable, y: axes.y.isScrollable)
    let beganTranslation = self.pan.beganTranslation
    if isDirectionalLockEnabled, follows.x, follows.y {
      if abs(beganTranslation.dx) < Self.maximumCrossRatio * abs(beganTranslation.dy) {
        follows.x = false
      }
      if abs(beganTranslation.dy) < Self.maximumCrossRatio * abs(beganTranslation.dx) {
        follows.y = false
      }
    }
    let start = CGPoint(x: axes.x.unbanded(offset.x), y: axes.y.unbanded(offset.y))
    enter(.dragging(ScrollDrag(start: start, follows: follows)))
    dragWillBegin()
    notified?.scrollViewWillBeginDragging(self)
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.windowScene?.keyboard.dismiss()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// Lets the finger pull the keyboard down.
  private func pullKeyboard() {
    guard keyboardDismissMode.isInteractive, !pan.isByScrolling, let window else { return }
    let place = window.convert(pan.location(in: nil), to: UIWindow?.none)
    window.windowScene?.keyboard.pull(
      to: place.y, withAccessory: keyboardDismissMode == .interactiveWithAccessory)
  }

  private func releaseKeyboard(isCancelled: Bool) {
    guard keyboardDismissMode.isInteractive else { return }
    window?.windowScene?.keyboard.releasePull(
      velocity: isCancelled ? -1 : pan.velocity(in: nil).y)
  }

  private func followFinger() {
    guard case .dragging(var drag) = phase else { return }
    let translation = pan.translation(in: self)
    guard !pan.isByScrolling else {
      // At an edge further turns of the wheel are dropped, so that a turn back takes effect at
      // once.
      let axes = axes
      let offset = CGPoint(
        x: drag.follows.x ? axes.x.clamp(drag.start.x - translation.x) : contentOffset.x,
        y: drag.follows.y ? axes.y.clamp(drag.start.y - translation.y) : contentOffset.y)
      drag.start = CGPoint(x: offset.x + translation.x, y: offset.y + translation.y)
      phase = .dragging(drag)
      return move(to: offset)
    }
    move(
      to: drag.offset(
        for: translation, current: contentOffset, axes: axes))
  }

  private func endDrag(isCancelled: Bool) {
    guard case .dragging(let drag) = phase else { return }
    let velocity = isCancelled ? .zero : velocityOfContent(drag)
    let plain = self.deceleration(at: velocity)
    var deceleration = adjusted(plain, at: velocity)
    if !isCancelled, let notified {
      var target = deceleration.end
      let before = turn
      notified.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
        targetContentOffset: &target)
      guard turn == before else { return }
      // The callback may have changed the target, or what the deceleration depends on. Only then is
      // a layout asked again, because layouts count the pages that the user turns.
      let changed = self.deceleration(at: velocity)
      let current = changed.end == plain.end ? deceleration : adjusted(changed, at: velocity)
      deceleration = redirected(current, from: deceleration.end, to: target, velocity)
    }
    let decelerates = window != nil && deceleration.duration > 0
    if decelerates { enter(.decelerating(deceleration)) } else { rest() }
    let now = turn
    notified?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates, turn == now { notified?.scrollViewWillBeginDecelerating(self) }
  }

  /// Returns the deceleration to an offset at which a layout and the collapsing bar allow the
  /// content to rest.
  private func adjusted(
    _ deceleration: ScrollDeceleration, at velocity: CGPoint
  ) -> ScrollDeceleration {
    guard !isPagingEnabled else { return deceleration }
    var goal = restingPlace(
      for: deceleration.end, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    if goal != deceleration.end { goal = axes.clamp(goal) }
    if let observer { goal = observer.restingOffset(for: goal, in: self) }
    return goal == deceleration.end
      ? deceleration : self.deceleration(deceleration, at: velocity, to: goal)
  }

  private func redirected(
    _ deceleration: ScrollDeceleration, from proposal: CGPoint, to target: CGPoint,
    _ velocity: CGPoint
  ) -> ScrollDeceleration {
    guard target != proposal else { return deceleration }
    guard target.isFinite else {
      Diagnostics.warn("A target content offset must be finite; \(target) is ignored.")
      return deceleration
    }
    return self.deceleration(deceleration, at: velocity, to: axes.clamp(target))
  }

  /// Stops at the current offset, rounded to whole pixels.
  private func rest() {
    enter(.resting)
    move(to: restingOffset)
  }

  /// Returns the velocity of the offset in points per second. Beyond an edge the content is slower
  /// than the drag.
  private func velocityOfContent(_ drag: ScrollDrag) -> CGPoint {
    let (translation, axes) = (pan.translation(in: self), axes)
    var finger = pan.velocity(in: self)
    // The wheel has no velocity at its end, but turns pages.
    if pan.isByScrolling, isPagingEnabled {
      let beganTranslation = pan.beganTranslation
      finger = CGPoint(
        x: beganTranslation.dx == 0 ? 0 : beganTranslation.dx < 0 ? -Self.pageTurn : Self.pageTurn,
        y: beganTranslation.dy == 0 ? 0 : beganTranslation.dy < 0 ? -Self.pageTurn : Self.pageTurn)
    }
    let velocity = CGPoint(
      x: drag.follows.x ? -finger.x * axes.x.yield(at: drag.start.x - translation.x) : 0,
      y: drag.follows.y ? -finger.y * axes.y.yield(at: drag.start.y - translation.y) : 0)
    // In a view with a scale of 0 the velocity is not finite.
    return velocity.isFinite ? velocity : .zero
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// Whether the finger pulls the keyboard down.
  fileprivate var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
}
