import CoreGraphics
import Testing
import UIKit

@testable import Catalogue

/// An animator completes its transition also where the context lacks what it needs.
@MainActor
struct AnimatorCompletionTests {
  /// Of a transition without controllers and views.
  private final class EmptyContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView()
    private(set) var completions: [Bool] = []

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func pauseInteractiveTransition() {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { completions.append(didComplete) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
  }

  @Test func aTransitionWithoutViewsIsCompletedAsNotDone() {
    let drop = KeyframeSwing.SwingAnimation()
    drop.type = .dismiss
    let animators: [any UIViewControllerAnimatedTransitioning] = [
      BouncePresentAnimation(), NormalDismissAnimation(), ModalSpring.SpringTransition(),
      CornerPresent.MyAnimator(presenting: true), CornerPresent.MyAnimator(presenting: false),
      KeyframeSwing.SwingAnimation(), drop,
      CoordinatorAlongside.SlideAnimator(isPresenting: true),
      CoordinatorAlongside.SlideAnimator(isPresenting: false),
      PresentationCustom.SlideAnimator(isPresenting: true),
      PresentationCustom.SlideAnimator(isPresenting: false),
    ]
    for animator in animators {
      let context = EmptyContext()
      animator.animateTransition(using: context)
      #expect(context.completions == [false], "\(type(of: animator))")
    }
  }
}
