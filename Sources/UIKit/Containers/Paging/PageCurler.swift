import Compositor
import CoreGraphics

/// Turns pages as in a book, through the one transition engine: a drag curls the page
/// interactively, a tap at its edge lets it curl.
@MainActor
final class PageCurler: NSObject, PageTurner, UIGestureRecognizerDelegate {
  /// Seconds after which a release rests, if a throw does not bring the page there sooner. Chosen.
  private static let longest: TimeInterval = 0.6
  /// The share of the page at each edge in which a tap turns. Chosen.
  private static let edge: CGFloat = 0.2

  /// A turn in code that waits for the end of what runs.
  private struct Waiting {
    let pages: [UIViewController]
    let isForward: Bool
    let completion: (Bool) -> Void
  }

  private unowned let owner: UIPageViewController
  let container = UIView()
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private weak var running: ChildSwitchHost?
  private var interactor: UIPercentDrivenInteractiveTransition?
  private var isForward = true
  /// Whether the corner at the bottom or the right is lifted first: that which is nearer to the
  /// finger.
  private var startsAtEnd = true
  private var waiting: Waiting?

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

  // MARK: Places

  private var isVertical: Bool { owner.navigationOrientation == .vertical }
  private var isSpread: Bool { owner.spineLocation == .mid }

  /// Whether the next page is at the left, or above: where text runs from the right.
  private var isReversed: Bool { owner.isMirrored != (owner.spineLocation == .max) }

  /// Where the first or the second of the pages that are seen lies.
  private func place(of index: Int) -> CGRect {
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

  func layOut() {
    container.frame = owner.pageArea
    guard running == nil else { return }
    for (index, page) in owner.shownPages.enumerated() {
      guard let view = page.viewOrPlaceholderIfLoaded else { continue }
      if view.superview === container, view.transform == .identity { view.frame = place(of: index) }
      // Halves are laid out again with every size.
      view.autoresizingMask = isSpread ? [] : [.flexibleWidth, .flexibleHeight]
    }
  }

  /// The data source is asked when the user turns a page.
  func neighboursMayHaveChanged() {}

  func completeOffscreen() { running?.completeOffscreen() }

  // MARK: Turns

  func turn(
    to pages: [UIViewController], isForward: Bool, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    if running != nil {
      if let former = waiting { former.completion(false) }
      waiting = Waiting(pages: pages, isForward: isForward, completion: completion)
      // Interactive or not, the page in the air falls.
      interactor?.cancel()
      return
    }
    // A sheet that is turned has other pages on both sides.
    let staysInPart = pages.contains { page in owner.shownPages.contains { $0 === page } }
    guard !staysInPart, animated, owner.isVisible, owner.shownPages.count == pages.count,
      UIView.areAnimationsEnabled
    else {
      owner.replacePages(by: pages, in: container)
      return completion(true)
    }
    self.isForward = isForward
    startsAtEnd = true
    run(to: pages, didEnd: completion)
  }

  private func run(to pages: [UIViewController], didEnd: @escaping (Bool) -> Void) {
    let former = owner.shownPages
    for page in pages { owner.adopt(page) }
    guard let from = former.first, let to = pages.first, let fromView = from.viewOrPlaceholder,
      let toView = to.viewOrPlaceholder
    else { return }
    let context = TransitionContext(
      containerView: container, parent: owner, style: .none, isAnimated: true,
      from: .init(
        controller: from, view: fromView, initialFrame: place(of: 0), finalFrame: .zero),
      to: .init(controller: to, view: toView, initialFrame: .zero, finalFrame: place(of: 0)))
    let host = ChildSwitchHost(
      in: owner, isAnimated: true,
      willEnd: { [self] completed in
        running = nil
        interactor = nil
        if completed, pages.allSatisfy({ $0.parent === owner }) { owner.shownPages = pages }
      },
      didEnd: { [self] completed in
        if completed { for page in pages { owner.finishAdopting(page) } }
        for page in completed ? former : pages { owner.release(page) }
        layOut()
        didEnd(completed)
        startNextTurn()
      })
    host.beside = (Array(former.dropFirst()), Array(pages.dropFirst()))
    host.place = { [self] page in
      place(of: pages.last === page || former.last === page ? pages.count - 1 : 0)
    }
    running = host
    host.run(
      ViewControllerTransition(
        context: context, animator: animator(from: former, to: pages), interactor: interactor,
        host: host))
  }

  private func animator(
    from former: [UIViewController], to pages: [UIViewController]
  ) -> any UIViewControllerAnimatedTransitioning {
    var lift = PageLift(startsAtEnd: startsAtEnd, turnsOver: isSpread)
    // A page that comes back does so where it would go, and the sheet of a spread is lifted at its
    // own edge.
    let isAtEnd = isSpread ? isForward != isReversed : !isReversed
    lift.edge = isVertical ? (isAtEnd ? .bottom : .top) : (isAtEnd ? .right : .left)
    guard isSpread else { return PageCurlAnimator(isForward: isForward, lift: lift) }
    func spread(_ pages: [UIViewController]) -> SheetTurnAnimator.Spread {
      .init(
        pages: pages.enumerated().compactMap { index, page in
          page.viewOrPlaceholder.map { ($0, place(of: index)) }
        })
    }
    return SheetTurnAnimator(
      from: spread(former), to: spread(pages), lifted: isForward ? 1 : 0, lift: lift)
  }

  /// Makes the turn that was asked for meanwhile.
  private func startNextTurn() {
    guard running == nil, let next = waiting else { return }
    waiting = nil
    turn(
      to: next.pages, isForward: next.isForward, animated: true, completion: next.completion)
  }

  // MARK: The user

  private func turnByUser(
    isForward: Bool, at point: CGPoint, by interactor: UIPercentDrivenInteractiveTransition?
  ) {
    let former = owner.shownPages
    guard running == nil, owner.isVisible, !former.isEmpty,
      let pages = owner.neighbours(after: isForward), pages.count == former.count
    else { return }
    self.interactor = interactor
    self.isForward = isForward
    startsAtEnd =
      isVertical ? point.x > container.bounds.midX : point.y > container.bounds.midY
    owner.notifyDelegate(ofTurnTo: pages)
    run(to: pages) { [owner] completed in
      owner.notifyDelegate(ofTurnFrom: former, completed: completed, isForward: isForward)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard running == nil, owner.dataSource != nil else { return false }
    if gestureRecognizer === tap { return side(of: tap.location(in: container)) != 0 }
    let velocity = pan.velocity(in: container)
    return isVertical ? abs(velocity.y) > abs(velocity.x) : abs(velocity.x) > abs(velocity.y)
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
      let velocity = pan.velocity(in: container)
      let interactor = UIPercentDrivenInteractiveTransition()
      turnByUser(
        isForward: along(velocity.x, velocity.y) < 0, at: pan.location(in: container),
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

  /// Points that the finger has turned the page.
  private var distance: CGFloat {
    let translation = pan.translation(in: container)
    return along(translation.x, translation.y) * (isForward ? -1 : 1)
  }
}
