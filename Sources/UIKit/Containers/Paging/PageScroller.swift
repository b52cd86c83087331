import CoreGraphics

/// Turns pages that lie side by side: the current one and its neighbours are content of a scroll
/// view that settles at whole pages.
@MainActor
final class PageScroller: NSObject, PageTurner, UIScrollViewDelegate {
  /// A turn that is running.
  private struct Turn {
    let from: UIViewController
    let to: UIViewController
    let isForward: Bool
    /// Who waits for a turn in code; nil where a finger turns.
    let completion: ((Bool) -> Void)?
  }

  private unowned let owner: UIPageViewController
  private let scrollView = UIScrollView()
  private var before: UIViewController?
  private var after: UIViewController?
  private var turn: Turn?
  /// Whether the content is being arranged, and its offset has no meaning.
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
    scrollView.delegate = self
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

  // MARK: Places

  /// The pages from the first place to the last.
  private var row: [UIViewController] {
    let pages = [before, owner.current, after].compactMap { $0 }
    return owner.isMirrored ? pages.reversed() : pages
  }

  /// From page to page.
  private var step: CGFloat {
    isVertical ? scrollView.bounds.size.height : scrollView.bounds.size.width
  }

  private var offset: CGFloat {
    get { isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x }
    set {
      scrollView.contentOffset =
        isVertical ? CGPoint(x: 0, y: newValue) : CGPoint(x: newValue, y: 0)
    }
  }

  /// The offset at which a page is seen.
  private func restingOffset(of page: UIViewController?) -> CGFloat {
    CGFloat(row.firstIndex { $0 === page } ?? 0) * step
  }

  func layOut() {
    let area = owner.pageArea
    guard area != knownArea else { return arrange(by: offset - restingOffset(of: owner.current)) }
    knownArea = area
    // A page is nowhere between two sizes.
    scrollView.stopScrollingAndZooming()
    endTurn(completed: turn?.completion != nil)
    isArranging = true
    scrollView.frame =
      isVertical
      ? area.insetBy(dx: 0, dy: -owner.spacing / 2) : area.insetBy(dx: -owner.spacing / 2, dy: 0)
    isArranging = false
    arrange(by: 0)
  }

  /// Puts the pages where they belong.
  ///
  /// - Parameter distance: how far the current page then is from its place, in points.
  private func arrange(by distance: CGFloat) {
    isArranging = true
    let (row, size) = (row, owner.pageArea.size)
    let length = CGFloat(max(row.count, 1)) * step
    scrollView.contentSize =
      isVertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    for (index, page) in row.enumerated()
    where page.viewOrPlaceholderIfLoaded?.superview === scrollView {
      let place = CGFloat(index) * step + owner.spacing / 2
      page.viewOrPlaceholder.frame = CGRect(
        x: isVertical ? 0 : place, y: isVertical ? place : 0, width: size.width,
        height: size.height)
    }
    let goal = restingOffset(of: owner.current) + distance
    if offset != goal { offset = goal }
    isArranging = false
  }

  func neighboursMayHaveChanged() {
    guard turn == nil else { return }
    (before, after) = (owner.neighbour(after: false), owner.neighbour(after: true))
    if let before, before === after {
      // One controller cannot be on both sides at once.
      self.before = nil
    }
    if owner.isViewLoaded { arrange(by: offset - restingOffset(of: owner.current)) }
  }

  // MARK: Turns in code

  func turn(
    to pages: [UIViewController], isForward: Bool, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    scrollView.stopScrollingAndZooming()
    endTurn(completed: turn?.completion != nil)
    guard let page = pages.first, page !== owner.current, animated, owner.isVisible,
      owner.current != nil, UIView.areAnimationsEnabled, step > 0
    else {
      owner.replacePages(by: pages, in: scrollView)
      arrange(by: 0)
      return completion(true)
    }
    if isForward { (before, after) = (nil, page) } else { (before, after) = (page, nil) }
    arrange(by: 0)
    begin(to: page, isForward: isForward, completion: completion)
    let goal = restingOffset(of: page)
    scrollView.setContentOffset(
      isVertical ? CGPoint(x: 0, y: goal) : CGPoint(x: goal, y: 0), animated: true)
  }

  // MARK: A turn

  private func begin(
    to page: UIViewController, isForward: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard let from = owner.current else { return }
    turn = Turn(from: from, to: page, isForward: isForward, completion: completion)
    owner.adopt(page)
    guard let view = page.viewOrPlaceholder else { return }
    if completion == nil { owner.notifyDelegate(ofTurnTo: [page]) }
    page.beginAppearanceTransition(true, animated: true)
    from.beginAppearanceTransition(false, animated: true)
    ViewAnimation.withoutInheritedAnimation {
      scrollView.addSubview(view)
      arrange(by: offset - restingOffset(of: owner.current))
    }
  }

  private func endTurn(completed: Bool) {
    guard let turn else { return }
    self.turn = nil
    let distance = offset - restingOffset(of: completed ? turn.to : turn.from)
    let (stays, goes) = completed ? (turn.to, turn.from) : (turn.from, turn.to)
    owner.shownPages = [stays]
    // A page that another container has taken meanwhile is left alone.
    if goes.parent === owner {
      goes.beginAppearanceTransition(false, animated: true)
      goes.viewOrPlaceholderIfLoaded?.removeFromSuperview()
      goes.endAppearanceTransition()
    }
    if owner.isShowing, stays.parent === owner {
      stays.beginAppearanceTransition(true, animated: true)
      if owner.appearance == .appeared { stays.endAppearanceTransition() }
    }
    if completed { owner.finishAdopting(stays) }
    owner.release(goes)
    if completed || turn.completion != nil {
      (before, after) = (owner.neighbour(after: false), owner.neighbour(after: true))
      if let before, before === after { self.before = nil }
    }
    arrange(by: distance)
    if let completion = turn.completion {
      completion(abs(distance) < 0.5)
    } else {
      owner.notifyDelegate(
        ofTurnFrom: [turn.from], completed: completed, isForward: turn.isForward)
    }
  }

  func completeOffscreen() {
    scrollView.stopScrollingAndZooming()
    endTurn(completed: turn?.completion != nil)
    arrange(by: 0)
  }

  // MARK: The finger

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, turn?.completion == nil, owner.isVisible else { return }
    let distance = offset - restingOffset(of: owner.current)
    guard distance != 0, let place = row.firstIndex(where: { $0 === owner.current }) else { return }
    let index = place + (distance > 0 ? 1 : -1)
    let page = row.indices.contains(index) ? row[index] : nil
    guard page !== turn?.to else { return }
    // The finger has gone to the other side of the page.
    endTurn(completed: false)
    if let page { begin(to: page, isForward: page === after) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Motion has ended, at a page or caught between two: the page that is seen most is the current
  /// one.
  private func settle() {
    guard let turn else { return }
    let isNearer =
      abs(offset - restingOffset(of: turn.to)) < abs(offset - restingOffset(of: turn.from))
    endTurn(completed: isNearer || turn.completion != nil)
  }
}
