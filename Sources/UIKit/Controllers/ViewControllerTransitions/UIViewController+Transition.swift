extension UIViewController {
  /// A transition of the system by which a controller prefers to appear and to go.
  ///
  ///     detail.preferredTransition = .zoom { [weak self] _ in self?.selectedCell }
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// The style of a presentation that it stands for; nil for none.
    let modalStyle: UIModalTransitionStyle?

    init(modalStyle: UIModalTransitionStyle?) { self.modalStyle = modalStyle }

    /// It slides up over what is there, as of ``UIModalTransitionStyle/coverVertical``.
    public static var coverVertical: Transition { Transition(modalStyle: .coverVertical) }
    /// It turns about a vertical axis, as of ``UIModalTransitionStyle/flipHorizontal``.
    public static var flipHorizontal: Transition { Transition(modalStyle: .flipHorizontal) }
    /// It fades in, as of ``UIModalTransitionStyle/crossDissolve``.
    public static var crossDissolve: Transition { Transition(modalStyle: .crossDissolve) }
    /// It appears under a curled page, as of ``UIModalTransitionStyle/partialCurl``.
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

    /// The controller has another transition from now on.
    func detach(from controller: UIViewController) {}
  }
}
