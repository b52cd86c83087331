extension UIViewController: ViewOwner {}

extension UIView {
  /// The controller whose view this is.
  package var viewController: UIViewController? {
    get { viewOwner as? UIViewController }
    set { viewOwner = newValue }
  }
}

extension UIViewController {
  /// The least margins of the view while ``viewRespectsSystemMinimumLayoutMargins`` is set, in
  /// points: 16 at the sides, 20 in a regular width, and none above and below. It loads the view.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margins = view.systemMinimumMargins
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  }

  func replaceView(by newView: UIView?) {
    loadedView?.viewController = nil
    loadedView = newView
    newView?.viewController = self
  }

  func minimumMarginsDidChange(from oldValue: Bool) {
    if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsDidChange() }
  }

  /// Makes the view, and the children whose container views are in its storyboard.
  func makeView() {
    isLoadingView = true
    ViewAnimation.withoutInheritedAnimation {
      loadView()
      if loadedView == nil {
        Diagnostics.warn("\(type(of: self)).loadView() set no view; an empty one is used.")
        view = UIView(frame: UIScreen.main.bounds)
      }
      isLoadingView = false
      interfaceOrigin?.embedChildren()
      TransitionTrace.call(self, "viewDidLoad()") { viewDidLoad() }
      interfaceOrigin?.fitView()
    }
  }
}
