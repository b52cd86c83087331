import CoreGraphics

/// The path of storyboard segues from a controller and its children, as plain values. With it the
/// same segues can be performed in newly made controllers.
package struct StoryboardPlace: Equatable, Sendable {
  struct Step: Equatable, Sendable {
    let segue: String
    let end: StoryboardPlace
  }

  /// The file's id of the controller; nil for one that was made in code.
  let controller: String?
  let selectedTab: Int?
  /// The children in their order that no segue has added.
  let children: [StoryboardPlace]
  /// The performed segues whose destinations are still shown.
  let steps: [Step]

  /// Records the segues that lead to the controllers in a controller and above it.
  @MainActor
  package init(of root: UIViewController) {
    self.init(of: root, among: Self.all(from: root))
  }

  @MainActor
  private init(of controller: UIViewController, among shown: [UIViewController]) {
    self.controller = controller.sceneID
    selectedTab = (controller as? UITabBarController)?.selectedIndex
    children = controller.children.filter { child in
      !shown.contains { $0 === child.arrival?.source }
    }.map { StoryboardPlace(of: $0, among: shown) }
    steps = shown.compactMap { end in
      guard let arrival = end.arrival, arrival.source === controller else { return nil }
      return Step(segue: arrival.segue, end: StoryboardPlace(of: end, among: shown))
    }
  }

  /// Returns a controller, its children and the controllers presented above them, except those that
  /// are being dismissed.
  @MainActor
  private static func all(from controller: UIViewController) -> [UIViewController] {
    guard !controller.isBeingDismissed, !controller.isMovingFromParent else { return [] }
    let presented = controller.presentation?.presented
    return [controller] + (controller.children + [presented].compactMap { $0 }).flatMap(all)
  }

  /// Performs the same segues in another controller without animation, as far as they still exist.
  /// The controller is the root of a visible window.
  @MainActor
  package func restore(in root: UIViewController) {
    guard root.sceneID == controller else { return }
    // Containers get their children when their view is loaded.
    root.loadViewIfNeeded()
    if let selectedTab, let tabs = root as? UITabBarController,
      tabs.viewControllers?.indices.contains(selectedTab) == true
    {
      tabs.selectedIndex = selectedTab
    }
    for (place, child) in zip(children, root.children) { place.restore(in: child) }
    for step in steps {
      guard let template = root.interfaceScope?.segues.template(id: step.segue),
        let end = template.performAgain()
      else { continue }
      step.end.restore(in: end)
    }
  }
}

extension UIViewController {
  fileprivate var sceneID: String? { interfaceScope?.scene?.controller?.id }

  /// Returns a closure that performs the segue with an identifier, or with an id in the file; nil
  /// if the storyboard has no such segue from this controller.
  package func segue(named name: String) -> (@MainActor () -> Void)? {
    guard let segues = interfaceScope?.segues,
      let template = segues.template(name) ?? segues.template(id: name)
    else { return nil }
    return { template.perform(sender: nil) }
  }
}
