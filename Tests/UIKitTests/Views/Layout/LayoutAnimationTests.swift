import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Constraints that change in animations and transitions.
@MainActor
struct LayoutAnimationTests {
  @Test func aConstantChangedInABlockAnimates() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 300), scale: 1, root: root)
    let child = root.view.add()
    child.pin(x: 0, y: 0, height: 10)
    let width = child.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    simulator.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      width.constant = 200
      root.view.layoutIfNeeded()
    }
    #expect(child.frame.width == 200)
    simulator.advance(by: 1.0 / 60)
    simulator.advance(by: 0.5)
    let shown = child.layer.presentation()?.bounds.width ?? 0
    #expect(abs(shown - 150) < 3)
    simulator.settle()
    #expect(child.layer.presentation()?.bounds.width == 200)
  }

  /// Moves a subview of the disappearing view by a constraint.
  private final class ConstraintAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let interactor = UIPercentDrivenInteractiveTransition()
    weak var constraint: NSLayoutConstraint?
    var isInteractive = true

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        self.constraint?.constant = 200
        view?.layoutIfNeeded()
        view?.alpha = 0.5
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interactor : nil }
  }

  @Test func aScrubbedTransitionMovesConstraintsAndACancelledOnePutsThemBack() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 300), scale: 1, root: root)
    let (modal, animator) = (UIViewController(), ConstraintAnimator())
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    let child = modal.view.add()
    child.pin(x: 0, y: 0, height: 10)
    let width = child.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    simulator.settle()
    modal.transitioningDelegate = animator
    animator.constraint = width
    for round in 0..<2 {
      modal.dismiss(animated: true)
      Simulator.endTurn()
      for percent in [0.5, 0.2, 0.8] as [CGFloat] {
        animator.interactor.update(percent)
        simulator.advance(by: 1.0 / 60)
        let shown = child.layer.presentation()?.bounds.width ?? 0
        #expect(abs(shown - (100 + 100 * percent)) < 0.5, "round \(round) at \(percent)")
      }
      animator.interactor.cancel()
      simulator.settle()
      #expect(width.constant == 100 && child.frame.width == 100)
      modal.view.setNeedsLayout()
      simulator.settle()
      #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
      #expect(root.presentedViewController === modal)
    }
    modal.dismiss(animated: true)
    Simulator.endTurn()
    animator.interactor.update(0.3)
    animator.interactor.finish()
    simulator.settle()
    #expect(root.presentedViewController == nil && width.constant == 200)
  }

  /// Shows the presented view as a card at the bottom, by constraints to the container.
  private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let card = context.view(forKey: .to) else { return context.completeTransition(false) }
      let container = context.containerView
      card.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(card)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
        container.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 20),
        card.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        card.heightAnchor.constraint(equalToConstant: 100),
      ])
      container.layoutIfNeeded()
      card.alpha = 0
      UIView.animate(withDuration: 0.5) {
        card.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test(arguments: [false, true])
  func aPresentedViewWithConstraintsToItsContainerKeepsToThemWhenTheDeviceTurns(isEarly: Bool) {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 600), scale: 1, root: root)
    let (modal, animator) = (UIViewController(), CardAnimator())
    modal.modalPresentationStyle = .overFullScreen
    modal.transitioningDelegate = animator
    root.present(modal, animated: true)
    simulator.advance(by: 0.1)
    if !isEarly { simulator.settle() }
    #expect(modal.view.frame == CGRect(x: 20, y: 500, width: 260, height: 100))
    simulator.resize(to: CGSize(width: 600, height: 300))
    simulator.settle()
    #expect(modal.view.frame == CGRect(x: 20, y: 200, width: 560, height: 100))
    simulator.resize(to: CGSize(width: 300, height: 600))
    simulator.settle()
    #expect(modal.view.frame == CGRect(x: 20, y: 500, width: 260, height: 100))
  }

  @Test func controllersViewsTakeTheirLayoutAlong() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 300), scale: 1, root: root)
    let modal = UIViewController()
    let child = modal.view.add()
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: modal.view.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: modal.view.centerYAnchor),
      child.widthAnchor.constraint(equalTo: modal.view.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overCurrentContext] {
      modal.modalPresentationStyle = style
      root.present(modal, animated: true)
      simulator.settle()
      let size = modal.view.bounds.size
      #expect(child.frame.width == size.width / 2 && child.frame.midY == size.height / 2)
      simulator.resize(to: CGSize(width: 500, height: 400))
      simulator.settle()
      #expect(child.frame.width == modal.view.bounds.width / 2)
      root.dismiss(animated: true)
      simulator.settle()
      simulator.resize(to: CGSize(width: 300, height: 300))
    }
  }

  @Test func aChildThatIsPlacedByConstraintsPresentsInItsContext() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 300), scale: 1, root: root)
    let (child, modal) = (UIViewController(), UIViewController())
    root.addChild(child)
    let view: UIView = root.view.add(child.view)
    child.didMove(toParent: root)
    view.pin(x: 20, y: 30)
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -20),
      view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor, constant: -30),
    ])
    simulator.settle()
    child.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    for size in [CGSize(width: 400, height: 500), CGSize(width: 300, height: 300)] {
      child.present(modal, animated: true)
      simulator.settle()
      simulator.resize(to: size)
      simulator.settle()
      let place = CGRect(origin: .zero, size: size).insetBy(dx: 20, dy: 30)
      #expect(modal.view.convert(modal.view.bounds, to: nil) == place)
      child.dismiss(animated: true)
      simulator.settle()
      #expect(view.superview === root.view && view.frame == place)
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
      #expect(root.view.constraints.count == 4)
    }
  }
}
