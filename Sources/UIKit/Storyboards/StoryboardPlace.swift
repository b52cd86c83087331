import CoreGraphics

/// The path taken by the segues of storyboards from a controller and those in it: plain values, by
/// which the same way can be gone again in controllers that are made again.
package struct StoryboardPlace: Equatable, Sendable {
  struct Step: Equatable, Sendable {
    let segue: String
    let end: StoryboardPlace
  }

  /// The file's id for the controller; nil for one that was made in code.
  let controller: String?
  let selectedTab: Int?
  /// The children that were there without a segue, in their order.
  let children: [StoryboardPlace]
  /// The segues that were performed, and whose ends are still shown.
  let steps: [Step]

  /// Notes where everything is that is shown in a controller and over it.
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

  /// A controller, its children and what is presented over them, but for what is leaving.
  @MainActor
  private static func all(from controller: UIViewController) -> [UIViewController] {
    guard !controller.isBeingDismissed, !controller.isMovingFromParent else { return [] }
    let presented = controller.presentation?.presented
    return [controller] + (controller.children + [presented].compactMap { $0 }).flatMap(all)
  }

  /// Goes the same way in another controller, without animations, as far as it still leads: the
  /// root of a window that is shown.
  @MainActor
  package func restore(in root: UIViewController) {
    guard root.sceneID == controller else { return }
    // Containers have their children with their view.
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

  /// What performs the segue of an identifier, or of the file's id for it; nil where the
  /// controller's storyboard has none from it.
  package func segue(named name: String) -> (@MainActor () -> Void)? {
    guard let segues = interfaceScope?.segues,
      let template = segues.template(name) ?? segues.template(id: name)
    else { return nil }
    return { template.perform(sender: nil) }
  }
}
