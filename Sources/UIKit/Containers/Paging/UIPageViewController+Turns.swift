import CoreGraphics

/// Turns of pages, in both styles, through the transition engine.
extension UIPageViewController {
  /// The pages that the screen shows at rest; the ones before, while a turn runs.
  var shownPages: [UIViewController] { transitions.atRest.pages }

  /// Whether a turn is animated; otherwise the pages are replaced at once.
  func canAnimate(_ turn: PageTurn) -> Bool {
    turn.isAnimated && isVisible && UIView.areAnimationsEnabled
      && PageModel(pages: turn.pages).difference(from: transitions.atRest).isTurn
  }

  /// Runs an animated turn.
  func run(
    _ turn: PageTurn, animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let former = shownPages
    if turn.completion == nil { notifyDelegate(ofTurnTo: turn.pages) }
    for page in turn.pages + turn.backs { adopt(page) }
    guard let from = former.first, let to = turn.pages.first, let fromView = from.viewOrPlaceholder,
      let toView = to.viewOrPlaceholder
    else { return }
    transitions.model.pages = turn.pages
    let context = TransitionContext(
      containerView: turner.container, parent: self, style: .none, isAnimated: true,
      from: .init(
        controller: from, view: fromView, initialFrame: turner.frame(of: from),
        finalFrame: .zero),
      to: .init(
        controller: to, view: toView, initialFrame: .zero, finalFrame: turner.frame(of: to)))
    let host = ChildSwitchHost(
      in: self, willEnd: { [self] in turnWillEnd(turn, completed: $0) },
      didEnd: { [self] in turnDidEnd(turn, from: former, completed: $0) })
    host.beside = (Array(former.dropFirst()), Array(turn.pages.dropFirst()))
    host.passing = turn.backs
    host.place = { [self] in turner.frame(of: $0) }
    host.isShown = { [self] in transitions.running == nil && shownPages.contains($0) }
    // Touches are not ignored, because a finger may stop the scrolling pages.
    host.keepsTouches = transitionStyle == .scroll
    let transition = ViewControllerTransition(
      context: context, animator: animator, interactor: interactor, host: host)
    transitions.begin(transition)
    transition.start()
  }

  private func turnWillEnd(_ turn: PageTurn, completed: Bool) {
    turner.turnWillEnd(completed: completed)
    if completed {
      transitions.rest(with: PageModel(pages: turn.pages))
    } else {
      transitions.restore { $0 }
    }
  }

  private func turnDidEnd(_ turn: PageTurn, from former: [UIViewController], completed: Bool) {
    if completed { for page in turn.pages { finishAdopting(page) } }
    for page in (completed ? former : turn.pages) + turn.backs { release(page) }
    let isAtEnd = turner.turnDidEnd(completed: completed)
    if let completion = turn.completion {
      completion(isAtEnd)
    } else {
      notifyDelegate(ofTurnFrom: former, completed: completed, isForward: turn.isForward)
    }
    transitions.resume { turner.turn($0) }
  }

  /// Shows pages in place of the current ones without any motion.
  func replacePages(by new: [UIViewController]) {
    let difference = PageModel(pages: new).difference(from: transitions.atRest)
    let (coming, going) = (difference.arriving, difference.departing)
    transitions.model.pages = new
    transitions.rest()
    guard !coming.isEmpty || !going.isEmpty else { return turner.layOut() }
    for page in coming { adopt(page) }
    if isViewLoaded {
      ViewAnimation.withoutInheritedAnimation {
        if isShowing {
          for page in coming { page.beginAppearanceChange(true, animated: false) }
        }
        for page in going {
          page.beginAppearanceChange(false, animated: false)
          // A callback may have given the page to another parent.
          guard page.parent === self else { continue }
          page.viewOrPlaceholderIfLoaded?.removeFromSuperview()
        }
        for page in coming where page.parent === self {
          turner.container.addSubview(page.viewOrPlaceholder)
        }
        turner.layOut()
        for page in going where page.parent === self { page.endAppearanceChange() }
        if appearance == .appeared {
          for page in coming where page.parent === self { page.endAppearanceChange() }
        }
      }
    }
    for page in coming { finishAdopting(page) }
    for page in going { release(page) }
    if awaitsDots { askForDots() }
    turner.neighboursMayHaveChanged()
  }

  /// Called when a page has got another parent.
  func pageDidLeave(_ page: UIViewController) {
    if transitions.running != nil, !shownPages.contains(page) {
      // The page of the running turn has left, so the turn has no destination.
      if transitions.model.pages.contains(page) { turner.abandonTurn() }
      return
    }
    guard shownPages.contains(page) else { return }
    turner.completeOffscreen()
    // A running turn may have replaced the page.
    if shownPages.contains(page) {
      if page.viewOrPlaceholderIfLoaded?.superview === turner.container {
        page.viewOrPlaceholder.removeFromSuperview()
      }
      transitions.applyToBothModels { $0.pages.removeAll { $0 === page } }
    }
    turner.neighboursMayHaveChanged()
  }
}
