import CoreGraphics

/// What the bars of a navigation controller do beside a push or a pop.
@MainActor
final class NavigationBarsTransition {
  private let navigation: UINavigationController
  private let from: UIViewController
  private let to: UIViewController
  private let bar: NavigationBarTransition
  private let tools: ToolbarFade?

  /// - Parameter slides: whether titles go where the pages go; otherwise they fade.
  init(
    _ navigation: UINavigationController, from: UIViewController, to: UIViewController,
    operation: UINavigationController.Operation, slides: Bool
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    bar = navigation.navigationBar.begin(
      to: navigation.stack.map { $0.navigationItem },
      style: !slides ? .fade : operation == .push ? .push : .pop)
    let items = (from.toolbarItems ?? [], to.toolbarItems ?? [])
    tools = items.0 == items.1 ? nil : ToolbarFade(navigation.toolbar, to: items.1)
    // Those that come have to be seen doing so.
    if !navigation.isNavigationBarHidden { navigation.navigationBar.isHidden = false }
    if !navigation.isBottomBarHidden { navigation.toolbar.isHidden = false }
  }

  func animate() {
    navigation.dress(for: to)
    navigation.layOutTabBar()
    navigation.layOutParts()
    bar.animate()
    tools?.animate()
    navigation.toolbar.layoutIfNeeded()
  }

  func end(completed: Bool) {
    navigation.dress(for: completed ? to : from)
    tools?.end(completed: completed)
    bar.end(completed: completed)
    navigation.layOutTabBar()
    navigation.layOutParts()
    navigation.settleBars()
  }
}
