import CoreGraphics

/// What holds for controllers whenever no transition runs or is requested. Checked in debug builds
/// only.
extension UIViewController {
  /// The first rule that is broken by this controller, or by one that it contains or presents, in
  /// words; nil where all hold.
  ///
  /// - Parameter checksViews: whether to look at where views are, too. A program may put the view
  ///   of a child where it likes, and then breaks a rule that is not ours.
  func brokenInvariant(checksViews: Bool) -> String? {
    let holder = self as? any InvariantHolder
    let viewRule = checksViews ? holder?.brokenViewRule : nil
    if let rule = brokenPresentationRule ?? holder?.brokenRule ?? viewRule {
      return "\(type(of: self)): \(rule)"
    }
    for child in childControllers {
      guard child.parent === self else {
        return "\(type(of: child)) is a child of \(type(of: self)) and has another parent"
      }
      if let broken = child.brokenInvariant(checksViews: checksViews) { return broken }
    }
    return presentation?.presented.brokenInvariant(checksViews: checksViews)
  }

  private var brokenPresentationRule: String? {
    if isBeingPresented || isBeingDismissed { return "it is being presented or dismissed at rest" }
    if let presentation {
      guard presentation.presenter === self else { return "it presents for another" }
      guard presentation.presented.ownPresentation === presentation else {
        return "what it presents does not know it"
      }
      guard presentation.isSettled else { return "what it presents has not arrived" }
    }
    guard ownPresentation?.presenter.presentation === ownPresentation else {
      return "who presents it does not know it"
    }
    return nil
  }

  /// What children of a container have to be at rest, when one or some of them are shown: of the
  /// others none is in the container's view, and those that are shown have appeared with the
  /// container.
  func brokenRule(showing shown: [UIViewController], in container: UIView) -> String? {
    for child in childControllers {
      let name = "\(type(of: child))"
      guard shown.contains(child) else {
        if let view = child.viewOrPlaceholderIfLoaded, view.isDescendant(of: container) {
          return "\(name) is in its view and is not what it shows"
        }
        if child.appearance != .disappeared { return "\(name) is not shown and has appeared" }
        continue
      }
      // One that a presentation covers has disappeared, and what covers it is in its place.
      if child.viewIfLoaded?.window != nil, appearance == .appeared, child.appearance != .appeared {
        return "\(name) is shown and has not appeared"
      }
    }
    return nil
  }
}
