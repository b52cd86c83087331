import CoreGraphics

/// The appearance state of a controller's view.
enum AppearanceState: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  var isAppearing: Bool { if case .appearing = self { true } else { false } }
  var isDisappearing: Bool { if case .disappearing = self { true } else { false } }
}

extension UIViewController {
  /// What ``beginAppearanceTransition(_:animated:)`` does, for the library's own containers and
  /// presentations: they call no override, as on iOS.
  func beginAppearanceChange(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing || !isCovered {
      beginOwnAppearanceTransition(isAppearing, animated: animated)
      // A callback may have reversed it, for what is presented as well.
      guard isShowing == isAppearing else { return }
    }
    presentedInPlaceholder?.beginAppearanceChange(isAppearing, animated: animated)
  }

  /// What ``endAppearanceTransition()`` does, for the same.
  func endAppearanceChange() {
    let presentation = presentation
    endOwnAppearanceTransition()
    presentedInPlaceholder?.endAppearanceChange()
    presentation?.presenterDidSettle()
  }

  /// Whether a presentation has taken this controller's view from the window, or is about to.
  private var isCovered: Bool {
    guard let presentation, presentation.removesPresenter else { return false }
    return presentation.isSettled || presentation.presented.isBeingPresented
  }

  /// This controller, and those presented one on the other in its context.
  var seen: UnfoldFirstSequence<UIViewController> {
    sequence(first: self, next: \.presentedInPlaceholder)
  }

  /// Whether what is seen of it disappears, and is still on the screen.
  private var isLeavingScreen: Bool {
    seen.contains(where: \.appearance.isDisappearing)
      && !seen.contains(where: \.appearance.isAppearing) && isInsideParentsView && isOnScreen
  }

  /// The controller that is presented in this controller's context, inside its placeholder.
  private var presentedInPlaceholder: UIViewController? {
    guard let presentation, presentation.isInPlaceholder else { return nil }
    return presentation.presented
  }

