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
  /// Does what ``beginAppearanceTransition(_:animated:)`` does. UIKit's own containers and
  /// presentations call this method, because on iOS they do not call an app's override of the
  /// public one.
  func beginAppearanceChange(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing || !isCovered {
      beginOwnAppearanceTransition(isAppearing, animated: animated)
      // A callback may have reversed the change, also for the presented controller.
      guard isShowing == isAppearing else { return }
    }
    presentedInPlaceholder?.beginAppearanceChange(isAppearing, animated: animated)
  }

  /// Does what ``endAppearanceTransition()`` does, for UIKit's own containers and presentations.
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

  /// This controller, the one that is presented in its context, the one presented in the context of
  /// that, and so on.
  var contextChain: UnfoldFirstSequence<UIViewController> {
    sequence(first: self, next: \.presentedInPlaceholder)
  }

  /// Whether it, or a controller in its context chain, is disappearing and still on the screen.
  private var isLeavingScreen: Bool {
    contextChain.contains(where: \.appearance.isDisappearing)
      && !contextChain.contains(where: \.appearance.isAppearing) && isInsideParentsView
      && isOnScreen
  }

  /// The controller that is presented in this controller's context, inside its placeholder.
  private var presentedInPlaceholder: UIViewController? {
    guard let presentation, presentation.isInPlaceholder else { return nil }
    return presentation.presented
  }

  /// Begins an appearance transition of this controller and its children, without the controllers
  /// that it presents.
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
        // A callback of another child may have reversed the change of this controller.
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
      showInputAccessory()
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
        // The child disappears in a transition of its own, whose end notifies it.
        if appearance == .appeared, child.isLeavingScreen { continue }
        // The child's view has been removed since, or a callback ends this controller's
        // disappearance before the child is told of it: so the child has not appeared.
        if child.appearance.isAppearing, appearance == .disappeared || !child.isInsideParentsView {
          child.beginAppearanceChange(false, animated: false)
        }
        child.endAppearanceChange()
      }
    }
    appearanceDidChange()
    statusBarSourceDidChange(animated: false)
  }

  /// Makes a controller with an input accessory view the first responder if nothing else receives
  /// the keys, as on iOS: the view is at the bottom of the screen without a call.
  private func showInputAccessory() {
    guard canBecomeFirstResponder, let window = viewIfLoaded?.window,
      window.firstResponderInFront == nil, inputAccessoryView != nil
    else { return }
    becomeFirstResponder()
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

  /// Makes the last appearance calls of a child whose view has been placed. If this controller is
  /// still appearing itself, the child appears with it later.
  func finishAppearance(of child: UIViewController, animated: Bool) {
    child.beginAppearanceChange(true, animated: animated)
    guard appearance == .appeared else { return }
    child.viewOrPlaceholderIfLoaded?.layoutIfNeeded()
    child.endAppearanceChange()
  }

  /// Makes all remaining appearance calls of a controller that has left the screen together with
  /// the parent that would have made them.
  func closeAppearance() {
    guard !isOnScreen else { return }
    beginAppearanceChange(false, animated: false)
    endAppearanceChange()
  }

  /// Makes the appearance calls of a child whose view its container adds or removes without
  /// notifying it. A container that forwards the calls itself has to make them. The child has
  /// appeared at the end of the turn.
  func viewWillMove(toWindow window: UIWindow?) {
    if presentation?.placeholder == nil { viewOrPlaceholderWillMove(toWindow: window) }
  }

  func viewOrPlaceholderWillMove(toWindow window: UIWindow?) {
    guard let parent else { return window == nil ? orphanWillLeaveWindow() : () }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window != nil {
      guard parent.isShowing, contextChain.allSatisfy({ $0.appearance == .disappeared }) else {
        return
      }
    } else {
      // If the parent's view leaves the window too, and the parent itself does not disappear, the
      // child does not disappear either.
      guard contextChain.contains(where: \.isShowing), !(parent.isViewLeaving && parent.isShowing)
      else { return }
    }
    appearsWithView = true
    beginAppearanceChange(window != nil, animated: false)
  }

  /// Makes the disappearance calls of a controller that lost its parent while its view stayed in
  /// the window, as during a transition: no container is left to make them. Windows and
  /// presentations make those of their own controllers.
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
    // A callback of the child may have removed the parent from the window and added it again.
    appearIfMissing()
    guard isOnScreen else { return endAppearanceChange() }
    // If the parent is in an appearance transition itself, the child's ends with the parent's.
    guard parent?.appearance == .appeared else { return }
    // What is presented in its context takes its place when the controller has appeared.
    guard appearance.isAppearing, presentation?.placeholder == nil else {
      return endAppearanceChange()
    }
    endAppearanceAtEndOfTurn()
  }

  /// Ends the appearance transition of a child whose view has just come into the window. Its
  /// container still sets the view's frame and calls `didMove(toParent:)`: as on iOS, the child has
  /// appeared when all is laid out.
  private func endAppearanceAtEndOfTurn() {
    hostScene.turn.append(completion: { [weak self] in
      // Another call may have ended it meanwhile, or a transition of the parent ends it.
      guard let self, appearance.isAppearing, isOnScreen, parent?.appearance == .appeared else {
        return
      }
      endAppearanceChange()
    })
  }

  /// Makes the appearance calls of a child whose container has taken its view from elsewhere in the
  /// window, or from another child. If the container moved the view inside its own view, the calls
  /// have been made before.
  func viewDidMove(from superview: UIView) {
    presentation?.presenterViewDidMove()
    if let parent, superview.nearestController !== parent { appearIfMissing() }
  }

  /// Makes the appearance calls of a child whose view is in its parent's view, if they have not
  /// been made.
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

  /// Whether the view is visible, so that changes in it should be animated. A placeholder does not
  /// count: the view behind it is not in the window.
  var isVisible: Bool { isShowing && viewIfLoaded?.window != nil }

  /// Whether the view has appeared, or is about to.
  var isShowing: Bool {
    switch appearance {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  /// Whether the controller is appearing while its view is not in the window yet.
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
