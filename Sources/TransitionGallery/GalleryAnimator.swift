public import UIKit

/// The animator of an effect, for pushes and pops, presentations and dismissals, and tabs.
///
/// Return it from the delegate of a navigation controller, a tab bar controller or a presented
/// controller; ``GalleryTransition`` is such a delegate. An interaction controller can scrub it. A
/// subclass overrides ``play(on:)`` to animate the two pages.
@preconcurrency @MainActor
open class GalleryAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds. The default is 1, unless the effect has its own.
  public var duration: TimeInterval = 1
  /// Whether the effect runs in reverse: for a pop, a dismissal, or an earlier tab.
  public var isReversed = false

  /// Plays the effect. An override adds the arriving page, sets the initial state of the pages, and
  /// animates by one call of the stage's `animate` methods.
  open func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: true)
    stage.animate {}
  }

  /// Returns the effect's ``duration``.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Plays the effect. If a page or the container has an empty size, this is reported, and the
  /// arriving page appears without the effect.
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
