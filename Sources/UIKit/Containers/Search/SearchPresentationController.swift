import CoreGraphics

/// Presents a search over the controller whose content is searched. Touches beside the results and
/// the search bar go to the views behind.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var shouldPresentInFullscreen: Bool { false }

  override func prepareToPresent() {
    super.prepareToPresent()
    search?.searchBegins()
  }

  override func systemAnimator(isPresenting: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    SearchAnimator(isPresenting: isPresenting)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let search, let containerView else { return }
    // The results fade in where they are, and only move with the bars.
    containerView.insertSubview(search.view, at: 0)
    search.view.layoutIfNeeded()
    search.place.moveBar(search.searchBar, into: containerView)
    alongside { $0.updateBars(isShown: true) }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    search?.searchEnds()
    alongside { $0.updateBars(isShown: false) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { search?.searchStays() }
  }

  override func presentationIsOver() {
    super.presentationIsOver()
    search?.searchIsOver()
  }

  private func alongside(_ change: @escaping @MainActor (UISearchController) -> Void) {
    guard let search else { return }
    let coordinator = search.transitionCoordinator
    if !(coordinator?.animate(alongsideTransition: { _ in change(search) }) ?? false) {
      change(search)
    }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let search, let containerView, search.isShown else { return }
    search.place.layOutBar(search.searchBar, in: containerView, over: presentation?.presenter)
  }

  override func touch(at point: CGPoint, with event: UIEvent?, outsideOn view: UIView) -> UIView? {
    view === containerView ? nil : view
  }

  /// The search bar may be in the bar behind, and other fields are not covered.
  override func leavesKeys(to responder: UIResponder) -> Bool { true }
}
