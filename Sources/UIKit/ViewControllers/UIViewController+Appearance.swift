import CoreGraphics

/// Where a controller's view is in its coming and going.
enum AppearanceState: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)
}

extension UIViewController {
  /// Tells the controller, and the children on its screen, that its view is about to appear or
  /// disappear. Calls that would not change anything are left out, so that every will has its did.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      TransitionTrace.note(self, "viewWillAppear(_:)")
      viewWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      TransitionTrace.note(self, "viewWillDisappear(_:)")
      viewWillDisappear(animated)
    default: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isViewLoaded && child.isInsideParentsView {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells that what `beginAppearanceTransition` announced has happened.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      TransitionTrace.note(self, "viewDidAppear(_:)")
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      TransitionTrace.note(self, "viewDidDisappear(_:)")
      viewDidDisappear(animated)
    default: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.endAppearanceTransition() }
  }

  private var isInsideParentsView: Bool {
    guard let view = viewIfLoaded, let container = parent?.viewIfLoaded else { return false }
    return view.isDescendant(of: container)
  }

  var isOnScreen: Bool { viewIfLoaded?.window != nil }
}
