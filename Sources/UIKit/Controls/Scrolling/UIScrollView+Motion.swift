import CoreGraphics
import QuartzCore

/// Motion of the content without a drag.
extension UIScrollView {
  /// Begins a phase, and ends the previous one without a delegate call.
  func enter(_ next: ScrollPhase) {
    phase = next
    turn += 1
    switch next {
    case .decelerating, .animating: startLink()
    case .resting, .dragging: stopLink()
    }
    switch next {
    case .resting: hideIndicators()
    case .dragging, .decelerating, .animating: showIndicators()
    }
  }

  /// Ends all motion at the current offset, and notifies the delegate.
  func interrupt() {
    endMotion()
    endPinch()
  }

  /// Ends all motion, and moves the content to an offset at which it may rest.
  func stop() {
    if case .resting = phase, !isZooming { return }
    interrupt()
    if case .resting = phase { contentOffset = axes.clamp(contentOffset) }
  }

  /// The maximum number of motions that a delegate may start one after the other when it is
  /// notified of an end.
  private static let maximumRestarts = 8

  /// Ends the running motion, except a pinch, at the current offset, and notifies the delegate.
  func endMotion() {
    for _ in 0..<Self.maximumRestarts {
      let ended = phase
      if case .resting = ended { return }
      enter(.resting)
      switch ended {
      case .resting: break
      case .dragging: notified?.scrollViewDidEndDragging(self, willDecelerate: false)
      case .decelerating: notified?.scrollViewDidEndDecelerating(self)
      case .animating(let animation): didEnd(animation)
      }
    }
    if case .resting = phase { return }
    enter(.resting)
    Diagnostics.warn(
      "A scroll view's delegate begins another motion whenever one ends; it was not notified again."
    )
  }

  private func didEnd(_ animation: ScrollAnimation) {
    if !animation.isOfProgram {
      return
    } else if animation.isToTop {
      // The delegate is not notified if the motion was interrupted.
      if contentOffset.y <= axes.y.lower { notified?.scrollViewDidScrollToTop(self) }
    } else if animation.zoom == nil {
      notified?.scrollViewDidEndScrollingAnimation(self)
    } else {
      endZooming()
    }
  }

  /// The offset at the end of the running motion.
  private var offsetToCome: CGPoint {
    switch phase {
    case .resting, .dragging: contentOffset
    case .decelerating(let deceleration): deceleration.end
    case .animating(let animation): animation.to
    }
  }

  // MARK: The program

  /// - Parameter isToTop: whether a tap on the status bar causes it.
  func moveContent(to offset: CGPoint, animated: Bool, isToTop: Bool = false) {
    guard offset.isFinite else {
      return Diagnostics.warn("A content offset must be finite; \(offset) is ignored.")
    }
    guard animated, window != nil, offset != contentOffset else {
      // A drag continues from the new offset.
      if case .dragging = phase {} else { endMotion() }
      contentOffset = offset
      return
    }
    interrupt()
    var animation = ScrollAnimation(
      from: contentOffset, to: offset, start: hostScene.screen.clock.now)
    animation.staysInRange = axes.clamp(offset) == offset
    animation.isToTop = isToTop
    enter(.animating(animation))
  }

  func moveContent(toShow rect: CGRect, animated: Bool) {
    guard rect.isFinite else {
      return Diagnostics.warn("A rectangle to scroll to must be finite; \(rect) is ignored.")
    }
    let goal = offset(showing: rect)
    if goal != offsetToCome { moveContent(to: goal, animated: animated) }
  }

  /// Returns the offset nearest to the current or future one at which a rectangle is visible.
  func offset(showing rect: CGRect) -> CGPoint {
    let (inset, rect, current) = (effectiveInset, rect.standardized, offsetToCome)
    func offset(
      _ current: CGFloat, _ low: CGFloat, _ high: CGFloat, _ axis: ScrollAxis,
      _ insets: (before: CGFloat, after: CGFloat)
    ) -> CGFloat {
      let (first, last) = (current + insets.before, current + axis.length - insets.after)
      if low >= first, high <= last { return current }
      // A rectangle that is too long, or before the visible part, is shown from its beginning.
      let isBefore = low < first || high - low > last - first
      return axis.clamp(isBefore ? low - insets.before : high - axis.length + insets.after)
    }
    let axes = axes
    return CGPoint(
      x: offset(current.x, rect.minX, rect.maxX, axes.x, (inset.left, inset.right)),
      y: offset(current.y, rect.minY, rect.maxY, axes.y, (inset.top, inset.bottom)))
  }

  // MARK: After a release

  /// The minimum friction per second (our choice). With less, content would decelerate for too
  /// long.
  private static let minimumFriction: CGFloat = 0.01
  var friction: CGFloat {
    max(AxisDeceleration.friction(of: decelerationRate), Self.minimumFriction)
  }
  /// Half a pixel, below which the distance from the target is invisible.
  private var nearEnough: CGFloat { 0.5 / max(layer.contentsScale, 1) }

  /// Returns the deceleration after a release.
  ///
  /// - Parameter velocity: the velocity of the offset, in points per second.
  func deceleration(at velocity: CGPoint) -> ScrollDeceleration {
    let (axes, offset) = (axes, contentOffset)
    func along(_ axis: ScrollAxis, _ offset: CGFloat, _ velocity: CGFloat) -> AxisDeceleration {
      let velocity = axis.isScrollable ? velocity : 0
      guard isPagingEnabled, axis.isScrollable else {
        return AxisDeceleration(from: offset, velocity: velocity, along: axis, friction: friction)
      }
      return AxisDeceleration(
        from: offset, velocity: velocity, to: axis.page(for: offset, velocity: velocity),
        friction: AxisDeceleration.friction(of: .fast))
    }
    return ScrollDeceleration(
      x: along(axes.x, offset.x, velocity.x), y: along(axes.y, offset.y, velocity.y),
      start: hostScene.screen.clock.now, within: nearEnough)
  }

