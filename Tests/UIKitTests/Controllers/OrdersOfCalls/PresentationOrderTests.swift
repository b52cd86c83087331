import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// All calls of all objects, for every style, way and width.
@Suite(.serialized) @MainActor
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
      presented = OrderPresented(log)
      delegate = OrderDelegate(log)
      presented.modalPresentationStyle = order.style
      presented.transitioningDelegate = delegate
      if case .system(let style) = order.way { presented.modalTransitionStyle = style }
      if order.style == .popover {
        presented.popoverPresentationController?.sourceView = presenter.view
      }
      let window = simulator.window
      log.views = [
        ("container", { window.firstInSubtree { $0 is TransitionContainerView } != nil }),
        ("presenter", { presenter.view.window != nil }),
      ]
      log.state = { [presented] in
        var words: Set<String> = []
        if presented.isBeingPresented { words.insert("presented") }
        if presented.isBeingDismissed { words.insert("dismissed") }
        return words
      }
    }

    func run(_ way: OrderWay, _ begin: (_ completion: @escaping () -> Void) -> Void) {
      delegate.animator = way.hasOwnAnimator ? OrderAnimator(log) : nil
      let hand = way.isInteractive ? OrderHand(log) : nil
      delegate.hand = hand
      log.begin(animated: way.isAnimated)
      presented.joinTheNextTransition()
      begin { [log] in log.note("Completion") }
      if let hand {
        hand.update(0.4)
        simulator.advanceFrame()
        if way.isCancelled { hand.cancel() } else { hand.finish() }
      }
      simulator.settle()
    }

    func present(_ way: OrderWay) {
      run(way) { presenter.present(presented, animated: way.isAnimated, completion: $0) }
    }

    func dismiss(_ way: OrderWay) {
      run(way) { presenter.dismiss(animated: way.isAnimated, completion: $0) }
    }

    func check(_ expected: [String], _ state: String, holds: [String]) {
      TransitionTrace.onCall = nil
      #expect(log.lines == expected)
      #expect(log.ownCalls.filter { !isSystems($0) } == log.traced, "the trace tells the same")
      #expect(log.faults.isEmpty)
      #expect(log.span(of: state) == holds)
      #expect(!Simulator.isTransitioning)
      #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }

    /// The calls of the system's own animators are not those of the test's.
    private func isSystems(_ line: String) -> Bool {
      !order.way.hasOwnAnimator && line.hasPrefix("Animator")
    }
  }

  @Test(arguments: PresentationOrder.all) func presenting(_ order: PresentationOrder) {
    let stage = Stage(order)
    stage.present(order.way)
    let isCancelled = order.way.isCancelled
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
    stage.present(order.way.isCancelled || order.way.isInteractive ? .own : order.way)
    stage.dismiss(order.way)
    let isCancelled = order.way.isCancelled
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

/// Hands out what there is.
private final class OrderDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: OrderLog
  var animator: OrderAnimator?
  var hand: OrderHand?

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
    return hand
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("Delegate interactionControllerForDismissal")
    return hand
  }
}

/// A presentation controller that tells all it hears.
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
