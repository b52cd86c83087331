import CoreGraphics
import UIKitTestSupport

import UIKit

/// A card in the lower half of its container, before a dimming view; records its calls.
final class JournalPresentationController: UIPresentationController {
  let journal: Journal
  let dimming = UIView()
  var removesPresenter = false
  var isFullScreen = true
  var style = UIModalPresentationStyle.none

  init(_ journal: Journal, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var shouldPresentInFullscreen: Bool { isFullScreen }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .regular ? style : .none
  }

  override func presentationTransitionWillBegin() {
    journal.note("presentation willBegin in \(containerView == nil ? "nothing" : "container")")
    dimming.frame = containerView?.bounds ?? .zero
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0.5
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal.note("presentation didEnd \(completed)")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    journal.note("dismissal willBegin")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal.note("dismissal didEnd \(completed)")
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Returns the presentation controller above, besides what a `JournalDelegate` returns.
final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let journal: Journal
  let transitions: JournalDelegate
  var configure: (JournalPresentationController) -> Void = { _ in }
  private(set) var controller: JournalPresentationController?

  init(_ journal: Journal) {
    self.journal = journal
    transitions = JournalDelegate(journal)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    journal.note("delegate presentation controller")
    let controller = JournalPresentationController(journal, presented, presenting)
    configure(controller)
    self.controller = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitions.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { transitions.animationController(forDismissed: dismissed) }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transitions.interactionControllerForPresentation(using: animator)
  }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transitions.interactionControllerForDismissal(using: animator)
  }
}
