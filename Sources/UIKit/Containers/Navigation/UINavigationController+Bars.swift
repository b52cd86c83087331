import CoreGraphics

/// Where the bars are, and what they cover of the controllers' views.
extension UINavigationController: ScrollObserver {
  /// Whether the bar at the bottom is hidden, by itself or for a controller on the stack.
  var isBottomBarHidden: Bool { isToolbarHidden || hidesBottomBar }

  /// Whether a controller was pushed that hides the bar at the bottom: the own one, and the tab bar
  /// around.
  var hidesBottomBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

  /// Brings everything but the controllers' views to its place. Inside an animation block it goes
  /// there.
  func layOutParts() {
    guard isViewLoaded else { return }
    swipe.directionDidChange()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    navigationBar.frame = barFrame
    let isHidden = isBottomBarHidden
    toolbar.frame = CGRect(
      x: 0, y: bounds.size.height - (isHidden ? 0 : UIToolbar.height + safe.bottom),
      width: bounds.size.width, height: UIToolbar.height)
    for controller in [shown, stack.last] {
      guard let controller, isOnStack(controller) else { continue }
      controller.overlayInsets = UIEdgeInsets(
        top: hasBar(controller)
          ? safe.top + navigationBar.fullHeight(for: controller.navigationItem) : 0,
        left: 0, bottom: isHidden ? 0 : UIToolbar.height + safe.bottom, right: 0)
    }
  }

  /// Whether the bar at the top covers a controller's view.
  private func hasBar(_ controller: UIViewController) -> Bool {
    barSlide.map { $0.page === controller } ?? !isNavigationBarHidden
  }

  private var barFrame: CGRect {
    let (width, top, height) = (view.bounds.size.width, view.safeAreaInsets.top, barHeight)
    guard let slide = barSlide else {
      return CGRect(x: 0, y: isNavigationBarHidden ? -height : top, width: width, height: height)
    }
    let isAway = slide.isAtStart ? slide.comes : isNavigationBarHidden
    let direction: CGFloat =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -width : width
    return CGRect(
      x: isAway ? slide.away * direction : 0, y: top, width: width, height: height)
  }

  /// In points; less than full where a large title is folded up, more where it is pulled.
  private var barHeight: CGFloat {
    let full = UINavigationBar.rowHeight + foldableHeight
    guard foldableHeight > 0, let scrollView = followed else { return full }
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    return max(full - scrolled, UINavigationBar.rowHeight)
  }

  /// What a large title takes in the bar while it is unfolded, in points.
  private var foldableHeight: CGFloat {
    let item = configuredController?.navigationItem ?? navigationBar.topItem
    return navigationBar.fullHeight(for: item) - UINavigationBar.rowHeight
  }

  func contentDidMove(in scrollView: UIScrollView) {
    guard scrollView === followed, navigationBar.prefersLargeTitles else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  /// A large title does not stay folded up in part: content that would rest there goes to the
  /// nearer end of the range, if it goes that far.
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    guard scrollView === followed, !isNavigationBarHidden else { return offset }
    let unfolded = -scrollView.adjustedContentInset.top
    let folded = unfolded + foldableHeight
    guard offset.y > unfolded, offset.y < folded, folded <= scrollView.axes.y.upper else {
      return offset
    }
    let isNearerUnfolded = offset.y - unfolded < folded - offset.y
    return CGPoint(x: offset.x, y: isNearerUnfolded ? unfolded : folded)
  }

  /// The bars are those of this controller from now on.
  func configureBars(for controller: UIViewController?) {
    configuredController = controller
    let scrollView = controller?.viewIfLoaded?.contentScrollView
    guard followed !== scrollView else { return }
    if followed?.observer === self { followed?.observer = nil }
    followed = scrollView
    scrollView?.observer = self
  }

  /// Shows what belongs to the top at once.
  func configureBarsAtOnce() {
    guard isViewLoaded else { return }
    configureBars(for: stack.last)
    navigationBar.replaceItems(with: stack.map { $0.navigationItem })
    toolbar.items = stack.last?.toolbarItems
    layOutTabBar()
    layOutParts()
    settleBars()
  }

  /// The tab bar comes and goes with what is pushed.
  func layOutTabBar() {
    guard let tabs = tabBarController, tabs.isViewLoaded else { return }
    tabs.layOutParts()
  }

  /// Bars that are hidden take no part in anything.
  func settleBars() {
    navigationBar.isHidden = isNavigationBarHidden && barSlide == nil
    toolbar.isHidden = isBottomBarHidden
  }

  /// A bar comes or goes: beside the transition that runs, or by itself.
  func barsDidChange(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil else {
      ViewAnimation.withoutInheritedAnimation { layOutParts() }
      return settleBars()
    }
    navigationBar.isHidden = false
    toolbar.isHidden = false
    if let coordinator = transitions.running?.coordinator,
      coordinator.animate(alongsideTransition: { [weak self] _ in self?.layOutParts() })
    {
      return
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: {
        self.layOutParts()
        self.view.layoutIfNeeded()
      }, completion: { [weak self] _ in self?.settleBars() })
  }

  /// The back button was pressed.
  func backWasPressed() {
    guard transitions.running == nil, stack.count > 1, let item = navigationBar.topItem,
      navigationBar(navigationBar, shouldPop: item)
    else { return }
    popViewController(animated: true)
  }

  /// Whether there is a back button to see, so that one expects to get back.
  var showsBackButton: Bool {
    guard !isNavigationBarHidden, stack.count > 1, let item = stack.last?.navigationItem else {
      return false
    }
    let hasLeft = item.leftBarButtonItems?.isEmpty == false
    return !item.hidesBackButton && (!hasLeft || item.leftItemsSupplementBackButton)
  }
}

extension UIView {
  /// What scrolls the content of a controller whose view this is.
  fileprivate var contentScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
