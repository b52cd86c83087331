import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Patterns of open-source code that uses transitions.
@MainActor
struct PublicPatternTests {
  // MARK: A driver made in startInteractiveTransition

  /// Animator and interaction controller in one object, as in Apple's photo sample: the driver is
  /// made when the interaction starts, also where it starts without a gesture.
  private final class DriverMaker: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
  {
    var calls: [String] = []
    let wantsInteractiveStart: Bool
    private(set) var driver: UIViewPropertyAnimator?
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(isInteractive: Bool) { wantsInteractiveStart = isInteractive }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      calls.append("animate")
    }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      calls.append("start")
      context = transitionContext
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      let driver = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 1 }
      driver.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      self.driver = driver
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      calls.append("interruptible")
      return driver ?? UIViewPropertyAnimator(duration: 0, curve: .linear, animations: nil)
    }
  }

  @Test func aDriverThatIsMadeInTheStartRunsWithoutAGesture() {
    let fixture = Fixture()
    let maker = DriverMaker(isInteractive: false)
    let modal = fixture.makeController()
    modal.transitioningDelegate = maker
    fixture.root.present(modal, animated: true)
    fixture.simulator.advanceFrame()
    #expect(maker.calls == ["start", "interruptible"])
    fixture.simulator.advance(by: 0.25)
    let alpha = modal.view.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.4 && alpha < 0.6, "half of the driver's half second is over")
    fixture.simulator.settle()
    #expect(!fixture.isTransitioning && modal.view.alpha == 1 && fixture.root.view.window == nil)
  }

  @Test(arguments: [true, false])
  func theAppContinuesItsOwnDriverAfterTheRelease(finishes: Bool) throws {
    let fixture = Fixture()
    let maker = DriverMaker(isInteractive: false)
    let modal = fixture.makeController()
    modal.transitioningDelegate = maker
    fixture.root.present(modal, animated: true)
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 0.25)
    let driver = try #require(maker.driver)
    let context = try #require(maker.context)
    driver.pauseAnimation()
    context.pauseInteractiveTransition()
    driver.fractionComplete = 0.4
    context.updateInteractiveTransition(0.4)
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    #expect(!driver.isRunning, "the app has not continued it")
    fixture.simulator.advance(by: 1)
    #expect(fixture.isTransitioning && isNear(driver.fractionComplete, 0.4))
    driver.isReversed = !finishes
    driver.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 0.25)
    let alpha = Double(modal.view.layer.presentation()?.opacity ?? 0)
    #expect(isNear(alpha, finishes ? 0.7 : 0.2, within: 0.05), "half of the half second")
    fixture.simulator.settle()
    #expect(!fixture.isTransitioning && (modal.view.window != nil) == finishes)
  }

  // MARK: A wrapper made in presentationTransitionWillBegin

  /// Puts the presented view into a frame with a margin.
  private final class WrappingController: UIPresentationController {
    private var wrapper: UIView?

    override var presentedView: UIView? { wrapper ?? super.presentedView }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      guard let view = presentedViewController.view else { return }
      let frame = UIView(frame: frameOfPresentedViewInContainerView)
      view.frame = frame.bounds.insetBy(dx: 10, dy: 10)
      frame.addSubview(view)
      wrapper = frame
    }
  }

  private final class WrapperDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator: JournalAnimator

    init(_ journal: Journal) { animator = JournalAnimator(journal, duration: 0.5) }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      WrappingController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test func aWrapperThatIsMadeAtTheBeginIsTheViewThatArrives() {
    let fixture = Fixture(size: CGSize(width: 300, height: 500))
    let delegate = WrapperDelegate(fixture.journal)
    let modal = fixture.makeController(style: .custom)
    modal.transitioningDelegate = delegate
    var arriving: UIView?
    delegate.animator.onCall = { arriving = $0.view(forKey: .to) }
    fixture.root.present(modal, animated: true)
    fixture.simulator.advance(by: 0.2)
    #expect(arriving != nil && arriving !== modal.view && arriving === modal.view.superview)
    fixture.simulator.settle()
    let container = modal.presentationController?.containerView
    #expect(container != nil && modal.view.superview?.superview === container)
    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == CGRect(
          x: 10, y: 10, width: 280, height: 480))
  }

  // MARK: Constraints in the container

  @Test func constraintsInTheTransitionsContainerAreSolved() {
    let fixture = Fixture(size: CGSize(width: 300, height: 500))
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(style: .overFullScreen, delegate: delegate)
    let badge = UIView()
    delegate.animator.onCall = { context in
      guard badge.superview == nil else { return }
      badge.translatesAutoresizingMaskIntoConstraints = false
      context.containerView.addSubview(badge)
      badge.centerXAnchor.constraint(equalTo: context.containerView.centerXAnchor).isActive = true
      badge.topAnchor.constraint(equalTo: context.containerView.topAnchor, constant: 40)
        .isActive = true
      badge.widthAnchor.constraint(equalToConstant: 60).isActive = true
      badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    fixture.root.present(modal, animated: true)
    fixture.simulator.advance(by: 0.1)
    #expect(badge.frame == CGRect(x: 120, y: 40, width: 60, height: 20))
    fixture.simulator.settle()
  }

  // MARK: Reported results are final

  /// Moves views by itself and reports.
  private final class Reporter: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
    }
  }

  @Test(arguments: [true, false])
  func whatWasReportedLastStandsUntilTheEnd(finishes: Bool) {
    let fixture = Fixture()
    let (delegate, reporter) = (JournalDelegate(fixture.journal), Reporter())
    delegate.interactor = reporter
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: true)
    fixture.simulator.advanceFrame()
    reporter.context?.updateInteractiveTransition(0.25)
    if finishes {
      reporter.context?.finishInteractiveTransition()
    } else {
      reporter.context?.cancelInteractiveTransition()
    }
    for _ in 0..<5 {
      fixture.simulator.advanceFrame()
      #expect(TransitionTrace.progress?.percentComplete == 0.25)
    }
    reporter.context?.completeTransition(finishes)
    fixture.simulator.settle()
    #expect(!fixture.isTransitioning && (modal.view.window != nil) == finishes)
  }

  /// Moves views by itself from the start, for which it does not call super, and lets its
  /// superclass report. This is common in photo browsers.
  private final class PercentReporter: UIPercentDrivenInteractiveTransition {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
    }
  }

  @Test(arguments: [true, false])
  func aPercentDrivenTransitionReportsWithoutTheStartOfItsSuperclass(finishes: Bool) {
    let fixture = Fixture()
    let (delegate, reporter) = (JournalDelegate(fixture.journal), PercentReporter())
    delegate.interactor = reporter
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: true)
    fixture.simulator.advanceFrame()
    reporter.update(0.25)
    #expect(reporter.percentComplete == 0.25)
    if finishes { reporter.finish() } else { reporter.cancel() }
    fixture.simulator.advance(by: 0.25)
    let isCancelled = reporter.context?.transitionWasCancelled ?? false
    #expect(isCancelled == !finishes)
    reporter.context?.completeTransition(!isCancelled)
    fixture.simulator.settle()
    #expect(!fixture.isTransitioning && (modal.view.window != nil) == finishes)
  }
}
