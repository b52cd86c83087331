import Compositor
import CoreGraphics

/// Turns pages as in a book, with the transition engine: a drag curls the page interactively, and a
/// tap at an edge curls it without interaction.
@MainActor
final class PageCurler: NSObject, PageTurner, UIGestureRecognizerDelegate {
  /// The longest time, in seconds, in which a released page settles; a fast release settles sooner.
  /// Chosen.
  private static let longest: TimeInterval = 0.6
  /// The share of the page at each edge in which a tap turns. Chosen.
  private static let edge: CGFloat = 0.2

  private unowned let owner: UIPageViewController
  let container = UIView()
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var interactor: UIPercentDrivenInteractiveTransition?
  private var isForward = true
  /// The page on the back of the sheet that turns, where the spine is at an edge.
  private var back: UIViewController?
  /// Whether the corner at the bottom or the right is lifted first: the one nearer to the touch.
  private var startsAtEnd = true

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init()
    container.clipsToBounds = true
    pan.addTarget(self, action: Selector(PageCurler.follow))
    tap.addTarget(self, action: Selector(PageCurler.turnByTap))
    for recognizer in gestureRecognizers {
      recognizer.delegate = self
      container.addGestureRecognizer(recognizer)
    }
  }

  var view: UIView { container }
  var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

  // MARK: Geometry

  private var isVertical: Bool { owner.navigationOrientation == .vertical }
  private var isTurning: Bool { owner.transitions.running != nil }
  private var isSpread: Bool { owner.spineLocation == .mid }

  /// Whether the next page is at the left, or above: where text runs from the right.
  private var isReversed: Bool { owner.isMirrored != (owner.spineLocation == .max) }

  /// The frame of the first or the second visible page.
  private func frame(ofPageAt index: Int) -> CGRect {
    let bounds = container.bounds
    guard isSpread else { return bounds }
    let isLast = (index == 1) != owner.isMirrored
    let size =
      isVertical
      ? CGSize(width: bounds.width, height: bounds.height / 2)
      : CGSize(width: bounds.width / 2, height: bounds.height)
    return CGRect(
      x: isLast && !isVertical ? bounds.midX : bounds.minX,
      y: isLast && isVertical ? bounds.midY : bounds.minY, width: size.width, height: size.height)
  }

  /// The frame of a sheet that is bound at an edge once it is turned over: beyond that edge, where
  /// it is not visible.
  private var frameBeyondSpine: CGRect {
    let (bounds, side) = (container.bounds, isReversed ? 1 : -1 as CGFloat)
    return isVertical
      ? bounds.offsetBy(dx: 0, dy: side * bounds.height)
      : bounds.offsetBy(dx: side * bounds.width, dy: 0)
  }

  func frame(of page: UIViewController) -> CGRect {
    if page === back { return frameBeyondSpine }
    let (former, next) = (owner.transitions.atRest.pages, owner.transitions.model.pages)
    return frame(ofPageAt: next.firstIndex(of: page) ?? former.firstIndex(of: page) ?? 0)
  }

  func layOut() {
    container.frame = owner.pageArea
    guard !isTurning else { return }
    for (index, page) in owner.shownPages.enumerated() {
      guard let view = page.viewOrPlaceholderIfLoaded else { continue }
      if view.superview === container, view.transform == .identity {
        view.frame = frame(ofPageAt: index)
      }
      // The two halves of an open book are laid out explicitly for each size.
      view.autoresizingMask = isSpread ? [] : [.flexibleWidth, .flexibleHeight]
    }
  }

  /// Does nothing: the data source is asked for neighbours only when the user turns a page.
  func neighboursMayHaveChanged() {}

  func abandonTurn() { owner.transitions.running?.abandon() }

  func completeOffscreen() { owner.transitions.running?.completeOffscreen() }

  // MARK: Turns

  func turn(_ turn: PageTurn) {
    guard !isTurning else {
      owner.transitions.wait(turn)?.completion?(false)
      // The lifted page returns, even if a gesture still holds it.
      interactor?.cancel()
      return
    }
    guard owner.canAnimate(turn) else {
      owner.replacePages(by: turn.pages)
      turn.completion?(true)
      return
    }
    startsAtEnd = true
    run(turn)
  }

  private func run(_ turn: PageTurn) {
    isForward = turn.isForward
    back = turn.back
    owner.run(turn, animator: animator(for: turn), interactor: interactor)
  }

  func turnWillEnd(completed: Bool) { (interactor, back) = (nil, nil) }

  func turnDidEnd(completed: Bool) -> Bool {
    layOut()
    return completed
  }

  private func animator(for turn: PageTurn) -> any UIViewControllerAnimatedTransitioning {
    let sheet = sheet(of: turn)
    var lift = PageLift(startsAtEnd: startsAtEnd, turnsOver: sheet != nil)
    // A page without a back returns at the edge where it would leave, and a sheet of a book is
    // lifted at its own edge.
    let isAtEnd = lift.turnsOver ? isForward != isReversed : !isReversed
    lift.edge = isVertical ? (isAtEnd ? .bottom : .top) : (isAtEnd ? .right : .left)
    guard let sheet else { return PageCurlAnimator(isForward: isForward, lift: lift) }
    return SheetTurnAnimator(of: sheet, lift: lift)
  }

  /// The sheet that a turn turns over; nil if it has no back.
  private func sheet(of turn: PageTurn) -> SheetTurnAnimator.Sheet? {
    func page(_ page: UIViewController?, at frame: CGRect) -> SheetTurnAnimator.Page? {
      page?.viewOrPlaceholder.map { ($0, frame) }
    }
    let (former, next) = (owner.shownPages, turn.pages)
    let lifted = isForward ? 1 : 0
    if isSpread {
      guard former.count == 2, next.count == 2,
        let front = page(former[lifted], at: frame(ofPageAt: lifted)),
        let back = page(next[1 - lifted], at: frame(ofPageAt: 1 - lifted))
      else { return nil }
      return .init(
        front: front, back: back, uncovered: page(next[lifted], at: frame(ofPageAt: lifted)),
        book: container.bounds)
    }
    let (bounds, beyond) = (container.bounds, frameBeyondSpine)
    guard let hidden = page(back, at: beyond),
      let front = page(isForward ? former.first : next.first, at: bounds)
    else { return nil }
    // Going back, the sheet comes from beyond the spine.
    return isForward
      ? .init(
        front: front, back: hidden, uncovered: page(next.first, at: bounds),
        book: bounds.union(beyond))
      : .init(front: hidden, back: front, uncovered: nil, book: bounds.union(beyond))
  }

  // MARK: The user

  private func turnByUser(
    isForward: Bool, at point: CGPoint, by interactor: UIPercentDrivenInteractiveTransition?
  ) {
    guard !isTurning, owner.isVisible, let turn = owner.nextTurn(isForward: isForward),
      turn.pages.count == owner.shownPages.count
    else { return }
    self.interactor = interactor
    startsAtEnd =
      isVertical ? point.x > container.bounds.midX : point.y > container.bounds.midY
    run(turn)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !isTurning, owner.dataSource != nil else { return false }
    if gestureRecognizer === tap { return side(of: tap.location(in: container)) != 0 }
    let direction = self.direction
    return isVertical ? abs(direction.y) > abs(direction.x) : abs(direction.x) > abs(direction.y)
  }

  /// Where the finger goes as a drag begins; its first movement may have come at the time of the
  /// touch, without a velocity.
  private var direction: CGPoint {
    let velocity = pan.velocity(in: container)
    return velocity == .zero ? pan.translation(in: container) : velocity
  }

  /// 1 at the edge where the next page is, -1 at the other, 0 between them.
  private func side(of point: CGPoint) -> Int {
    let (place, length) =
      isVertical
      ? (point.y, container.bounds.size.height) : (point.x, container.bounds.size.width)
    guard length > 0 else { return 0 }
    let side = place / length > 1 - Self.edge ? 1 : place / length < Self.edge ? -1 : 0
    return isReversed ? -side : side
  }

  private func turnByTap(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: container)
    let side = side(of: point)
    if side != 0 { turnByUser(isForward: side > 0, at: point, by: nil) }
  }

  /// Along the direction of pages: negative towards the next one.
  private func along(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    let distance = isVertical ? y : x
    return isReversed ? -distance : distance
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let direction = self.direction
      let interactor = UIPercentDrivenInteractiveTransition()
      turnByUser(
        isForward: along(direction.x, direction.y) < 0, at: pan.location(in: container),
        by: interactor)
    case .changed: interactor?.follow(tracker, distance: distance)
    case .ended:
      let velocity = pan.velocity(in: container)
      interactor?.release(
        tracker, distance: distance,
        velocity: along(velocity.x, velocity.y) * (isForward ? -1 : 1))
    case .cancelled, .failed: interactor?.cancel()
    case .possible: break
    }
  }

  private var tracker: SwipeTracker {
    let size = container.bounds.size
    return SwipeTracker(length: isVertical ? size.height : size.width, longest: Self.longest)
  }

  /// The translation of the drag along the direction of pages, in points.
  private var distance: CGFloat {
    let translation = pan.translation(in: container)
    return along(translation.x, translation.y) * (isForward ? -1 : 1)
  }
}
