import CoreGraphics
import QuartzCore
import Testing
import UIKitSimulator

import UIKit

/// Animations alongside a transition, in any view of the window.
@MainActor
struct CoordinatorTests {
  /// Presents with an animator and, if wanted, an interaction controller; a badge in the window
  /// moves alongside from x = 0 to x = 100.
  @MainActor
  final class Fixture: NSObject, UIViewControllerTransitioningDelegate {
    let root = UIViewController()
    let presented = UIViewController()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator: Simulator
    var animator: any UIViewControllerAnimatedTransitioning = PlainAnimator()
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var log: [String] = []

    override init() {
      let root = root
      simulator = Simulator(scale: 1, root: root)
      super.init()
      simulator.window.addSubview(badge)
      presented.modalPresentationStyle = .overFullScreen
      presented.transitioningDelegate = self
    }

    func present(animated: Bool = true) {
      root.present(presented, animated: animated) { self.log.append("completion") }
      Simulator.endTurn()
      moveBadge()
    }

    func moveBadge(to x: CGFloat = 100) {
      root.transitionCoordinator?.animate(alongsideTransition: { context in
        self.log.append("alongside \(context.isAnimated)")
        self.badge.frame.origin.x = x
      }) { context in
        self.log.append("coordinator \(context.isCancelled ? "cancelled" : "finished")")
      }
    }

    var shownX: CGFloat { (badge.layer.presentation() ?? badge.layer).frame.minX }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var onEnd: (() -> Void)?
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { onEnd?() }
  }

