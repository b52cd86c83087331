import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// `interruptibleAnimator(using:)`, and other properties of percent-driven transitions.
@MainActor
struct InterruptibleAnimatorTests {
  /// Fades the modal away by a property animator.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var animator: UIViewPropertyAnimator?
    var interactor: UIPercentDrivenInteractiveTransition?
    var timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
    var calls: [String] = []

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      calls.append("animate")
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      calls.append("interruptible")
      let made = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      let view = transitionContext.view(forKey: .from)
      made.addAnimations { view?.alpha = 0 }
      made.addCompletion { [weak self] position in
        self?.calls.append(AnimatorPage.name(position))
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      animator = made
      return made
    }
  }

  @MainActor
  private struct Drive {
    let fixture = Fixture(framesPerSecond: 100, size: CGSize(width: 160, height: 240))
    let fade = Fade()
    let interactor = UIPercentDrivenInteractiveTransition()
    let modal: JournalController

    init(interactively: Bool = true) {
      modal = fixture.makeController(style: .overFullScreen)
      fixture.present(modal)
      fixture.simulator.advance(by: 1)
      modal.transitioningDelegate = fade
      if interactively { fade.interactor = interactor }
    }

    func dismiss() {
      modal.dismiss(animated: true) { [journal = fixture.journal] in journal.note("completion") }
      Simulator.endTurn()
    }

    var alpha: Double { modal.view.layer.presentationValuesNow.opacity }

    func advance(_ seconds: TimeInterval) { fixture.simulator.advance(by: seconds) }
  }

  @Test func itAloneIsUsedAlsoWithoutAGesture() {
    let drive = Drive(interactively: false)
    drive.dismiss()
    #expect(drive.fade.calls == ["interruptible"], "asked once, and nothing else")
    #expect(drive.fade.animator?.isRunning == true)
    drive.fixture.simulator.advanceFrame()
    drive.advance(0.25)
    #expect(isNear(drive.alpha, 0.75))
    drive.fixture.simulator.settle()
    #expect(drive.fade.calls == ["interruptible", "end"])
    #expect(drive.fixture.journal.count("completion") == 1 && !drive.fixture.isTransitioning)
  }

  @Test func aGestureScrubsItAndTheCancelReversesIt() {
    let drive = Drive()
    drive.dismiss()
    for percent in [0.5, 0.2, 0.9, 0.4] as [CGFloat] {
      drive.interactor.update(percent)
      drive.advance(0.01)
      #expect(isNear(drive.alpha, 1 - percent) && drive.interactor.percentComplete == percent)
    }
    drive.interactor.cancel()
    #expect(drive.fade.animator?.isReversed == true)
    drive.fixture.simulator.advanceFrame()
    drive.advance(0.2)
    #expect(isNear(drive.alpha, 0.8) && isNear(drive.interactor.percentComplete, 0.2))
    drive.fixture.simulator.settle()
    #expect(drive.fade.calls == ["interruptible", "start"] && drive.modal.view.alpha == 1)
    #expect(drive.fixture.journal.count("completion") == 0 && !drive.fixture.isTransitioning)
  }

  @Test func aPauseAfterTheEndResetsTheProgress() {
    for finishes in [true, false] {
      let drive = Drive()
      drive.dismiss()
      drive.interactor.update(0.4)
      drive.advance(0.01)
      if finishes { drive.interactor.finish() } else { drive.interactor.cancel() }
      drive.fixture.simulator.settle()
      #expect(!drive.fixture.isTransitioning)
      #expect(drive.interactor.percentComplete == (finishes ? 1 : 0))
      drive.interactor.pause()
      #expect(drive.interactor.percentComplete == 0)
      drive.interactor.update(0.7)
      Simulator.endTurn()
      #expect(drive.interactor.percentComplete == 0, "no transition is moved")
    }
  }

  @Test func grabbedAgainItFollowsTheGestureAgain() {
    for cancelsFirst in [false, true] {
      let drive = Drive()
      drive.dismiss()
      drive.interactor.update(0.4)
      drive.advance(0.01)
      if cancelsFirst { drive.interactor.cancel() } else { drive.interactor.finish() }
      drive.fixture.simulator.advanceFrame()
      drive.advance(0.1)
      let shown = drive.alpha
      drive.interactor.update(0.9)
      #expect(isNear(drive.alpha, shown), "no gesture holds it")
      drive.interactor.pause()
      drive.advance(1)
      #expect(isNear(drive.alpha, shown))
      #expect(isNear(drive.interactor.percentComplete, 1 - shown))
      drive.interactor.update(0.6)
      drive.advance(0.01)
      #expect(isNear(drive.alpha, 0.4))
      drive.interactor.finish()
      drive.fixture.simulator.settle()
      #expect(drive.fade.calls == ["interruptible", "end"])
      #expect(drive.fixture.journal.count("completion") == 1)
    }
  }

  @Test func oneThatRunsByItselfCanBeGrabbed() {
    let drive = Drive()
    drive.interactor.wantsInteractiveStart = false
    drive.dismiss()
    drive.fixture.simulator.advanceFrame()
    drive.advance(0.3)
    #expect(isNear(drive.alpha, 0.7))
    drive.interactor.pause()
    drive.advance(0.5)
    #expect(isNear(drive.alpha, 0.7))
    drive.interactor.cancel()
    drive.fixture.simulator.settle()
    #expect(drive.fade.calls.last == "start" && drive.modal.view.alpha == 1)
  }

  /// A finger can only grab what gets its touches.
  @Test(arguments: [false, true])
  func touchesReachOneThatRunsByItself(interactively: Bool) throws {
    let drive = Drive(interactively: interactively)
    drive.interactor.wantsInteractiveStart = false
    var touches = 0
    let control = UIControl(frame: drive.modal.view.bounds)
    control.addAction(UIAction { _ in touches += 1 }, for: .touchDown)
    // The modal itself is invisible at the end, so that nothing hits it.
    try #require(drive.modal.presentationController?.containerView).addSubview(control)
    drive.dismiss()
    drive.fixture.simulator.advanceFrame()
    drive.advance(0.3)
    drive.fixture.simulator.touchDown(at: CGPoint(x: 80, y: 120))
    #expect(touches == 1 && drive.modal.isBeingDismissed)
    drive.interactor.pause()
    drive.interactor.cancel()
    drive.fixture.simulator.settle()
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func theRunTakesItsShareOfTheTimeAtItsSpeed() {
    for (percent, speed, finishes) in [
      (0.5, 1, true), (0.5, 0.5, true), (0.2, 2, true), (0.5, 1, false), (0.8, 0.5, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      let drive = Drive()
      drive.dismiss()
      drive.interactor.update(percent)
      drive.advance(0.01)
      drive.interactor.completionSpeed = speed
      let start = drive.fixture.simulator.time
      if finishes { drive.interactor.finish() } else { drive.interactor.cancel() }
      drive.fixture.simulator.settle()
      let expected = TimeInterval((finishes ? 1 - percent : percent) / speed)
      let took = drive.fixture.simulator.time - start
      #expect(took >= expected && took <= expected + 0.04, "\(percent) at \(speed): \(took)")
    }
  }

  @Test func aTimingCurveReplacesTheRunsCurve() {
    let drive = Drive()
    drive.dismiss()
    drive.interactor.update(0.5)
    drive.advance(0.01)
    drive.interactor.timingCurve = UISpringTimingParameters(dampingRatio: 0.5)
    drive.interactor.finish()
    drive.fixture.simulator.advanceFrame()
    drive.advance(0.1)
    let solver = SpringSolver(duration: 0.5, dampingRatio: 0.5, initialVelocity: 0)
    #expect(isNear(drive.alpha, 0.5 - 0.5 * solver.value(at: 0.1)))
    drive.fixture.simulator.settle()
    #expect(drive.fixture.journal.count("completion") == 1)
  }

  @Test func aTimingCurveReplacesTheRunsCurveOfPlainBlocksToo() {
    for finishes in [true, false] {
      let fixture = Fixture(framesPerSecond: 100, size: CGSize(width: 160, height: 240))
      let delegate = JournalDelegate(fixture.journal, duration: 1)
      let interactor = UIPercentDrivenInteractiveTransition()
      let modal = fixture.makeController(delegate: delegate)
      fixture.present(modal)
      delegate.interactor = interactor
      modal.dismiss(animated: true)
      Simulator.endTurn()
      interactor.update(0.5)
      fixture.simulator.advance(by: 0.01)
      interactor.timingCurve = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: CGPoint(x: 0.4, y: 1))
      if finishes { interactor.finish() } else { interactor.cancel() }
      fixture.simulator.advance(by: 0.2)
      let progress = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.4, 1).value(at: 0.4)
      let expected = finishes ? 0.5 + 0.5 * progress : 0.5 - 0.5 * progress
      #expect(isNear(modal.view.shownFrame.minY, 240 * expected))
      fixture.simulator.settle()
      #expect(!fixture.isTransitioning)
    }
  }

  @Test func whatIsChainedToTheFirstRunsAfterIt() {
    for finishes in [true, false] {
      let fixture = Fixture(framesPerSecond: 100, size: CGSize(width: 160, height: 240))
      let delegate = JournalDelegate(fixture.journal, duration: 1)
      let interactor = UIPercentDrivenInteractiveTransition()
      interactor.completionCurve = .linear
      let modal = fixture.makeController(style: .overFullScreen, delegate: delegate)
      fixture.present(modal)
      delegate.interactor = interactor
      delegate.animator.instead = { context in
        UIView.animate(
          withDuration: 0.5, delay: 0, options: .curveLinear,
          animations: { modal.view.alpha = 0.5 },
          completion: { _ in
            fixture.journal.note("second begins")
            UIView.animate(
              withDuration: 0.5, delay: 0, options: .curveLinear,
              animations: { modal.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) },
              completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
              })
          })
      }
      modal.dismiss(animated: true) { fixture.journal.note("completion") }
      Simulator.endTurn()
      interactor.update(0.9)
      fixture.simulator.advance(by: 0.05)
      #expect(isNear(modal.view.layer.presentationValuesNow.opacity, 0.5))
      #expect(fixture.journal.count("second begins") == 0, "nothing ends during the gesture")
      if finishes { interactor.finish() } else { interactor.cancel() }
      fixture.simulator.advance(by: 0.05)
      #expect(fixture.journal.count("second begins") == (finishes ? 1 : 0))
      fixture.simulator.settle()
      #expect(fixture.journal.count("second begins") == 1)
      #expect(fixture.journal.count("completion") == (finishes ? 1 : 0) && !fixture.isTransitioning)
    }
  }

  @Test func anAnimatorByDisplayLinkScrubsItself() {
    /// Sets the views itself, as the interaction controller of its own transition.
    final class SelfDriven: NSObject, UIViewControllerInteractiveTransitioning {
      weak var context: (any UIViewControllerContextTransitioning)?
      var progress: CGFloat = 0 {
        didSet {
          context?.view(forKey: .from)?.alpha = 1 - progress
          context?.updateInteractiveTransition(progress)
        }
      }
      private var direction: CGFloat = 1
      private lazy var link = CADisplayLink { [weak self] link in self?.tick(link) }

      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }

      func release(finishing: Bool) {
        direction = finishing ? 1 : -1
        if finishing {
          context?.finishInteractiveTransition()
        } else {
          context?.cancelInteractiveTransition()
        }
        link.add(to: .main, forMode: .common)
      }

      private func tick(_ link: CADisplayLink) {
        progress = min(max(progress + direction * link.duration, 0), 1)
        guard progress == (direction > 0 ? 1 : 0) else { return }
        link.invalidate()
        context?.completeTransition(direction > 0)
      }
    }
    for finishes in [true, false] {
      let fixture = Fixture(framesPerSecond: 100, size: CGSize(width: 160, height: 240))
      let delegate = JournalDelegate(fixture.journal, duration: 1)
      let driver = SelfDriven()
      let modal = fixture.makeController(style: .overFullScreen, delegate: delegate)
      fixture.present(modal)
      delegate.interactor = driver
      modal.dismiss(animated: true) { fixture.journal.note("completion") }
      Simulator.endTurn()
      driver.progress = 0.4
      fixture.simulator.advance(by: 0.05)
      #expect(isNear(modal.view.alpha, 0.6) && TransitionTrace.progress?.percentComplete == 0.4)
      driver.release(finishing: finishes)
      fixture.simulator.settle()
      #expect(fixture.journal.count("completion") == (finishes ? 1 : 0) && !fixture.isTransitioning)
      #expect(modal.view.alpha == (finishes ? 0 : 1))
    }
  }
}
