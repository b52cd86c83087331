import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// A scroll view that fills a modal which a pan dismisses, and one below an edge pan.
@MainActor
struct ScrollDismissalTests {
  /// A modal whose root is a scroll view, presented and at rest.
  private func present() -> (Simulator, UIViewController, DismissibleList) {
    let base = UIViewController()
    let simulator = Simulator(scale: 1, root: base)
    let modal = DismissibleList()
    base.present(modal, animated: false)
    simulator.settle()
    return (simulator, base, modal)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func upwardsTheContentScrollsAndTheModalStays() {
    let (simulator, base, modal) = present()
    simulator.drag(from: point(200, 600), to: point(200, 400))
    #expect(modal.list.isDragging && modal.list.contentOffset.y == 190)
    #expect(modal.interaction == nil)
    // Later in the same drag it is pulled beyond the top: the drag still scrolls the content.
    simulator.touchMove(to: point(200, 750))
    #expect(modal.list.contentOffset.y < 0 && modal.interaction == nil)
    simulator.touchUp(at: point(200, 750))
    simulator.settle()
    #expect(modal.list.contentOffset == .zero && base.presentedViewController === modal)
  }

  @Test func downwardsAtTheTopTheModalIsDismissed() {
    let (simulator, base, modal) = present()
    simulator.drag(from: point(200, 200), to: point(200, 622))
    #expect(modal.interaction != nil && !modal.list.isDragging)
    #expect(modal.list.contentOffset == .zero)
    let shown = modal.view.layer.presentation()?.frame.minY ?? 0
    #expect(abs(shown - 412) < 9, "it is under the finger, or one frame behind: \(shown)")
    simulator.touchUp(at: point(200, 622))
    simulator.settle()
    #expect(base.presentedViewController == nil && modal.view.window == nil)
    #expect(modal.list.panGestureRecognizer.state == .possible)
  }

  @Test func aDismissalThatIsCancelledLeavesTheContentWhereItWas() {
    let (simulator, base, modal) = present()
    simulator.drag(from: point(200, 600), to: point(200, 400))
    simulator.advance(by: 0.2)
    simulator.touchUp(at: point(200, 400))
    simulator.settle()
    #expect(modal.list.contentOffset.y == 190)
    simulator.drag(from: point(200, 300), to: point(200, 400))
    #expect(modal.interaction == nil && modal.list.contentOffset.y == 100, "not at the top")
    simulator.advance(by: 0.2)
    simulator.touchUp(at: point(200, 400))
    modal.list.contentOffset = .zero
    simulator.settle()
    simulator.drag(from: point(200, 200), to: point(200, 300))
    #expect(modal.interaction != nil)
    simulator.advance(by: 0.2)
    simulator.touchUp(at: point(200, 300))
    simulator.settle()
    #expect(base.presentedViewController === modal && modal.list.contentOffset == .zero)
    #expect(modal.view.frame.minY == 0 && modal.interaction == nil)
    simulator.drag(from: point(200, 600), to: point(200, 500))
    #expect(modal.list.contentOffset.y == 90, "and scrolls on")
    simulator.touchCancel()
  }

  @Test func aThrownListIsCaughtAtTheTopAndNotDismissed() {
    let (simulator, base, modal) = present()
    simulator.drag(from: point(200, 600), to: point(200, 300), duration: 0.1)
    simulator.touchUp(at: point(200, 300))
    simulator.advance(by: 0.1)
    #expect(modal.list.isDecelerating)
    simulator.drag(from: point(200, 200), to: point(200, 300))
    #expect(modal.interaction == nil && modal.list.isDragging)
    simulator.touchUp(at: point(200, 300))
    simulator.settle()
    #expect(base.presentedViewController === modal)
  }

  @Test func anEdgePanWinsOverContentThatScrollsSideways() {
    let stage = ScrollStage(content: CGSize(width: 2000, height: 1000))
    stage.scrollView.contentOffset.x = 500
    let listener = Listener()
    let edge = listener.add(
      UIScreenEdgePanGestureRecognizer(), to: stage.scrollView.superview ?? UIView())
    edge.edges = .left
    stage.hold(120, 0, from: stage.at(3, 400))
    #expect(edge.state == .changed && !stage.scrollView.isDragging)
    #expect(stage.scrollView.contentOffset.x == 500)
    stage.simulator.touchUp(at: stage.at(123, 400))
    #expect(listener.states.last == .ended)
    stage.hold(0, -60, from: stage.at(3, 400))
    #expect(listener.states.last == .ended && stage.scrollView.contentOffset.y == 50)
    stage.simulator.touchCancel()
    stage.simulator.settle()
    stage.hold(120, 0, from: stage.at(100, 400))
    #expect(edge.state != .changed && stage.scrollView.contentOffset.x == 390)
    stage.simulator.touchCancel()
  }
}

/// A full-screen list which a pan downwards at its top dismisses, as apps write it.
@MainActor
private final class DismissibleList: UIViewController, UIViewControllerTransitioningDelegate,
  UIGestureRecognizerDelegate
{
  let list = UIScrollView()
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    list.contentSize = CGSize(width: 390, height: 4000)
    list.contentInsetAdjustmentBehavior = .never
    view = list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(target: self, action: Selector(DismissibleList.drag))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    let height = view.window?.bounds.height ?? 844
    let progress = pan.translation(in: nil).y / height
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: interaction?.update(progress)
    case .ended where progress > 0.3: finish { $0.finish() }
    case .ended, .cancelled: finish { $0.cancel() }
    default: break
    }
  }

  private func finish(_ end: (UIPercentDrivenInteractiveTransition) -> Void) {
    if let interaction { end(interaction) }
    interaction = nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    return list.contentOffset.y <= 0 && pan.velocity(in: nil).y > 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === list.panGestureRecognizer }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideOut() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

private final class SlideOut: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view?.frame.origin.y = transitionContext.containerView.bounds.height
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
