import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Animations with a delay in an interactive transition. All animations of an animator are on one
/// timeline, which the percentage moves.
@MainActor
struct DelayedAnimationTests {
  @Test func aDelayedAnimationBeginsWhenThePercentageHasCoveredItsDelay() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal, duration: 1)
    let modal = fixture.makeController(style: .overFullScreen, delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.present(modal)
    delegate.interactor = interactor
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    modal.view.addSubview(box)
    fixture.simulator.settle()
    delegate.animator.instead = { context in
      UIView.animate(
        withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { box.center.x = 105 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    modal.dismiss(animated: true)
    Simulator.endTurn()
    // The second half of the transition moves the box by 100 points.
    let places: [(percent: CGFloat, x: CGFloat)] = [
      (0.25, 5), (0.5, 5), (0.6, 25), (0.75, 55), (0.9, 85), (0.3, 5),
    ]
    for place in places {
      interactor.update(place.percent)
      fixture.simulator.advance(by: fixture.simulator.frameDuration)
      #expect(isNear(box.shownFrame.midX, place.x, within: 1e-3), "at \(place.percent)")
    }
    interactor.cancel()
    fixture.simulator.settle()
    #expect(box.center.x == 5 && !fixture.isTransitioning && modal.view.window != nil)
  }
}
