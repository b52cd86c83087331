public import CoreGraphics

/// Says where a presented view lies in its container and what lies there besides it, from the
/// moment the presentation begins until its dismissal has ended.
///
/// Subclasses override what they change; the defaults cover the container. Return one from
/// `presentationController(forPresented:presenting:source:)` of a transitioning delegate, for a
/// controller whose `modalPresentationStyle` is `.custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation that this one serves, once it has begun.
  weak var presentation: Presentation?
  /// What its presentation style is where a presented controller's is none of its own.
  private let style: UIModalPresentationStyle

  /// A presentation of a controller; nothing is shown until it is presented.
  ///
  /// - Parameters:
  ///   - presentedViewController: who is presented.
  ///   - presentingViewController: who presents, where that is known already.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  // MARK: Who and how

  /// What is presented. It is not kept alive from here; an empty controller stands in for one that
  /// is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// Who presents: a controller whose view the presented one covers. Before the presentation begins
  /// it is the one that was asked to present.
  open var presentingViewController: UIViewController {
    presentation?.presenter ?? presenting ?? UIViewController()
  }

  /// The style that the presented controller asks for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Has a say in how the presentation adapts and ends; not kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which the presentation happens; nil before it begins and after it has ended.
  open var containerView: UIView? { presentation?.container }

  /// The view to show in the container: the presented controller's, unless an override puts a frame
  /// around it, say.
  open var presentedView: UIView? { (presentation?.presented ?? presented)?.viewOrPlaceholder }

  // MARK: Adapting

  /// The style in which it is presented with the traits there are; `.none` where nothing is
  /// adapted.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    // A presenter that is covered itself is not notified of other traits.
    if let presentation {
      return presentation.style == presentationStyle ? .none : presentation.style
    }
    return adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// The style in which it is presented with these traits, as the delegate says; `.none` where
  /// nothing is adapted.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? systemAdaptiveStyle : .none
  }

  /// What the system makes of the style in a compact width; `.none` leaves it as it is.
  var systemAdaptiveStyle: UIModalPresentationStyle { .none }

  /// Traits that override what the presented controller would inherit.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentation?.presented.traitOverride = overrideTraitCollection }
  }

  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Place

  /// Whether the container covers the whole window; otherwise it covers the nearest controller
  /// around the presenting one that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view leaves the window while it is covered.
  open var shouldRemovePresentersView: Bool { false }

  /// Where the presented view is at rest, in the container's coordinates: everywhere, unless
  /// overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container lays out its views, also when its size has changed.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its views; the presented view has its frame then.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Coming and going

  /// The presentation is about to begin: the time to add views to the container, and to animate
  /// them alongside by the presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended, or was cancelled: the time to take views away again.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended, or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: What it contains

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller prefers another size; one that cares lays its container out again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size a controller inside is to have: the container's, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container is about to have another size, in points. An override calls super, which
  /// notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented = presentation?.presented, presented.isViewLoaded else { return }
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard own != presented.view.bounds.size else { return }
    TransitionTrace.note(presented, "viewWillTransition(to:with:)")
    presented.viewWillTransition(to: own, with: coordinator)
  }

  /// The traits are about to be others. An override calls super, which notifies the presented
  /// controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented = presentation?.presented, presented.isViewLoaded else { return }
    TransitionTrace.note(presented, "willTransition(to:with:)")
    presented.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Between the engine and the controllers of this module

  /// The presentation is about to be laid out for the first time.
  func prepareToPresent() {}
  /// A change of the room there is has put this one in charge of a presentation that runs already.
  func didTakeOver() {}
  /// A change of the room there is puts another one in charge.
  func willBeReplaced() {}
  /// Everything has been removed, and all calls are made.
  func presentationIsOver() {}

  /// The system's animator for this style; nil leaves it to the transition style.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// What drives a dismissal by the system's animator interactively.
  var interactionControllerForDismissal: (any UIViewControllerInteractiveTransitioning)? { nil }

  /// A finger went down in the container beside the presented view; what gets the touch. Nil is
  /// what lies behind the container.
  func touch(at point: CGPoint, with event: UIEvent?, outsideOn view: UIView) -> UIView? { view }

  /// The user wants the presentation to end. The delegate is asked and notified, where there is
  /// one.
  func dismissByUser(animated: Bool = true) {
    guard let presentation, presentation.mayBeDismissedByUser else { return }
    presentation.isDismissedByUser = true
    presentation.presented.dismiss(animated: animated)
  }
}