  /// Returns the deceleration with another target, on the axes where the target has changed.
  func deceleration(_ deceleration: ScrollDeceleration, at velocity: CGPoint, to goal: CGPoint)
    -> ScrollDeceleration
  {
    var (x, y) = (deceleration.x, deceleration.y)
    if goal.x != deceleration.end.x {
      x = AxisDeceleration(
        from: contentOffset.x, velocity: velocity.x, to: goal.x, friction: friction)
    }
    if goal.y != deceleration.end.y {
      y = AxisDeceleration(
        from: contentOffset.y, velocity: velocity.y, to: goal.y, friction: friction)
    }
    return ScrollDeceleration(x: x, y: y, start: deceleration.start, within: nearEnough)
  }

  /// Continues a motion without a jump after the offset or its range has changed.
  func rebaseMotion(from old: CGPoint) {
    guard !isMovingItself else { return }
    switch phase {
    case .resting, .animating: break
    case .dragging(var drag):
      let (translation, axes) = (pan.translation(in: self), axes)
      drag.start.x = axes.x.unbanded(contentOffset.x) + translation.x
      drag.start.y = axes.y.unbanded(contentOffset.y) + translation.y
      phase = .dragging(drag)
    case .decelerating(let current):
      phase = .decelerating(continued(current, from: old))
    }
  }

  private func continued(_ current: ScrollDeceleration, from old: CGPoint) -> ScrollDeceleration {
    let now = hostScene.screen.clock.now
    let (velocity, offset, axes) = (current.velocity(at: now), contentOffset, axes)
    func along(
      _ deceleration: AxisDeceleration, _ axis: ScrollAxis, _ offset: CGFloat, _ old: CGFloat,
      _ velocity: CGFloat
    ) -> AxisDeceleration {
      guard deceleration.isGuided else {
        return AxisDeceleration(from: offset, velocity: velocity, along: axis, friction: friction)
      }
      return AxisDeceleration(
        from: offset, velocity: velocity, to: axis.clamp(deceleration.end + offset - old),
        friction: friction)
    }
    return ScrollDeceleration(
      x: along(current.x, axes.x, offset.x, old.x, velocity.x),
      y: along(current.y, axes.y, offset.y, old.y, velocity.y), start: now, within: nearEnough)
  }

  // MARK: Frames

  private func startLink() {
    guard link == nil else { return }
    weak let view = self
    let link = CADisplayLink { link in
      if let view { view.step(at: link.timestamp) } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }

  private func step(at time: TimeInterval) {
    let before = turn
    switch phase {
    case .resting, .dragging: stopLink()
    case .decelerating(let deceleration):
      guard time - deceleration.start >= deceleration.duration else {
        return move(to: deceleration.offset(at: time))
      }
      move(to: atRest(deceleration.end))
      // If the delegate has moved the content, it continues from there.
      guard turn == before, case .decelerating(let now) = phase,
        time - now.start >= now.duration
      else { return }
      enter(.resting)
      notified?.scrollViewDidEndDecelerating(self)
    case .animating(let animation):
      let offset = animation.offset(at: time)
      if let scale = animation.scale(at: time) {
        applyZoom(scale, offset: offset)
      } else {
        move(to: offset)
      }
      guard turn == before, time - animation.start >= ScrollAnimation.duration else { return }
      enter(.resting)
      didEnd(animation)
    }
  }

  /// The nearest offset at which content may rest.
  var restingOffset: CGPoint { atRest(contentOffset) }

  /// Returns an offset at which content may rest, rounded to whole pixels so that the content is
  /// sharp.
  private func atRest(_ offset: CGPoint) -> CGPoint {
    let (scale, axes) = (max(layer.contentsScale, 1), axes)
    return axes.clamp(
      CGPoint(
        x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale))
  }

  /// Moves the content without an effect on the running motion. It sets the property, which a
  /// subclass may override.
  func move(to offset: CGPoint) {
    guard offset.isFinite, offset != contentOffset else { return }
    isMovingItself = true
    contentOffset = offset
    isMovingItself = false
  }

  /// The maximum depth of nested calls of `scrollViewDidScroll(_:)`.
  private static let deepestScrollCall = 20

  func contentDidMove() {
    setNeedsLayout()
    placeIndicators()
    refreshControl?.follow()
    observer?.contentDidMove(in: self)
    guard scrollCallDepth < Self.deepestScrollCall else {
      return Diagnostics.warn(
        "A scroll view's delegate scrolls without end; it is not called again for that.")
    }
    scrollCallDepth += 1
    notified?.scrollViewDidScroll(self)
    scrollCallDepth -= 1
  }
}

// MARK: - Content that changes where no screen shows it

extension UIScrollView {
  /// Shifts the offset because the content above the visible part has become longer by a distance
  /// in points. The visible part keeps its position on the screen, and a running motion continues.
  func shiftContent(by distance: CGFloat) {
    let before = turn
    contentOffset.y += distance
    guard turn == before, case .animating(var animation) = phase else { return }
    animation.from.y += distance
    animation.to.y += distance
    phase = .animating(animation)
  }

  /// Changes the end of a scroll animation.
  func redirectAnimation(to offset: CGPoint) {
    guard case .animating(var animation) = phase, animation.to != offset, offset.isFinite else {
      return
    }
    animation.redirect(to: offset, at: hostScene.screen.clock.now, from: contentOffset)
    phase = .animating(animation)
  }
}
