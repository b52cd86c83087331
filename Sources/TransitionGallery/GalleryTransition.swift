public import UIKit

/// An effect for a container, and how a finger drives its way back: the delegate of a navigation
/// controller, a tab bar controller or a presented controller.
///
/// One line adds an effect to an app:
///
/// ```swift
/// GalleryTransition(.cube, interaction: .horizontalSwipe).animatePushes(of: navigationController)
/// GalleryTransition(.fold, interaction: .horizontalSwipe).animateTabs(of: tabBarController)
/// GalleryTransition(.portal, interaction: .pinch).animatePresentation(of: detail)
/// ```
///
/// These three keep the transition at least for as long as its controller lives, and at most until
/// the next one is added to a controller after that. A program with a delegate of its own returns
/// ``GalleryEffect/makeAnimator(isReversed:duration:)`` from it instead.
@preconcurrency @MainActor
public final class GalleryTransition: NSObject {
  /// Plays from the next transition on.
  public var effect: GalleryEffect
  /// In seconds; nil for the effect's own.
  public var duration: TimeInterval?
  /// Whether pages cross-fade, in the same time, instead of playing the effect while the user wants
  /// less motion: `UIAccessibility.isReduceMotionEnabled`. The default is true.
  public var respectsReducedMotion = true
  /// Drives a pop, a dismissal, or the change to a neighbouring tab; nil for none.
  public let interaction: GalleryInteraction?

  /// - Parameters:
  ///   - effect: plays forwards to a new page, and backwards from it.
  ///   - interaction: drives the way back; it belongs to this transition alone.
  public init(_ effect: GalleryEffect, interaction: GalleryInteraction? = nil) {
    self.effect = effect
    self.interaction = interaction
    super.init()
  }

  /// Animates the pushes and pops of a navigation controller as its delegate.
  public func animatePushes(of navigationController: UINavigationController) {
    navigationController.delegate = self
    TransitionKeeper.keep(self, for: navigationController, as: .stack)
    interaction?.wire(to: navigationController, for: .pop)
  }

  /// Animates the changes between a controller's tabs as its delegate.
  public func animateTabs(of tabBarController: UITabBarController) {
    tabBarController.delegate = self
    TransitionKeeper.keep(self, for: tabBarController, as: .tabs)
    interaction?.wire(to: tabBarController, for: .tab)
  }

  /// Animates the presentation and the dismissal of a controller, which will cover the full screen.
  /// In a style that leaves the presenter in place, set afterwards, the presenter is replaced by a
  /// snapshot while the effect plays.
  ///
  /// With an interaction it loads the controller's view, as the other two do, so that a gesture
  /// also dismisses what was presented without animation.
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
  /// The effect, backwards for a pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(isReversed: operation == .pop)
  }

  /// The interaction, where a gesture has begun the transition.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { runningInteraction }
}

extension GalleryTransition: UITabBarControllerDelegate {
  /// The effect, backwards to an earlier tab.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pages = tabBarController.viewControllers ?? []
    // The navigation controller of "More" is none of the pages: its tab is the last.
    func place(of page: UIViewController) -> Int { pages.firstIndex(of: page) ?? pages.count }
    return makeAnimator(isReversed: place(of: toVC) < place(of: fromVC))
  }

  /// The interaction, where a gesture has begun the transition.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { runningInteraction }
}

extension GalleryTransition: UIViewControllerTransitioningDelegate {
  /// The effect forwards; the interaction is wired for the dismissal.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    interaction?.wire(to: presented, for: .dismiss)
    return makeAnimator(isReversed: false)
  }

  /// The effect backwards.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(isReversed: true)
  }

  /// The interaction, where a gesture has begun the dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { runningInteraction }
}
