import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// `UIPercentDrivenInteractiveTransition`: the calls, the numbers, and the final state.
@MainActor
struct InteractiveTransitionTests {
  /// A modal that is on screen, and the interaction controller of its dismissal.
  @MainActor
  private struct Drive {
    let fixture = Fixture()
    let delegate: JournalDelegate
    let interactor = UIPercentDrivenInteractiveTransition()
    let modal: JournalController

    init(style: UIModalPresentationStyle = .fullScreen, duration: TimeInterval = 0.5) {
      delegate = JournalDelegate(fixture.journal, duration: duration)
      modal = fixture.makeController(style: style, delegate: delegate)
      fixture.present(modal)
      delegate.interactor = interactor
    }

    func dismiss() {
      modal.dismiss(animated: true) { [journal = fixture.journal] in journal.note("completion") }
      Simulator.endTurn()
    }

    var y: CGFloat { modal.view.shownFrame.minY }
    var height: CGFloat { fixture.simulator.window.bounds.height }

    func show(_ percent: CGFloat) {
      interactor.update(percent)
      fixture.simulator.advance(by: fixture.simulator.frameDuration)
    }

    var isClean: Bool {
      !fixture.isTransitioning
        && !UIApplication.shared.isIgnoringInteractionEvents
        && modal.view.layer.animationKeys() == nil && fixture.root.view.layer.animationKeys() == nil
    }
  }

  @Test func theModalFollowsThePercentageInBothDirections() {
    let drive = Drive()
    drive.dismiss()
    #expect(drive.interactor.percentComplete == 0)
    for percent in [0, 0.1, 0.5, 0.25, 0.9, 1, 0.3, 0] as [CGFloat] {
      drive.show(percent)
      #expect(isNear(drive.y, drive.height * percent), "at \(percent)")
      #expect(drive.interactor.percentComplete == percent)
      #expect(TransitionTrace.progress?.percentComplete == percent)
      #expect(TransitionTrace.progress?.isInteractive == true)
    }
    #expect(drive.fixture.journal.count("completion") == 0)
    drive.interactor.cancel()
    drive.fixture.simulator.settle()
    #expect(drive.isClean)
  }

  @Test func percentagesBeyondTheEndsAreClampedAndNoNumbersIgnored() {
    let drive = Drive()
    drive.dismiss()
    drive.show(0.5)
    drive.show(.nan)
    #expect(isNear(drive.y, drive.height / 2))
    drive.show(7)
    #expect(drive.interactor.percentComplete == 1 && isNear(drive.y, drive.height))
    drive.show(-CGFloat.infinity)
    #expect(drive.interactor.percentComplete == 0 && isNear(drive.y, 0))
    drive.interactor.finish()
    drive.fixture.simulator.settle()
    #expect(drive.fixture.journal.count("completion") == 1 && drive.isClean)
  }

  @Test func aHeldTransitionWantsNoFrames() {
    let drive = Drive()
    drive.dismiss()
    drive.show(0.4)
    #expect(!drive.fixture.simulator.advanceFrame())
    #expect(isNear(drive.y, drive.height * 0.4))
    drive.interactor.cancel()
    drive.fixture.simulator.settle()
  }

