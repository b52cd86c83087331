import CoreGraphics

/// Turns pages that lie side by side: the current one and its neighbours are content of a scroll
/// view that settles at whole pages.
@MainActor
final class PageScroller: NSObject, PageTurner, UIScrollViewDelegate {
  private unowned let owner: UIPageViewController
  private lazy var scrollView = PageScrollView(engine: self)
  private var before: UIViewController?
  private var after: UIViewController?
  /// Whether the turn is made in code, and not by a gesture.
  private var isByProgram = false
  /// Whether the running turn is being ended for another one.
  private var isReplacing = false
  private var isAbandoning = false
  /// The distance of the content from the rest position of the page that stays when a turn ends, in
  /// points.
  private var restDistance: CGFloat = 0
  /// Where the content settles after a release.
  private var targetOffset = CGPoint.zero
  /// Whether the content is being arranged, so that its offset is to be ignored.
  private var isArranging = false
  private var knownArea = CGRect.null

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init()
    scrollView.isPagingEnabled = true
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.clipsToBounds = false
    scrollView.scrollsToTop = false
    if isVertical {
      scrollView.alwaysBounceVertical = true
    } else {
      scrollView.alwaysBounceHorizontal = true
    }
  }

  var view: UIView { scrollView }
  var container: UIView { scrollView }
  var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

  private var isVertical: Bool { owner.navigationOrientation == .vertical }

  // MARK: Geometry

  /// The three places in the scroll view, from the first to the last. The current page is always at
  /// the middle one, as on iOS; a place without a page lies beyond the end of the content.
  private var places: [UIViewController?] {
    let pages = [before, owner.current, after]
    return owner.isMirrored ? pages.reversed() : pages
  }

  private func place(of page: UIViewController?) -> Int? {
    places.firstIndex { $0 != nil && $0 === page }
  }

  /// The distance from page to page, in points.
  private var step: CGFloat {
    isVertical ? scrollView.bounds.size.height : scrollView.bounds.size.width
  }

  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  private var offset: CGFloat {
    get { along(scrollView.contentOffset) }
    set {
      scrollView.contentOffset =
        isVertical ? CGPoint(x: 0, y: newValue) : CGPoint(x: newValue, y: 0)
    }
  }

  /// The content offset at which a page fills the view.
  private func restingOffset(of page: UIViewController?) -> CGFloat {
    CGFloat(place(of: page) ?? 1) * step
  }

  func frame(of page: UIViewController) -> CGRect {
    let place = restingOffset(of: page) + owner.spacing / 2
    return CGRect(
      origin: CGPoint(x: isVertical ? 0 : place, y: isVertical ? place : 0),
      size: owner.pageArea.size)
  }

  func layOut() {
    let area = owner.pageArea
    guard area != knownArea else { return arrange(by: offset - restingOffset(of: owner.current)) }
    knownArea = area
    // Positions between two pages are not valid in another size.
    endTurn()
    isArranging = true
    scrollView.frame =
      isVertical
      ? area.insetBy(dx: 0, dy: -owner.spacing / 2) : area.insetBy(dx: -owner.spacing / 2, dy: 0)
    isArranging = false
    arrange(by: 0)
  }

  /// Puts the pages at their positions.
  ///
  /// - Parameter distance: how far the current page then is from its rest position, in points.
  private func arrange(by distance: CGFloat) {
    isArranging = true
    let (places, size) = (places, owner.pageArea.size)
    let length = CGFloat(places.count) * step
    scrollView.contentSize =
      isVertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    let (start, end) = (places[0] == nil ? -step : 0, places[2] == nil ? -step : 0)
    let insets =
      isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    if scrollView.contentInset != insets { scrollView.contentInset = insets }
    for page in places.compactMap({ $0 })
    where page.viewOrPlaceholderIfLoaded?.superview === scrollView {
      page.viewOrPlaceholder.frame = frame(of: page)
    }
    let goal = restingOffset(of: owner.current) + distance
    if offset != goal { offset = goal }
    isArranging = false
  }

  func neighboursMayHaveChanged() {
    guard running == nil else { return }
    askForNeighbours()
    if owner.isViewLoaded { arrange(by: offset - restingOffset(of: owner.current)) }
  }

  private func askForNeighbours() {
    (before, after) = (owner.neighbour(after: false), owner.neighbour(after: true))
    // A controller that the data source returns for both sides can only be on one of them.
    if let before, before === after { self.before = nil }
  }

  // MARK: Turns

  private var running: ViewControllerTransition? { owner.transitions.running }

  func turn(_ turn: PageTurn) {
    guard !isReplacing else {
      // A callback at the end of the replaced turn has requested this one. It waits for the turn
      // that replaces.
      owner.transitions.wait(turn)?.completion?(false)
      return
    }
    isReplacing = true
    endTurn()
    isReplacing = false
    guard owner.canAnimate(turn), step > 0, let page = turn.pages.first else {
      owner.replacePages(by: turn.pages)
      arrange(by: 0)
      turn.completion?(true)
      owner.transitions.resume { self.turn($0) }
      return
    }
    if turn.isForward { (before, after) = (nil, page) } else { (before, after) = (page, nil) }
    arrange(by: 0)
    isByProgram = true
    let animator = PageScrollAnimator { [unowned self] in
      bringIn(page)
      let goal = restingOffset(of: page)
      scrollView.setContentOffset(
        isVertical ? CGPoint(x: 0, y: goal) : CGPoint(x: goal, y: 0), animated: true)
    }
    owner.run(turn, animator: animator, interactor: nil)
  }

  private func turnByUser(to page: UIViewController) {
    isByProgram = false
    let animator = PageScrollAnimator { [unowned self] in
      bringIn(page)
      report()
    }
    owner.run(
      PageTurn(pages: [page], isForward: page === after), animator: animator,
      interactor: animator)
  }

  private func bringIn(_ page: UIViewController) {
    ViewAnimation.withoutInheritedAnimation {
      scrollView.addSubview(page.viewOrPlaceholder)
      arrange(by: offset - restingOffset(of: owner.current))
    }
  }

  func turnWillEnd(completed: Bool) {
    guard let stays = completed ? owner.transitions.model.pages.first : owner.current else {
      return
    }
    restDistance = offset - restingOffset(of: stays)
  }

  func turnDidEnd(completed: Bool) -> Bool {
    if completed || isByProgram { askForNeighbours() }
    arrange(by: restDistance)
    return completed && abs(restDistance) < 0.5
  }

  func abandonTurn() {
    isAbandoning = true
    scrollView.stopScrollingAndZooming()
    settle()
    isAbandoning = false
    if running == nil { arrange(by: 0) }
  }

  func completeOffscreen() {
    endTurn()
    arrange(by: 0)
  }

  /// Ends the running turn where it is.
  private func endTurn() {
    scrollView.stopScrollingAndZooming()
    complete(isByProgram)
  }

  private func complete(_ completed: Bool) {
    guard let running else { return }
    // The turn was released back towards the former page, and then grabbed beyond the middle.
    if completed, running.wasCancelled { running.interactionDidPause() }
    running.complete(completed)
  }

  // MARK: Scrolling by the user

  /// The fraction of the distance to the arriving page at an offset.
  private func progress(at offset: CGFloat) -> CGFloat {
    guard let context = running?.context, step > 0 else { return 0 }
    return abs(offset - restingOffset(of: context.from.controller)) / step
  }

  private func report() {
    running?.context.updateInteractiveTransition(progress(at: offset))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, running == nil || !isByProgram, owner.isVisible else { return }
    let distance = offset - restingOffset(of: owner.current)
    guard distance != 0, owner.current != nil else { return report() }
    let page = places[distance > 0 ? 2 : 0]
    guard page !== running?.context.to.controller else { return report() }
    // The drag has crossed to the other side of the page.
    complete(false)
    // A callback at the end of the former turn may have begun another one.
    if let page, running == nil { turnByUser(to: page) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    running?.context.pauseInteractiveTransition()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetOffset = targetContentOffset.pointee
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard decelerate else { return settle() }
    if progress(at: along(targetOffset)) > 0.5 {
      running?.context.finishInteractiveTransition()
    } else {
      running?.context.cancelInteractiveTransition()
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Ends the turn, because scrolling has ended. The content may have been stopped between two
  /// pages; then the page with the largest visible part becomes the current one.
  private func settle() {
    complete(!isAbandoning && (isByProgram || progress(at: offset) > 0.5))
  }
}
