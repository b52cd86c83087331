import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The places of views with constraints after an animation has restored the frame around them.
@MainActor
struct RestoredLayoutTests {
  /// A view in the middle of another one, by constraints.
  private func addCenteredView(to view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    return child
  }

  private func makeGrowingAnimator(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame = CGRect(x: 0, y: 50, width: 100, height: 200)
    }
  }

  @Test func aReversedAnimatorPutsTheContentBack() {
    let page = AnimatorPage()
    let child = addCenteredView(to: page.view)
    page.simulator.settle()
    #expect(child.center == CGPoint(x: 50, y: 50))
    let animator = makeGrowingAnimator(page.view)
    animator.fractionComplete = 0.5
    page.begin()
    #expect(child.center == CGPoint(x: 50, y: 100))
    animator.isReversed = true
    animator.startAnimation()
    page.simulator.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(child.center == CGPoint(x: 50, y: 50))
  }

  @Test func aStoppedAnimatorLaysOutTheSizeOnTheScreen() {
    let page = AnimatorPage()
    let child = addCenteredView(to: page.view)
    page.simulator.settle()
    let animator = makeGrowingAnimator(page.view)
    animator.fractionComplete = 0.5
    page.begin()
    animator.stopAnimation(true)
    page.simulator.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 25, width: 100, height: 150))
    #expect(child.center == CGPoint(x: 50, y: 75))
  }

  /// Lets the disappearing view grow.
  private final class GrowingAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let interactor = UIPercentDrivenInteractiveTransition()

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view?.frame = CGRect(x: 0, y: 300, width: 300, height: 400)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test func aCancelledDismissalPutsTheContentBack() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 300), scale: 1, root: root)
    let (modal, animator) = (UIViewController(), GrowingAnimator())
    modal.modalPresentationStyle = .custom
    root.present(modal, animated: false)
    let child = addCenteredView(to: modal.view)
    simulator.settle()
    #expect(child.center == CGPoint(x: 150, y: 150))
    modal.transitioningDelegate = animator
    modal.dismiss(animated: true)
    Simulator.endTurn()
    animator.interactor.update(0.5)
    simulator.advance(by: 0.1)
    #expect(child.center == CGPoint(x: 150, y: 200))
    animator.interactor.cancel()
    simulator.settle()
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(child.center == CGPoint(x: 150, y: 150))
    #expect(root.presentedViewController === modal)
  }
}
