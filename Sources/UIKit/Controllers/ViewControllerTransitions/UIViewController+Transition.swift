extension UIViewController {
  /// A transition of the system by which a controller prefers to appear and to go.
  ///
  ///     detail.preferredTransition = .zoom { [weak self] _ in self?.selectedCell }
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// The transition style of presentations that this transition is equal to; nil if there is
    /// none.
    let modalStyle: UIModalTransitionStyle?

    init(modalStyle: UIModalTransitionStyle?) { self.modalStyle = modalStyle }

    /// It slides up over the present content, as with ``UIModalTransitionStyle/coverVertical``.
    public static var coverVertical: Transition { Transition(modalStyle: .coverVertical) }
    /// It turns about a vertical axis, as with ``UIModalTransitionStyle/flipHorizontal``.
    public static var flipHorizontal: Transition { Transition(modalStyle: .flipHorizontal) }
    /// It fades in, as with ``UIModalTransitionStyle/crossDissolve``.
    public static var crossDissolve: Transition { Transition(modalStyle: .crossDissolve) }
    /// It appears under a curled page, as with ``UIModalTransitionStyle/partialCurl``.
    public static var partialCurl: Transition { Transition(modalStyle: .partialCurl) }

    /// The animator with which a controller appears or goes; nil leaves it to the container.
    func animator(
      isAppearing: Bool, of controller: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// The controller has appeared without an animation, and may go with one.
    func prepareToLeave(_ controller: UIViewController) {}

    /// Drives the departure that a gesture has begun; nil for none.
    func interactor(
      of controller: UIViewController
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Called when the controller gets another transition, to remove what this one has added to it.
    func detach(from controller: UIViewController) {}
  }
}
