import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The frames that the animator of a dismissal receives.
@MainActor
struct DismissalFrameTests {
  /// The view leaves the window. With the custom style animators on iOS get its frame nevertheless.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func theFinalFrameOfADismissedControllerDependsOnItsStyle(style: UIModalPresentationStyle) {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.present(fixture.makeController(style: style, delegate: delegate))
    let frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    modal.view.frame = frame
    var frames: [CGRect] = []
    delegate.animator.onCall = { context in
      frames += [context.initialFrame(for: modal), context.finalFrame(for: modal)]
    }
    modal.dismiss(animated: true)
    fixture.simulator.settle()
    let end = style == .custom ? frame : .zero
    #expect(frames == [frame, end, frame, end])
  }

  @Test func aRootThatWasMovedAsideGoesBackToTheFinalFrame() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.present(fixture.makeController(style: .custom, delegate: delegate))
    let bounds = fixture.simulator.window.bounds
    let root = fixture.root
    root.view.frame = bounds.insetBy(dx: 16, dy: 40)
    var frame: CGRect?
    delegate.animator.onCall = { context in
      frame = context.finalFrame(for: root)
      #expect(context.initialFrame(for: root) == bounds.insetBy(dx: 16, dy: 40))
    }
    modal.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(frame == bounds)
  }

  /// Slides a view in from the left side, and out again, between its final frame and one beside the
  /// container.
  private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    private(set) var isPresentation = true

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let controller = context.viewController(forKey: isPresentation ? .to : .from) else {
        return
      }
      let view: UIView = controller.view
      if isPresentation { context.containerView.addSubview(view) }
      let inside = context.finalFrame(for: controller)
      let outside = inside.offsetBy(dx: -inside.maxX, dy: 0)
      view.frame = isPresentation ? outside : inside
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.frame = self.isPresentation ? inside : outside
      } completion: {
        context.completeTransition($0)
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresentation = true
      return self
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresentation = false
      return self
    }
  }

  @Test func aPanelLeavesInItsSize() {
    let root = UIViewController()
    let simulator = Simulator(
      size: CGSize(width: 300, height: 300), scale: 1, framesPerSecond: 100, root: root)
    let (panel, animator) = (UIViewController(), SlideAnimator())
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = animator
    root.present(panel, animated: true)
    simulator.settle()
    #expect(panel.view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    root.dismiss(animated: true)
    simulator.advanceFrame()
    simulator.advance(by: 0.25)
    let shown = panel.view.layer.presentation()?.frame ?? .null
    #expect(abs(shown.minX + 150) < 15 && shown.size == CGSize(width: 300, height: 300))
    simulator.settle()
    #expect(root.presentedViewController == nil && !animator.isPresentation)
  }
}
