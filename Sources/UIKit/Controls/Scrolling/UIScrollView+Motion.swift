import CoreGraphics
import QuartzCore

/// What moves the content when no finger does.
extension UIScrollView {
  /// Begins a phase; the one before is over, without a call.
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

  /// Ends all that is under way where it is, and says so.
  func interrupt() {
    endMotion()
    endPinch()
  }

  /// Ends all that is under way, and leaves the content where it may rest.
  func stop() {
    if case .resting = phase, !isZooming { return }
    interrupt()
    if case .resting = phase { contentOffset = axes.clamp(contentOffset) }
  }

  /// How often somebody who hears that something has ended may begin another thing in its stead.
  private static let mostRestarts = 8

  /// Ends what is under way, but for a pinch, where it is, and says so.
  func endMotion() {
    for _ in 0..<Self.mostRestarts {
      let ended = phase
      if case .resting = ended { return }
      enter(.resting)
      switch ended {
      case .resting: break
      case .dragging: delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
      case .animating(let course): didEnd(course)
      }
    }
    if case .resting = phase { return }
    enter(.resting)
    Diagnostics.warn(
      "A scroll view's delegate begins another motion whenever one ends; it was not told again.")
  }

  private func didEnd(_ course: ScrollCourse) {
    if course.zoom == nil {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    } else {
      endZooming()
    }
  }

  /// Where the content will be once what the program or a throw began is over.
  private var offsetToCome: CGPoint {
    switch phase {
    case .resting, .dragging: contentOffset
    case .decelerating(let glide): glide.end
    case .animating(let course): course.to
    }
  }

  // MARK: The program

