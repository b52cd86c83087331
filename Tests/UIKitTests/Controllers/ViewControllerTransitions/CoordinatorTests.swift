import CoreGraphics
import QuartzCore
import Testing
import UIKitSimulator

import UIKit

/// What runs alongside a transition, wherever it is on the screen.
@Suite(.serialized) @MainActor
struct CoordinatorTests {
  /// Presents with an animator and, if wanted, an interaction controller; a badge in the window
  /// moves alongside from x = 0 to x = 100.
  @MainActor
  final class Rig: NSObject, UIViewControllerTransitioningDelegate {
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

  @Test func itMovesWithTheAnimatorsFirstAnimation() {
    let rig = Rig()
    rig.present()
    #expect(rig.log.isEmpty || rig.log == ["alongside true"])
    rig.simulator.advanceFrame()
    rig.simulator.advance(by: 0.1)
    // Linear, as the animator's own.
    let shown = rig.presented.view.layer.presentation()?.opacity ?? 0
    #expect(abs(rig.shownX - 100 * CGFloat(shown)) < 0.01 && shown > 0.2)
    rig.simulator.settle()
    #expect(rig.log == ["alongside true", "completion", "coordinator finished"])
    #expect(rig.badge.frame.minX == 100 && rig.root.transitionCoordinator == nil)
  }

  @Test func whatIsAskedForInViewWillAppearMovesWithItToo() {
    final class Early: UIViewController {
      var onAppear: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) { onAppear?() }
    }
    let rig = Rig()
    let presented = Early()
    presented.transitioningDelegate = rig
    presented.modalPresentationStyle = .overFullScreen
    presented.onAppear = { rig.moveBadge() }
    rig.root.present(presented, animated: true)
    Simulator.endTurn()
    #expect(rig.log == ["alongside true"])
    rig.simulator.advanceFrame()
    rig.simulator.advance(by: 0.1)
    let shown = presented.view.layer.presentation()?.opacity ?? 0
    #expect(abs(rig.shownX - 100 * CGFloat(shown)) < 0.01 && shown > 0.2)
    rig.simulator.settle()
    #expect(rig.log == ["alongside true", "coordinator finished"])
  }

  @Test func completionsComeAfterThePresentationsAndBeforeTheAnimatorHearsOfTheEnd() {
    let rig = Rig()
    let animator = PlainAnimator()
    animator.onEnd = { rig.log.append("ended") }
    rig.animator = animator
    rig.present()
    rig.simulator.settle()
    #expect(rig.log == ["alongside true", "completion", "coordinator finished", "ended"])
  }

  @Test func everyControllerThatTakesPartHasTheCoordinator() {
    let rig = Rig()
    let child = UIViewController()
    let other = UIViewController()
    rig.presented.addChild(child)
    rig.present()
    #expect(rig.presented.transitionCoordinator === rig.root.transitionCoordinator)
    #expect(child.transitionCoordinator === rig.root.transitionCoordinator)
    #expect(other.transitionCoordinator == nil)
    rig.simulator.settle()
    #expect(child.transitionCoordinator == nil)
  }

  @Test func itFollowsThePercentageAndGoesBackWithACancel() {
    let rig = Rig()
    let hand = UIPercentDrivenInteractiveTransition()
    rig.interactor = hand
    rig.present()
    var changes: [String] = []
    rig.root.transitionCoordinator?.notifyWhenInteractionChanges { context in
      changes.append("\(context.isInteractive) \(context.isCancelled) \(context.percentComplete)")
    }
    for percent in [0.25, 0.8, 0.5] as [CGFloat] {
      hand.update(percent)
      rig.simulator.advanceFrame()
      let shown = CGFloat(rig.presented.view.layer.presentation()?.opacity ?? 0)
      #expect(abs(shown - percent) < 1e-4 && rig.shownX > 0 && rig.shownX < 100)
    }
    #expect(changes.isEmpty)
    hand.cancel()
    #expect(changes == ["false true 0.5"])
    rig.simulator.settle()
    #expect(rig.shownX == 0 && rig.badge.frame.minX == 0)
    #expect(rig.log == ["alongside true", "coordinator cancelled"])
  }

  @Test func itFollowsAnInteractionControllerOfOnesOwn() {
    for isCancelled in [false, true] {
      let rig = Rig()
      let hand = OwnInteraction()
      rig.interactor = hand
      rig.present()
      hand.context?.updateInteractiveTransition(0.5)
      rig.simulator.advanceFrame()
      #expect(abs(rig.shownX - 50) < 0.01)
      if isCancelled {
        hand.context?.cancelInteractiveTransition()
      } else {
        hand.context?.finishInteractiveTransition()
      }
      rig.simulator.advance(by: 0.1)
      #expect(isCancelled ? rig.shownX < 50 : rig.shownX > 50)
      rig.simulator.advance(by: 0.2)
      hand.context?.completeTransition(!isCancelled)
      rig.simulator.settle()
      #expect(rig.shownX == (isCancelled ? 0 : 100))
      #expect(rig.log.last == "coordinator \(isCancelled ? "cancelled" : "finished")")
    }
  }

  @Test func whatIsAskedForLateJoinsInForTheRest() {
    let rig = Rig()
    rig.root.present(rig.presented, animated: true)
    rig.simulator.advance(by: 0.2)
    rig.moveBadge()
    rig.simulator.advance(by: 0.1)
    #expect(rig.shownX > 0 && rig.shownX < 100)
    // The transition's time counts from the first frame that shows it.
    rig.simulator.advance(by: 0.12 + rig.simulator.frameDuration)
    #expect(rig.shownX == 100)
    rig.simulator.settle()
    #expect(rig.log == ["alongside true", "coordinator finished"])
  }

  @Test func withoutAnimationItRunsAllTheSame() {
    let rig = Rig()
    final class Early: UIViewController {
      var onAppear: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) { onAppear?() }
    }
    let presented = Early()
    presented.onAppear = { rig.moveBadge() }
    rig.root.present(presented, animated: false) { rig.log.append("completion") }
    #expect(rig.log == ["alongside false", "completion", "coordinator finished"])
    #expect(rig.badge.frame.minX == 100)
  }

  @Test func afterTheEndItRefuses() throws {
    let rig = Rig()
    rig.present()
    let coordinator = try #require(rig.root.transitionCoordinator)
    rig.simulator.settle()
    rig.log = []
    #expect(!coordinator.animate(alongsideTransition: { _ in rig.log.append("late") }))
    #expect(rig.log.isEmpty && coordinator.transitionDuration == 0.4)
    #expect(coordinator.percentComplete == 1 && !coordinator.isCancelled)
  }

  @Test func itTellsOfTheTransition() throws {
    let rig = Rig()
    rig.present()
    let coordinator = try #require(rig.presented.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .to) === rig.presented)
    #expect(coordinator.view(forKey: .to) === rig.presented.view)
    #expect(coordinator.transitionDuration == 0.4 && !coordinator.initiallyInteractive)
    #expect(coordinator.presentationStyle == .overFullScreen && coordinator.isAnimated)
    rig.simulator.settle()
  }
}
