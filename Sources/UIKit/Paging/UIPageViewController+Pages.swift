import CoreGraphics

/// Pages as children, and the dots that count them.
extension UIPageViewController {
  /// Points that the dots take from the pages (as on iOS).
  private static let dotsHeight: CGFloat = 37

  // MARK: Pages

  /// The one page that was given, if it can be shown.
  func page(in controllers: [UIViewController]) -> UIViewController? {
    guard let page = controllers.first, controllers.count == 1 else {
      Diagnostics.warn(
        "\(type(of: self)) shows one page at a time and was given \(controllers.count); "
          + "the call is ignored.")
      return nil
    }
    return canShow(page) ? page : nil
  }

  private func canShow(_ page: UIViewController) -> Bool {
    let isAround = sequence(first: self as UIViewController, next: \.parent).contains {
      $0 === page
    }
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
    guard let dataSource, let current else { return nil }
    TransitionTrace.note(
      dataSource, "pageViewController(_:viewController\(isAfter ? "After" : "Before"):)")
    let page =
      isAfter
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
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
      page.viewIfLoaded?.removeFromSuperview()
    }
    addChild(page)
  }

  func finishAdopting(_ page: UIViewController) {
    page.isMovingToParent = false
    TransitionTrace.note(page, "didMove(toParent:)")
    page.didMove(toParent: self)
  }

  func letGo(_ page: UIViewController) {
    guard page.parent === self else { return }
    TransitionTrace.note(page, "willMove(toParent:)")
    page.willMove(toParent: nil)
    page.removeFromParent()
  }

  /// Whether the next page is left, or above, of the one before.
  var isMirrored: Bool {
    navigationOrientation == .horizontal
      && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Shows a page in place of the current one without any motion.
  func replaceCurrent(by page: UIViewController, in container: UIView) {
    guard page !== current else { return }
    let former = current
    current = page
    adopt(page)
    if isViewLoaded {
      ViewAnimation.outsideBlocks {
        if isShowing { page.beginAppearanceTransition(true, animated: false) }
        former?.beginAppearanceTransition(false, animated: false)
        former?.viewIfLoaded?.removeFromSuperview()
        container.addSubview(page.view)
        turner.layOut()
        former?.endAppearanceTransition()
        if appearance == .appeared { page.endAppearanceTransition() }
      }
    }
    finishAdopting(page)
    if let former { letGo(former) }
    turner.neighboursMayHaveChanged()
  }

  // MARK: The delegate

  func tellDelegate(ofTurnTo page: UIViewController) {
    guard let delegate else { return }
    TransitionTrace.note(delegate, "pageViewController(_:willTransitionTo:)")
    delegate.pageViewController(self, willTransitionTo: [page])
  }

  func tellDelegate(ofTurnFrom page: UIViewController, completed: Bool, isForward: Bool) {
    if completed { showDot(dotIndex + (isForward ? 1 : -1)) }
    guard let delegate else { return }
    TransitionTrace.note(
      delegate,
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
    delegate.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [page],
      transitionCompleted: completed)
  }

  // MARK: Dots

  func makeDots() -> UIPageControl {
    let dots = UIPageControl()
    dots.addTarget(self, action: Selector(UIPageViewController.dotsChanged), for: .valueChanged)
    return dots
  }

  /// Asks how many pages there are. Pages that scroll sideways have dots where that is more than none.
  func askForDots() {
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
    turner.turn(to: page, isForward: isForward, animated: true) { _ in }
  }

  // MARK: Layout

  /// Where pages are.
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
