import CoreGraphics

/// The controllers and their tabs.
extension UITabBarController {
  /// Whether the last tab is "More".
  var hasMore: Bool { tabs.count > Self.mostTabs }

  /// Those that are in the list of "More".
  var rest: [UIViewController] { hasMore ? Array(tabs[(Self.mostTabs - 1)...]) : [] }

  func isInRest(_ controller: UIViewController) -> Bool { rest.contains { $0 === controller } }

  func hasOwnTab(_ controller: UIViewController) -> Bool {
    tabs.contains { $0 === controller } && !isInRest(controller)
  }

  /// The one of the rest that the navigation of "More" shows.
  var controllerOfMore: UIViewController? {
    loadedMore?.viewControllers.dropFirst().first { isInRest($0) }
  }

  func replaceTabs(by controllers: [UIViewController], animated: Bool) {
    guard !(running?.isHeld ?? false) else {
      Diagnostics.warn(
        "\(type(of: self)) cannot change its tabs while a hand holds a change between them; "
          + "the call is ignored.")
      return
    }
    let selected = selectedViewController
    let place = selectedIndex
    let former = tabs
    tabs = sensible(controllers)
    for controller in former where !tabs.contains(where: { $0 === controller }) {
      controller.tabBarOwner = nil
    }
    for controller in tabs { controller.tabBarOwner = self }
    updateMore()
    for controller in tabs where hasOwnTab(controller) { adopt(controller) }
    updateItems(animated: animated)
    if let selected, tabs.contains(where: { $0 === selected }) {
      choose(selected)
    } else if selected === loadedMore, selected != nil, hasMore {
      finishDepartures()
    } else if tabs.isEmpty {
      choose(nil)
    } else {
      choose(tabs[place == NSNotFound ? 0 : min(place, tabs.count - 1)])
    }
    if running == nil { finishDepartures() }
  }

  /// Without those that cannot be tabs, each of which is told of.
  private func sensible(_ controllers: [UIViewController]) -> [UIViewController] {
    var result: [UIViewController] = []
    for controller in controllers {
      let reason: String
      if result.contains(where: { $0 === controller }) {
        reason = "it has one already"
      } else if controller === loadedMore {
        reason = "it is the tab bar controller's own"
      } else if isInside(controller) {
        reason = "it contains the tab bar controller"
      } else if controller.ownPresentation != nil {
        reason = "it is presented"
      } else {
        if let parent = controller.parent, parent !== self, parent !== loadedMore {
          Diagnostics.warn(
            "\(type(of: controller)) has a parent already, \(type(of: parent)); it becomes a tab "
              + "of \(type(of: self)).")
        }
        result.append(controller)
        continue
      }
      Diagnostics.warn(
        "\(type(of: controller)) cannot become a tab of \(type(of: self)): \(reason); "
          + "it is left out.")
    }
    return result
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    controller.placedViewIfLoaded?.removeFromSuperview()
    addChild(controller)
    controller.isMovingToParent = false
    TransitionTrace.note(controller, "didMove(toParent:)")
    controller.didMove(toParent: self)
  }

  /// Lets go of those that have no tab any more, and are not on the screen any more.
  func finishDepartures() {
    for child in children where child !== shown && !hasOwnTab(child) && child !== chosen {
      if child === loadedMore, hasMore { continue }
      TransitionTrace.note(child, "willMove(toParent:)")
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  /// A controller has gone to another parent.
  func tabDidLeave(_ controller: UIViewController) {
    tabs.removeAll { $0 === controller }
    controller.tabBarOwner = nil
    if running?.concerns(controller) ?? false { running?.completeOffscreen() }
    if shown === controller {
      shown = nil
      if let view = controller.placedViewIfLoaded, view.superview === container {
        view.removeFromSuperview()
      }
    }
    updateMore()
    for controller in tabs where hasOwnTab(controller) { adopt(controller) }
    updateItems(animated: false)
    if chosen === controller { choose(tabs.first) }
  }

  // MARK: "More"

  /// Takes off the navigation of "More" what is not in its list any more.
  private func updateMore() {
    guard let loadedMore, let list = loadedMore.viewControllers.first else { return }
    let top = loadedMore.viewControllers.dropFirst().first
    if let top, !isInRest(top) { loadedMore.setViewControllers([list], animated: false) }
    (list as? MoreListController)?.showRest()
  }

  /// The child by which one of the controllers is shown.
  func child(for controller: UIViewController) -> UIViewController {
    // One navigation cannot be on the stack of another, so it takes the place of "More".
    guard isInRest(controller), !(controller is UINavigationController) else { return controller }
    return moreNavigationController
  }

  /// Makes the navigation of "More" show one of the rest, or its list.
  func prepareMore(for controller: UIViewController, animated: Bool) {
    let more = moreNavigationController
    guard controller !== more else { return }
    guard controllerOfMore !== controller, let list = more.viewControllers.first else { return }
    if controller.parent === self {
      TransitionTrace.note(controller, "willMove(toParent:)")
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    more.setViewControllers([list, controller], animated: animated)
  }

  /// The user chose one of the list.
  func pickFromMore(_ controller: UIViewController) {
    guard isInRest(controller), allowsSelection(of: controller) else { return }
    if child(for: controller) === chosen {
      prepareMore(for: controller, animated: true)
      tellDelegate(ofSelected: controller)
    } else {
      choose(controller, byUser: true)
    }
  }

  // MARK: Items

  /// Brings the bar's tabs to what the controllers say.
  func updateItems(animated: Bool) {
    var items = tabs.prefix(hasMore ? Self.mostTabs - 1 : Self.mostTabs).map { $0.tabBarItem! }
    if hasMore { items.append(moreItem) }
    tabBar.setItems(items, animated: animated)
    showSelection()
  }

  func showSelection() {
    viewIfLoaded?.setNeedsLayout()
    guard let chosen else { return tabBar.selectedItem = nil }
    tabBar.selectedItem = hasOwnTab(chosen) ? chosen.tabBarItem : moreItem
  }
}