  func moveContent(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      return Diagnostics.warn("A content offset must be finite; \(offset) is ignored.")
    }
    guard animated, window != nil, offset != contentOffset else {
      endMotion()
      contentOffset = offset
      return
    }
    interrupt()
    var course = ScrollCourse(from: contentOffset, to: offset, start: hostScene.screen.clock.now)
    course.staysInRange = axes.clamp(offset) == offset
    enter(.animating(course))
  }

  func moveContent(toShow rect: CGRect, animated: Bool) {
    guard rect.isFinite else {
      return Diagnostics.warn("A rectangle to scroll to must be finite; \(rect) is ignored.")
    }
    let goal = offset(showing: rect)
    if goal != offsetToCome { moveContent(to: goal, animated: animated) }
  }

  /// The nearest offset, to that which the content has or is on its way to, that shows a rectangle.
  func offset(showing rect: CGRect) -> CGPoint {
    let (inset, rect, current) = (effectiveInset, rect.standardized, offsetToCome)
    func offset(
      _ current: CGFloat, _ low: CGFloat, _ high: CGFloat, _ axis: ScrollAxis,
      _ insets: (before: CGFloat, after: CGFloat)
    ) -> CGFloat {
      let (first, last) = (current + insets.before, current + axis.length - insets.after)
      if low >= first, high <= last { return current }
      // What is too long, or lies before, is shown from its beginning.
      let isBefore = low < first || high - low > last - first
      return axis.clamp(isBefore ? low - insets.before : high - axis.length + insets.after)
    }
    let axes = axes
    return CGPoint(
      x: offset(current.x, rect.minX, rect.maxX, axes.x, (inset.left, inset.right)),
      y: offset(current.y, rect.minY, rect.maxY, axes.y, (inset.top, inset.bottom)))
  }

  // MARK: After a finger let go

  /// What friction takes a second, at the least: below that nothing thrown would ever stop. Ours.
  private static let leastFriction: CGFloat = 0.01
  var friction: CGFloat { max(AxisGlide.friction(of: decelerationRate), Self.leastFriction) }
  /// Half a pixel: nobody sees whether content is nearer to its goal.
  private var nearEnough: CGFloat { 0.5 / max(layer.contentsScale, 1) }

  /// How the content would go on.
  ///
  /// - Parameter velocity: of the offset, in points a second.
  func glide(at velocity: CGPoint) -> ScrollGlide {
    let (axes, offset) = (axes, contentOffset)
    func along(_ axis: ScrollAxis, _ offset: CGFloat, _ velocity: CGFloat) -> AxisGlide {
      let velocity = axis.isScrollable ? velocity : 0
      guard isPagingEnabled, axis.isScrollable else {
        return AxisGlide(from: offset, velocity: velocity, along: axis, friction: friction)
      }
      return AxisGlide(
        from: offset, velocity: velocity, to: axis.page(for: offset, velocity: velocity),
        friction: AxisGlide.friction(of: .fast))
    }
    return ScrollGlide(
      x: along(axes.x, offset.x, velocity.x), y: along(axes.y, offset.y, velocity.y),
      start: hostScene.screen.clock.now, within: nearEnough)
  }

  /// The same, but for the goal, on the axes where that is another one.
  func glide(_ glide: ScrollGlide, at velocity: CGPoint, to goal: CGPoint) -> ScrollGlide {
    var (x, y) = (glide.x, glide.y)
    if goal.x != glide.end.x {
      x = AxisGlide(from: contentOffset.x, velocity: velocity.x, to: goal.x, friction: friction)
    }
    if goal.y != glide.end.y {
      y = AxisGlide(from: contentOffset.y, velocity: velocity.y, to: goal.y, friction: friction)
    }
    return ScrollGlide(x: x, y: y, start: glide.start, within: nearEnough)
  }

  /// The offset or the range of offsets changed under what is under way: it goes on from here,
  /// without a leap.
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

  private func continued(_ current: ScrollGlide, from old: CGPoint) -> ScrollGlide {
    let now = hostScene.screen.clock.now
    let (velocity, offset, axes) = (current.velocity(at: now), contentOffset, axes)
    func along(
      _ glide: AxisGlide, _ axis: ScrollAxis, _ offset: CGFloat, _ old: CGFloat,
      _ velocity: CGFloat
    ) -> AxisGlide {
      guard glide.isGuided else {
        return AxisGlide(from: offset, velocity: velocity, along: axis, friction: friction)
      }
      return AxisGlide(
        from: offset, velocity: velocity, to: axis.clamp(glide.end + offset - old),
        friction: friction)
    }
    return ScrollGlide(
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
    case .decelerating(let glide):
      guard time - glide.start >= glide.duration else {
        return move(to: glide.offset(at: time))
      }
      move(to: atRest(glide.end))
      // Who hears of it may have sent the content elsewhere: then it goes on from there.
      guard turn == before, case .decelerating(let now) = phase,
        time - now.start >= now.duration
      else { return }
      enter(.resting)
      delegate?.scrollViewDidEndDecelerating(self)
    case .animating(let course):
      let offset = course.offset(at: time)
      if let scale = course.scale(at: time) {
        applyZoom(scale, offset: offset)
      } else {
        move(to: offset)
      }
      guard turn == before, time - course.start >= ScrollCourse.duration else { return }
      enter(.resting)
      didEnd(course)
    }
  }

  /// The offset next to the present one at which content may rest.
  var restingOffset: CGPoint { atRest(contentOffset) }

  /// Where no pixel is cut: content at rest is crisp.
  private func atRest(_ offset: CGPoint) -> CGPoint {
    let (scale, axes) = (max(layer.contentsScale, 1), axes)
    return axes.clamp(
      CGPoint(
        x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale))
  }

  /// Moves the content without disturbing what is under way.
  func move(to offset: CGPoint) {
    guard offset.isFinite, offset != contentOffset else { return }
    isMovingItself = true
    layer.bounds.origin = offset
    isMovingItself = false
    contentDidMove()
  }

  /// The deepest that `scrollViewDidScroll(_:)` may be called within itself.
  private static let deepestScrollCall = 20

  func contentDidMove() {
    setNeedsLayout()
    placeIndicators()
    follower?.contentDidMove(in: self)
    guard scrollCallDepth < Self.deepestScrollCall else {
      return Diagnostics.warn(
        "A scroll view's delegate scrolls without end; it is not called again for that.")
    }
    scrollCallDepth += 1
    delegate?.scrollViewDidScroll(self)
    scrollCallDepth -= 1
  }
}

// MARK: - Content that changes where nobody sees it

extension UIScrollView {
  /// What is above the part that is seen has become longer, in points: that part stays where it is
  /// on the screen, and what is under way goes on.
  func shiftContent(by distance: CGFloat) {
    let before = turn
    contentOffset.y += distance
    guard turn == before, case .animating(var course) = phase else { return }
    course.from.y += distance
    course.to.y += distance
    phase = .animating(course)
  }

  /// An animated change of the offset ends elsewhere.
  func redirectCourse(to offset: CGPoint) {
    guard case .animating(var course) = phase, course.to != offset, offset.isFinite else { return }
    course.redirect(to: offset, at: hostScene.screen.clock.now, from: contentOffset)
    phase = .animating(course)
  }
}
