import CoreGraphics

/// Pages as children, and the dots that count them.
extension UIPageViewController {
  /// Points that the dots take from the pages (as on iOS).
  private static let dotsHeight: CGFloat = 37

  // MARK: Pages

  /// The page that is shown, the first of two.
  var current: UIViewController? { shownPages.first }

  private var pagesAtOnce: Int { spineLocation == .mid ? 2 : 1 }

  /// The given controllers, if they can be shown as pages: those that stay, and the back of the
  /// sheet that is turned.
  func pages(
    in controllers: [UIViewController]
  ) -> (pages: [UIViewController], back: UIViewController?)? {
    let count = pagesAtOnce
    let hasBack = isDoubleSided && count == 1 && controllers.count == 2
    guard controllers.count == count || hasBack, Set(controllers).count == controllers.count else {
      Diagnostics.warn(
        "\(type(of: self)) shows \(count == 1 ? "one page" : "two different pages") at a time and "
          + "was given \(controllers.count); the call is ignored.")
      return nil
    }
    guard controllers.allSatisfy(canShow) else { return nil }
    return hasBack ? ([controllers[0]], controllers[1]) : (controllers, nil)
  }

  private func canShow(_ page: UIViewController) -> Bool {
    let isAround = isInside(page)
    if isAround || page.ownPresentation != nil {
      Diagnostics.warn(
        "\(type(of: page)) cannot be a page of \(type(of: self)): it "
          + (isAround ? "contains it" : "is presented") + "; it is left out.")
      return false
    }
    return true
  }

  /// The page after or before the current one, as the data source says.
  func neighbour(after isAfter: Bool) -> UIViewController? {
    (isAfter ? shownPages.last : shownPages.first).flatMap { neighbour(after: isAfter, of: $0) }
  }

  /// A turn to the next sheet or back, as the data source says; nil if there are too few pages.
  func nextTurn(isForward: Bool) -> PageTurn? {
    guard let near = neighbour(after: isForward) else { return nil }
    guard isDoubleSided else { return PageTurn(pages: [near], isForward: isForward) }
    guard let far = neighbour(after: isForward, of: near),
      !shownPages.contains(where: { $0 === near || $0 === far })
    else { return nil }
    return spineLocation == .mid
      ? PageTurn(pages: isForward ? [near, far] : [far, near], isForward: isForward)
      : PageTurn(pages: [far], back: near, isForward: isForward)
  }

  private func neighbour(after isAfter: Bool, of current: UIViewController) -> UIViewController? {
    guard let dataSource else { return nil }
    let name = "pageViewController(_:viewController\(isAfter ? "After" : "Before"):)"
    let page = TransitionTrace.call(dataSource, name, [self, current]) {
      isAfter
        ? dataSource.pageViewController(self, viewControllerAfter: current)
        : dataSource.pageViewController(self, viewControllerBefore: current)
    }
    guard let page else { return nil }
    guard page !== current else {
      Diagnostics.warn(
        "The data source says that \(type(of: page)) comes \(isAfter ? "after" : "before") itself; "
          + "there is no page there.")
      return nil
    }
    return canShow(page) ? page : nil
  }

  func adopt(_ page: UIViewController) {
    guard page.parent !== self else { return }
    if let parent = page.parent {
      Diagnostics.warn(
        "\(type(of: page)) has a parent already, \(type(of: parent)); it becomes a page of "
          + "\(type(of: self)).")
      page.viewOrPlaceholderIfLoaded?.removeFromSuperview()
    }
    addChild(page)
  }

  func finishAdopting(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.isMovingToParent = false
    TransitionTrace.call(page, "didMove(toParent:)", [self]) { page.didMove(toParent: self) }
  }

  func release(_ page: UIViewController) {
    guard page.parent === self else { return }
    TransitionTrace.call(page, "willMove(toParent:)", [nil]) { page.willMove(toParent: nil) }
    page.removeFromParent()
  }

  /// Whether the next page is to the left of the current one, or above it.
  var isMirrored: Bool {
    navigationOrientation == .horizontal
      && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: The delegate

  func notifyDelegate(ofTurnTo pages: [UIViewController]) {
    guard let delegate else { return }
    TransitionTrace.call(delegate, "pageViewController(_:willTransitionTo:)", [self, pages]) {
      delegate.pageViewController(self, willTransitionTo: pages)
    }
  }

  func notifyDelegate(ofTurnFrom pages: [UIViewController], completed: Bool, isForward: Bool) {
    if completed { showDot(dotIndex + (isForward ? 1 : -1)) }
    guard let delegate else { return }
    TransitionTrace.call(
      delegate,
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      [self, true, pages, completed]
    ) {
      delegate.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: pages,
        transitionCompleted: completed)
    }
  }

  // MARK: Dots

  func makeDots() -> UIPageControl {
    let dots = UIPageControl()
    // A turn goes to a neighbouring page only, so a drag over the dots cannot select a distant one.
    dots.allowsContinuousInteraction = false
    dots.addTarget(self, action: Selector(UIPageViewController.dotsChanged), for: .valueChanged)
    return dots
  }

  /// Asks how many pages there are. Pages that scroll sideways have dots if there is at least one
  /// page.
  func askForDots() {
    awaitsDots = false
    guard transitionStyle == .scroll, navigationOrientation == .horizontal else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.numberOfPages = count
    if count > 0 { showDot(dataSource?.presentationIndex(for: self) ?? 0) }
    viewIfLoaded?.setNeedsLayout()
  }

  private func showDot(_ index: Int) {
    dots.currentPage = index
    dotIndex = dots.currentPage
  }

  /// A press on the dots turns, as far as there is a page.
  private func dotsChanged(_ dots: UIPageControl) {
    let isForward = dots.currentPage > dotIndex
    guard let page = neighbour(after: isForward) else { return showDot(dotIndex) }
    dotIndex = dots.currentPage
    turner.turn(PageTurn(pages: [page], isForward: isForward, completion: { _ in }))
  }

  // MARK: Layout

  /// The area for the pages.
  var pageArea: CGRect {
    var area = view.bounds
    if dots.numberOfPages > 0 { area.size.height = max(area.height - Self.dotsHeight, 0) }
    return area
  }

  func layOutParts() {
    if dots.numberOfPages > 0 {
      if dots.superview !== view { view.addSubview(dots) }
      dots.frame = CGRect(
        x: 0, y: pageArea.maxY, width: pageArea.width, height: Self.dotsHeight)
    } else {
      dots.removeFromSuperview()
    }
    turner.layOut()
  }
}
