extension UIPageViewController: InvariantHolder {
  var brokenRule: String? {
    for page in shownPages where page.parent !== self {
      return "\(type(of: page)) is shown and no child"
    }
    guard transitions.model == transitions.atRest else { return "it does not show its pages" }
    return nil
  }

  var brokenViewRule: String? {
    isVisible ? brokenRule(showing: shownPages, in: turner.container) : nil
  }
}
