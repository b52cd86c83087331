import CoreGraphics

/// Where the bars are, and what they cover of the controllers' views.
extension UINavigationController: ScrollObserver {
  /// Whether the bar at the bottom is hidden, by itself or for a controller on the stack.
  var isBottomBarHidden: Bool { isToolbarHidden || hidesBottomBar }

  /// Whether the navigation bar is not visible, which includes the case that the app has set
  /// `isHidden` of its view.
  var isTopBarAway: Bool { isNavigationBarHidden || navigationBar.visibility.isHiddenByProgram }
  var isBottomBarAway: Bool { isBottomBarHidden || toolbar.visibility.isHiddenByProgram }

  /// Whether a pushed controller hides the bar at the bottom: the toolbar, and the tab bar of a
  /// container.
  var hidesBottomBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

  /// Lays out the bars and the container, but not the controllers' views. Inside an animation block
  /// the changes are animated.
  func layOutParts() {
    guard isViewLoaded else { return }
    followContent()
    container.semanticContentAttribute = view.semanticContentAttribute
    swipe.directionDidChange()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    navigationBar.frame = barFrame
    let isHidden = isBottomBarHidden
    toolbar.frame = CGRect(
      x: 0, y: bounds.size.height - (isHidden ? 0 : toolbar.height + safe.bottom),
      width: bounds.size.width, height: toolbar.height)
    for controller in [shown, stack.last] {
      if let controller, isOnStack(controller) { cover(controller) }
    }
    if transitions.running == nil { fillContainer(container, with: shown) }
    followContent()
    followContentEnd()
  }

  /// Sets the insets of a controller's view that the bars cover.
  func cover(_ controller: UIViewController) {
    let safe = view.safeAreaInsets
    controller.opaqueBars = opaqueEdges
    controller.overlayInsets = UIEdgeInsets(
      top: hasBar(controller)
        ? safe.top + navigationBar.fullHeight(for: controller.navigationItem) : 0,
      left: 0, bottom: isBottomBarAway ? 0 : toolbar.height + safe.bottom, right: 0)
  }

  /// The edges whose bars are opaque.
  private var opaqueEdges: UIRectEdge {
    let top: UIRectEdge = navigationBar.isTranslucent ? [] : .top
    return toolbar.isTranslucent ? top : top.union(.bottom)
  }

  /// The frame of the view of a controller that is about to be shown, perhaps for the first time.
  func frame(ofArriving controller: UIViewController) -> CGRect {
    controller.opaqueBars = opaqueEdges
    // A view that lies under all bars fills the container in any case.
    if controller.extendedEdges != .all { cover(controller) }
    return frame(of: controller, in: container)
  }

  /// Whether the bar at the top covers a controller's view.
  private func hasBar(_ controller: UIViewController) -> Bool {
    barSlide.map { $0.page === controller } ?? !isTopBarAway
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

  /// In points; less than the full height if the large title is collapsed, more if it is stretched
  /// by scrolling.
  private var barHeight: CGFloat {
    let (full, foldable) = (navigationBar.fullHeight(for: shownItem), foldableHeight)
    guard foldable > 0, let scrollView = followed else { return full }
    // A refresh control appears below the bar during a pull, so the bar is not stretched.
    let least = scrollView.refreshControl == nil ? -CGFloat.greatestFiniteMagnitude : 0
    let scrolled = max(scrollView.scrolledDistance, least)
    return max(full - scrolled, full - foldable)
  }

  /// The item whose height the bar has.
  private var shownItem: UINavigationItem? {
    configuredController?.navigationItem ?? navigationBar.topItem
  }

  /// The height that an expanded large title and a search bar add to the bar, in points.
  private var foldableHeight: CGFloat { navigationBar.foldingStops(for: shownItem).last ?? 0 }

  func contentDidMove(in scrollView: UIScrollView) {
    followContentEnd()
    guard scrollView === followed, foldableHeight > 0 else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Gives the toolbar its scroll edge appearance while the end of the content is visible above it.
  private func followContentEnd() {
    guard toolbar.hasScrollEdgeAppearance, !isBottomBarHidden else { return }
    toolbar.isAtScrollEdge = followed?.showsEndOfContent ?? true
  }

  /// A large title and a search bar never stay partly collapsed: content that would rest in between
  /// goes to the nearer end of the range, if it is long enough.
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    guard scrollView === followed, !isTopBarAway else { return offset }
    let room = scrollView.refreshControl?.room ?? 0
    let top = room - scrollView.adjustedContentInset.top
    let stops = navigationBar.foldingStops(for: shownItem).map { top + $0 }
    for (unfolded, folded) in zip(stops, stops.dropFirst())
    where offset.y > unfolded && offset.y < folded && folded <= scrollView.axes.y.upper {
      let isNearerUnfolded = offset.y - unfolded < folded - offset.y
      return CGPoint(x: offset.x, y: isNearerUnfolded ? unfolded : folded)
    }
    return offset
  }

  /// Configures the bars for this controller.
  func configureBars(for controller: UIViewController?) {
    configuredController = controller
    followContent()
  }

  /// Observes the scroll view of the controller that the bars are configured for. The controller
  /// may have added it since the last call.
  private func followContent() {
    let scrollView = configuredController?.contentScrollView(for: .top)
    guard followed !== scrollView else { return }
    if followed?.observer === self { followed?.observer = nil }
    followed = scrollView
    // The content is below the bar from the beginning, and does not move there.
    ViewAnimation.withoutInheritedAnimation { scrollView?.observer = self }
  }

  /// Configures the bars for the top controller without animation.
  func configureBarsAtOnce() {
    guard isViewLoaded else { return }
    configureBars(for: stack.last)
    navigationBar.replaceItems(with: stack.map { $0.navigationItem })
    toolbar.items = stack.last?.toolbarItems
    layOutTabBar()
    layOutParts()
    settleBars()
  }

  /// Updates the bar's items if the stack has changed without a transition, and none is running or
  /// waiting.
  func correctBars() {
    guard isResting, navigationBar.stack != stack.map({ $0.navigationItem }) else { return }
    configureBarsAtOnce()
  }

  /// Lays out the tab bar around this controller, which a pushed controller may hide.
  func layOutTabBar() {
    guard let tabs = tabBarController, tabs.isViewLoaded else { return }
    tabs.layOutParts()
  }

  /// Hides the bars that are out of sight, so that they take no part in layout and hit testing.
  func settleBars() {
    navigationBar.visibility.isHiddenByContainer = isNavigationBarHidden && barSlide == nil
    toolbar.visibility.isHiddenByContainer = isBottomBarHidden
  }

  /// Animates a bar that is shown or hidden: alongside the running transition, or by itself.
  func barsDidChange(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil else {
      ViewAnimation.withoutInheritedAnimation { layOutParts() }
      return settleBars()
    }
    navigationBar.visibility.isHiddenByContainer = false
    toolbar.visibility.isHiddenByContainer = false
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

  /// Whether the bar shows a back button.
  var showsBackButton: Bool {
    guard !isNavigationBarHidden, stack.count > 1, let item = stack.last?.navigationItem else {
      return false
    }
    let hasLeft = item.leftBarButtonItems?.isEmpty == false
    return !item.hidesBackButton && (!hasLeft || item.leftItemsSupplementBackButton)
  }
}
