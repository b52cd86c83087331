extension UITabBarController: InvariantHolder {
  var brokenRule: String? {
    for child in model.children.map(controller(of:))
    where child.parent !== self && !(child is TabPlaceholder) {
      return "\(type(of: child)) has a tab and is no child"
    }
    guard isVisible else { return nil }
    guard shown === selectedChild else { return "it does not show the selected tab" }
    guard tabBar.items?.count ?? 0 == model.inBar.count + (model.hasMore ? 1 : 0) else {
      return "its bar does not show the tabs"
    }
    return nil
  }

  var brokenViewRule: String? {
    isVisible ? brokenRule(showing: [shown].compactMap { $0 }, in: container) : nil
  }
}
