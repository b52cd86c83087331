import CoreGraphics
import QuartzCore
import Testing
import UIKitSimulator
import UIKitTestSupport

import UIKit

/// `UIPercentDrivenInteractiveTransition` with a context that a program wrote.
@MainActor
struct ForeignContextTests {
  /// A container's own context, as a developer writes it.
  final class OwnContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let controllers: [UITransitionContextViewControllerKey: UIViewController]
    let journal: Journal
    var isInteractive = true
    var transitionWasCancelled = false
    var onEnd: (Bool) -> Void = { _ in }

    init(_ container: UIView, from: UIViewController, to: UIViewController, journal: Journal) {
      containerView = container
      controllers = [.from: from, .to: to]
      self.journal = journal
    }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
      journal.note("update \(percentComplete)")
    }
    func finishInteractiveTransition() { journal.note("finish") }
    func cancelInteractiveTransition() {
      journal.note("cancel")
      transitionWasCancelled = true
    }
    func pauseInteractiveTransition() {
      journal.note("pause")
      transitionWasCancelled = false
    }
    func completeTransition(_ didComplete: Bool) {
      journal.note("complete \(didComplete)")
      onEnd(didComplete)
    }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      controllers[key]
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
      controllers[key == .from ? .from : .to]?.view
    }
    func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
    func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  }

  @MainActor
  struct Stage {
    let simulator: Simulator
    let root = UIViewController()
    let from = UIViewController()
    let to = UIViewController()
    let journal = Journal()
    let context: OwnContext
    var interactor = UIPercentDrivenInteractiveTransition()

    init() {
      simulator = Simulator(size: CGSize(width: 200, height: 400), scale: 1, root: root)
      let container = UIView(frame: root.view.bounds)
      root.view.addSubview(container)
      for child in [from, to] {
        root.addChild(child)
        child.view.frame = container.bounds
        child.didMove(toParent: root)
      }
      container.addSubview(from.view)
      context = OwnContext(container, from: from, to: to, journal: journal)
      simulator.settle()
    }

    /// Starts as a container does.
    func start(_ animate: @MainActor (OwnContext) -> Void = ForeignContextTests.fadeAndShrink) {
      interactor.startInteractiveTransition(context)
      animate(context)
    }

    func show(_ percent: CGFloat) {
      interactor.update(percent)
      simulator.advance(by: 0.05)
    }

    var isClean: Bool {
      from.view.layer.animationKeys() == nil && to.view.layer.animationKeys() == nil
        && context.containerView.layer.speed == 1 && from.view.transform == .identity
        && from.view.alpha == 1
    }
  }

  private static func fadeAndShrink(_ context: OwnContext) {
    guard
      let (from, to) = context.view(forKey: .from).flatMap({ from in
        context.view(forKey: .to).map { (from, $0) }
      })
    else { return }
    to.alpha = 0
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      to.alpha = 1
      from.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    } completion: { _ in
      from.transform = .identity
      if context.transitionWasCancelled { to.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func opacity(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.values.opacity ?? -1
  }

  @Test func thePercentageMovesWhatIsAnimatedInTheContainer() {
    let stage = Stage()
    stage.start()
    for percent in [0, 0.5, 0.25, 1, 0.75] as [CGFloat] {
      stage.show(percent)
      #expect(
        isNear(opacity(stage.to.view), percent) && stage.interactor.percentComplete == percent)
      #expect(isNear(stage.from.view.shownFrame.width, 200 * (1 - 0.5 * percent)))
    }
    #expect(stage.interactor.duration == 0.5 && !stage.simulator.advanceFrame())
    #expect(!stage.journal.lines.contains { $0.hasPrefix("complete") })
  }

  @Test func finishingRunsTheRestAndCompletesOnce() {
    let stage = Stage()
    stage.start()
    stage.show(0.6)
    stage.interactor.finish()
    stage.simulator.advance(by: 0.15)
    #expect(stage.journal.lines.last == "finish")
    stage.simulator.advance(by: 0.1)
    #expect(stage.journal.take() == ["update 0.6", "finish", "complete true"])
    stage.simulator.settle()
    #expect(stage.isClean && stage.to.view.alpha == 1 && stage.to.view.superview != nil)
    // The transition is over: later calls have no effect.
    stage.interactor.update(0.5)
    stage.interactor.cancel()
    #expect(stage.journal.take().isEmpty)
  }

  @Test(arguments: [0, 0.4, 1])
  func cancellingRunsBackAndLeavesNothingBehind(percent: CGFloat) {
    let stage = Stage()
    stage.to.view.alpha = 0.9
    stage.start()
    stage.show(percent)
    stage.interactor.cancel()
    stage.simulator.settle()
    #expect(stage.journal.take() == ["update \(percent)", "cancel", "complete false"])
    #expect(stage.isClean && stage.to.view.superview == nil)
    #expect(stage.to.view.alpha == 0.9, "also what was set before it was in the container")
    stage.context.transitionWasCancelled = false
    stage.start()
    stage.interactor.finish()
    stage.simulator.settle()
    #expect(stage.journal.take() == ["finish", "complete true"] && stage.isClean)
  }

  @Test func keyframesSpringsAndExplicitAnimationsFollowToo() {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.start { context in
      context.containerView.addSubview(box)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
      }
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (5, 105, 2)
      box.layer.add(move, forKey: "move")
    }
    stage.show(0.25)
    #expect(stage.interactor.duration == 2)
    #expect(isNear(box.layer.presentation()?.position.x ?? 0, 30) && opacity(box) == 1)
    stage.show(0.5)
    #expect(isNear(box.layer.presentation()?.position.x ?? 0, 55) && isNear(opacity(box), 0))
    stage.interactor.cancel()
    stage.simulator.settle()
    #expect(box.alpha == 1 && box.layer.animationKeys() == nil)
  }

  @Test func whatAnimatesElsewhereRunsOn() {
    let stage = Stage()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.view.addSubview(bar)
    stage.start()
    UIView.animate(withDuration: 0.1) { bar.alpha = 0 }
    stage.simulator.advance(by: 0.2)
    #expect(bar.layer.animationKeys() == nil && opacity(bar) == 0)
    stage.show(0.5)
    stage.interactor.cancel()
    stage.simulator.settle()
    #expect(bar.alpha == 0)
  }

  @Test func aGestureCanGrabItAgain() {
    let stage = Stage()
    stage.start()
    stage.show(0.2)
    stage.interactor.cancel()
    stage.simulator.advance(by: 0.05)
    stage.interactor.pause()
    let percent = stage.interactor.percentComplete
    #expect(percent > 0 && percent < 0.2 && isNear(opacity(stage.to.view), percent))
    stage.show(0.9)
    stage.interactor.finish()
    stage.simulator.settle()
    #expect(stage.journal.lines.suffix(4) == ["pause", "update 0.9", "finish", "complete true"])
    #expect(stage.isClean)
  }

  @Test func whereNothingIsAnimatedNothingSticks() {
    let stage = Stage()
    stage.start { $0.completeTransition(true) }
    stage.show(0.5)
    #expect(Diagnostics.collecting { stage.interactor.update(.nan) }.count == 1)
    stage.interactor.finish()
    stage.simulator.settle()
    #expect(stage.isClean)
    stage.start()
    stage.show(0.5)
    #expect(isNear(opacity(stage.to.view), 0.5))
    stage.interactor.finish()
    stage.simulator.settle()
    #expect(stage.isClean)
  }

  @Test func aForgottenInteractionControllerLetsTheTransitionRun() {
    var stage = Stage()
    stage.start()
    stage.show(0.5)
    stage.interactor = UIPercentDrivenInteractiveTransition()
    stage.simulator.settle()
    #expect(stage.isClean && stage.journal.lines.last == "complete true")
  }

  @Test func startingAgainReleasesWhatWasHeld() {
    let stage = Stage()
    stage.start()
    stage.show(0.5)
    stage.interactor.startInteractiveTransition(stage.context)
    stage.interactor.finish()
    stage.simulator.settle()
    #expect(stage.context.containerView.layer.speed == 1)
    #expect(stage.journal.lines.last == "complete true")
  }
}
