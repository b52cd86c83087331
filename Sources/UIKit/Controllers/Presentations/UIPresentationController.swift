public import CoreGraphics

/// Manages the frame of a presented view and the other views in its container, from the moment the
/// presentation begins until its dismissal has ended.
///
/// Subclasses override what they change; the defaults cover the container. Return one from
/// `presentationController(forPresented:presenting:source:)` of a transitioning delegate, for a
/// controller whose `modalPresentationStyle` is `.custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation that this controller manages, once it has begun.
  weak var presentation: Presentation?
  /// The style that this controller presents in.
  private let style: UIModalPresentationStyle

  /// A presentation of a controller; nothing is shown until it is presented.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller that is presented.
  ///   - presentingViewController: the controller that presents it, if that is known already.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  // MARK: Controllers and views

  /// The presented controller. It is held weakly; an empty controller replaces one that has been
  /// released.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The presenting controller, whose view the presented one covers. Before the presentation begins
  /// it is the controller on which `present` was called.
  open var presentingViewController: UIViewController {
    presentation?.presenter ?? presenting ?? UIViewController()
  }

  /// The presentation style that the presented controller has requested.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Influences how the presentation adapts and ends; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which the presentation happens; nil before it begins and after it has ended.
  open var containerView: UIView? { presentation?.container }

  /// The view to show in the container: the presented controller's, unless an override wraps it.
  open var presentedView: UIView? { (presentation?.presented ?? presented)?.viewOrPlaceholder }

  // MARK: Adapting

  /// The adapted style for the current traits; `.none` if nothing is adapted.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    // The presenting controller may be covered, and its traits are then out of date.
    if let presentation {
      return presentation.style == presentationStyle ? .none : presentation.style
    }
    return adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// The adapted style for some traits, as the delegate decides; `.none` if nothing is adapted.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    askedTraits = traitCollection
    defer { askedTraits = nil }
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? systemAdaptiveStyle : .none
  }
  private var askedTraits: UITraitCollection?

  /// The traits to adapt to: those that the caller asks about, or else those of the presenting
  /// controller.
  var adaptingTraits: UITraitCollection { askedTraits ?? presentingViewController.traitCollection }

  /// The system's adapted style in a compact width; `.none` keeps the style.
  var systemAdaptiveStyle: UIModalPresentationStyle { .none }

  /// Makes the controller that presents in an adapted style.
  func makeController(
    of presented: UIViewController, adaptedTo style: UIModalPresentationStyle,
    presenting: UIViewController
  ) -> UIPresentationController {
    presented.makePresentationController(style: style, presenting: presenting)
  }

  /// Traits that override those that the presented controller would inherit.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { overridePresentedTraits() }
  }
  /// Traits that the presentation and the presented controller have in place of those that they
  /// would inherit.
  public var traitOverrides = UITraitOverrides() { didSet { overridePresentedTraits() } }
  var traitObservers: TraitObservers?

  /// The traits that the presented controller gets in place of those that it would inherit.
  var presentedTraits: UITraitCollection? {
    traitOverrides.isEmpty
      ? overrideTraitCollection
      : (overrideTraitCollection ?? UITraitCollection()).overridden(by: traitOverrides.traits)
  }

  func overridePresentedTraits() { presentation?.presented.traitOverride = presentedTraits }

  open var traitCollection: UITraitCollection {
    (containerView?.traitCollection ?? presentingViewController.traitCollection)
      .overridden(by: traitOverrides.traits)
  }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout

  /// Whether the container covers the whole window; otherwise it covers the nearest controller
  /// around the presenting one that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view leaves the window while it is covered.
  open var shouldRemovePresentersView: Bool { false }

  /// The frame of the presented view at rest, in the container's coordinates: the whole container,
  /// unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container lays out its views, also when its size has changed.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its views; the presented view has its frame then.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// The presentation is about to begin: the time to add views to the container, and to animate
  /// them alongside by the presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended, or was cancelled: the time to remove views again.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended, or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The preferred size of the presented controller has changed. An override that depends on it
  /// lays its container out again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that the constraints of a contained container give has changed. It is not called
  /// here: ``preferredContentSizeDidChange(forChildContentContainer:)`` is where a child sets its
  /// size.
  open func systemLayoutFittingSizeDidChange(
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
    TransitionTrace.call(presented, "viewWillTransition(to:with:)", [own, coordinator]) {
      presented.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// The traits are about to change. An override calls super, which notifies the presented
  /// controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented = presentation?.presented, presented.isViewLoaded else { return }
    TransitionTrace.call(presented, "willTransition(to:with:)", [newCollection, coordinator]) {
      presented.willTransition(to: newCollection, with: coordinator)
    }
  }

  // MARK: Between the engine and the controllers of this module

  /// The presentation is about to be laid out for the first time.
  func prepareToPresent() {}
  /// Called when a change of traits has made this the active controller of a presentation that is
  /// already shown.
  func didTakeOver() {}
  /// Called before a change of traits makes another controller the active one of this presentation.
  func willBeReplaced() {}
  /// Called at the end, before the presenter's view is restored from the placeholder that held it.
  func presenterViewWillReturn() {}
  /// Called at the very end, when all views have been removed and all other calls have been made.
  func presentationIsOver() {}

  /// The system's animator for this style; nil leaves it to the transition style.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The interaction controller for a dismissal by the system's animator.
  var interactionControllerForDismissal: (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The view that gets a touch in the container outside the presented view; nil for the views
  /// behind the container.
  func touch(at point: CGPoint, with event: UIEvent?, outsideOn view: UIView) -> UIView? { view }

  /// Whether a first responder outside the presented controller gets keys while this one is shown:
  /// one in the container, and one behind it that gets touches, too.
  func leavesKeys(to responder: UIResponder) -> Bool {
    guard let containerView, let view = responder as? UIView else { return false }
    if view.isDescendant(of: containerView) { return true }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return containerView.hitTest(view.convert(middle, to: containerView), with: nil) == nil
  }

  /// Whether the delegate allows the user to dismiss the presentation; true without a delegate.
  var delegateAllowsDismissal: Bool {
    guard let delegate else { return true }
    return TransitionTrace.call(delegate, "presentationControllerShouldDismiss(_:)", [self]) {
      delegate.presentationControllerShouldDismiss(self)
    }
  }

  /// The user has dismissed the presentation.
  func notifyDelegateOfDismissal() {
    guard let delegate else { return }
    TransitionTrace.call(delegate, "presentationControllerDidDismiss(_:)", [self]) {
      delegate.presentationControllerDidDismiss(self)
    }
  }

  /// The user dismisses the presentation. The delegate, if any, is asked and notified.
  func dismissByUser(animated: Bool = true) {
    guard let presentation, presentation.mayBeDismissedByUser else { return }
    presentation.isDismissedByUser = true
    presentation.presented.dismiss(animated: animated)
  }
}
