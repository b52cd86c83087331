import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// All calls of all objects, for every style, mode and width.
@MainActor
struct PresentationOrderTests {
  @MainActor
  private final class Stage {
    let order: PresentationOrder
    let log = OrderLog()
    let simulator: Simulator
    let presenter: OrderPresenter
    let presented: OrderPresented
    let delegate: OrderDelegate

    init(_ order: PresentationOrder) {
      self.order = order
      let presenter = OrderPresenter(log)
      self.presenter = presenter
      simulator = Simulator(
        size: CGSize(width: order.isRegular ? 1000 : 400, height: 800), scale: 1,
        framesPerSecond: 20, root: presenter)
      // The lists are of sheets that cover a compact width.
      UIApplication.shared.automaticModalPresentationStyle = .fullScreen
      presented = OrderPresented(log)
      delegate = OrderDelegate(log)
      presented.modalPresentationStyle = order.style
      presented.transitioningDelegate = delegate
      if case .system(let style) = order.mode { presented.modalTransitionStyle = style }
      if order.style == .popover {
        presented.popoverPresentationController?.sourceView = presenter.view
      }
      log.views = [
        (
          "container",
          // Asked for a presentation controller, what is not presented makes one.
          { [presented] in
            presented.presentingViewController != nil
              && presented.presentationController?.containerView?.window != nil
          }
        ),
        ("presenter", { presenter.view.window != nil }),
      ]
      log.state = { [presented] in
        var words: Set<String> = []
        if presented.isBeingPresented { words.insert("presented") }
        if presented.isBeingDismissed { words.insert("dismissed") }
        return words
      }
    }

    func run(_ mode: OrderMode, _ begin: (_ completion: @escaping () -> Void) -> Void) {
      delegate.animator = mode.hasOwnAnimator ? OrderAnimator(log) : nil
      let interactiveDriver = mode.isInteractive ? OrderInteractiveDriver(log) : nil
      delegate.interactiveDriver = interactiveDriver
      log.begin(animated: mode.isAnimated)
      presented.joinTheNextTransition()
      begin { [log] in log.note("Completion") }
      if let interactiveDriver {
        interactiveDriver.update(0.4)
        simulator.advanceFrame()
        if mode.isCancelled { interactiveDriver.cancel() } else { interactiveDriver.finish() }
      }
      simulator.settle()
    }

    func present(_ mode: OrderMode) {
      run(mode) { presenter.present(presented, animated: mode.isAnimated, completion: $0) }
    }

    func dismiss(_ mode: OrderMode) {
      run(mode) { presenter.dismiss(animated: mode.isAnimated, completion: $0) }
    }

    func check(_ expected: [String], _ state: String, holds: [String]) {
      TransitionTrace.onCall = nil
      #expect(log.lines == expected)
      #expect(log.ownCalls.filter { !isSystems($0) } == log.traced, "the trace lists the same")
      #expect(log.faults.isEmpty)
      #expect(log.span(of: state) == holds)
      #expect(!Simulator.isTransitioning)
      #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }

    /// Whether the line is a call on the system's own animator.
    private func isSystems(_ line: String) -> Bool {
      !order.mode.hasOwnAnimator && line.hasPrefix("Animator")
    }
  }

  @Test(arguments: PresentationOrder.all) func presenting(_ order: PresentationOrder) {
    let stage = Stage(order)
    stage.present(order.mode)
    let isCancelled = order.mode.isCancelled
    stage.check(
      order.presenting, "presented",
      holds: [
        "Presented viewWillAppear",
        "Presented \(isCancelled ? "viewDidDisappear" : "viewDidAppear")",
      ])
    #expect((stage.presented.view.window == nil) == isCancelled)
    #expect((stage.presenter.view.window == nil) == (!isCancelled && order.removes))
  }

  @Test(arguments: PresentationOrder.all) func dismissing(_ order: PresentationOrder) {
    let stage = Stage(order)
    // As the system left it, so that a partial curl has its page.
    stage.present(order.mode.isCancelled || order.mode.isInteractive ? .own : order.mode)
    stage.dismiss(order.mode)
    let isCancelled = order.mode.isCancelled
    stage.check(
      order.dismissing, "dismissed",
      holds: [
        "Presented viewWillDisappear",
        "Presented \(isCancelled ? "viewDidAppear" : "viewDidDisappear")",
      ])
    #expect((stage.presented.view.window == nil) == !isCancelled)
    #expect((stage.presenter.view.window == nil) == (isCancelled && order.removes))
    guard !isCancelled else { return }
    #expect(stage.simulator.window.subviews == [stage.presenter.view])
    #expect(stage.presenter.view.frame == stage.simulator.window.bounds)
  }
}

/// Returns its properties.
private final class OrderDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: OrderLog
  var animator: OrderAnimator?
  var interactiveDriver: OrderInteractiveDriver?

  init(_ log: OrderLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note("Delegate presentationController(forPresented)")
    return OrderCard(log, presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("Delegate animationController(forPresented)")
    animator?.isForward = true
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    log.note("Delegate animationController(forDismissed)")
    animator?.isForward = false
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("Delegate interactionControllerForPresentation")
    return interactiveDriver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("Delegate interactionControllerForDismissal")
    return interactiveDriver
  }
}

/// A presentation controller that records all its calls.
private final class OrderCard: UIPresentationController {
  let log: OrderLog

  init(_ log: OrderLog, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    log.note("Card presentationTransitionWillBegin")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.note("Card presentationTransitionDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { log.note("Card dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.note("Card dismissalTransitionDidEnd(\(completed))")
  }
}
