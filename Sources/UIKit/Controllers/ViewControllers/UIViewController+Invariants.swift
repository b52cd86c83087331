import CoreGraphics

/// Invariants of controllers that hold whenever no transition runs or is requested. Checked in
/// debug builds only.
extension UIViewController {
  /// A description of the first broken invariant of this controller, or of one that it contains or
  /// presents; nil if all hold.
  ///
  /// - Parameter checksViews: whether to look at where views are, too. An app may put the view of a
  ///   child anywhere, so that is not an error.
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

  /// Checks the children of a container at rest: the shown ones have appeared with the container,
  /// and the views of the others are not in the container's view.
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
      // A child that is covered by a presentation has disappeared although the container shows it.
      if child.viewIfLoaded?.window != nil, appearance == .appeared, child.appearance != .appeared {
        return "\(name) is shown and has not appeared"
      }
    }
    return nil
  }
}
