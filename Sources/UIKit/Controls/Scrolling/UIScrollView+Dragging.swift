import CoreGraphics
import QuartzCore

/// A finger on the content.
extension UIScrollView {
  /// The slowest content that a touch catches, in points a second: on what is slower than that one
  /// can tap. Ours.
  private static let leastCaughtSpeed: CGFloat = 20
  /// How much of a way may lie across for a drag to be locked to one axis; ours.
  private static let mostAcross: CGFloat = 0.5

  /// Whether a touch is meant to catch the content rather than to touch something in it.
  var isInFullMotion: Bool {
    guard isScrollEnabled else { return false }
    switch phase {
    case .resting, .dragging, .animating: return false
    case .decelerating(let glide):
      let velocity = glide.velocity(at: hostScene.screen.clock.now)
      return hypot(velocity.x, velocity.y) >= Self.leastCaughtSpeed
        || axes.clamp(contentOffset) != contentOffset
    }
  }

  /// Whether a finger that has gone this way begins to scroll here.
  func shouldDrag(for way: CGVector) -> Bool {
    let axes = axes
    let least = pan.isByScrolling ? CGFloat.leastNonzeroMagnitude : PanMotion.hysteresis
    let canX = axes.x.isScrollable && abs(way.dx) >= least
    let canY = axes.y.isScrollable && abs(way.dy) >= least
    guard canX || canY else { return false }
    // What springs back is left to do so, by the wheel.
    if pan.isByScrolling, axes.clamp(contentOffset) != contentOffset { return false }
    let isSideways = abs(way.dx) > abs(way.dy)
    let (axis, offset, direction) =
      isSideways ? (axes.x, contentOffset.x, -way.dx) : (axes.y, contentOffset.y, -way.dy)
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

  /// From the inside to the outside.
  private var enclosingScrollViews: [UIScrollView] {
    Array(sequence(first: superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView })
  }

  /// The views in the content that know of the pan's fingers.
  private var touchedContent: [UIView] {
    let routes = pan.arbiter?.routes ?? []
    return routes.compactMap { route in
      guard route.viewPhase == .begun, let view = route.touch.view, view !== self,
        pan.record.tracked.contains(where: { $0 === route.touch })
      else { return nil }
      return view
    }
  }

  /// Points a second that a turn of the wheel counts as where it turns a page; ours.
  private static let pageTurn: CGFloat = 600

  // MARK: The pan

  func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      followFinger()
    case .changed: followFinger()
    case .ended:
      followFinger()
      endDrag(isCancelled: false)
    case .cancelled: endDrag(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    endMotion()
    let (axes, offset) = (axes, contentOffset)
    var follows = (x: axes.x.isScrollable, y: axes.y.isScrollable)
    let way = self.pan.beganTranslation
    if isDirectionalLockEnabled, follows.x, follows.y {
      if abs(way.dx) < Self.mostAcross * abs(way.dy) { follows.x = false }
      if abs(way.dy) < Self.mostAcross * abs(way.dx) { follows.y = false }
    }
    let start = CGPoint(x: axes.x.unbanded(offset.x), y: axes.y.unbanded(offset.y))
    enter(.dragging(ScrollDrag(start: start, follows: follows)))
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func followFinger() {
    guard case .dragging(var drag) = phase else { return }
    let translation = pan.translation(in: self)
    guard !pan.isByScrolling else {
      // At an edge the wheel turns without effect, and backwards it has effect at once.
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
    var glide = glideToRest(at: velocity)
    if !isCancelled, let delegate {
      var target = glide.end
      let before = turn
      delegate.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
        targetContentOffset: &target)
      guard turn == before else { return }
      // What the call changed is taken into account, too.
      glide = redirected(glideToRest(at: velocity), from: glide.end, to: target, velocity)
    }
    let goesOn = window != nil && glide.duration > 0
    if goesOn { enter(.decelerating(glide)) } else { rest() }
    let now = turn
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn, turn == now { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// How the content goes on, to where the bar that folds up with it lets it rest.
  private func glideToRest(at velocity: CGPoint) -> ScrollGlide {
    let glide = glide(at: velocity)
    guard !isPagingEnabled else { return glide }
    var goal = restingPlace(
      for: glide.end, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    if goal != glide.end { goal = axes.clamp(goal) }
    if let follower { goal = follower.restingOffset(for: goal, in: self) }
    return goal == glide.end ? glide : self.glide(glide, at: velocity, to: goal)
  }

  private func redirected(
    _ glide: ScrollGlide, from proposal: CGPoint, to target: CGPoint, _ velocity: CGPoint
  ) -> ScrollGlide {
    guard target != proposal else { return glide }
    guard target.isFinite else {
      Diagnostics.warn("A target content offset must be finite; \(target) is ignored.")
      return glide
    }
    return self.glide(glide, at: velocity, to: axes.clamp(target))
  }

  /// Stays where it is, on whole pixels.
  private func rest() {
    enter(.resting)
    move(to: restingOffset)
  }

  /// Of the offset, in points a second: beyond an edge the content is slower than the finger.
  private func velocityOfContent(_ drag: ScrollDrag) -> CGPoint {
    let (translation, axes) = (pan.translation(in: self), axes)
    var finger = pan.velocity(in: self)
    // The wheel has no velocity left at its end, but turns pages all the same.
    if pan.isByScrolling, isPagingEnabled {
      let way = pan.beganTranslation
      finger = CGPoint(
        x: way.dx == 0 ? 0 : way.dx < 0 ? -Self.pageTurn : Self.pageTurn,
        y: way.dy == 0 ? 0 : way.dy < 0 ? -Self.pageTurn : Self.pageTurn)
    }
    let velocity = CGPoint(
      x: drag.follows.x ? -finger.x * axes.x.yield(at: drag.start.x - translation.x) : 0,
      y: drag.follows.y ? -finger.y * axes.y.yield(at: drag.start.y - translation.y) : 0)
    // In a view that is scaled to nothing a finger has no velocity.
    return velocity.isFinite ? velocity : .zero
  }
}