  /// The same for this controller and its children alone.
  ///
  /// A callback may change the appearance again; then the children are notified by that later call.
  func beginOwnAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      TransitionTrace.call(self, "viewWillAppear(_:)", [animated]) { viewWillAppear(animated) }
      guard appearance == .appearing(animated: animated) else { return }
      viewIsAboutToAppear()
      guard appearance == .appearing(animated: animated) else { return }
      isAppearingCallDue = true
      if isOnScreen { viewOrPlaceholderIfLoaded?.setNeedsLayout() }
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      isAppearingCallDue = false
      TransitionTrace.call(self, "viewWillDisappear(_:)", [animated]) {
        viewWillDisappear(animated)
      }
      guard appearance == .disappearing(animated: animated) else { return }
    default: return
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children
      where child.isViewLoaded && (child.isInsideParentsView || !isAppearing && child.isStillToCome)
      {
        // The call of another child may have changed what this controller does.
        guard isShowing == isAppearing else { return }
        child.beginAppearanceChange(isAppearing, animated: animated)
      }
    }
    appearanceDidChange()
    statusBarSourceDidChange(animated: animated)
  }

  func endOwnAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      callViewIsAppearing()
      guard appearance == .appearing(animated: animated) else { return }
      appearance = .appeared
      TransitionTrace.call(self, "viewDidAppear(_:)", [animated]) { viewDidAppear(animated) }
      guard appearance == .appeared else { return }
      (isMovingToParent, isMovingFromParent) = (false, false)
    case .disappearing(let animated):
      appearance = .disappeared
      TransitionTrace.call(self, "viewDidDisappear(_:)", [animated]) { viewDidDisappear(animated) }
      guard appearance == .disappeared else { return }
      (isMovingToParent, isMovingFromParent) = (false, false)
    default: return
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children {
        // A transition of its own ends it later.
        if appearance == .appeared, child.isLeavingScreen { continue }
        // A child whose view was removed meanwhile has not appeared.
        if child.appearance.isAppearing, !child.isInsideParentsView {
          child.beginAppearanceChange(false, animated: false)
        }
        child.endAppearanceChange()
      }
    }
    appearanceDidChange()
    statusBarSourceDidChange(animated: false)
  }

  /// Calls ``UIViewController/viewIsAppearing(_:)`` if it is due and the view is in a window:
  /// before the first layout of the view there, or before the end of the appearance without a
  /// layout.
  func callViewIsAppearing() {
    guard isAppearingCallDue, case .appearing(let animated) = appearance,
      viewIfLoaded?.window != nil
    else { return }
    isAppearingCallDue = false
    TransitionTrace.call(self, "viewIsAppearing(_:)", [animated]) { viewIsAppearing(animated) }
  }

  func viewIsAboutToLayOut() {
    callViewIsAppearing()
    showContentIsUnavailable()
  }

  /// A child's view is at its place: it is laid out and has appeared, or arrives with this
  /// controller where that is arriving, too.
  func finishAppearance(of child: UIViewController, animated: Bool) {
    child.beginAppearanceChange(true, animated: animated)
    guard appearance == .appeared else { return }
    child.viewOrPlaceholderIfLoaded?.layoutIfNeeded()
    child.endAppearanceChange()
  }

  /// Makes the last appearance calls of a controller that has left the screen, and the parent that
  /// made the first ones.
  func closeAppearance() {
    guard !isOnScreen else { return }
    beginAppearanceChange(false, animated: false)
    endAppearanceChange()
  }

  /// A container that adds or removes a child's view need not notify the child: the child appears
  /// and disappears with its view, unless the container forwards the calls itself. It has appeared
  /// at the end of the turn.
  func viewWillMove(toWindow window: UIWindow?) {
    if presentation?.placeholder == nil { viewOrPlaceholderWillMove(toWindow: window) }
  }

  func viewOrPlaceholderWillMove(toWindow window: UIWindow?) {
    guard let parent else { return window == nil ? orphanWillLeaveWindow() : () }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window != nil {
      guard parent.isShowing, seen.allSatisfy({ $0.appearance == .disappeared }) else { return }
    } else {
      // Where the view of a parent that stays as it is leaves too, the child stays as well.
      guard seen.contains(where: \.isShowing), !(parent.isViewLeaving && parent.isShowing)
      else { return }
    }
    appearsWithView = true
    beginAppearanceChange(window != nil, animated: false)
  }

  /// A controller that lost its parent while its view stayed, as during a transition, disappears
  /// with its view: no container is left to notify it. Windows and presentations notify theirs.
  private func orphanWillLeaveWindow() {
    guard isShowing, ownPresentation == nil,
      viewIfLoaded?.window?.rootViewController !== self
    else { return }
    appearsWithView = true
    beginAppearanceChange(false, animated: false)
  }

  func viewDidMoveToWindow() {
    if isAppearingCallDue { viewIfLoaded?.setNeedsLayout() }
    guard let presentation, presentation.placeholder != nil else {
      return viewOrPlaceholderDidMoveToWindow()
    }
    presentation.presenterViewDidMoveToWindow()
  }

  func viewOrPlaceholderDidMoveToWindow() {
    guard appearsWithView else { return }
    appearsWithView = false
    // The child's own call may have taken the parent away and back.
    appearIfMissing()
    guard isOnScreen else { return endAppearanceChange() }
    // While the parent is in a transition too, the child ends with it.
    guard parent?.appearance == .appeared else { return }
    // What is presented in its context takes its place when the controller has appeared.
    guard appearance.isAppearing, presentation?.placeholder == nil else {
      return endAppearanceChange()
    }
    endAppearanceAtEndOfTurn()
  }

  /// The view is in the window, and the program is about to give it its place and to make the last
  /// calls of the move to the parent: the controller has appeared when all is laid out, as on iOS.
  private func endAppearanceAtEndOfTurn() {
    hostScene.turn.append(completion: { [weak self] in
      // Another call may have ended it meanwhile, or a transition of the parent ends it.
      guard let self, appearance.isAppearing, isOnScreen, parent?.appearance == .appeared else {
        return
      }
      endAppearanceChange()
    })
  }

  /// A container may also take a child's view from elsewhere in the window, or from one of its own
  /// children. Where it moves the view inside its own, the child is notified already.
  func viewDidMove(from superview: UIView) {
    presentation?.presenterViewDidMove()
    if let parent, superview.nearestController !== parent { appearIfMissing() }
  }

  /// Makes the appearance calls of a child whose view is in its parent's, and which was not called.
  func appearIfMissing() {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, parent.isShowing,
      appearance == .disappeared, isInsideParentsView, isOnScreen
    else { return }
    parent.finishAppearance(of: self, animated: false)
  }

  /// Whether the view is just being removed from its window, perhaps with an ancestor.
  private var isViewLeaving: Bool {
    guard let view = viewIfLoaded, let moved = UIView.viewLeavingWindow else { return false }
    return view.isDescendant(of: moved)
  }

  /// Whether the view is seen, so that what changes in it should be seen to change.
  var isVisible: Bool { isShowing && isOnScreen }

  /// Whether the view has appeared, or is about to.
  var isShowing: Bool {
    switch appearance {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  /// Whether it is appearing, but its view is not in the window yet.
  private var isStillToCome: Bool { appearance.isAppearing && !isOnScreen }

  private var isInsideParentsView: Bool {
    guard let view = viewOrPlaceholderIfLoaded, let container = parent?.viewIfLoaded else {
      return false
    }
    return view.isDescendant(of: container)
  }

  /// Whether the view, or the placeholder that has replaced it, is in a window.
  var isOnScreen: Bool { viewOrPlaceholderIfLoaded?.window != nil }
}

extension UIView {
  /// The controller whose view this is, or lies in.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
  }
}