  /// Shows the view at the reported percentage, and ends at once.
  final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
    }
  }

  /// Fades by a property animator. Where it is the interaction controller, too, it starts the
  /// animator itself and reports no progress.
  final class SelfStarter: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    let running = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { animateTransition(using: transitionContext) }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      guard context == nil, let view = transitionContext.view(forKey: .to) else { return running }
      context = transitionContext
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      running.addAnimations { view.alpha = 1 }
      running.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      return running
    }
  }

  @Test(arguments: [false, true])
  func itJoinsAnInterruptibleAnimatorThatTheAppHasStarted(isCancelled: Bool) {
    let fixture = Fixture()
    let starter = SelfStarter()
    fixture.animator = starter
    fixture.interactor = starter
    fixture.present()
    fixture.simulator.window.bringSubviewToFront(fixture.badge)
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 0.2)
    let shown = fixture.presented.view.layer.presentation()?.opacity ?? 0
    #expect(shown > 0.3 && shown < 0.7 && abs(fixture.shownX - 100 * CGFloat(shown)) < 8)
    // The animator allows touches, so that a tap can cancel the transition.
    let touched = CGPoint(x: fixture.shownX + 5, y: 5)
    #expect(fixture.simulator.window.hitTest(touched, with: nil) === fixture.badge)
    if isCancelled {
      starter.context?.cancelInteractiveTransition()
      starter.running.isReversed = true
      starter.running.startAnimation()
    }
    fixture.simulator.settle()
    #expect(fixture.shownX == (isCancelled ? 0 : 100))
    #expect(fixture.badge.frame.minX == (isCancelled ? 0 : 100))
    #expect(fixture.log.last == "coordinator \(isCancelled ? "cancelled" : "finished")")
    #expect(fixture.root.transitionCoordinator == nil)
  }

  @Test func whatIsAskedForLateJoinsAnInterruptibleAnimatorToo() {
    let fixture = Fixture()
    fixture.animator = SelfStarter()
    fixture.root.present(fixture.presented, animated: true)
    fixture.simulator.advance(by: 0.2)
    fixture.moveBadge()
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.shownX > 0 && fixture.shownX < 100)
    fixture.simulator.settle()
    #expect(fixture.log == ["alongside true", "coordinator finished"])
    #expect(fixture.badge.frame.minX == 100)
  }

  @Test func itMovesWithTheAnimatorsFirstAnimation() {
    let fixture = Fixture()
    fixture.present()
    #expect(fixture.log.isEmpty || fixture.log == ["alongside true"])
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 0.1)
    // Linear, as the animator's own.
    let shown = fixture.presented.view.layer.presentation()?.opacity ?? 0
    #expect(abs(fixture.shownX - 100 * CGFloat(shown)) < 0.01 && shown > 0.2)
    fixture.simulator.settle()
    #expect(fixture.log == ["alongside true", "completion", "coordinator finished"])
    #expect(fixture.badge.frame.minX == 100 && fixture.root.transitionCoordinator == nil)
  }

  @Test func whatIsAskedForInViewWillAppearMovesWithItToo() {
    final class Early: UIViewController {
      var onAppear: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) { onAppear?() }
    }
    let fixture = Fixture()
    let presented = Early()
    presented.transitioningDelegate = fixture
    presented.modalPresentationStyle = .overFullScreen
    presented.onAppear = { fixture.moveBadge() }
    fixture.root.present(presented, animated: true)
    Simulator.endTurn()
    #expect(fixture.log == ["alongside true"])
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 0.1)
    let shown = presented.view.layer.presentation()?.opacity ?? 0
    #expect(abs(fixture.shownX - 100 * CGFloat(shown)) < 0.01 && shown > 0.2)
    fixture.simulator.settle()
    #expect(fixture.log == ["alongside true", "coordinator finished"])
  }

  @Test func completionsComeAfterThePresentationsAndBeforeAnimationEnded() {
    let fixture = Fixture()
    let animator = PlainAnimator()
    animator.onEnd = { fixture.log.append("ended") }
    fixture.animator = animator
    fixture.present()
    fixture.simulator.settle()
    #expect(fixture.log == ["alongside true", "completion", "coordinator finished", "ended"])
  }

  @Test func everyControllerThatTakesPartHasTheCoordinator() {
    let fixture = Fixture()
    let child = UIViewController()
    let other = UIViewController()
    fixture.presented.addChild(child)
    fixture.present()
    #expect(fixture.presented.transitionCoordinator === fixture.root.transitionCoordinator)
    #expect(child.transitionCoordinator === fixture.root.transitionCoordinator)
    #expect(other.transitionCoordinator == nil)
    fixture.simulator.settle()
    #expect(child.transitionCoordinator == nil)
  }

  @Test func itFollowsThePercentageAndGoesBackWithACancel() {
    let fixture = Fixture()
    let interactiveDriver = UIPercentDrivenInteractiveTransition()
    fixture.interactor = interactiveDriver
    fixture.present()
    var changes: [String] = []
    fixture.root.transitionCoordinator?.notifyWhenInteractionChanges { context in
      changes.append("\(context.isInteractive) \(context.isCancelled) \(context.percentComplete)")
    }
    for percent in [0.25, 0.8, 0.5] as [CGFloat] {
      interactiveDriver.update(percent)
      fixture.simulator.advanceFrame()
      let shown = CGFloat(fixture.presented.view.layer.presentation()?.opacity ?? 0)
      #expect(abs(shown - percent) < 1e-4 && fixture.shownX > 0 && fixture.shownX < 100)
    }
    #expect(changes.isEmpty)
    interactiveDriver.cancel()
    #expect(changes == ["false true 0.5"])
    fixture.simulator.settle()
    #expect(fixture.shownX == 0 && fixture.badge.frame.minX == 0)
    #expect(fixture.log == ["alongside true", "coordinator cancelled"])
  }

  @Test func itFollowsAnInteractionControllerOfOnesOwn() {
    for isCancelled in [false, true] {
      let fixture = Fixture()
      let interactiveDriver = OwnInteraction()
      fixture.interactor = interactiveDriver
      fixture.present()
      interactiveDriver.context?.updateInteractiveTransition(0.5)
      fixture.simulator.advanceFrame()
      #expect(abs(fixture.shownX - 50) < 0.01)
      if isCancelled {
        interactiveDriver.context?.cancelInteractiveTransition()
      } else {
        interactiveDriver.context?.finishInteractiveTransition()
      }
      fixture.simulator.advance(by: 0.1)
      #expect(isCancelled ? fixture.shownX < 50 : fixture.shownX > 50)
      fixture.simulator.advance(by: 0.2)
      interactiveDriver.context?.completeTransition(!isCancelled)
      fixture.simulator.settle()
      #expect(fixture.shownX == (isCancelled ? 0 : 100))
      #expect(fixture.log.last == "coordinator \(isCancelled ? "cancelled" : "finished")")
    }
  }

  @Test func whatIsAskedForLateJoinsInForTheRest() {
    let fixture = Fixture()
    fixture.root.present(fixture.presented, animated: true)
    fixture.simulator.advance(by: 0.2)
    fixture.moveBadge()
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.shownX > 0 && fixture.shownX < 100)
    // The transition's time counts from the first frame that shows it.
    fixture.simulator.advance(by: 0.12 + fixture.simulator.frameDuration)
    #expect(fixture.shownX == 100)
    fixture.simulator.settle()
    #expect(fixture.log == ["alongside true", "coordinator finished"])
  }

  @Test func withoutAnimationItRunsAllTheSame() {
    let fixture = Fixture()
    final class Early: UIViewController {
      var onAppear: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) { onAppear?() }
    }
    let presented = Early()
    presented.onAppear = { fixture.moveBadge() }
    fixture.root.present(presented, animated: false) { fixture.log.append("completion") }
    #expect(fixture.log == ["alongside false", "completion", "coordinator finished"])
    #expect(fixture.badge.frame.minX == 100)
  }

  @Test func afterTheEndItRefuses() throws {
    let fixture = Fixture()
    fixture.present()
    let coordinator = try #require(fixture.root.transitionCoordinator)
    fixture.simulator.settle()
    fixture.log = []
    #expect(!coordinator.animate(alongsideTransition: { _ in fixture.log.append("late") }))
    #expect(fixture.log.isEmpty && coordinator.transitionDuration == 0.4)
    #expect(coordinator.percentComplete == 1 && !coordinator.isCancelled)
  }

  @Test func itReportsTheTransition() throws {
    let fixture = Fixture()
    fixture.present()
    let coordinator = try #require(fixture.presented.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .to) === fixture.presented)
    #expect(coordinator.view(forKey: .to) === fixture.presented.view)
    #expect(coordinator.transitionDuration == 0.4 && !coordinator.initiallyInteractive)
    #expect(coordinator.presentationStyle == .overFullScreen && coordinator.isAnimated)
    fixture.simulator.settle()
  }
}