  @Test func finishingMakesTheCallsOfADismissal() {
    let drive = Drive()
    drive.dismiss()
    #expect(
      drive.fixture.journal.take() == [
        "delegate animator for dismissed", "delegate interactor for dismissal",
        "modal willDisappear", "root willAppear", "animator duration", "animator animate",
      ])
    drive.show(0.6)
    #expect(drive.delegate.animator.context?.isInteractive == true)
    drive.interactor.finish()
    #expect(drive.delegate.animator.context?.isInteractive == false)
    #expect(drive.delegate.animator.context?.transitionWasCancelled == false)
    drive.fixture.simulator.settle()
    #expect(
      drive.fixture.journal.take() == [
        "root didAppear", "modal didDisappear", "completion", "animator ended true",
      ])
    #expect(drive.isClean && drive.fixture.stack == [drive.fixture.root.view])
  }

  @Test func newTouchesAreIgnoredWhileItRunsByItselfAndNotDuringTheGesture() {
    for finishes in [true, false] {
      let drive = Drive()
      drive.dismiss()
      drive.show(0.5)
      #expect(!UIApplication.shared.isIgnoringInteractionEvents)
      if finishes { drive.interactor.finish() } else { drive.interactor.cancel() }
      #expect(UIApplication.shared.isIgnoringInteractionEvents)
      drive.fixture.simulator.settle()
      #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }
  }

  @Test func cancellingADismissalRestoresTheModal() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let drive = Drive(style: style)
      let before = (
        drive.modal.view.frame, drive.modal.view.superview, drive.modal.view.transform
      )
      drive.dismiss()
      drive.show(0.6)
      _ = drive.fixture.journal.take()
      drive.interactor.cancel()
      #expect(drive.delegate.animator.context?.transitionWasCancelled == true)
      drive.fixture.simulator.settle()
      let revealed = style == .fullScreen ? ["root willDisappear", "root didDisappear"] : []
      #expect(
        drive.fixture.journal.take() == revealed + [
          "modal willAppear", "modal didAppear", "animator ended false",
        ])
      #expect(drive.modal.view.frame == before.0 && drive.modal.view.superview === before.1)
      #expect(drive.modal.view.transform == before.2)
      #expect(drive.modal.presentingViewController === drive.fixture.root)
      #expect(!drive.modal.isBeingDismissed && drive.isClean)
      #expect((drive.fixture.root.view.window == nil) == (style == .fullScreen))
      drive.delegate.interactor = nil
      drive.dismiss()
      drive.fixture.simulator.settle()
      #expect(drive.fixture.journal.count("completion") == 1, "and a dismissal by itself works")
      #expect(drive.fixture.stack == [drive.fixture.root.view])
    }
  }

  @Test func cancellingAPresentationTakesEverythingBack() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let fixture = Fixture()
      let delegate = JournalDelegate(fixture.journal)
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.interactor = interactor
      let modal = fixture.makeController(style: style, delegate: delegate)
      fixture.root.present(modal, animated: true) { fixture.journal.note("completion") }
      Simulator.endTurn()
      interactor.update(0.3)
      fixture.simulator.advance(by: 0.1)
      _ = fixture.journal.take()
      interactor.cancel()
      fixture.simulator.settle()
      let presenter = style == .fullScreen ? ["root willAppear", "root didAppear"] : []
      #expect(
        fixture.journal.take() == ["modal willDisappear", "modal didDisappear"] + presenter
          + ["animator ended false"])
      #expect(fixture.stack == [fixture.root.view] && modal.view.superview == nil)
      #expect(fixture.root.presentedViewController == nil && modal.presentingViewController == nil)
      delegate.interactor = nil
      fixture.root.present(modal, animated: true) { fixture.journal.note("completion") }
      fixture.simulator.settle()
      #expect(fixture.journal.count("completion") == 1)
      #expect(modal.view.frame == fixture.simulator.window.bounds && modal.view.window != nil)
    }
  }

  @Test func whatIsLeftRunsAtTheCompletionSpeed() {
    for (percent, speed, finishes) in [
      (0.5, 1, true), (0.5, 0.5, true), (0.2, 2, true), (0.5, 1, false), (0.8, 0.5, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      let drive = Drive()
      drive.dismiss()
      drive.show(percent)
      drive.interactor.completionSpeed = speed
      let start = drive.fixture.simulator.time
      if finishes { drive.interactor.finish() } else { drive.interactor.cancel() }
      drive.fixture.simulator.settle()
      let expected = 0.5 * (finishes ? 1 - percent : percent) / speed
      let took = drive.fixture.simulator.time - start
      #expect(
        took >= expected && took <= expected + 3 * drive.fixture.simulator.frameDuration,
        "\(percent) at \(speed): \(took) instead of \(expected)")
    }
  }

  @Test func theRunFollowsTheCompletionCurve() {
    for curve in [UIView.AnimationCurve.easeInOut, .linear, .easeOut] {
      let drive = Drive()
      drive.dismiss()
      drive.show(0.4)
      drive.interactor.completionCurve = curve
      drive.interactor.finish()
      var last = drive.y
      let begin = UIScreen.main.clock.now
      var error: CGFloat = 0
      for _ in 0..<15 {
        drive.fixture.simulator.advanceFrame()
        let fraction = (UIScreen.main.clock.now - begin) / 0.3
        let paced = curve.reference.value(at: min(fraction, 1))
        error = max(error, abs(drive.y - drive.height * (0.4 + 0.6 * paced)))
        #expect(drive.y >= last)
        last = drive.y
      }
      #expect(error < 1e-3, "\(curve)")
      drive.fixture.simulator.settle()
      #expect(drive.isClean)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, -CGFloat.infinity, 1e-9] as [CGFloat])
  func oddSpeedsStillSettle(speed: CGFloat) {
    for finishes in [true, false] {
      let drive = Drive()
      drive.dismiss()
      drive.show(0.5)
      drive.interactor.completionSpeed = speed
      if finishes { drive.interactor.finish() } else { drive.interactor.cancel() }
      drive.fixture.simulator.advance(by: speed == 1e-9 ? 5.1 : 0.5)
      #expect(drive.isClean, "finishes: \(finishes)")
    }
  }

  @Test func decisionsAtTheVeryEndsCompleteToo() {
    for (percent, finishes) in [(0, true), (0, false), (1, true), (1, false)] as [(CGFloat, Bool)] {
      let drive = Drive()
      drive.dismiss()
      drive.show(percent)
      if finishes { drive.interactor.finish() } else { drive.interactor.cancel() }
      drive.fixture.simulator.settle(limit: 2)
      #expect(drive.isClean, "\(percent) \(finishes)")
      #expect(drive.fixture.journal.count("completion") == (finishes ? 1 : 0))
    }
  }

  @Test func whatIsDecidedBeforeTheStartIsAppliedJustAfterIt() {
    final class Early: UIPercentDrivenInteractiveTransition {
      var finishes = true
      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        if finishes { finish() } else { cancel() }
        super.startInteractiveTransition(transitionContext)
      }
    }
    for finishes in [true, false] {
      let drive = Drive()
      let early = Early()
      early.finishes = finishes
      drive.delegate.interactor = early
      drive.dismiss()
      drive.fixture.simulator.settle(limit: 2)
      #expect(drive.isClean)
      #expect(drive.fixture.journal.count("completion") == (finishes ? 1 : 0))
    }
  }

  @Test func callsWithoutATransitionDoNotHitTheNextOne() {
    let drive = Drive()
    drive.interactor.finish()
    drive.interactor.update(0.7)
    drive.interactor.cancel()
    drive.interactor.pause()
    drive.fixture.simulator.endTurn()
    drive.dismiss()
    drive.fixture.simulator.advance(by: 0.3)
    #expect(isNear(drive.y, 0) && drive.interactor.percentComplete == 0)
    drive.show(0.5)
    drive.interactor.finish()
    drive.fixture.simulator.settle()
    #expect(drive.fixture.journal.count("completion") == 1)
    drive.interactor.cancel()
    drive.fixture.simulator.endTurn()
    let modal = drive.fixture.makeController("next", delegate: drive.delegate)
    drive.fixture.root.present(modal, animated: true)
    Simulator.endTurn()
    drive.show(0.5)
    #expect(isNear(modal.view.shownFrame.minY, drive.height / 2))
    drive.interactor.finish()
    drive.fixture.simulator.settle()
    #expect(drive.isClean)
  }

  @Test func afterTheReleaseNothingMoreIsDecided() {
    let drive = Drive()
    drive.dismiss()
    drive.show(0.5)
    drive.interactor.finish()
    drive.fixture.simulator.advance(by: 0.05)
    let y = drive.y
    drive.interactor.update(0.1)
    drive.interactor.cancel()
    drive.interactor.finish()
    drive.fixture.simulator.advanceFrame()
    #expect(drive.y >= y, "it continues")
    drive.fixture.simulator.settle()
    #expect(drive.fixture.journal.count("completion") == 1 && drive.isClean)
  }

  @Test func completingWithTrueAfterACancelCountsAsFalseAndIsReported() {
    let drive = Drive()
    drive.delegate.animator.instead = { context in
      let view = context.view(forKey: .from)
      UIView.animate(
        withDuration: 0.5, animations: { view?.frame.origin.y = 500 },
        completion: { _ in context.completeTransition(true) })
    }
    let warnings = Diagnostics.collecting {
      drive.dismiss()
      drive.show(0.5)
      drive.interactor.cancel()
      drive.fixture.simulator.settle(limit: 5)
    }
    #expect(warnings.count == 1 && warnings[0].contains("cancelled"))
    #expect(drive.fixture.journal.lines.last == "animator ended false")
    #expect(drive.modal.view.window != nil && drive.modal.view.frame.minY == 0)
  }

  @Test func aPausedTransitionCanBeGrabbedAgain() {
    let drive = Drive()
    drive.dismiss()
    drive.show(0.5)
    drive.interactor.finish()
    drive.fixture.simulator.advance(by: 0.1)
    let y = drive.y
    drive.interactor.pause()
    drive.fixture.simulator.advance(by: 1)
    #expect(isNear(drive.y, y, within: 1e-3), "it stands where it was")
    #expect(isNear(drive.interactor.percentComplete, y / drive.height, within: 1e-3))
    drive.show(0.1)
    #expect(isNear(drive.y, drive.height * 0.1))
    drive.interactor.cancel()
    drive.fixture.simulator.settle()
    #expect(drive.isClean && drive.modal.view.window != nil)
    #expect(drive.fixture.journal.lines.last == "animator ended false")
  }

  @Test func aTransitionThatStartsByItselfCanBeCaught() {
    let drive = Drive()
    drive.interactor.wantsInteractiveStart = false
    drive.dismiss()
    drive.fixture.simulator.advanceFrame()
    drive.fixture.simulator.advance(by: 0.25)
    #expect(isNear(drive.y, drive.height / 2, within: 1e-3))
    drive.interactor.update(0.9)
    #expect(isNear(drive.y, drive.height / 2, within: 1e-3), "it runs by itself")
    drive.interactor.pause()
    drive.fixture.simulator.advance(by: 1)
    #expect(isNear(drive.y, drive.height / 2, within: drive.height / 25))
    drive.show(0.7)
    #expect(isNear(drive.y, drive.height * 0.7, within: drive.height / 25))
    drive.interactor.finish()
    drive.fixture.simulator.settle()
    #expect(drive.fixture.journal.count("completion") == 1 && drive.isClean)
  }

  @Test func everythingAnimatedIsScrubbed() {
    let drive = Drive(style: .overFullScreen)
    let (faded, turned, sprung) = (UIView(), UIView(), UIView())
    for view in [faded, turned, sprung] {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      drive.modal.view.addSubview(view)
    }
    let explicit = CALayer()
    drive.modal.view.layer.addSublayer(explicit)
    drive.fixture.simulator.settle()
    let spring = SpringSolver(duration: 0.5, dampingRatio: 0.5, initialVelocity: 0)
    drive.delegate.animator.instead = { context in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { faded.alpha = 0 }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        turned.transform = CGAffineTransform(rotationAngle: 1)
      }
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        sprung.center.x = 105
      }
      let basic = CABasicAnimation(keyPath: "position.y")
      (basic.fromValue, basic.toValue, basic.duration) = (0.0, 100.0, 0.5)
      basic.beginTime = CACurrentMediaTime() + 0.1
      basic.duration = 0.4
      explicit.add(basic, forKey: "explicit")
      UIView.animate(
        withDuration: 0.5, animations: { context.view(forKey: .from)?.alpha = 0.5 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    drive.dismiss()
    for percent in [0.2, 0.8, 0.5] as [CGFloat] {
      drive.show(percent)
      #expect(isNear(CGFloat(faded.layer.presentation()?.opacity ?? 9), 1 - percent, within: 1e-5))
      let turn = turned.layer.presentation()?.affineTransform()
      #expect(isNear(turn?.b ?? 9, sin(percent), within: 1e-6))
      let x = 5 + 100 * spring.value(at: 0.5 * percent)
      #expect(isNear(sprung.layer.presentation()?.position.x ?? 0, x, within: 1e-3))
      let y = max(0.5 * percent - 0.1, 0) / 0.4 * 100
      #expect(isNear(explicit.presentation()?.position.y ?? 9, y, within: 1e-3), "at \(percent)")
    }
    drive.interactor.cancel()
    drive.fixture.simulator.settle()
    #expect(faded.alpha == 1 && turned.transform == .identity && sprung.center.x == 5)
    #expect(drive.modal.view.alpha == 1)
    #expect(drive.isClean)
  }

  @Test func otherAnimationsInTheContainerContinueWhereTheyStood() {
    let drive = Drive(style: .overFullScreen)
    let runner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    drive.modal.view.addSubview(runner)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { runner.frame.origin.x = 100 }
    drive.fixture.simulator.advanceFrame()
    drive.fixture.simulator.advance(by: 0.5)
    let x = runner.shownFrame.minX
    #expect(isNear(x, 50, within: 1e-3))
    drive.dismiss()
    drive.show(0)
    #expect(isNear(runner.shownFrame.minX, x, within: 2), "it does not jump")
    drive.interactor.cancel()
    drive.fixture.simulator.advanceFrame()
    drive.fixture.simulator.advanceFrame()
    #expect(isNear(runner.shownFrame.minX, x, within: 6))
    drive.fixture.simulator.settle()
    #expect(drive.isClean)
  }

  @Test func theInteractionControllerIsKeptToTheEndAndThenReleased() {
    let drive = Drive()
    weak var kept: UIPercentDrivenInteractiveTransition?
    do {
      let interactor = UIPercentDrivenInteractiveTransition()
      kept = interactor
      drive.delegate.interactor = interactor
      drive.dismiss()
      drive.delegate.interactor = nil
      interactor.update(0.5)
      interactor.finish()
    }
    #expect(kept != nil)
    drive.fixture.simulator.settle()
    #expect(kept == nil && drive.isClean)
  }

  @Test func anInteractionControllerOfOnesOwnDrivesByTheContext() {
    final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }
    }
    for finishes in [true, false] {
      let drive = Drive()
      let own = Own()
      drive.delegate.interactor = own
      drive.dismiss()
      #expect(drive.fixture.journal.count("animator animate") == 0, "it draws by itself")
      own.context?.updateInteractiveTransition(0.4)
      #expect(TransitionTrace.progress?.percentComplete == 0.4)
      if finishes {
        own.context?.finishInteractiveTransition()
      } else {
        own.context?.cancelInteractiveTransition()
      }
      own.context?.completeTransition(finishes)
      drive.fixture.simulator.settle()
      #expect(drive.isClean && drive.fixture.journal.count("completion") == (finishes ? 1 : 0))
      #expect((drive.modal.view.window == nil) == finishes)
    }
  }
}
