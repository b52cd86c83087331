public import UIKit

/// An effect as an animator: for pushes and pops, presentations and dismissals, and tabs.
///
/// Return it from the delegate of a navigation controller, a tab bar controller or a presented
/// controller; ``GalleryTransition`` is such a delegate. An interaction controller can scrub it.
/// A subclass overrides ``play(on:)`` and animates the two pages there.
@preconcurrency @MainActor
open class GalleryAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds; 1 unless the effect has another.
  public var duration: TimeInterval = 1
  /// Whether it plays backwards: for a pop, a dismissal, or an earlier tab.
  public var isReversed = false

  /// Plays the effect. An override places the arriving page, sets the pages up, and animates by one
  /// call of the stage's `animate` methods.
  open func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: true)
    stage.animate {}
  }

  /// The effect's ``duration``.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Plays the effect. A page or a container without a size is reported, and the arriving page is
  /// then shown without it.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard
      let stage = EffectStage(transitionContext, isReversed: isReversed, duration: duration)
    else { return transitionContext.completeTransition(false) }
    guard let page = stage.emptyPage else { return play(on: stage) }
    let name =
      page === stage.container ? "container" : page === stage.from ? "from-view" : "to-view"
    GalleryDiagnostics.warn(
      "\(type(of: self)) was used with a \(name) of no size; the page is shown without the effect.")
    stage.placeArrivingPage(above: true)
    stage.end()
  }
}
