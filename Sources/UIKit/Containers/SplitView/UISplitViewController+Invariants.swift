extension UISplitViewController: InvariantHolder {
  var brokenRule: String? {
    for child in model.children where child.parent !== self {
      return "\(type(of: child)) is in a column and no child"
    }
    return nil
  }

  var brokenViewRule: String? {
    guard isVisible, let view = viewIfLoaded, !view.layer.needsLayout() else { return nil }
    let shown =
      isCollapsed
      ? model.shown
      : columns.filter { layout(in: view.bounds.size).frames[$0] != nil }.compactMap { holders[$0] }
    return brokenRule(showing: shown, in: view)
  }
}
