import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What a cancelled transition has animated is not only as large as before, but drawn so.
@MainActor
struct CancelledDrawingTests {
  /// Notes the widths that it is drawn in.
  private final class Canvas: UIView {
    var widths: [CGFloat] = []

    override func draw(_ rect: CGRect) { widths.append(bounds.width) }
  }

  /// Makes the canvas narrower.
  private final class Narrowing: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let interactor = UIPercentDrivenInteractiveTransition()

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.5) {
        self.canvas.frame.size.width = 40
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  @Test func aViewThatWasMadeNarrowerIsDrawnInItsOwnWidthAgain() {
    let fixture = Fixture(size: CGSize(width: 160, height: 240))
    let narrowing = Narrowing()
    let modal = fixture.makeController(style: .overFullScreen)
    narrowing.canvas.contentMode = .redraw
    modal.view.addSubview(narrowing.canvas)
    fixture.present(modal)
    fixture.simulator.settle()
    #expect(narrowing.canvas.widths == [100])
    modal.transitioningDelegate = narrowing
    modal.dismiss(animated: true)
    Simulator.endTurn()
    narrowing.interactor.update(0.5)
    fixture.simulator.advance(by: 0.1)
    #expect(narrowing.canvas.widths == [100, 40])
    narrowing.interactor.cancel()
    fixture.simulator.settle()
    #expect(narrowing.canvas.frame.width == 100 && narrowing.canvas.widths == [100, 40, 100])
  }
}
