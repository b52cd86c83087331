import CoreGraphics

/// The animation of a navigation controller's bars alongside a push or a pop.
@MainActor
final class NavigationBarsTransition {
  private let navigation: UINavigationController
  private let from: UIViewController
  private let to: UIViewController
  private let barWasHidden: Bool
  private let bar: BarMotion
  private let tools: ToolbarFade?

  /// How the navigation bar moves.
  private enum BarMotion {
    /// It stays or moves up, and its items change.
    case items(NavigationBarTransition)
    /// It slides with a page, and has that page's items throughout.
    case slide(NavigationBarSlide, former: [UINavigationItem], next: [UINavigationItem])
  }

  /// - Parameters:
  ///   - stack: the controllers whose items the navigation bar shows after the transition.
  ///   - slides: whether titles slide with the pages; otherwise they fade.
  ///   - barWasHidden: whether the navigation bar was hidden before the controllers' appearance
  ///     calls.
  ///   - movesBar: whether hiding or showing the bar in an appearance call is animated.
  init(
    _ navigation: UINavigationController, to stack: [UIViewController], from: UIViewController,
    to: UIViewController, operation: UINavigationController.Operation, slides: Bool,
    barWasHidden: Bool, movesBar: Bool
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.barWasHidden = barWasHidden
    let next = stack.map { $0.navigationItem }
    if slides, movesBar, barWasHidden != navigation.isNavigationBarHidden {
      bar = .slide(
        NavigationBarSlide(from: from, to: to, comes: barWasHidden, operation: operation),
        former: navigation.navigationBar.stack, next: next)
    } else {
      bar = .items(
        navigation.navigationBar.begin(
          to: next, style: !slides ? .fade : operation == .push ? .push : .pop))
    }
    let items = (from.toolbarItems ?? [], to.toolbarItems ?? [])
    tools = items.0 == items.1 ? nil : ToolbarFade(navigation.toolbar, to: items.1)
    // Bars that slide in have to be visible during the animation.
    if !navigation.isNavigationBarHidden {
      navigation.navigationBar.visibility.isHiddenByContainer = false
    }
    if !navigation.isBottomBarHidden { navigation.toolbar.visibility.isHiddenByContainer = false }
    beginSlide()
  }

  private func beginSlide() {
    guard case .slide(let slide, _, let next) = bar else { return }
    navigation.barSlide = slide
    if slide.comes {
      navigation.configureBars(for: to)
      navigation.navigationBar.replaceItems(with: next)
    }
    ViewAnimation.withoutInheritedAnimation {
      navigation.layOutParts()
      navigation.navigationBar.layoutIfNeeded()
    }
  }

  func animate() {
    if case .items = bar { navigation.configureBars(for: to) }
    navigation.barSlide?.isAtStart = false
    navigation.layOutTabBar()
    navigation.layOutParts()
    if case .items(let items) = bar { items.animate() }
    tools?.animate()
    navigation.toolbar.layoutIfNeeded()
  }

  func end(completed: Bool) {
    navigation.barSlide = nil
    // The bar was hidden or shown for a controller that does not appear after all.
    if !completed { navigation.isNavigationBarHidden = barWasHidden }
    navigation.configureBars(for: completed ? to : from)
    tools?.end(completed: completed)
    switch bar {
    case .items(let items): items.end(completed: completed)
    case .slide(let slide, let former, let next):
      if completed != slide.comes {
        navigation.navigationBar.replaceItems(with: completed ? next : former)
      }
    }
    navigation.layOutTabBar()
    navigation.layOutParts()
    navigation.settleBars()
  }
}
