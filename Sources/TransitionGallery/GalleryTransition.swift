public import UIKit

/// An effect for a container, and the gesture that drives it in reverse. It is the delegate of a
/// navigation controller, a tab bar controller or a presented controller.
///
/// One line adds an effect to an app:
///
/// ```swift
/// GalleryTransition(.cube, interaction: .horizontalSwipe).animatePushes(of: navigationController)
/// GalleryTransition(.fold, interaction: .horizontalSwipe).animateTabs(of: tabBarController)
/// GalleryTransition(.portal, interaction: .pinch).animatePresentation(of: detail)
/// ```
///
/// These three methods retain the transition at least as long as its controller, and at most until
/// another transition is added after that. An app with its own delegate returns
/// ``GalleryEffect/makeAnimator(isReversed:duration:)`` from it instead.
@preconcurrency @MainActor
public final class GalleryTransition: NSObject {
  /// The effect. A change applies from the next transition on.
  public var effect: GalleryEffect
  /// The duration in seconds; nil for the effect's own.
  public var duration: TimeInterval?
  /// Whether pages cross-fade in the same duration, instead of playing the effect, while
  /// `UIAccessibility.isReduceMotionEnabled` is true. The default is true.
  public var respectsReducedMotion = true
  /// Drives a pop, a dismissal, or the change to an adjacent tab; nil for none.
  public let interaction: GalleryInteraction?

  /// - Parameters:
  ///   - effect: plays forwards to a new page, and in reverse from it.
  ///   - interaction: drives the reverse transition. It must not be shared with another transition.
  public init(_ effect: GalleryEffect, interaction: GalleryInteraction? = nil) {
    self.effect = effect
    self.interaction = interaction
    super.init()
  }

  /// Becomes the delegate of a navigation controller, and animates its pushes and pops.
  public func animatePushes(of navigationController: UINavigationController) {
    navigationController.delegate = self
    TransitionKeeper.keep(self, for: navigationController, as: .stack)
    interaction?.wire(to: navigationController, for: .pop)
  }

  /// Becomes the delegate of a tab bar controller, and animates its changes of tabs.
  public func animateTabs(of tabBarController: UITabBarController) {
    tabBarController.delegate = self
    TransitionKeeper.keep(self, for: tabBarController, as: .tabs)
    interaction?.wire(to: tabBarController, for: .tab)
  }

  /// Animates the presentation and the dismissal of a controller, and sets its presentation style
  /// to the full screen. If the style is set afterwards to one that leaves the presenter's view in
  /// the hierarchy, a snapshot replaces the presenter while the effect plays.
  ///
  /// With an interaction this method loads the controller's view, as the other two methods do, so
  /// that the gesture also dismisses a controller that was presented without animation.
  public func animatePresentation(of controller: UIViewController) {
    controller.transitioningDelegate = self
    controller.modalPresentationStyle = .fullScreen
    TransitionKeeper.keep(self, for: controller, as: .presented)
    interaction?.wire(to: controller, for: .dismiss)
  }

  private func makeAnimator(isReversed: Bool) -> GalleryAnimator {
    let animator = effect.makeAnimator(isReversed: isReversed, duration: duration)
    guard respectsReducedMotion, UIAccessibility.isReduceMotionEnabled else { return animator }
    return GalleryEffect.crossFade.makeAnimator(
      isReversed: isReversed, duration: animator.duration)
  }

  private var runningInteraction: GalleryInteraction? {
    interaction?.interactionInProgress == true ? interaction : nil
  }
}

extension GalleryTransition: UINavigationControllerDelegate {
  /// Returns the effect's animator, in reverse for a pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(isReversed: operation == .pop)
  }

  /// Returns the interaction if a gesture has begun the transition.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { runningInteraction }
}

extension GalleryTransition: UITabBarControllerDelegate {
  /// Returns the effect's animator, in reverse for an earlier tab.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pages = tabBarController.viewControllers ?? []
    // The navigation controller of "More" is none of the pages. Its tab is the last one.
    func place(of page: UIViewController) -> Int { pages.firstIndex(of: page) ?? pages.count }
    return makeAnimator(isReversed: place(of: toVC) < place(of: fromVC))
  }

  /// Returns the interaction if a gesture has begun the transition.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { runningInteraction }
}

extension GalleryTransition: UIViewControllerTransitioningDelegate {
  /// Returns the effect's animator, and wires the interaction for the dismissal.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    interaction?.wire(to: presented, for: .dismiss)
    return makeAnimator(isReversed: false)
  }

  /// Returns the effect's animator in reverse.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(isReversed: true)
  }

  /// Returns the interaction if a gesture has begun the dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { runningInteraction }
}
